import { addressEndpoints, checkoutEndpoints, orderEndpoints } from '@pasar/contract';
import type { BrowserContext, Page } from 'playwright/test';
import { carriedToken } from '../fixtures/accounts.ts';
import { chooseBca, chooseCourier, pay, sendAs } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { addToCart, beginToBuy, loadOrders, office, settlePayment } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** As if another tab had logged out, or the day were over. */
const loseToken = async (context: BrowserContext) => {
  const token = await carriedToken(context);
  await context.clearCookies({ name: token?.name ?? '' });
};

test('without a token, cart, checkout and payment lead through the login back to the same step, all selections preserved [R18] [S22] @slow', async ({
  page,
  visit,
  buyer,
  context,
}) => {
  await buyer.api(addressEndpoints.add, { body: office });
  const good = await loadProduct(buyer.api, cloth);
  const id = await beginToBuy(buyer, good, 2);
  await visit(linkTo('storefront.checkout', { id }));

  await test.step('choices of the checkout', async () => {
    await page.getByRole('button', { name: say.changeAddress }).click();
    await page.getByRole('button', { name: say.useAddress(office.label) }).click();
    await expect(page.getByRole('region', { name: say.address })).toContainText(office.address);
    await chooseCourier(page, say, 'SiCepat');
    await sendAs(page, say, 'Toko Ratna', '081298765432');
    await chooseBca(page, say);
  });
  const before = (await buyer.api(checkoutEndpoints.preview, { query: { checkout_id: String(id) } })).data;

  await test.step('the token is gone when it is paid', async () => {
    await loseToken(context);
    await pay(page, say);
    await expect(page).toHaveURL(linkTo('auth.login', { next: linkTo('storefront.checkout', { id }) }));
    await logIn(page, buyer);
    await expect(page).toHaveURL(linkTo('storefront.checkout', { id }));
    await expect(page.getByRole('region', { name: say.address })).toContainText(office.address);
    await expect(page.getByText(say.sentBy('Toko Ratna'))).toBeVisible();
    const after = (await buyer.api(checkoutEndpoints.preview, { query: { checkout_id: String(id) } })).data;
    expect(after.orders[0]?.selected_shipping).toEqual(before.orders[0]?.selected_shipping);
    expect(after.summary).toEqual(before.summary);
    expect(await loadOrders(buyer)).toEqual([]);
  });

  await test.step('the token is gone while the payment is waited for', async () => {
    await chooseBca(page, say);
    await pay(page, say);
    await expect(heading(page)).toHaveText(say.finishPaying);
    const payment = new URL(page.url()).pathname;
    await loseToken(context);
    await page.getByRole('button', { name: say.simulate }).click();
    await expect(page).toHaveURL(linkTo('auth.login', { next: payment }));
    await logIn(page, buyer);
    await expect(page).toHaveURL(payment);
    await expect(heading(page)).toHaveText(say.finishPaying);
  });

  await test.step('and in the cart', async () => {
    await loseToken(context);
    await page.goto(linkTo('storefront.cart'));
    await expect(page).toHaveURL(linkTo('auth.login', { next: linkTo('storefront.cart') }));
    await logIn(page, buyer);
    await expect(heading(page)).toHaveText(say.cart);
  });
  expect(await loadOrders(buyer)).toHaveLength(1);
});

test('without a connection every step shows that, loses nothing and works again [R17] @phone @slow', async ({
  page,
  visit,
  buyer,
  context,
  mishaps,
}) => {
  mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
  const failed = (section: string) => page.getByText(say.failed(section)).first();
  const offline = failed(say.checkoutSection);
  const good = await loadProduct(buyer.api, cloth);
  await addToCart(buyer, good);
  await visit(linkTo('storefront.cart'));

  await test.step('on the way to the checkout', async () => {
    await expect(page.getByRole('button', { name: say.toCheckout })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: say.toCheckout }).click();
    await expect(failed(say.cart)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: say.toCheckout }).click();
    await expect(heading(page)).toHaveText(say.checkout);
  });

  await test.step('while choosing', async () => {
    await chooseBca(page, say);
    await chooseCourier(page, say, 'SiCepat');
    const dropship = page.getByRole('switch', { name: say.dropship });
    const sender = page.getByLabel(say.sender, { exact: true });
    await context.setOffline(true);
    await dropship.click();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await dropship.check();
    await sender.fill('Toko Ratna');
    await page.getByLabel(say.senderPhone, { exact: true }).fill('081298765432');
    await context.setOffline(true);
    await page.getByRole('button', { name: say.saveSender }).click();
    await expect(offline).toBeVisible();
    await expect(sender).toHaveValue('Toko Ratna');
    await context.setOffline(false);
    await page.getByRole('button', { name: say.saveSender }).click();
    await expect(page.getByText(say.sentBy('Toko Ratna'))).toBeVisible();
    await page.getByRole('button', { name: say.addOrderNote }).click();
    const note = page.getByLabel(say.noteFor(good.store));
    await context.setOffline(true);
    await note.fill('Titip di satpam');
    await note.press('Enter');
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await note.press('Enter');
    await expect(page.getByText(say.noteSaved)).toBeVisible();
  });

  await test.step('at the payment', async () => {
    await context.setOffline(true);
    await pay(page, say);
    await expect(offline).toBeVisible();
    await expect(page.getByRole('radio', { name: say.bca })).toBeChecked();
    await context.setOffline(false);
    await pay(page, say);
    await expect(heading(page)).toHaveText(say.finishPaying);
  });
  const [order, ...others] = await loadOrders(buyer);
  expect(others).toEqual([]);

  await test.step('while the payment is waited for; it is seen within 2 s of the return', async () => {
    await context.setOffline(true);
    await expect(failed(say.paymentSection)).toBeVisible();
    await settlePayment(buyer, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(say.paid, { timeout: 2_000 });
  });
  const { data: kept } = await buyer.api(orderEndpoints.detail, {
    params: { code: order?.order_code ?? '' },
  });
  expect(kept).toMatchObject({ note: 'Titip di satpam', dropship: { name: 'Toko Ratna' } });
});

test('at 400 kbps and 400 ms the way from the product to the success ends [R17] @phone @slow', async ({
  page,
  buyer,
  context,
}) => {
  test.setTimeout(150_000);
  const good = await loadProduct(buyer.api, cloth);
  const network = await context.newCDPSession(page);
  const bits = 400_000;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  const patient = { timeout: 45_000 };
  await page.goto(linkTo('storefront.product', { slug: good.slug }), patient);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hydrated', 'true', patient);
  await page.getByRole('button', { name: say.buyNow }).click();
  await expect(heading(page)).toHaveText(say.checkout, patient);
  await chooseBca(page, say);
  await pay(page, say);
  await expect(heading(page)).toHaveText(say.finishPaying, patient);
  await page.getByRole('button', { name: say.simulate }).click();
  await expect(heading(page)).toHaveText(say.paid, patient);
  expect(await loadOrders(buyer)).toHaveLength(1);
});
