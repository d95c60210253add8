import { accountEndpoints, addressEndpoints } from '@pasar/contract';
import { chooseBca, pay } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { asTrader, beginToBuy, home, office } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;

test('who has no address yet writes one at the checkout, and the parcel goes there [ADDR-01] [ADDR-02]', async ({
  page,
  visit,
  member,
  request,
}) => {
  const buyer = asTrader(request, member);
  await buyer.api(accountEndpoints.skipOnboarding, {});
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
  await visit(linkTo('storefront.checkout', { id }));
  await pay(page, say);
  await expect(page.getByText('Pilih alamat pengiriman dulu')).toBeVisible();
  await page.getByRole('button', { name: say.chooseAddress }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Label alamat').fill('Kos');
  await sheet.getByLabel('Nama penerima').fill('Ratna Wulandari');
  await sheet.getByLabel('Nomor telepon').fill('+62 812 3456 7890');
  for (const [level, name] of [
    ['Provinsi', 'Jawa Barat'],
    ['Kota atau kabupaten', 'Kota Bandung'],
    ['Kecamatan', 'Coblong'],
    ['Kelurahan atau desa', 'Dago'],
  ] as const) {
    await sheet.getByRole('combobox', { name: level }).fill(name);
    await sheet.getByRole('option', { name, exact: true }).click();
  }
  await expect(sheet.getByLabel('Kode pos')).toHaveValue('40135');
  await sheet.getByLabel('Alamat lengkap').fill('Jl. Dago Asri No. 18');
  await sheet.getByRole('button', { name: say.addAddress }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: say.address, exact: true })).toContainText('0812 3456 7890');
  await chooseBca(page, say);
  await pay(page, say);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
});

test('the address book: add, change, make the main one, delete, take back [ADDR-01] @phone', async ({
  page,
  visit,
  buyer,
}) => {
  await buyer.api(addressEndpoints.add, { body: office });
  await visit(linkTo('storefront.addressBook'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Jadikan utama: ${office.label}` }).click();
  await expect(main.getByRole('button', { name: `Jadikan utama: ${home.label}` })).toBeVisible();
  await main.getByRole('button', { name: `Ubah alamat ${home.label}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nama penerima').fill('Ratna W.');
  await sheet.getByRole('button', { name: say.addAddress }).click();
  await expect(sheet).toHaveCount(0);
  await expect(main.getByText('Ratna W.')).toBeVisible();
  await main.getByRole('button', { name: `Hapus alamat ${home.label}` }).click();
  await expect(main.getByText(`Alamat ${home.label} dihapus.`)).toBeVisible();
  expect((await buyer.api(addressEndpoints.list, {})).data.map(({ label }) => label)).toEqual([office.label]);
  await main.getByRole('button', { name: say.undo }).click();
  await expect(main.getByText('Ratna W.')).toBeVisible();
  expect((await buyer.api(addressEndpoints.list, {})).data.map(({ label }) => label)).toEqual([
    office.label,
    home.label,
  ]);
});
