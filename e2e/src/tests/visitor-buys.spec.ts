import { cartEndpoints, inLocale, message } from '@pasar/contract';
import { createApiClient } from '../fixtures/api.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { loadOrders, newBuyer } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const) {
  const say = tradeMessages[locale];

  test(`what a visitor puts into the cart waits for the login and is put in once (${locale}) [CART-01] ${place}`, async ({
    page,
    visit,
    request,
  }) => {
    const buyer = await newBuyer(request);
    const good = await loadProduct(createApiClient(request), cloth);
    await visit(linkTo('storefront.product', { slug: good.slug }), locale);
    await page.getByRole('button', { name: say.addToCart }).click({ clickCount: 5 });
    await expect(page.getByText(say.logInToAdd)).toBeVisible();
    await expect(page).toHaveURL(
      inLocale(linkTo('auth.login', { next: linkTo('storefront.product', { slug: good.slug }) }), locale),
    );
    await logIn(page, buyer, { locale });
    await expect(page).toHaveURL(inLocale(linkTo('storefront.product', { slug: good.slug }), locale));
    await expect(page.getByText(message('pending.added', locale, { name: good.name }))).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await page.goto(inLocale(linkTo('storefront.cart'), locale));
    await expect(page.getByRole('spinbutton', { name: say.quantity(good.name) })).toHaveValue('1');
  });

  test(`what a visitor wants to buy at once is at the checkout after the login (${locale}) [CART-02] ${place}`, async ({
    page,
    visit,
    request,
  }) => {
    const buyer = await newBuyer(request);
    const good = await loadProduct(createApiClient(request), cloth);
    await visit(linkTo('storefront.product', { slug: good.slug }), locale);
    await page.getByRole('button', { name: say.buyNow }).click();
    await expect(page.getByText(say.logInToBuy)).toBeVisible();
    await logIn(page, buyer, { locale });
    await expect(page).toHaveURL(/\/checkout\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.checkout);
    await expect(page.getByRole('main').getByText(good.name)).toBeVisible();
    // The cart is another thing.
    expect((await buyer.api(cartEndpoints.list, {})).total_item).toBe(0);
    expect(await loadOrders(buyer)).toEqual([]);
  });
}
