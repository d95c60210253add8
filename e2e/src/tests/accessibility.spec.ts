import { inLocale, locales, paths } from '@pasar/contract';
import { carryToken, demoBuyer, demoSeller, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct, shirt } from '../fixtures/products.ts';
import { isSkippedByIndex } from '../fixtures/quick-run.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { addToCart, buyProduct, orderProduct } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const open = [
  paths.home(),
  paths.search({ search: 'batik' }),
  paths.search({ search: 'tidakadabarangini' }),
  paths.flashSale(),
  paths.promos(),
  paths.promo('pekan-dapur'),
  paths.promo(2),
  paths.brands(),
  paths.brands({ search: 'tidakadatokoini' }),
  paths.store('rumah-kawung'),
  paths.category('fashion'),
  paths.login(),
  paths.register(),
  paths.forgetPassword(),
  paths.resetPassword(),
  paths.verification({ email: 'ratna@example.test', to: 'auth-setup' }),
  paths.terms(),
  paths.becomeSeller(),
  '/nowhere',
];

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
    await visit(paths.home(), locale);
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

  for (const [account, path] of [
    [demoBuyer, paths.account.overview()],
    [demoBuyer, paths.account.bio()],
    [demoBuyer, paths.account.company()],
    [demoBuyer, paths.account.documents()],
    [demoBuyer, paths.account.security()],
    [demoBuyer, paths.account.reviews()],
    [demoBuyer, paths.account.reviews({ type: 'done' })],
    [demoBuyer, paths.account.notifications()],
    [demoBuyer, paths.setup()],
    [demoSeller, paths.seller.store()],
  ] as const) {
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

  test(`axe finds nothing on the way from the cart to an order (${locale}) [A1] [A6] ${place[locale]}`, async ({
    page,
    visit,
    buyer,
  }) => {
    const good = await loadProduct(buyer.api, shirt);
    await addToCart(buyer, good, 2);
    const { order, payment } = await buyProduct(buyer, await loadProduct(buyer.api, cloth));
    const waiting = await orderProduct(buyer, good);
    await visit(paths.cart(), locale);
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
      paths.payment(waiting.payment),
      paths.payment(payment),
      paths.account.orders(),
      paths.account.order(order),
      paths.account.wallet(),
    ]) {
      await visit(path, locale);
      expect(await findViolations(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing where a seller works (${locale}) [A1] [A6] ${place[locale]}`, async ({
    buyer,
    seller,
  }) => {
    const { order } = await buyProduct(buyer, await loadProduct(buyer.api, cloth));
    for (const path of [
      paths.seller.orders({ status: 'new' }),
      paths.seller.order(order),
      paths.seller.products(),
      paths.seller.newProduct(),
      paths.seller.importProducts(),
      paths.seller.wallet(),
    ]) {
      await seller.page.goto(inLocale(path, locale));
      await untilAlive(seller.page);
      expect(await findViolations(seller.page), path).toEqual([]);
    }
  });

  test(`axe finds nothing where a store is managed (${locale}) [A1] [A6] ${place[locale]}`, async ({
    seller,
  }) => {
    test.setTimeout(150_000); // eight pages
    for (const path of [
      paths.seller.summary(),
      paths.seller.vouchers(),
      paths.seller.newVoucher(),
      paths.seller.reviews(),
      paths.seller.location(),
      paths.seller.bank(),
      paths.seller.banner(),
      paths.seller.notifications(),
    ]) {
      await seller.page.goto(inLocale(path, locale));
      await untilAlive(seller.page);
      expect(await findViolations(seller.page), path).toEqual([]);
    }
  });
}

test('axe finds nothing in a wrong form and an open search [A1]', async ({ page, visit }) => {
  await visit(paths.register());
  await page.getByRole('main').getByLabel(messages.id.email, { exact: true }).press('Enter');
  await expect(page.getByRole('main').getByLabel(messages.id.email, { exact: true })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: messages.id.search }).click();
  await page.getByRole('combobox', { name: messages.id.search }).fill('kopi');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
