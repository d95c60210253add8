import { cartEndpoints, locales, wishlistEndpoints } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct, loadRandomProduct, shirt } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { addToCart, newBuyer } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

test('products of two stores are selected, counted and noted, and it is all there after a reload [CART-03] [CART-04]', async ({
  page,
  visit,
  buyer,
}) => {
  const say = tradeMessages.id;
  const cloth1 = await loadProduct(buyer.api, cloth);
  const shirt1 = await loadProduct(buyer.api, shirt);
  const other = await loadRandomProduct(buyer.api, { stock: [20, 5000] });
  for (const good of [cloth1, shirt1, other]) await addToCart(buyer, good);
  await visit(linkTo('storefront.cart'));
  const total = page.getByRole('status').filter({ hasText: say.total });
  const rupiah = (amount: number) => new RegExp(`Rp\\s?${amount.toLocaleString('id-ID')}`);

  await test.step('a group is chosen and left out as a whole', async () => {
    const store = page.getByRole('checkbox', { name: say.selectStore(cloth1.store) });
    await expect(total).toHaveText(rupiah(cloth1.price + shirt1.price + other.price));
    await store.uncheck();
    await expect(
      page.getByRole('checkbox', { name: say.select(cloth1.name), exact: true }),
    ).not.toBeChecked();
    await expect(total).toHaveText(rupiah(other.price));
    await page.getByRole('checkbox', { name: say.select(shirt1.name), exact: true }).check();
    await expect(store).not.toBeChecked();
    await expect(total).toHaveText(rupiah(shirt1.price + other.price));
  });

  await test.step('three pieces, and a note to the seller', async () => {
    const more = page.getByRole('button', { name: say.one(shirt1.name) });
    await more.click();
    await more.click();
    await expect(total).toHaveText(rupiah(3 * shirt1.price + other.price));
    await page.getByRole('button', { name: say.addNote(shirt1.name) }).click();
    await page.getByLabel(say.note).fill('Bungkus kado, ya');
    await page.getByLabel(say.note).press('Enter');
    await expect(page.getByText('Bungkus kado, ya')).toBeVisible();
  });

  await test.step('nothing of it is lost', async () => {
    await expect
      .poll(async () => {
        const { data } = await buyer.api(cartEndpoints.list, {});
        const items = data.flatMap((group) => group.items);
        return items.find(({ variant_id }) => variant_id === shirt1.variantId);
      })
      .toMatchObject({ qty: 3, note: 'Bungkus kado, ya', is_checked: '1' });
    await page.reload();
    await untilAlive(page);
    await expect(total).toHaveText(rupiah(3 * shirt1.price + other.price));
    await expect(page.getByRole('spinbutton', { name: say.quantity(shirt1.name) })).toHaveValue('3');
    await expect(page.getByText('Bungkus kado, ya')).toBeVisible();
  });
});

test('the last thing of a store takes the store with it; undoing brings both back [CART-03]', async ({
  page,
  visit,
  buyer,
}) => {
  const say = tradeMessages.id;
  const kept = await loadProduct(buyer.api, cloth);
  const gone = await loadRandomProduct(buyer.api, { stock: [20, 5000] });
  await addToCart(buyer, kept);
  await addToCart(buyer, gone);
  await visit(linkTo('storefront.cart'));
  const store = page.getByRole('region', { name: gone.store });
  await store.getByRole('button', { name: say.remove(gone.name) }).click();
  await expect(store).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: say.removed(gone.name) })).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Keranjang, 1/ })
      .first(),
  ).toBeAttached();
  await page.getByRole('button', { name: say.undo }).click();
  await expect(store.getByRole('spinbutton', { name: say.quantity(gone.name) })).toHaveValue('1');
  for (const { name } of [gone, kept]) await page.getByRole('button', { name: say.remove(name) }).click();
  await expect(page.getByRole('heading', { name: say.emptyCart })).toBeVisible();
  await expect.poll(async () => (await buyer.api(cartEndpoints.list, {})).total_item).toBe(0);
});

for (const locale of locales)
  test(`cart and checkout fit into 320 pixels (${locale}) [A5] @phone`, async ({ page, visit, buyer }) => {
    const long = await loadRandomProduct(buyer.api, { stock: [20, 5000], price: [300_000, 400_000] });
    await addToCart(buyer, long, 3);
    await addToCart(buyer, await loadProduct(buyer.api, shirt), 2);
    await page.setViewportSize({ width: 320, height: 640 });
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await visit(linkTo('storefront.cart'), locale);
    await expect(
      page.getByRole('spinbutton', { name: tradeMessages[locale].quantity(long.name) }),
    ).toBeVisible();
    expect(await overhang()).toBe(0);
    await page.getByRole('button', { name: tradeMessages[locale].toCheckout }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tradeMessages[locale].checkout);
    expect(await overhang()).toBe(0);
  });

test('two tabs show one cart, and a tab of one user never writes as another [CART-03] [R19]', async ({
  page,
  visit,
  buyer,
  context,
  request,
  baseURL,
}) => {
  const say = tradeMessages.id;
  const good = await loadProduct(buyer.api, cloth);
  await addToCart(buyer, good, 2);
  await visit(linkTo('storefront.cart'));
  const other = await context.newPage();
  await other.goto(linkTo('storefront.cart'));
  await untilAlive(other);
  await page.getByRole('button', { name: say.one(good.name) }).click({ clickCount: 2 });
  await expect(other.getByRole('spinbutton', { name: say.quantity(good.name) })).toHaveValue('4');

  await test.step('somebody else logs in without this tab hearing of it', async () => {
    const stranger = await newBuyer(request);
    await addToCart(stranger, good, 1);
    await carryToken(context, stranger.token, baseURL);
    const answer = page.waitForResponse((one) => one.url().includes(cartEndpoints.update.path));
    await page.getByRole('button', { name: say.one(good.name) }).click();
    expect((await answer).status()).toBe(409);
    await expect(page.getByRole('spinbutton', { name: say.quantity(good.name) })).toHaveValue('1');
    const { data } = await stranger.api(cartEndpoints.list, {});
    expect(data[0]?.items[0]?.qty).toBe(1);
    expect((await buyer.api(cartEndpoints.list, {})).data[0]?.items[0]?.qty).toBe(4);
  });
});

test('a connection that breaks in the middle of a change loses nothing, and Back finds the cart again [R15] [R16] [R17]', async ({
  page,
  visit,
  buyer,
  context,
  mishaps,
}) => {
  mishaps.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const say = tradeMessages.id;
  const good = await loadProduct(buyer.api, cloth);
  await addToCart(buyer, good, 2);
  await visit(linkTo('storefront.cart'));
  const quantity = page.getByRole('spinbutton', { name: say.quantity(good.name) });
  const more = page.getByRole('button', { name: say.one(good.name) });
  await more.click();
  await expect.poll(async () => (await buyer.api(cartEndpoints.list, {})).data[0]?.items[0]?.qty).toBe(3);
  await context.setOffline(true);
  await more.click();
  await expect(quantity).toHaveValue('3');
  await context.setOffline(false);
  await more.click();
  await expect.poll(async () => (await buyer.api(cartEndpoints.list, {})).data[0]?.items[0]?.qty).toBe(4);
  await page.getByRole('main').getByRole('link', { name: good.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(good.name);
  await page.goBack();
  await expect(quantity).toHaveValue('4');
  await page.getByRole('button', { name: say.saveForLater(good.name) }).click({ clickCount: 2 });
  await expect(page.getByRole('heading', { name: say.emptyCart })).toBeVisible();
  expect((await buyer.api(wishlistEndpoints.my, { query: {} })).data.map(({ id }) => id)).toEqual([
    good.productId,
  ]);
});
