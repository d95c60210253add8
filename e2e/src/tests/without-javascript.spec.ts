import { inLocale, locales, wishlistEndpoints } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { addToCart, beginToBuy, orderProduct } from '../fixtures/trade.ts';

test.use({ javaScriptEnabled: false });

/** Opens a page with its content; a server that was too busy to render in time is requested again. */
const openRendered = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('img').first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

const pages = [
  { name: 'the home page', path: linkTo('storefront.home') },
  { name: 'a list', path: linkTo('storefront.search') },
  { name: 'a category', path: '' },
  { name: 'a product', path: '' },
];

for (const locale of locales) {
  for (const { name, path } of pages) {
    test(`${name} is complete without JavaScript (${locale}) [A4] [A50] @desktop`, async ({
      page,
      baseURL,
    }) => {
      await openRendered(page, inLocale(path || linkTo('storefront.home'), locale));
      if (path === '') {
        // Products and categories have the address that the home page gives them.
        const kind = name === 'a product' ? '/p/' : '/c/';
        const address = await page
          .getByRole('main')
          .locator(`a[href*="${kind}"]`)
          .first()
          .getAttribute('href');
        await openRendered(page, address ?? '');
      }
      const here = new URL(page.url());
      const inOther = inLocale(here.pathname, locale === 'id' ? 'en' : 'id');
      const own = inLocale(here.pathname, locale);

      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(/\S{3,} .*\S{3,}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^${baseURL}${own}`),
      );
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
      expect(alternates.map(([lang]) => lang)).toEqual(expect.arrayContaining(['id', 'en', 'x-default']));
      const other = alternates.find(([lang]) => lang !== locale && lang !== 'x-default');
      expect(other?.[1]?.startsWith(baseURL + inOther)).toBe(true);

      const main = page.getByRole('main');
      await expect(main.locator('img').first()).toBeVisible();
      await expect(main).toContainText(/Rp[\d.]{3,}/);
      await expect(page.getByRole('banner').getByRole('link', { name: messages[locale].home })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test(`an unknown address is a 404 in the layout (${locale}) @desktop`, async ({ page, mishaps }) => {
    mishaps.expect(/404 \(Not Found\)/);
    const answer = await page.goto(inLocale('/no-such-page', locale));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].notFound);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('search works as a plain form @desktop', async ({ page }) => {
  await page.goto(linkTo('storefront.home'));
  await page.getByRole('combobox', { name: messages.id.search }).fill('kopi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(linkTo('storefront.search', { search: 'kopi' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.id.resultsFor('kopi'));
});

const scan = { id: /^Kode QRIS untuk membayar Rp/, en: /^QRIS code to pay Rp/ };
const unscripted = { id: /^Tanpa JavaScript/, en: /^Without JavaScript/ };

for (const locale of locales)
  test(`what only scripts can do is not there without them, and each page shows that (${locale}) [A34]`, async ({
    page,
    buyer,
  }) => {
    const good = await loadProduct(buyer.api, cloth);
    const { payment } = await orderProduct(buyer, good, 1, 'qris');
    await addToCart(buyer, good);
    const id = await beginToBuy(buyer, good);
    await buyer.api(wishlistEndpoints.toggle, { body: { product_id: good.productId, is_wishlist: true } });
    const main = page.getByRole('main');
    for (const path of [
      linkTo('storefront.cart'),
      linkTo('storefront.wishlist'),
      linkTo('storefront.addressBook'),
      linkTo('storefront.checkout', { id }),
      linkTo('storefront.payment', { code: payment }),
    ])
      await test.step(path, async () => {
        // Not every one of these pages has an image to wait for.
        await expect(async () => {
          await page.goto(inLocale(path, locale));
          await expect(main.getByText(unscripted[locale])).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 30_000 });
        await expect(main.getByRole('button').and(page.locator(':not(form[method=get] *)'))).toHaveCount(0);
        await expect(main.getByRole('checkbox').or(main.getByRole('radio'))).toHaveCount(0);
        await expect(main.getByRole('spinbutton')).toHaveCount(0);
      });
    await test.step('what can be paid without them is there', async () => {
      const code = main.getByRole('img', { name: scan[locale] });
      await expect(code).toBeVisible();
      expect((await code.boundingBox())?.width).toBeGreaterThan(200);
      await expect(code.locator('path')).toHaveAttribute('d', /^M4 4h7v1/);
    });
  });
