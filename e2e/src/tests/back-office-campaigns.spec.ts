import {
  adminFlashSaleEndpoints,
  adminVoucherEndpoints,
  flashSubmissionEndpoints,
  inLocale,
  locales,
} from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { createUniqueName } from '../fixtures/own-products.ts';
import { pressKeys } from '../fixtures/press-keys.ts';
import { createAdminClient } from '../fixtures/promotions.ts';
import { fillDayTime, giveReason } from '../fixtures/staff-forms.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const content = { email: 'content@pasar.example', password: 'pasar1234' };

/** So many seconds from now. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('content creates a voucher, a buyer sees it, and it is gone once it ends [PROMO-02] @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
  mishaps,
}) => {
  mishaps.expect(/ 410 /);
  const buyer = await newBuyer(request);
  const code = createUniqueName().toUpperCase();
  const name = `Potongan ${code}`;
  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.home'));
  await pressKeys(page, ['g', 'k'], () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Voucher pasar', { timeout: 3_000 }),
  );
  await page.getByRole('link', { name: 'Voucher baru' }).press('Enter');
  const form = page.getByRole('complementary', { name: 'Voucher baru' });
  await form.getByLabel('Kode', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('Nama (Indonesia)').fill(name);
  await form.getByLabel('Potongan', { exact: true }).fill('5000');
  await form.getByLabel('Kuota', { exact: true }).fill('20');
  await fillDayTime(form, 'Mulai', inSeconds(-600));
  await fillDayTime(form, 'Berakhir', inSeconds(86_400));
  await form.getByRole('button', { name: 'Buat voucher' }).click();
  await expect(form.getByLabel('Nama (Inggris)')).toBeFocused();
  await form.getByLabel('Nama (Inggris)').fill(name);
  await form.getByRole('button', { name: 'Buat voucher' }).click();
  const pane = page.getByRole('complementary', { name: code });
  await expect(pane.getByText('Berjalan')).toBeVisible();
  const staff = await createAdminClient(request);
  const { data: found } = await staff(adminVoucherEndpoints.list, { query: { search: code } });
  const id = found[0]?.id ?? 0;

  await carryToken(context, buyer.token, baseURL);
  await visit(linkTo('storefront.promo', { id }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.campaigns', { search: code.toLowerCase() }));
  await pressKeys(page, ['j', 'Enter'], () => expect(pane).toBeVisible({ timeout: 3_000 }));
  await pane.getByRole('button', { name: 'Akhiri' }).press('Enter');
  await giveReason(page, 'Anggaran habis');
  await expect(pane.getByText('Berakhir', { exact: true }).last()).toBeVisible();
  await expect(pane.getByRole('button')).toHaveCount(0);

  await carryToken(context, buyer.token, baseURL);
  await visit(linkTo('storefront.promo', { id }));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
});

test('a flash-sale submission is approved from the queue, beside the rules @slow', async ({
  page,
  context,
  baseURL,
  request,
  store,
  visit,
}) => {
  const staff = await createAdminClient(request);
  const { good, seller } = store;
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const { data: session } = await staff(adminFlashSaleEndpoints.create, {
    body: { name_id: 'Kilat antrean', name_en: 'Queue flash', starts_at: at(3600), ends_at: at(7200) },
  });
  const { data: item } = await seller.api(flashSubmissionEndpoints.submit, {
    body: {
      ...{ flash_sale_id: session.id, variant_id: good.variantId, per_user_limit: 1 },
      ...{ flash_price: Math.round(good.price * 0.8), flash_stock: 5 },
    },
  });
  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.home', { kind: 'flash-item' }));
  await page.getByRole('link', { name: good.name }).first().click();
  const pane = page.getByRole('complementary', { name: good.name });
  const rules = pane.getByRole('region', { name: 'Aturan flash sale' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'Terpenuhi' })).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pane.getByText('Disetujui', { exact: true })).toBeVisible();
  const { data } = await staff(adminFlashSaleEndpoints.items, {
    query: { item_id: String(item.id), status: 'all' },
  });
  expect(data[0]?.status).toBe('approved');

  await visit(linkTo('back-office.flashSales', { open: session.id }));
  const sessionPane = page.getByRole('complementary', { name: 'Kilat antrean' });
  await sessionPane.getByRole('button', { name: 'Batalkan sesi' }).click();
  await giveReason(page, 'Uji selesai');
  await expect(sessionPane).toHaveCount(0);
});

for (const locale of locales)
  test.describe('axe and widths [B32]', () => {
    // Each width has each theme in one of the languages.
    test.use({ colorScheme: ({ isMobile }, use) => use(isMobile === (locale === 'id') ? 'dark' : 'light') });
    test(`find nothing on the pages of campaigns, catalog and search (${locale}) @slow`, async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      test.slow();
      await carryToken(context, await loadToken(request, content), baseURL);
      for (const [name, query] of [
        ['calendar', {}],
        ['campaigns', {}],
        ['campaigns', { open: 'new' }],
        ['promos', { open: 'new' }],
        ['flashSales', { open: 'new' }],
        ['flashItems', { status: 'all' }],
        ['shippingOffers', { open: 'new' }],
        ['categories', {}],
        ['brands', { open: 'new' }],
        ['search', { open: 'new' }],
        ['searchReport', { kind: 'all', open: 'lumpang' }],
        ['searchIndex', {}],
      ] as const) {
        await page.goto(inLocale(linkTo(`back-office.${name}`, query), locale));
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findViolations(page), name).toEqual([]);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, `${name} is as wide as the window`).toBeLessThanOrEqual(0);
      }
    });
  });
