import { adminStoreEndpoints, merchantEndpoints, reviewEndpoints } from '@pasar/contract';
import { demoSeller } from '../fixtures/accounts.ts';
import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { loadStoreAsAdmin, uploadImage } from '../fixtures/new-store.ts';
import { renderImage } from '../fixtures/render-image.ts';
import { storeForm } from '../fixtures/store-form.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const picture = (name: string, width = 1200, height = 300) => ({
  name,
  mimeType: 'image/png',
  buffer: renderImage({ width, height, shade: 120 }),
});

test('rejected documents are sent again from the first page of the store, which counts the 24 hours [SELL-10] [SELL-01] [DATA-02] [SETUP-10] [ERR-05] @slow', async ({
  page,
  visit,
  request,
  waitingStore: { seller, name },
}) => {
  const { data: store } = await seller.api(merchantEndpoints.store, {});
  await seller.api(merchantEndpoints.saveStore, {
    body: { ...storeForm(store), file_ktp: await uploadImage(request, seller) },
  });
  const main = page.getByRole('main');
  await visit(linkTo('seller.summary'));
  await expect(main.getByText('Tokomu sedang diverifikasi')).toBeVisible();
  await expect(main.getByRole('timer')).toBeVisible();

  const { staff, decision } = await loadStoreAsAdmin(request, name);
  await staff(adminStoreEndpoints.reject, {
    body: { ...decision, reasons: [{ field: 'file_ktp', reason: 'Foto KTP buram, ambil ulang' }] },
  });
  await visit(linkTo('seller.summary'));
  await expect(main.getByText('Foto KTP buram, ambil ulang')).toBeVisible();
  await main.getByRole('link', { name: 'KTP', exact: true }).click();
  await expect(page).toHaveURL(/\/seller\/store#file_ktp/);

  const ktp = main.getByRole('group', { name: 'KTP', exact: true });
  await expect(ktp).toContainText('Ditolak');
  await ktp
    .locator('input[type=file]')
    .setInputFiles({ name: 'ktp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1') });
  await expect(ktp).toContainText(/GIF, PNG, JPG, JPEG/);
  await ktp.locator('input[type=file]').setInputFiles(picture('ktp.png', 600, 400));
  await expect(ktp.getByRole('img')).toHaveAttribute('src', /^blob:/);
  await main.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Data berhasil disimpan').first()).toBeVisible();
  await visit(linkTo('seller.summary'));
  await main.getByRole('button', { name: 'Kirim lagi' }).dblclick();
  await expect(main.getByText('Tokomu sedang diverifikasi')).toBeVisible();
  await expect(main.getByRole('timer')).toBeVisible();

  const again = await loadStoreAsAdmin(request, name);
  await again.staff(adminStoreEndpoints.approve, { body: again.decision });
  await visit(linkTo('seller.summary'));
  await expect(main.getByText('Toko terverifikasi')).toBeVisible();
  await expect(main.getByRole('timer')).toHaveCount(0);
});

test('location, banner and bank are saved with their images, regions and password; wrong input keeps its message [SELL-01] [DATA-03] [DATA-04] [SETUP-09] [S22] @slow', async ({
  page,
  visit,
  store: { seller },
  request,
}) => {
  const main = page.getByRole('main');
  await test.step('the location: a new province clears what is below it', async () => {
    await visit(linkTo('seller.location'));
    await main.getByLabel('Provinsi').selectOption({ label: 'DI Yogyakarta' });
    await expect(main.getByLabel('Kota atau kabupaten')).toHaveValue('');
    await expect(main.getByLabel('Kecamatan')).toBeDisabled();
    await expect(main.getByLabel('Kode pos')).toHaveValue('');
    await main.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(main.getByLabel('Kota atau kabupaten')).toBeFocused();
    await main.getByLabel('Kota atau kabupaten').selectOption('34.71');
    await main.getByLabel('Kecamatan').selectOption('34.71.10');
    await main.getByLabel('Kelurahan atau desa').selectOption('34.71.10.1002');
    await expect(main.getByLabel('Kode pos')).toHaveValue(/^\d{5}$/);
    await main.getByLabel('Alamat lengkap').fill('Jl. Brigjen Katamso No. 102');
    await main.getByRole('button', { name: 'Simpan', exact: true }).dblclick();
    await expect(page.getByText('Data berhasil disimpan').first()).toBeVisible();
    const { data } = await seller.api(merchantEndpoints.location, {});
    expect(data).toMatchObject({ city_id: '34.71', area_id: '34.71.10.1002' });
  });
  await test.step('the banner: pictures go up at once, links lead only into the shop', async () => {
    await visit(linkTo('seller.banner'));
    await main.locator('input[name=main_banner]').setInputFiles(picture('banner.png'));
    await expect(main.getByRole('img', { name: /Pratinjau/ }).first()).toHaveAttribute('src', /^blob:/);
    for (const name of ['satu.png', 'dua.png']) {
      await main.locator('input[name=slider_banner]').setInputFiles(picture(name));
      await expect(main.getByRole('img', { name: /^Slide/ })).toHaveCount(name === 'satu.png' ? 1 : 2);
    }
    await main.getByRole('button', { name: 'Turunkan slide 1' }).click();
    await main.getByRole('textbox', { name: 'Tautan' }).first().fill('https://lain.example/');
    await main.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(main.getByText('Tautan hanya boleh ke halaman Pasar')).toBeVisible();
    await main.getByRole('textbox', { name: 'Tautan' }).first().fill('/promos');
    await main.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Data berhasil disimpan').first()).toBeVisible();
    const { data } = await seller.api(merchantEndpoints.banner, {});
    expect(data.target_url).toBe('/promos');
    expect(data.slider_banner).toHaveLength(2);
    await main.getByRole('link', { name: 'Lihat halaman toko' }).click();
    await expect(page).toHaveURL(/\/store\//);
  });
  await test.step('the bank: only with the password', async () => {
    await visit(linkTo('seller.bank'));
    await main.getByRole('button', { name: 'Ganti rekening' }).click();
    const sheet = page.getByRole('dialog', { name: 'Rekening toko' });
    await sheet.getByLabel('Nomor rekening').fill('9988776655');
    await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill('bukan ini');
    await sheet.getByRole('button', { name: 'Simpan rekening' }).click();
    await expect(sheet.getByText('Kata sandi salah')).toBeVisible();
    await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill(seller.password);
    await sheet.getByRole('button', { name: 'Simpan rekening' }).click();
    await confirmInDialog(page, { request, email: seller.email }, 'mengganti rekening bank');
    await expect(sheet).toHaveCount(0);
    await expect(main).toContainText('9988776655');
    await expect(main).toContainText('Menunggu pemeriksaan');
  });
});

test('a voucher is made, changed under the rules, stopped and ended; its code is checked while it is typed [SELL-04] [R15] [S22] @slow', async ({
  page,
  visit,
  mishaps,
  store: { good },
}) => {
  const main = page.getByRole('main');
  const code = `UJI${Date.now().toString(36).toUpperCase().slice(-7)}`;
  await visit(linkTo('seller.vouchers'));
  await main.getByRole('link', { name: 'Buat voucher pertama' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voucher baru');
  await main.getByLabel('Kode voucher').fill('kawung10');
  await expect(main.getByText('Kode voucher sudah dipakai')).toBeVisible();
  await main.getByLabel('Kode voucher').fill(code.toLowerCase());
  await expect(main.getByText('Kode voucher tersedia')).toBeVisible();
  await main.getByRole('button', { name: 'Buat voucher' }).click();
  await expect(main.getByLabel('Nama voucher')).toBeFocused();
  await main.getByLabel('Nama voucher').fill('Potongan uji coba');
  await main.getByRole('radio', { name: 'Persen' }).check();
  await main.getByLabel('Besar potongan').fill('10');
  await main.getByLabel('Potongan paling banyak').fill('500');
  await main.getByLabel('Minimal belanja').fill('50000');
  await main.getByLabel('Kuota').fill('20');
  await main.getByRole('radio', { name: 'Produk tertentu' }).check();
  await main.getByRole('button', { name: 'Pilih produk' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pilih produk' });
  await sheet.getByLabel('Cari produk').fill(good.name);
  await sheet.getByRole('checkbox', { name: good.name }).check();
  await sheet.getByRole('button', { name: 'Pakai 1 produk' }).click();
  await expect(main.getByText('1 produk dipilih')).toBeVisible();
  await main.getByRole('button', { name: 'Buat voucher' }).click();
  await expect(main.getByLabel('Potongan paling banyak')).toBeFocused();
  await main.getByLabel('Potongan paling banyak').fill('10000');
  await main.getByRole('button', { name: 'Buat voucher' }).dblclick();
  await expect(page).toHaveURL(/\/seller\/vouchers$/);
  const card = main.getByRole('article', { name: 'Potongan uji coba' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(code);
  await expect(card).toContainText('0 dari 20');

  await test.step('a copy starts from it, with another code', async () => {
    await card.getByRole('link', { name: /^Salin jadi baru/ }).click();
    await expect(main.getByLabel('Nama voucher')).toHaveValue('Potongan uji coba');
    await expect(main.getByLabel('Kode voucher')).toHaveValue('');
    await page.goBack();
  });
  await test.step('it is changed, stopped for a while, and deleted before it starts', async () => {
    await card.getByRole('link', { name: /^Ubah voucher/ }).click();
    await main.getByLabel('Kuota').fill('30');
    await main.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(card).toContainText('0 dari 30');
    await card.getByRole('button', { name: /^Jeda/ }).click();
    await expect(card).toContainText('Dijeda');
    await card.getByRole('button', { name: /^Lanjutkan/ }).click();
    await expect(card.getByRole('button', { name: /^Jeda/ })).toBeVisible();
    await card.getByRole('button', { name: /^Hapus voucher/ }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Hapus voucher' }).dblclick();
    await expect(card).toHaveCount(0);
  });
  await test.step("another store's voucher is no page", async () => {
    mishaps.expect(/404/);
    await page.goto(linkTo('seller.voucher', { id: 10 }));
    await expect(page.getByRole('heading', { name: messages.id.notFound })).toBeVisible();
    await expect(main).not.toContainText('KAWUNG10');
  });
});

test('the summary counts any days beside the days before, with its figures as a table; a part that fails leaves the rest [SELL-09] [ERR-01] [R16] @slow', async ({
  seller: { page, mishaps },
}) => {
  const main = page.getByRole('main');
  const go = async (path: string) => {
    await page.goto(path);
    await untilAlive(page);
  };
  await go(linkTo('seller.summary'));
  await expect(main.getByRole('link', { name: '30 hari' })).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('region', { name: 'Penjualan per hari' }).locator('canvas')).toBeVisible();
  await main.getByText('Lihat angka grafik sebagai tabel').click();
  await expect(main.getByRole('row')).toHaveCount(31);
  await main.getByRole('link', { name: '7 hari' }).click();
  await expect(page).toHaveURL(/date_start=\d{4}-\d\d-\d\d&date_end=/);
  await expect(main.getByRole('row')).toHaveCount(8);
  await page.goBack();
  await expect(main.getByRole('row')).toHaveCount(31);
  await main.getByText('Rentang tanggal', { exact: true }).click();
  await main.getByLabel('Dari tanggal').fill('2026-08-31');
  await main.getByLabel('Sampai tanggal').fill('2026-08-01');
  await main.getByRole('button', { name: 'Terapkan' }).click();
  await expect(main).toContainText('1 Agustus 2026 sampai 31 Agustus 2026');
  await go('/seller?date_start=2020-01-01&date_end=2026-01-01');
  await expect(main.getByRole('link', { name: 'Lihat 30 hari terakhir' })).toBeVisible();
  await main.getByRole('link', { name: 'Lihat 30 hari terakhir' }).click();
  await main
    .getByRole('link', { name: /Pesanan baru/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seller\/orders\?status=new/);
  await page.goBack();
  await expect(main.getByRole('region', { name: 'Pesanan per hari' })).toBeVisible();

  mishaps.expect(/ERR_FAILED/);
  const cut = /api\/merchant\/dashboard\?/;
  await page.route(cut, (route) => route.abort());
  await main.getByRole('link', { name: '90 hari' }).click();
  await expect(main.getByText('Ringkasan gagal terhubung ke server')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rumah Kawung');
  await page.unroute(cut);
  await main.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(main.getByRole('region', { name: 'Penjualan per minggu' })).toBeVisible();
});

test('a review gets a suggested reply, and the reply can be changed; reviews by order [SELL-06] [R15] @slow', async ({
  seller: { page, api },
}) => {
  const main = page.getByRole('main');
  await page.goto(linkTo('seller.reviews', { replied: 0, sort: 'oldest' }));
  await untilAlive(page);
  await expect(main.getByText(/ulasan sejak/)).toBeVisible();
  const card = main.getByRole('article').first();
  await card.getByRole('button', { name: /^Balas ulasan/ }).click();
  await card.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(card.getByText('Tulis balasanmu')).toBeVisible();
  await card.getByRole('list', { name: 'Kalimat siap pakai' }).getByRole('button').first().click();
  await expect(card.getByLabel('Balasan toko')).not.toHaveValue('');
  await card.getByRole('button', { name: 'Kirim balasan' }).dblclick();
  await expect(card.getByText('Bisa diubah sampai', { exact: false })).toBeVisible();
  await card.getByRole('button', { name: /^Ubah balasan/ }).click();
  await card.getByLabel('Balasan toko').fill('Terima kasih, sampai jumpa lagi.');
  await card.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(card).toContainText('Terima kasih, sampai jumpa lagi.');
  const { summary } = await api(reviewEndpoints.byProduct, { query: {} });
  await expect(main).toContainText(`${summary.total_review} ulasan`);
  await main.getByRole('link', { name: 'Per pesanan' }).click();
  await expect(page).toHaveURL(/by=order/);
  await main.getByRole('link', { name: 'Menunggu ulasan' }).click();
  await expect(page).toHaveURL(/type=pending/);
});

test('the wallet shows the breakdown of each order and gives its statement; money leaves with the right password only [SELL-07] [R15] [W52]', async ({
  seller: { page },
  request,
}) => {
  const main = page.getByRole('main');
  await page.goto(linkTo('seller.wallet'));
  await untilAlive(page);
  await main.getByText('Rincian penghasilan').first().click();
  await expect(main.getByText(/Komisi Pasar/).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Unduh CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await main.getByRole('button', { name: 'Tarik saldo', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Tarik saldo toko' });
  await sheet.getByLabel('Jumlah').fill('50000');
  await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill('bukan ini');
  await sheet.getByRole('button', { name: /^Tarik Rp/ }).click();
  await expect(sheet.getByText('Kata sandi salah')).toBeVisible();
  await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill(demoSeller.password);
  await sheet.getByRole('button', { name: /^Tarik Rp/ }).dblclick();
  await confirmInDialog(page, { request, email: demoSeller.email }, 'menarik Rp50.000');
  await expect(sheet).toHaveCount(0);
  await expect(main.getByRole('listitem').filter({ hasText: 'Diminta' }).first()).toContainText('50.000');
});
