import { addressEndpoints, checkoutEndpoints } from '@pasar/contract';
import { loadToken } from '../fixtures/accounts.ts';
import { chooseBca, pay } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expectVisitor, logIn, logOut } from '../fixtures/log-in.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { addToCart, asTrader, beginToBuy, loadOrders, newBuyer } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;

test('one checkout in two tabs is paid once, and both end at its payment [R15] [R19] @desktop', async ({
  page,
  visit,
  buyer,
  context,
}) => {
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
  await visit(linkTo('storefront.checkout', { id }));
  await chooseBca(page, say);
  const other = await context.newPage();
  await other.goto(linkTo('storefront.checkout', { id }));
  await untilAlive(other);
  await expect(other.getByRole('radio', { name: say.bca })).toBeChecked();
  await Promise.all([pay(page, say), pay(other, say)]);
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  expect(await loadOrders(buyer)).toHaveLength(1);

  await test.step('Back, and the address of the checkout itself, lead to the same payment [R16]', async () => {
    await page.goto(linkTo('storefront.checkout', { id }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
    expect(await loadOrders(buyer)).toHaveLength(1);
  });
});

test('what one tab has paid is no longer in the cart that another shows [CART-03] [R19] @desktop', async ({
  page,
  visit,
  buyer,
  context,
}) => {
  const good = await loadProduct(buyer.api, cloth);
  await addToCart(buyer, good);
  const other = await context.newPage();
  await other.goto(linkTo('storefront.cart'));
  await untilAlive(other);
  const bought = other.getByRole('region', { name: good.store });
  await expect(bought).toBeVisible();
  await visit(linkTo('storefront.cart'));
  await page.getByRole('button', { name: say.toCheckout }).click();
  await chooseBca(page, say);
  await pay(page, say);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
  await expect(bought).toHaveCount(0);
});

test('who logs out in one tab has left the others within a second; nobody writes in the name of the next [R19] @desktop @slow', async ({
  page,
  visit,
  buyer,
  context,
  request,
  mishaps,
}) => {
  // The checkout of somebody else.
  mishaps.expect(/checkout.*status of 404/);
  const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
  const next = await newBuyer(request);
  await visit(linkTo('storefront.checkout', { id }));
  const book = await context.newPage();
  await book.goto(linkTo('storefront.addressBook'));
  await untilAlive(book);
  await book.getByRole('button', { name: say.newAddress }).click();
  await book.getByRole('dialog').getByLabel('Label alamat').fill('Rahasia Ratna');
  const first = await context.newPage();
  await first.goto(linkTo('storefront.search'));
  await untilAlive(first);
  await logOut(first);
  for (const tab of [page, book]) await expectVisitor(tab, { timeout: 1_000 });
  await expect(page).toHaveURL(linkTo('auth.login', { next: linkTo('storefront.checkout', { id }) }));
  await expect(book).toHaveURL(linkTo('auth.login', { next: linkTo('storefront.addressBook') }));
  await expect(page.getByText(buyer.email)).toHaveCount(0);

  await first.goto(linkTo('auth.login'));
  await untilAlive(first);
  await logIn(first, next);
  await expect(first).toHaveURL(linkTo('storefront.home'));
  await book.goto(linkTo('storefront.addressBook'));
  await untilAlive(book);
  await expect(book.getByRole('dialog')).toHaveCount(0);
  await book.getByRole('button', { name: say.newAddress }).click();
  await expect(book.getByRole('dialog').getByLabel('Label alamat')).toHaveValue('');
  await page.goto(linkTo('storefront.checkout', { id }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');

  expect((await next.api(addressEndpoints.list, {})).data).toHaveLength(1);
  expect(await loadOrders(next)).toEqual([]);
  const back = asTrader(request, { ...buyer, token: await loadToken(request, buyer) });
  const { data: kept } = await back.api(checkoutEndpoints.preview, { query: { checkout_id: String(id) } });
  expect(kept.status).toBe('open');
});
