import {
  cartEndpoints,
  inLocale,
  type Locale,
  message,
  orderEndpoints,
  wishlistEndpoints,
} from '@pasar/contract';
import type { APIRequestContext, Page } from 'playwright/test';
import { loadToken, newEmail } from '../fixtures/accounts.ts';
import { createApiClient } from '../fixtures/api.ts';
import { chooseBca, pay } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { enterCode, logIn, logOut } from '../fixtures/log-in.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { createOnboardingSteps } from '../fixtures/onboarding-steps.ts';
import { cloth, loadProduct, shirt, type TestProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const password = 'kopi tubruk 1';

/** From the login that is open: registers and enters the code; ends at the setup. */
const register = async (page: Page, request: APIRequestContext, locale: Locale) => {
  const say = messages[locale];
  const form = page.getByRole('main');
  const email = newEmail();
  await form.getByRole('link', { name: say.register, exact: true }).click();
  await form.getByLabel(say.confirmation).fill(password);
  await form.getByLabel(say.email, { exact: true }).fill(email);
  await form.getByLabel(say.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: say.register, exact: true }).click();
  await enterCode(page, await codeFor(request, email), locale);
  await expect(page).toHaveURL(new RegExp(`${inLocale(linkTo('auth.setup'), locale)}(\\?|$)`));
  return { email, password };
};

const wantForCart = async (page: Page, good: TestProduct, locale: Locale) => {
  await page.goto(inLocale(linkTo('storefront.product', { slug: good.slug }), locale));
  await untilAlive(page);
  await page.getByRole('button', { name: tradeMessages[locale].addToCart }).click();
  await expect(page).toHaveURL(
    inLocale(linkTo('auth.login', { next: linkTo('storefront.product', { slug: good.slug }) }), locale),
  );
};

const inCart = async (request: APIRequestContext, who: { email: string; password: string }) => {
  const { data } = await createApiClient(request, await loadToken(request, who))(cartEndpoints.list, {});
  return data.flatMap(({ items }) => items.map(({ product_id, qty }) => [product_id, qty]));
};

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const) {
  const added = (good: TestProduct) => message('pending.added', locale, { name: good.name });

  test(`what a visitor wanted is in the cart once the setup is left by the logo (${locale}) [CART-01] [W58] ${place} @slow`, async ({
    page,
    request,
  }) => {
    const good = await loadProduct(createApiClient(request), cloth);
    await wantForCart(page, good, locale);
    const person = await register(page, request, locale);
    expect(await inCart(request, person)).toEqual([]);
    // By keyboard: on a phone a notice may still lie over the logo.
    await page.getByRole('banner').getByRole('link', { name: messages[locale].home }).press('Enter');
    await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
    await expect(page.getByText(added(good))).toBeVisible();
    await page.getByRole('link', { name: message('pending.added.link', locale) }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.cart'), locale));
    await expect(
      page.getByRole('spinbutton', { name: tradeMessages[locale].quantity(good.name) }),
    ).toHaveValue('1');
    await page.reload();
    await untilAlive(page);
    expect(await inCart(request, person)).toEqual([[good.productId, 1]]);
  });
}

test('what a visitor saved outlives the onboarding of a merchant and the login after it [WISH-01] [W58] @desktop @slow', async ({
  page,
  request,
}) => {
  const good = await loadProduct(createApiClient(request), cloth);
  await page.goto(linkTo('storefront.product', { slug: good.slug }));
  await untilAlive(page);
  await page
    .getByRole('button', { name: `Simpan ${good.name} ke Favorit` })
    .first()
    .click();
  await expect(page).toHaveURL(
    linkTo('auth.login', { next: linkTo('storefront.product', { slug: good.slug }) }),
  );
  const person = await register(page, request, 'id');
  const setup = createOnboardingSteps(page, 'id');
  await setup.personal('personal');
  await setup.next();
  await setup.title(setup.say.tabs.store);
  await setup.store(`Kios ${person.email.slice(6, 14)}`);
  await setup.next();
  await setup.title(setup.say.tabs.location);
  await setup.region();
  await setup.next();
  await setup.title(setup.say.tabs.bank);
  await setup.bank();
  await setup.main.getByRole('checkbox').check();
  await setup.done();
  await setup.main.getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${linkTo('auth.login')}`));
  await logIn(page, person);
  await expect(page.getByText(message('pending.wishlisted', 'id', { name: good.name }))).toBeVisible();
  const api = createApiClient(request, await loadToken(request, person));
  expect((await api(wishlistEndpoints.total, {})).data.total).toBe(1);
});

const wantNow = async (page: Page, good: TestProduct) => {
  await page.goto(linkTo('storefront.product', { slug: good.slug }));
  await untilAlive(page);
  await page.getByRole('button', { name: tradeMessages.id.buyNow }).click();
  await expect(page).toHaveURL(
    linkTo('auth.login', { next: linkTo('storefront.product', { slug: good.slug }) }),
  );
};

test('what a visitor wanted to buy waits through the setup of a buyer [CART-02] [W58] @phone @slow', async ({
  page,
  request,
}) => {
  const good = await loadProduct(createApiClient(request), cloth);
  await wantNow(page, good);
  await register(page, request, 'id');
  const setup = createOnboardingSteps(page, 'id');
  await setup.main.getByRole('link', { name: setup.say.buyerSetup }).click();
  await expect(page).toHaveURL(new RegExp(linkTo('auth.buyerSetup')));
  await setup.personal('personal');
  await setup.next();
  await setup.title(setup.say.address);
  await setup.fill(setup.say.fullAddress, 'Jalan Braga 10/2, Bandung');
  await setup.region();
  await setup.main.getByRole('checkbox').check();
  await setup.done();
  await setup.main.getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL(linkTo('storefront.home'));
  await expect(page.getByText(message('pending.bought', 'id', { name: good.name }))).toBeVisible();
  await page.getByRole('link', { name: message('pending.bought.link', 'id') }).click();
  await expect(page).toHaveURL(/\/checkout\?id=\d+$/);
  await expect(page.getByRole('main').getByText(good.name)).toBeVisible();
});

test('another account drops what somebody wanted before [CART-02] [W58] @phone @slow', async ({
  page,
  request,
}) => {
  const good = await loadProduct(createApiClient(request), cloth);
  const other = await newBuyer(request);
  await wantNow(page, good);
  await register(page, request, 'id');
  await logOut(page);
  await page.goto(linkTo('auth.login'));
  await untilAlive(page);
  await logIn(page, other);
  await expect(page).toHaveURL(linkTo('storefront.home'));
  expect(await page.evaluate(() => sessionStorage.getItem('pasar:pending-actions'))).toBeNull();
});

test('"buy now" in two tabs is two checkouts, and each pays its own thing [CART-02] [R19] @desktop @slow', async ({
  page,
  buyer,
  context,
}) => {
  const say = tradeMessages.id;
  const goods = [await loadProduct(buyer.api, cloth), await loadProduct(buyer.api, shirt)];
  const other = await context.newPage();
  const tabs = [page, other].map((tab, index) => ({ tab, good: goods[index] as TestProduct }));
  for (const { tab, good } of tabs) {
    await tab.goto(linkTo('storefront.product', { slug: good.slug }));
    await untilAlive(tab);
    await tab.getByRole('button', { name: say.buyNow }).click();
    await expect(tab).toHaveURL(/\/checkout\?id=\d+$/);
  }
  for (const { tab, good } of tabs) {
    await tab.reload();
    await untilAlive(tab);
    await expect(tab.getByRole('main').getByText(good.name)).toBeVisible();
    await chooseBca(tab, say);
    await pay(tab, say);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say.finishPaying);
  }
  const { data } = await buyer.api(orderEndpoints.list, { query: {} });
  const ordered = data.map(({ items }) => items.map(({ product_id }) => product_id));
  expect(ordered.sort()).toEqual(goods.map(({ productId }) => [productId]).sort());
});
