import { readFile } from 'node:fs/promises';
import {
  adminMoneyEndpoints,
  adminStoreEndpoints,
  adminUserEndpoints,
  inLocale,
  locales,
  walletEndpoints,
} from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { createApiClient } from '../fixtures/api.ts';
import { findViolations } from '../fixtures/axe.ts';
import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { createSubmittedStore } from '../fixtures/new-store.ts';
import { pressKeys } from '../fixtures/press-keys.ts';
import { createAdminClient } from '../fixtures/promotions.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { buyProduct, loadBalance, newBuyer } from '../fixtures/trade.ts';

const account = (role: 'admin' | 'support' | 'finance' | 'content') => ({
  email: `${role}@pasar.example`,
  password: 'pasar1234',
});
const say = {
  id: { nav: 'Kantor pasar', queue: 'Antrean', noRight: 'Halaman ini bukan bagianmu' },
  en: { nav: 'Back office', queue: 'Queue', noRight: 'This page is not part of your work' },
} as const;
const ofSupport = [
  'Antrean',
  'Toko',
  'Pesanan',
  'Paket',
  'Produk',
  'Ulasan',
  'Laporan',
  'Komplain',
  'Pembayaran',
  'Penarikan',
  'Berkas bank',
  'Buku besar',
  'Persetujuan',
  'Pengguna',
  'Ekspor',
];
const ofContent = ['Kampanye', 'Kategori', 'Pencarian', 'Halaman bantuan'];
const pages = {
  admin: [...ofSupport, 'Pertanyaan', ...ofContent, 'Kurir', 'Pengaturan', 'Staf', 'Catatan'],
  support: [...ofSupport, 'Pertanyaan'],
  finance: [...ofSupport.filter((page) => !['Produk', 'Ulasan', 'Laporan'].includes(page)), 'Kategori'],
  content: ['Antrean', 'Produk', 'Ulasan', 'Laporan', 'Ekspor', ...ofContent],
};

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
    const summary = menu.getByText(say.id.nav);
    const first = menu.getByRole('link', { name: names[0] ?? '' }).first();
    await expect(async () => {
      if (!(await first.isVisible())) await summary.click();
      await expect(first).toBeVisible({ timeout: 2_000 });
    }).toPass();
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
  visit,
}) => {
  const store = await createSubmittedStore(request, { documents: false });
  const staff = await createAdminClient(request);
  const { data } = await staff(adminStoreEndpoints.list, { query: { search: store.name } });
  const id = data[0]?.id ?? 0;
  await carryToken(context, await loadToken(request, account('support')), baseURL);
  await visit(linkTo('back-office.stores', { search: store.name }));
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`${baseURL}${linkTo('back-office.store', { id })}`);
  await expect(page.getByText(/Yang belum ada: KTP, selfie dengan KTP/)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ada masalah: KTP', exact: true }).check();
  await page.getByLabel('Alasan untuk KTP', { exact: true }).fill('Belum ada fotonya');
  await page.getByRole('checkbox', { name: 'Ada masalah: KTP', exact: true }).focus();
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

test('a product is blocked with its reason; the market hides it, its seller reads why, and it comes back [B17] @slow', async ({
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

test('an order is found and canceled by keyboard; its buyer reads why and has the money back [B18] @slow', async ({
  page,
  context,
  baseURL,
  request,
  store,
  visit,
}) => {
  const buyer = await newBuyer(request);
  const { order: code, total } = await buyProduct(buyer, store.good);
  await carryToken(context, await loadToken(request, account('support')), baseURL);
  await visit(linkTo('back-office.home'));
  await pressKeys(page, ['g', 'o'], () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan', { timeout: 3_000 }),
  );
  await page.keyboard.press('/');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('link')).toHaveText([code, 'Dibuat'].toReversed());
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Batalkan pesanan' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Saldo pembeli', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox').fill('Toko tutup karena banjir');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Batalkan pesanan' })).toHaveCount(0);
  expect(await loadBalance(buyer)).toBe(total);

  await carryToken(context, buyer.token, baseURL);
  await visit(linkTo('buyer.order', { code }));
  await expect(page.getByText('Toko tutup karena banjir')).toBeVisible();
});

test('a large refund waits for a colleague, who approves it from the queue [B20]', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const buyer = await newBuyer(request);
  const colleague = { ...account('finance'), email: 'finance2@pasar.example' };
  const [finance, finance2] = [
    await loadToken(request, account('finance')),
    await loadToken(request, colleague),
  ];
  const { data: found } = await createApiClient(request, await loadToken(request, account('support')))(
    adminUserEndpoints.list,
    { query: { search: buyer.email } },
  );
  const owner_id = found[0]?.id ?? 0;
  await createApiClient(request, finance)(adminMoneyEndpoints.adjust, {
    body: { wallet: 'buyer', owner_id, amount: 6_000_000, reason: 'Ganti rugi' },
  });
  expect(await loadBalance(buyer)).toBe(0);
  await carryToken(context, finance, baseURL);
  await visit(linkTo('back-office.home', { kind: 'approval' }));
  // The address is masked; what came last is below.
  await page
    .getByRole('link', { name: buyer.email.replace(/^(.)[^@]*/, '$1***') })
    .last()
    .click();
  await expect(page.getByText('Permintaanmu sendiri diputus rekan.')).toBeVisible();

  await carryToken(context, finance2, baseURL);
  await page.reload();
  await untilAlive(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await confirmInDialog(page, { request, ...colleague }, 'menyetujui permintaan rekanmu');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await loadBalance(buyer)).toBe(6_000_000);
});

test('a bank file waits for a colleague, then both find it in the list [B20] [B21] @desktop @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const buyer = await newBuyer(request);
  const finance = await loadToken(request, account('finance'));
  // Not the colleague of the test above, whose codes come a minute apart.
  const admin = await loadToken(request, account('admin'));
  const { data: found } = await createApiClient(request, await loadToken(request, account('support')))(
    adminUserEndpoints.list,
    { query: { search: buyer.email } },
  );
  await createApiClient(request, finance)(adminMoneyEndpoints.adjust, {
    body: { wallet: 'buyer', owner_id: found[0]?.id ?? 0, amount: 100_000, reason: 'Ganti rugi' },
  });
  const { data: withdrawal } = await createApiClient(request, buyer.token)(walletEndpoints.withdraw, {
    body: {
      amount: 50_000,
      // The demo's provider leaves this bank to the file.
      bank_id: 10,
      rekening: '0076543210',
      atas_nama: 'Uji Berkas',
      password: buyer.password,
    },
  });
  const code = withdrawal.withdraw_code;
  await createApiClient(request, finance)(adminMoneyEndpoints.approve, { body: { withdraw_code: code } });

  await carryToken(context, finance, baseURL);
  await visit(linkTo('back-office.payouts'));
  const files = page.getByRole('table', { name: 'Berkas bank' }).getByRole('row');
  const before = await files.count();
  await page.getByRole('button', { name: 'Buat berkas bank' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Menunggu persetujuan rekan; uang belum bergerak')).toBeVisible();
  expect(await files.count()).toBe(before);

  await carryToken(context, admin, baseURL);
  await visit(linkTo('back-office.approvals'));
  await page
    .getByRole('link', { name: /transfer$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await confirmInDialog(page, { request, ...account('admin') }, 'menyetujui permintaan rekanmu');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(linkTo('back-office.payouts'));
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Unduh/ })
    .first()
    .click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(code);
  await visit(linkTo('back-office.withdrawals', { status: 'processing', search: code }));
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});

for (const locale of locales)
  test.describe('axe [B32]', () => {
    // Each width has each theme in one of the languages.
    test.use({ colorScheme: ({ isMobile }, use) => use(isMobile === (locale === 'id') ? 'dark' : 'light') });
    test(`finds nothing on the pages of the back office (${locale}) @slow`, async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      test.setTimeout(150_000); // 26 pages
      await carryToken(context, await loadToken(request, account('admin')), baseURL);
      for (const name of [
        'home',
        'stores',
        'orders',
        'parcels',
        'products',
        'reviews',
        'reports',
        'appeals',
        'cases',
        'tickets',
        'content',
        'payments',
        'transfers',
        'mismatches',
        'ledger',
        'wallets',
        'settlements',
        'taxDocuments',
        'accounts',
        'checks',
        'withdrawals',
        'payouts',
        'approvals',
        'users',
        'couriers',
        'settings',
        'staff',
        'audit',
        'views',
        'exports',
      ] as const) {
        await page.goto(inLocale(linkTo(`back-office.${name}`), locale));
        await untilAlive(page);
        expect(await findViolations(page), name).toEqual([]);
      }
    });
  });
