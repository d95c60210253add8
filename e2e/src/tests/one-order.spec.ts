import { addressEndpoints, checkoutEndpoints, locales } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { chooseBca, pay, payButton } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct, loadRandomProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { beginToBuy, home, loadOrders, newBuyer, orderProduct } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('one checkout is one order [R5] [R15]', () => {
  test('whatever fingers do: double click, Enter and click, Back and pay again, reload', async ({
    page,
    visit,
    buyer,
  }) => {
    const good = await loadProduct(buyer.api, cloth);
    const id = await beginToBuy(buyer, good);
    await visit(linkTo('storefront.home'));
    await visit(linkTo('storefront.checkout', { id }));
    await chooseBca(page, say);
    const button = payButton(page, say);
    await button.focus();
    await page.keyboard.press('Enter');
    // The page may be closed already, and the button with it.
    await button.dblclick({ noWaitAfter: true, timeout: 1000 }).catch(() => undefined);
    await expect(heading(page)).toHaveText(say.finishPaying);
    const payment = page.url();
    expect(await loadOrders(buyer)).toHaveLength(1);

    await page.goto(linkTo('storefront.checkout', { id }));
    await expect(page).toHaveURL(payment);
    await untilAlive(page);
    await page.getByRole('button', { name: say.simulate }).click();
    await expect(heading(page)).toHaveText(say.paid);
    await page.reload();
    await untilAlive(page);
    await expect(heading(page)).toHaveText(say.paid);
    await page.goBack();
    await page.goForward();
    await expect(heading(page)).toHaveText(say.paid);
    expect(await loadOrders(buyer)).toHaveLength(1);
  });

  test('paid in two tabs at the same time @desktop', async ({ page, visit, buyer, context }) => {
    const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
    await visit(linkTo('storefront.checkout', { id }));
    const other = await context.newPage();
    await other.goto(linkTo('storefront.checkout', { id }));
    await untilAlive(other);
    for (const tab of [page, other]) await chooseBca(tab, say);
    await Promise.all([page, other].map((tab) => pay(tab, say)));
    for (const tab of [page, other]) await expect(heading(tab)).toHaveText(say.finishPaying);
    expect(other.url()).toBe(page.url());
    expect(await loadOrders(buyer)).toHaveLength(1);
  });
});

test('a total that changed in another tab is shown, and paid only when it was seen [R18] [CHECK-02] @desktop', async ({
  page,
  visit,
  buyer,
}) => {
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
  await visit(linkTo('storefront.checkout', { id }));
  await chooseBca(page, say);
  const { data: seen } = await buyer.api(checkoutEndpoints.preview, { query: { checkout_id: String(id) } });
  const [order] = seen.orders;
  const dearest = order?.shipping.couriers
    .flatMap(({ services }) => services)
    .sort((a, b) => b.price - a.price)[0];
  const { data: dearer } = await buyer.api(checkoutEndpoints.setLogistic, {
    params: { order_id: String(order?.id) },
    body: { shipper_result_id: dearest?.shipper_result_id ?? 0 },
  });
  expect(dearer.summary.grand_total).toBeGreaterThan(seen.summary.grand_total);
  await pay(page, say);
  await expect(page.getByRole('status').filter({ hasText: say.totalChanged })).toBeVisible();
  expect(await loadOrders(buyer)).toEqual([]);
  await pay(page, say);
  await expect(heading(page)).toHaveText(say.finishPaying);
  expect((await loadOrders(buyer)).map(({ grand_total }) => grand_total)).toEqual([
    dearer.summary.grand_total,
  ]);
});

for (const locale of locales)
  test(`another address for the same money is shown before anything goes there (${locale}) [R19] [CHECK-02] @desktop`, async ({
    page,
    visit,
    buyer,
  }) => {
    const say = tradeMessages[locale];
    const next = { ...home, label: 'Tetangga', address: 'Jl. Dago Asri No. 20' };
    const { data: neighbour } = await buyer.api(addressEndpoints.add, { body: next });
    const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
    await visit(linkTo('storefront.checkout', { id }), locale);
    await chooseBca(page, say);
    await buyer.api(checkoutEndpoints.addressForAll, { body: { address_book_id: neighbour.id } });
    await pay(page, say);
    await expect(page.getByRole('status').filter({ hasText: say.checkoutChanged })).toBeVisible();
    await expect(page.getByRole('region', { name: say.address })).toContainText(next.address);
    await expect(page.getByText(say.nowSentTo)).toContainText(next.address);
    expect(await loadOrders(buyer)).toEqual([]);
    await pay(page, say);
    await expect(heading(page)).toHaveText(say.finishPaying);
    expect(await loadOrders(buyer)).toHaveLength(1);
  });

test('the last item was sold to another user: shown at the item, nothing is ordered [R18] [R1] @phone', async ({
  page,
  visit,
  buyer,
  request,
}) => {
  const good = await loadRandomProduct(buyer.api, { stock: [2, 12] });
  const id = await beginToBuy(buyer, good);
  await visit(linkTo('storefront.checkout', { id }));
  await chooseBca(page, say);
  await orderProduct(await newBuyer(request), good, good.stock);
  await pay(page, say);
  await expect(page.getByRole('main').getByText(say.soldOut, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: good.store })).not.toContainText(/kurir|Layanan/i);
  await expect(page.getByRole('group', { name: say.payBy })).toHaveCount(0);
  await expect(page).toHaveURL(linkTo('storefront.checkout', { id }));
  expect(await loadOrders(buyer)).toEqual([]);
  await page.getByRole('link', { name: say.toProduct }).click();
  await expect(page).toHaveURL(linkTo('storefront.product', { slug: good.slug }));
});

test('fewer are left than were requested: shown at the item, and the ones that are left can be paid [R18] [R1] @desktop', async ({
  page,
  visit,
  buyer,
  request,
}) => {
  const good = await loadRandomProduct(buyer.api, { stock: [3, 12] });
  const id = await beginToBuy(buyer, good, 2);
  await visit(linkTo('storefront.checkout', { id }));
  await chooseBca(page, say);
  await orderProduct(await newBuyer(request), good, good.stock - 1);
  await pay(page, say);
  await expect(page.getByRole('main').getByText('Jumlahnya sekarang 1.')).toBeVisible();
  expect(await loadOrders(buyer)).toEqual([]);
  await pay(page, say);
  await expect(heading(page)).toHaveText(say.finishPaying);
  expect((await loadOrders(buyer)).map(({ items }) => items.map(({ qty }) => qty))).toEqual([[1]]);
});
