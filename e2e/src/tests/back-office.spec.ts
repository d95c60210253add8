import { adminStoreEndpoints, inLocale, locales } from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { createAdminClient } from '../fixtures/promotions.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const account = (role: 'admin' | 'support' | 'finance' | 'content') => ({
  email: `${role}@pasar.example`,
  password: 'pasar1234',
});
const say = {
  id: { nav: 'Kantor pasar', queue: 'Antrean', noRight: 'Halaman ini bukan bagianmu' },
  en: { nav: 'Back office', queue: 'Queue', noRight: 'This page is not part of your work' },
} as const;
const pages = {
  admin: ['Antrean', 'Toko', 'Produk', 'Komplain', 'Penarikan', 'Berkas bank', 'Pengguna', 'Catatan'],
  support: ['Antrean', 'Toko', 'Produk', 'Komplain', 'Penarikan', 'Berkas bank', 'Pengguna'],
  finance: ['Antrean', 'Toko', 'Komplain', 'Penarikan', 'Berkas bank', 'Pengguna'],
  content: ['Antrean', 'Produk'],
} as const;

test('staff arrive in the back office; a buyer finds no such page, a visitor the login [B2] [B3]', async ({
  page,
  context,
  baseURL,
  visit,
  member,
  mishaps,
}) => {
  mishaps.expect(/admin .* 404/);
  await visit(linkTo('back-office.home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');
  await context.clearCookies();
  await visit(linkTo('back-office.home'));
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await visit(linkTo('auth.login'));
  await logIn(page, account('support'));
  await expect(page).toHaveURL(`${baseURL}${linkTo('back-office.home')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antrean');
  expect(member.email).toContain('@');
});

for (const [role, names] of Object.entries(pages)) {
  test(`${role} sees the pages of the role, and who has the others [B2]`, async ({
    page,
    context,
    baseURL,
    request,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/40[34]/);
    await carryToken(context, await loadToken(request, account(role as keyof typeof pages)), baseURL);
    await visit(linkTo('back-office.home'));
    const menu = page.getByRole('navigation', { name: say.id.nav });
    if (await menu.getByText(say.id.nav).isVisible()) await menu.getByText(say.id.nav).click();
    for (const name of names) await expect(menu.getByRole('link', { name }).first()).toBeVisible();
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(names.length);
    await visit(linkTo('back-office.stores'));
    const refused = page.getByRole('heading', { name: say.id.noRight });
    if (role === 'content') await expect(refused).toBeVisible();
    else await expect(refused).toHaveCount(0);
  });
}

test('a store is refused by keyboard, part by part, and its seller reads why [B7] [B14]', async ({
  page,
  context,
  baseURL,
  request,
  waitingStore,
  visit,
}) => {
  const staff = await createAdminClient(request);
  const { data } = await staff(adminStoreEndpoints.list, { query: { search: waitingStore.name } });
  const id = data[0]?.id ?? 0;
  await carryToken(context, await loadToken(request, account('support')), baseURL);
  await visit(linkTo('back-office.stores', { search: waitingStore.name }));
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`${baseURL}${linkTo('back-office.store', { id })}`);
  await expect(page.getByText(/Yang belum ada: KTP, selfie dengan KTP/)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Tolak KTP', exact: true }).check();
  await page.getByLabel('Alasan untuk KTP', { exact: true }).fill('Belum ada fotonya');
  await page.getByRole('checkbox', { name: 'Tolak KTP', exact: true }).focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { data: file } = await staff(adminStoreEndpoints.detail, { params: { id } });
  expect(file.verification_status).toBe('rejected');
  expect(file.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'file_ktp', reason: 'Belum ada fotonya' })]),
  );
});

test('a product is blocked with its reason; the market hides it, its seller reads why, and it comes back [B17]', async ({
  page,
  context,
  baseURL,
  request,
  store,
  visit,
  mishaps,
}) => {
  mishaps.expect(/404/);
  const { good, seller } = store;
  await carryToken(context, await loadToken(request, account('content')), baseURL);
  await visit(linkTo('back-office.products', { search: store.name }));
  await page.getByRole('link', { name: good.name }).first().click();
  const pane = page.getByRole('complementary', { name: good.name });
  const decide = async (name: string, reason: string) => {
    await pane.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
  };
  await decide('Blokir produk', 'Logo merek lain di kemasan');
  await expect(pane.getByText('Barang palsu')).toBeVisible();

  await carryToken(context, seller.token, baseURL);
  await visit(linkTo('seller.product', { id: good.productId }));
  await expect(page.getByText('Barang palsu. Logo merek lain di kemasan')).toBeVisible();
  const path = linkTo('storefront.product', { slug: good.slug });
  expect((await request.get(path)).status()).toBe(404);

  await carryToken(context, await loadToken(request, account('content')), baseURL);
  await visit(linkTo('back-office.products', { moderation: 'blocked', search: store.name }));
  await page.getByRole('link', { name: good.name }).first().click();
  await decide('Buka blokir', 'Kemasan sudah diganti');
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
});

test.describe('axe [B32]', () => {
  test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light') });
  for (const locale of locales)
    test(`finds nothing on the pages of the back office (${locale})`, async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      await carryToken(context, await loadToken(request, account('admin')), baseURL);
      for (const name of [
        'home',
        'stores',
        'products',
        'cases',
        'withdrawals',
        'payouts',
        'users',
        'audit',
      ] as const) {
        await page.goto(inLocale(linkTo(`back-office.${name}`), locale));
        await untilAlive(page);
        expect(await findViolations(page), name).toEqual([]);
      }
    });
});
