import { addressEndpoints, checkoutEndpoints } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { pay } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct, loadRandomProduct, shirt } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { addToCart, beginToBuy, home, office, orderProduct } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;

test('two stores, two addresses, two couriers; a dropshipper for one, and none again [ADDR-02] [CHECK-01] [CHECK-03]', async ({
  page,
  visit,
  buyer,
}) => {
  await buyer.api(addressEndpoints.add, { body: office });
  const mine = await loadProduct(buyer.api, cloth);
  const other = await loadRandomProduct(buyer.api, { stock: [20, 5000] });
  await addToCart(buyer, mine);
  await addToCart(buyer, other);
  await visit(linkTo('storefront.cart'));
  await page.getByRole('button', { name: say.toCheckout }).click();
  const [one, two] = [mine, other].map(({ store }) => page.getByRole('region', { name: store, exact: true }));
  if (!one || !two) throw new Error('two stores were wanted');

  await test.step('one order goes elsewhere', async () => {
    await two.getByRole('button', { name: `Alamat lain untuk pesanan ${other.store}` }).click();
    await page.getByRole('button', { name: say.useAddress(office.label) }).click();
    await expect(two).toContainText(`Dikirim ke ${office.label}`);
    await expect(one).toContainText(`Dikirim ke ${home.label}`);
  });

  await test.step('choosing a courier closes the list, fills the services and takes the first', async () => {
    for (const [order, courier] of [
      [one, 'SiCepat'],
      [two, 'JNE'],
    ] as const) {
      await order.getByRole('button', { expanded: false }).click();
      const list = order.getByRole('list', { name: say.couriers });
      await list.getByRole('button', { name: courier }).click();
      await expect(list).toHaveCount(0);
      const services = order.getByRole('group', { name: say.services(courier) }).getByRole('radio');
      await expect(services.first()).toBeChecked();
    }
  });

  await test.step('a dropshipper needs a name; closing takes it back', async () => {
    const dropship = one.getByRole('switch', { name: say.dropship });
    await dropship.check();
    await expect(one.getByText('Nama harus diisi')).toBeVisible();
    await one.getByLabel(say.sender, { exact: true }).fill('Toko Ratna');
    await one.getByLabel(say.senderPhone, { exact: true }).fill('0812 9876 5432');
    await one.getByRole('button', { name: say.saveSender }).click();
    await expect(one.getByText(say.sentBy('Toko Ratna'))).toBeVisible();
    await dropship.click();
    await expect(dropship).not.toBeChecked();
    await expect(one.getByText(say.sentBy('Toko Ratna'))).toHaveCount(0);
  });

  const { data } = await buyer.api(checkoutEndpoints.preview, { query: {} });
  expect(
    data.orders.map((order) => [
      order.merchant.merchant_name,
      order.address?.label,
      order.selected_shipping?.courier_name,
      order.dropship_name,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [mine.store, home.label, 'SiCepat', null],
      [other.store, office.label, 'JNE', null],
    ]),
  );
});

test('promos are removed, applied and claimed by code, an unusable one shows why, and the total follows [PROMO-02] [CHECK-02]', async ({
  page,
  visit,
  buyer,
}) => {
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, shirt));
  await visit(linkTo('storefront.checkout', { id }));
  const total = async () =>
    (await buyer.api(checkoutEndpoints.preview, { query: { checkout_id: String(id) } })).data.summary;
  const best = await total();
  expect(best.voucher).toBeGreaterThan(0);

  await page.getByRole('button', { name: say.promos }).click();
  const sheet = page.getByRole('dialog', { name: say.promoSheet });
  await expect(sheet.getByRole('region', { name: 'Belum bisa dipakai' })).toContainText(/Kurang Rp/);
  const used = sheet.getByRole('button', { name: say.drop, pressed: true });
  const count = await used.count();
  const name = ((await used.first().getAttribute('aria-label')) ?? '').replace(say.drop, '');
  await used.first().click();
  await expect(used).toHaveCount(count - 1);
  const without = await total();
  expect(without.grand_total).toBeGreaterThan(best.grand_total);
  await sheet.getByRole('button', { name: `Pakai ${name}`, exact: true }).click();
  await expect(used).toHaveCount(count);
  expect(await total()).toEqual(best);

  await sheet.getByLabel(say.promoCode).fill('TIDAKADA');
  await sheet.getByRole('button', { name: say.claim }).click();
  await expect(sheet.getByText('Kode promo tidak ditemukan')).toBeVisible();
  await sheet.getByRole('button', { name: say.closePromos }).click();
  await expect(sheet).toHaveCount(0);
});

test('nothing is paid before a way to pay is selected; QRIS shows its code [CHECK-02] @desktop', async ({
  page,
  visit,
  buyer,
}) => {
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
  await visit(linkTo('storefront.checkout', { id }));
  await pay(page, say);
  const methods = page.getByRole('group', { name: say.payBy });
  await expect(methods.getByText('Pilih metode pembayaran')).toBeVisible();
  await methods.getByRole('radio', { name: /QRIS/ }).check();
  await pay(page, say);
  await expect(page.getByRole('img', { name: /^Kode QRIS untuk membayar/ })).toBeVisible();
});

test("the time left to pay is the server's, whatever the clock and the zone of the device [R20] @desktop", async ({
  browser,
  baseURL,
  buyer,
}) => {
  const { payment } = await orderProduct(buyer, await loadProduct(buyer.api, cloth));
  const seen: string[] = [];
  for (const [timezoneId, skewHours] of [
    ['America/Los_Angeles', 24],
    ['Asia/Jayapura', -24],
  ] as const) {
    const context = await browser.newContext({ baseURL, timezoneId });
    await carryToken(context, buyer.token, baseURL);
    const page = await context.newPage();
    await page.clock.setSystemTime(Date.now() + skewHours * 3_600_000);
    await page.goto(linkTo('storefront.payment', { code: payment }));
    await untilAlive(page);
    await expect(page.getByRole('timer', { name: say.timeLeft })).toHaveAccessibleName(/ 23:5\d/);
    seen.push((await page.getByText(say.payBefore).locator('..').textContent()) ?? '');
    await context.close();
  }
  // One moment, by the clock of each reader: abroad the market's own.
  const clocks = seen.map((text) => /(\d\d)\.(\d\d) (WI\w+)$/.exec(text)?.slice(1));
  expect(clocks.map((clock) => clock?.[2])).toEqual(['WIB', 'WIT']);
  expect(clocks[1]?.[1]).toBe(clocks[0]?.[1]);
  expect((Number(clocks[1]?.[0]) - Number(clocks[0]?.[0]) + 24) % 24).toBe(2);
});
