import { readFile } from 'node:fs/promises';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { pressKeys } from '../fixtures/press-keys.ts';
import { giveReason } from '../fixtures/staff-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const admin = { email: 'admin@pasar.example', password: 'pasar1234' };
const support = { email: 'support@pasar.example', password: 'pasar1234' };

test('an admin sets a limit of the market, and gives it its default back [B27]', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  await carryToken(context, await loadToken(request, admin), baseURL);
  await visit(linkTo('back-office.settings', { open: 'reports_per_day' }));
  const pane = page.getByRole('complementary', { name: 'Laporan per orang' });
  await pane.getByRole('button', { name: 'Ubah' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Nilai' });
  await field.fill('900');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Alasan' }).fill('Ramai');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Isi 1 sampai 500')).toBeVisible();
  await field.fill('25');
  await giveReason(page, 'Ramai');
  await expect(pane.getByText('25', { exact: true })).toBeVisible();
  await pane.getByRole('button', { name: 'Kembalikan ke bawaan' }).press('Enter');
  await giveReason(page, 'Sudah sepi');
  await expect(pane.getByText('25', { exact: true })).toHaveCount(0);
  await pane.getByRole('link', { name: 'Lihat riwayatnya' }).press('Enter');
  await expect(page.getByRole('table').getByText('Sudah sepi').first()).toBeVisible();
});

test('an admin closes an area of a courier and opens it again', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  await carryToken(context, await loadToken(request, admin), baseURL);
  // This service never goes that far, so nobody else misses it.
  await visit(linkTo('back-office.couriers', { open: 'sicepat GOKIL' }));
  const pane = page.getByRole('complementary', { name: 'SiCepat GOKIL' });
  for (const closes of [true, false]) {
    await pane.getByRole('button', { name: 'Atur daerah' }).press('Enter');
    await page.getByText('Provinsi yang ditutup').click();
    await page.getByRole('checkbox', { name: 'Papua', exact: true }).setChecked(closes);
    await giveReason(page, 'Banjir');
    await expect(pane.getByRole('link', { name: 'Papua', exact: true })).toHaveCount(closes ? 1 : 0);
  }
});

test('a list is exported with its filters, and the file is fetched once it is made [B26] @desktop', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  await carryToken(context, await loadToken(request, admin), baseURL);
  await visit(linkTo('back-office.stores', { status: 'approved' }));
  await page.getByRole('button', { name: 'Ekspor' }).press('Enter');
  await expect(page.getByText('Ekspor sedang dibuat. Ambil di halaman Ekspor.')).toBeVisible();
  await visit(linkTo('back-office.exports'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh CSV Toko' }).first().click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('nomor;toko;jenis;kota;pemilik;e-mail;status');
  expect(file).toMatch(/;.\*\*\*@/);
});

test('support reads contacts in full after a reason [B23] @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const buyer = await newBuyer(request);
  await carryToken(context, await loadToken(request, support), baseURL);
  await visit(linkTo('back-office.users', { search: buyer.email }));
  const pane = page.getByRole('complementary');
  await pressKeys(page, ['j', 'Enter'], () => expect(pane).toBeVisible({ timeout: 3_000 }));
  await expect(pane.getByText(buyer.email)).toHaveCount(0);
  await pane.getByRole('button', { name: 'Tampilkan kontak' }).press('Enter');
  await giveReason(page, 'Menelepon soal paket');
  await expect(pane.getByText(buyer.email)).toBeVisible();
});
