import { inLocale, locales } from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { giveReason } from '../fixtures/staff-forms.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const words = {
  id: {
    centre: 'Pusat bantuan',
    question: 'Cari jawaban',
    typed: 'tarik saldo',
    article: /^Saldo dan penarikan/,
    ask: 'Hubungi kami',
    least: 'Minimal Rp10.000 sekali tarik',
  },
  en: {
    centre: 'Help centre',
    question: 'Search for an answer',
    typed: 'withdraw balance',
    article: /^Balance and withdrawals/,
    ask: 'Contact us',
    least: 'At least Rp10.000 at a time',
  },
} as const;

for (const locale of locales) {
  test(`from the end of a page to an answer and to people, by keyboard (${locale}) [F7] [F10]`, async ({
    page,
    visit,
  }) => {
    const t = words[locale];
    await visit(linkTo('storefront.home'), locale);
    await page.getByRole('contentinfo').getByRole('link', { name: t.centre, exact: true }).click();
    await expect(page).toHaveURL(inLocale(linkTo('help.home'), locale));
    await untilAlive(page);
    await page.getByRole('searchbox', { name: t.question }).fill(t.typed);
    const found = page.getByRole('main').getByRole('link', { name: t.article });
    await expect(page.getByRole('main').getByRole('status')).toContainText(t.typed);
    await found.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.article);
    await expect(page.getByText(t.least)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.ask, exact: true }).click();
    await expect(page).toHaveURL(inLocale(linkTo('help.contact'), locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.ask);
  });
}

test('a search works without scripts, and what it does not find says so [A2] @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(linkTo('help.home'));
  await page.getByRole('searchbox').fill('helikopter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\?q=helikopter$/);
  await expect(page.getByText('Belum ada artikel untuk “helikopter”')).toBeVisible();
  await context.close();
});

test('articles are in the site map in both languages, and an unknown one is 404 @desktop', async ({
  request,
}) => {
  const pages = await (await request.get('/sitemap/pages.xml')).text();
  for (const path of ['/help', '/en/help', '/help/buying', '/en/help/fees', '/contact', '/en/privacy'])
    expect(pages).toContain(`${path}</loc>`);
  expect((await request.get('/help/nothing')).status()).toBe(404);
});

test('staff add to a help page, readers see it, and the former version comes back [W68] [W81] @desktop @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const content = { email: 'content@pasar.example', password: 'pasar1234' };
  await carryToken(context, await loadToken(request, content), baseURL);
  const shown = async (text: string) => (await (await request.get('/help/returns')).text()).includes(text);
  const news = 'Kurir **menjemput** paket retur di rumahmu.';
  await visit(linkTo('back-office.content', { open: 'returns' }));
  const text = page.getByRole('textbox', { name: 'Isi (Indonesia)' });
  await text.press('Control+End');
  await text.pressSequentially(`\n\n${news}`);
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await expect(page.getByText('menjemput', { exact: true })).toBeVisible();
  expect(await shown('menjemput')).toBe(false);
  await page.getByRole('button', { name: 'Tayangkan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click();
  await expect.poll(() => shown('<strong>menjemput</strong>'), { timeout: 40_000 }).toBe(true);

  await page.getByRole('link', { name: 'Riwayat' }).click();
  await page.getByRole('button', { name: 'Tayangkan lagi versi 1', exact: true }).click();
  await giveReason(page, 'Belum berlaku');
  await expect.poll(() => shown('menjemput'), { timeout: 40_000 }).toBe(false);
});
