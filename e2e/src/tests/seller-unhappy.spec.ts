import {
  merchantEndpoints,
  reviewEndpoints,
  sellerNotificationEndpoints,
  sellerProductEndpoints,
  sellingEndpoints,
  voucherEndpoints,
} from '@pasar/contract';
import { finishOrder } from '../fixtures/finished-order.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { approveStore, createProduct } from '../fixtures/new-store.ts';
import { productMessages } from '../fixtures/product-messages.ts';
import { voucherForm } from '../fixtures/seeded-records.ts';
import { storeForm } from '../fixtures/store-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { buyProduct, newBuyer } from '../fixtures/trade.ts';

const newCode = () => `UJI${Date.now().toString(36).toUpperCase().slice(-7)}`;

test('a store that waits for its verification adds products, but shows and sells nothing until the back office has approved it [SELL-10] [SELL-02] [SELL-03] [SELL-04] [SELL-07] @slow', async ({
  page,
  visit,
  request,
  waitingStore: { seller, name },
}) => {
  const good = await createProduct(request, seller);
  const main = page.getByRole('main');
  const isSold = async () => (await request.get(linkTo('storefront.product', { slug: good.slug }))).status();
  await visit(linkTo('seller.products'));
  const shown = main.getByRole('switch', { name: productMessages.id.show(good.name) });
  await shown.click();
  await expect(page.getByText('Produk baru bisa ditayangkan setelah tokomu disetujui').first()).toBeVisible();
  await expect(shown).not.toBeChecked();
  expect(await isSold()).toBe(404);

  await visit(linkTo('seller.voucher', { id: 'new' }));
  await main.getByLabel('Kode voucher').fill(newCode());
  await main.getByLabel('Nama voucher').fill('Potongan uji coba');
  await main.getByLabel('Besar potongan').fill('5000');
  await main.getByLabel('Kuota').fill('20');
  await main.getByRole('button', { name: 'Buat voucher' }).click();
  await expect(page.getByText('Voucher bisa dibuat setelah tokomu lolos verifikasi').first()).toBeVisible();
  expect((await seller.api(voucherEndpoints.list, { query: {} })).data).toEqual([]);
  await visit(linkTo('seller.wallet'));
  await expect(main.getByText('Penarikan bisa mulai dari Rp10.000')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Tarik saldo', exact: true })).toHaveCount(0);

  await approveStore(request, name);
  await visit(linkTo('seller.products'));
  await shown.click();
  await expect(shown).toBeChecked();
  await expect.poll(isSold).toBe(200);
});

test('changes by others are reported, and nothing is overwritten [SELL-01] [SELL-04] [SELL-05] [DATA-02] @slow', async ({
  page,
  visit,
  request,
  store: { seller, good },
}) => {
  const main = page.getByRole('main');
  await test.step('the profile, by somebody else', async () => {
    await visit(linkTo('seller.store'));
    const { data } = await seller.api(merchantEndpoints.store, {});
    const description = 'Kemeja buatan sendiri sejak 2009, dikirim hari itu juga.';
    await seller.api(merchantEndpoints.saveStore, { body: { ...storeForm(data), description } });
    const field = main.getByLabel('Nama toko');
    await field.fill('Kios milikku');
    await main.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(main.getByText('Profil ini baru saja diubah di tempat lain')).toBeVisible();
    await expect(field).toHaveValue('Kios milikku');
    await main.getByRole('button', { name: 'Muat data terbaru' }).click();
    await expect(field).toHaveValue(data.merchant_name);
    await expect(main.getByLabel('Tentang toko')).toHaveValue(description);
    expect((await seller.api(merchantEndpoints.store, {})).data.merchant_name).toBe(data.merchant_name);
  });
  await test.step('an order, in another window', async () => {
    const { order: code } = await buyProduct(await newBuyer(request), good);
    await visit(linkTo('seller.orders'));
    const card = main.getByRole('row').filter({ hasText: code });
    await expect(card.getByRole('button', { name: 'Terima' })).toBeVisible();
    await seller.api(sellingEndpoints.reject, { body: { order_code: code, reason: 'stok_habis' } });
    await card.getByRole('button', { name: 'Terima' }).click();
    await expect(page.getByText('Status pesanan sudah berubah').first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Terima' })).toHaveCount(0);
  });
  await test.step('a voucher that was ended', async () => {
    const { data } = await seller.api(voucherEndpoints.create, { body: voucherForm(newCode()) });
    await visit(linkTo('seller.vouchers'));
    const card = main.getByRole('article').first();
    await expect(card.getByRole('button', { name: /^Jeda/ })).toBeVisible();
    await seller.api(voucherEndpoints.end, { body: { vouchers_id: data.id } });
    await card.getByRole('button', { name: /^Jeda/ }).click();
    await expect(page.getByText('Voucher sudah berakhir').first()).toBeVisible();
    await expect(card.getByRole('button', { name: /^Jeda/ })).toHaveCount(0);
  });
});

test('without a connection a reply preserves its text and notifications stay new; both go once it is back [SELL-06] [SELL-08] [R17] @slow', async ({
  page,
  visit,
  request,
  context,
  mishaps,
  store: { seller, good },
}) => {
  const buyer = await newBuyer(request);
  await finishOrder(buyer, seller, good);
  const { data: lines } = await buyer.api(reviewEndpoints.mine, { query: {} });
  const body = { order_item_id: lines[0]?.order_item_id ?? 0, rating: 2, text: 'Jahitannya lepas.' };
  await buyer.api(reviewEndpoints.write, { body });
  const main = page.getByRole('main');
  const lost = page.getByText('Jaringan terputus').first();
  mishaps.expect(/ERR_INTERNET_DISCONNECTED/);

  await visit(linkTo('seller.reviews'));
  const card = main.getByRole('article').first();
  await card.getByRole('button', { name: /^Balas ulasan/ }).click();
  const words = 'Mohon maaf, kami ganti dengan yang baru.';
  await card.getByLabel('Balasan toko').fill(words);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(lost).toBeVisible();
  await expect(card.getByLabel('Balasan toko')).toHaveValue(words);
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(card.getByText('Bisa diubah sampai', { exact: false })).toBeVisible();

  const unread = async () => (await seller.api(sellerNotificationEndpoints.unread, {})).data.new_notification;
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  const unreadNews = main.getByRole('button', { name: 'Tandai dibaca' });
  await visit(linkTo('seller.notifications'));
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(lost).toBeVisible();
  await expect(unreadNews.first()).toBeVisible();
  await context.setOffline(false);
  expect(await unread()).toBe(before);
  await main.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(unreadNews).toHaveCount(0);
  expect(await unread()).toBe(0);
});

test('a spreadsheet without its columns, without products or that is no text is rejected as a whole, with a message [SELL-02] @desktop @slow', async ({
  page,
  visit,
  store: { seller },
}) => {
  const main = page.getByRole('main');
  const heading = 'nama_produk;deskripsi;kategori;harga;stok;berat_gram';
  const sheets: [string, Buffer, RegExp][] = [
    ['kolom.csv', Buffer.from('nama_produk;harga\nKaos;75000'), /Kolom ini belum ada: .*kategori/],
    ['kosong.csv', Buffer.from(heading), /File tidak berisi produk/],
    ['hampa.csv', Buffer.alloc(0), /File ini kosong/],
    ['laporan.csv', Buffer.from('bulan;omzet\nMei;1\n'), /bukan judul kolom produk/],
    ['biner.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 2, 3]), /tidak bisa dibaca|XLSX/],
  ];
  for (const [name, buffer, words] of sheets) {
    await visit(linkTo('seller.import'));
    await main.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 20_000 });
    await expect(main.getByRole('button', { name: /^Impor \d/ })).toHaveCount(0);
  }
  expect((await seller.api(sellerProductEndpoints.list, { query: {} })).meta.total).toBe(1);
});
