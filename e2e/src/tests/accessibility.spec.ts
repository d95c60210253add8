import { inLocale, locales } from '@pasar/contract';
import { carryToken, demoBuyer, demoSeller, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo, listPlainPaths } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct, shirt } from '../fixtures/products.ts';
import { isSkippedByIndex } from '../fixtures/quick-run.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { addToCart, buyProduct, orderProduct } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const open = [
  linkTo('storefront.home'),
  linkTo('storefront.search', { search: 'batik' }),
  linkTo('storefront.search', { search: 'tidakadabarangini' }),
  linkTo('storefront.flashSale'),
  linkTo('storefront.promos'),
  linkTo('storefront.promo', { id: 'pekan-dapur' }),
  linkTo('storefront.promo', { id: 2 }),
  linkTo('storefront.brands'),
  linkTo('storefront.brands', { search: 'tidakadatokoini' }),
  linkTo('storefront.store', { slug: 'rumah-kawung' }),
  linkTo('storefront.categories'),
  linkTo('storefront.category', { slug: 'fashion' }),
  linkTo('auth.login'),
  linkTo('auth.register'),
  linkTo('auth.forgetPassword'),
  linkTo('auth.resetPassword'),
  linkTo('auth.verification', { email: 'ratna@example.test', to: 'auth-setup' }),
  linkTo('auth.terms'),
  linkTo('auth.becomeSeller'),
  linkTo('help.home'),
  linkTo('help.home', { q: 'resi' }),
  linkTo('help.article', { slug: 'returns' }),
  linkTo('help.contact'),
  linkTo('help.privacy'),
  '/nowhere',
];

const ofAccounts = [
  [demoBuyer, linkTo('buyer.overview')],
  [demoBuyer, linkTo('buyer.bio')],
  [demoBuyer, linkTo('buyer.company')],
  [demoBuyer, linkTo('buyer.documents')],
  [demoBuyer, linkTo('buyer.security')],
  [demoBuyer, linkTo('buyer.reviews')],
  [demoBuyer, linkTo('buyer.reviews', { type: 'done' })],
  [demoBuyer, linkTo('buyer.notifications')],
  [demoBuyer, linkTo('auth.setup')],
  [demoSeller, linkTo('seller.store')],
] as const;

/** Where a seller works, scanned beside an order. */
const atWork = [
  linkTo('seller.orders', { status: 'new' }),
  linkTo('seller.products'),
  linkTo('seller.newProduct'),
  linkTo('seller.import'),
  linkTo('seller.questions'),
  linkTo('seller.wallet'),
  linkTo('seller.walletMonth'),
];
const scanned = new Set([...atWork, ...ofAccounts.map(([, path]) => path)].map((path) => path.split('?')[0]));
/** All further pages of the dashboard, also those that are added later. */
const managing = [
  ...listPlainPaths('seller').filter((path) => !scanned.has(path)),
  linkTo('seller.voucher', { id: 'new' }),
];
/** With the time that axe takes on a busy machine. */
const perPage = 17_000;

// Each page twice: in English and light on a desktop, in Indonesian and dark on a phone.
test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light') });
const place = { id: '@phone', en: '@desktop' } as const;

for (const [turn, locale] of locales.entries()) {
  for (const [index, path] of open.entries()) {
    if (isSkippedByIndex(turn + index)) continue;
    test(`axe finds nothing at ${inLocale(path, locale)} [A1] [A6] ${place[locale]}`, async ({
      page,
      visit,
      mishaps,
    }) => {
      mishaps.expect(/nowhere .* 404/);
      await visit(path, locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing at a product (${locale}) [A1] ${place[locale]}`, async ({ page, visit }) => {
    await visit(linkTo('storefront.home'), locale);
    await page
      .getByRole('region', { name: messages[locale].forYou })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  for (const [index, [account, path]] of ofAccounts.entries()) {
    if (isSkippedByIndex(turn + index)) continue;
    test(`axe finds nothing at ${inLocale(path, locale)} [A1] [A6] ${place[locale]}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await carryToken(context, await loadToken(request, account), baseURL);
      await page.goto(inLocale(path, locale));
      await untilAlive(page);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

for (const locale of locales) {
  const say = tradeMessages[locale];

  test(`axe finds nothing on the way from the cart to an order (${locale}) [A1] [A6] ${place[locale]} @slow`, async ({
    page,
    visit,
    buyer,
  }) => {
    const good = await loadProduct(buyer.api, shirt);
    await addToCart(buyer, good, 2);
    const { order, payment } = await buyProduct(buyer, await loadProduct(buyer.api, cloth));
    const waiting = await orderProduct(buyer, good);
    await visit(linkTo('storefront.cart'), locale);
    await expect(page.getByRole('spinbutton', { name: say.quantity(good.name) })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: say.toCheckout }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.checkout);
    await page.getByRole('switch', { name: say.dropship }).check();
    await expect(page.getByLabel(say.sender, { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: say.promos }).click();
    await expect(page.getByRole('dialog', { name: say.promoSheet })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    for (const path of [
      linkTo('storefront.payment', { code: waiting.payment }),
      linkTo('storefront.payment', { code: payment }),
      linkTo('buyer.orders'),
      linkTo('buyer.order', { code: order }),
      linkTo('buyer.wallet'),
    ]) {
      await visit(path, locale);
      expect(await findViolations(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing where a seller works (${locale}) [A1] [A6] ${place[locale]} @slow`, async ({
    buyer,
    seller,
  }) => {
    test.setTimeout((atWork.length + 1) * perPage);
    const { order } = await buyProduct(buyer, await loadProduct(buyer.api, cloth));
    for (const path of [...atWork, linkTo('seller.order', { code: order })]) {
      await seller.page.goto(inLocale(path, locale));
      await untilAlive(seller.page);
      expect(await findViolations(seller.page), path).toEqual([]);
    }
  });

  test(`axe finds nothing where a store is managed (${locale}) [A1] [A6] ${place[locale]} @slow`, async ({
    seller,
  }) => {
    test.setTimeout(managing.length * perPage);
    for (const path of managing) {
      await seller.page.goto(inLocale(path, locale));
      await untilAlive(seller.page);
      expect(await findViolations(seller.page), path).toEqual([]);
    }
  });
}

test('axe finds nothing in a wrong form and an open search [A1]', async ({ page, visit }) => {
  await visit(linkTo('auth.register'));
  await page.getByRole('main').getByLabel(messages.id.email, { exact: true }).press('Enter');
  await expect(page.getByRole('main').getByLabel(messages.id.email, { exact: true })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: messages.id.search }).click();
  await page.getByRole('combobox', { name: messages.id.search }).fill('kopi');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
