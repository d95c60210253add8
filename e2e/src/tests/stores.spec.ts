import { inLocale, locales, promoEndpoints, storeEndpoints } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { createApiClient } from '../fixtures/api.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { demoStore } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const words = {
  id: {
    official: 'Toko resmi',
    star: 'Toko bintang',
    search: 'Cari toko',
    letters: 'Huruf pertama',
    everyLetter: 'Semua',
    sort: 'Urutkan',
    noStore: 'Tidak ada toko yang cocok',
    allStores: 'Cari di semua toko',
    follow: 'Ikuti',
    following: 'Mengikuti',
    followers: / pengikut$/,
    keep: /^Simpan .*Rumah Kawung 10%$/,
    kept: 'Tersimpan',
    logInFirst: 'Silahkan masuk atau daftar terlebih dahulu',
    goods: 'Semua produk',
    inStore: 'Cari di toko ini',
    hits: 'Hasil untuk “kain”',
    noHit: /^Tidak ada “/,
    allGoods: 'Lihat semua produk toko',
    shelves: 'Etalase',
    notFound: 'Halaman ini tidak ada',
  },
  en: {
    official: 'Official stores',
    star: 'Star sellers',
    search: 'Search stores',
    letters: 'First letter',
    everyLetter: 'All',
    sort: 'Sort by',
    noStore: 'No store matches',
    allStores: 'Search all stores',
    follow: 'Follow',
    following: 'Following',
    followers: / followers?$/,
    keep: /^Save .*10% off at Rumah Kawung$/,
    kept: 'Saved',
    logInFirst: 'Please log in or register first',
    goods: 'All products',
    inStore: 'Search this store',
    hits: 'Results for “kain”',
    noHit: /^No “/,
    allGoods: 'See all products of the store',
    shelves: 'Collections',
    notFound: 'This page does not exist',
  },
} as const;

const slug = 'rumah-kawung';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of locales) {
  const say = words[locale];

  test(`a visitor finds an official store and comes back to the list as it was (${locale}) [BRAND-01] [API-17] [DATA-05] [A40] @slow`, async ({
    page,
    visit,
    request,
  }) => {
    const { data: newest, meta } = await createApiClient(request)(storeEndpoints.list, {
      query: { per_page: 12 },
    });
    const [first] = newest;
    if (!first) throw new Error('no official store');
    await visit(linkTo('storefront.brands'), locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.official);
    await expect(cards(page)).toHaveCount(Math.min(12, meta.total));
    await expect(cards(page).first()).toContainText(first.city);
    await expect(cards(page).first().getByRole('link')).toHaveText(first.merchant_name);

    await test.step('by letter and order, in the address', async () => {
      const letter = first.merchant_name.charAt(0).toUpperCase();
      const alphabet = page.getByRole('navigation', { name: say.letters });
      await alphabet.getByRole('link', { name: letter, exact: true }).click();
      await expect(page).toHaveURL(inLocale(linkTo('storefront.brands', { letter }), locale));
      await expect
        .poll(async () => (await names(page)).every((name) => name.toUpperCase().startsWith(letter)))
        .toBe(true);
      await page.getByLabel(say.sort).selectOption('az');
      await expect(page).toHaveURL(inLocale(linkTo('storefront.brands', { letter, sort: 'az' }), locale));
      await alphabet.getByRole('link', { name: say.everyLetter, exact: true }).click();
      await expect(page).toHaveURL(inLocale(linkTo('storefront.brands', { sort: 'az' }), locale));
    });

    await test.step('by name, as it is typed; Back from the store keeps it all', async () => {
      const box = page.getByRole('searchbox', { name: say.search });
      await box.pressSequentially(first.merchant_name, { delay: 20 });
      const address = inLocale(
        linkTo('storefront.brands', { search: first.merchant_name, sort: 'az' }),
        locale,
      );
      await expect(page).toHaveURL(address);
      await expect(cards(page)).toHaveCount(1);
      await cards(page).getByRole('link').click();
      await expect(page).toHaveURL(
        inLocale(linkTo('storefront.store', { slug: first.merchant_slug }), locale),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first.merchant_name);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(box).toHaveValue(first.merchant_name);
      await expect(cards(page)).toHaveCount(1);
      await page.goBack();
      await expect(box).toHaveValue('');
      await expect(page).toHaveURL(inLocale(linkTo('storefront.brands', { sort: 'az' }), locale));
    });

    await test.step('what nobody is called leads on', async () => {
      await page.getByRole('searchbox', { name: say.search }).fill('tidakadatokoini');
      await expect(page.getByRole('heading', { name: say.noStore })).toBeVisible();
      await page.getByRole('link', { name: say.allStores }).click();
      await expect(page).toHaveURL(/storetype=all/);
    });
  });

  test(`a store shows its profile, and its products are searched, selected and paged (${locale}) [DATA-05] [SEARCH-01] [A50] @slow`, async ({
    page,
    visit,
  }) => {
    await visit(linkTo('storefront.store', { slug }), locale);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(demoStore);
    await expect(page.getByText(say.followers)).toBeVisible();
    // A server that was too busy to render in time is requested again.
    await expect(async () => {
      const read = await (
        await page.request.get(inLocale(linkTo('storefront.store', { slug }), locale))
      ).text();
      expect(read).toContain('"@type":"Store"');
      expect(read).toContain('"@type":"BreadcrumbList"');
    }).toPass();
    const goods = page.locator('#goods');
    await goods.getByRole('searchbox', { name: say.inStore }).fill('kain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inLocale(linkTo('storefront.store', { slug, search: 'kain' }), locale));
    await expect(goods.getByRole('heading', { name: say.hits })).toBeVisible();
    await expect
      .poll(async () => {
        const found = await goods.getByRole('article').getByRole('heading').allTextContents();
        return found.length > 0 && found.every((name) => /kain/i.test(name));
      })
      .toBe(true);
    await goods.getByRole('searchbox', { name: say.inStore }).fill('tidakadabarangini');
    await page.keyboard.press('Enter');
    await expect(goods.getByRole('heading', { name: say.noHit })).toBeVisible();
    await goods.getByRole('link', { name: say.allGoods }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.store', { slug }), locale));
    await expect(goods.getByRole('heading', { name: say.goods })).toBeVisible();
    await goods.getByRole('navigation', { name: say.shelves }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\?category=/);
    await page.goBack();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.store', { slug }), locale));
    await expect(goods.getByRole('heading', { name: say.goods })).toBeVisible();
  });

  test(`a visitor's follow and saved voucher outlive the login (${locale}) @slow`, async ({
    page,
    visit,
    request,
    mishaps,
  }) => {
    mishaps.expect(/ERR_CONNECTION_REFUSED/);
    const buyer = await newBuyer(request);
    const here = inLocale(linkTo('storefront.store', { slug }), locale);
    await visit(linkTo('storefront.store', { slug }), locale);
    await page.getByRole('button', { name: say.follow, exact: true }).click();
    await expect(page.getByText(say.logInFirst)).toBeVisible();
    await logIn(page, buyer, { locale });
    await expect(page).toHaveURL(here);
    const button = page.getByRole('button', { name: say.following, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(
        async () =>
          (await buyer.api(storeEndpoints.detail, { params: { merchant_slug: slug } })).data.is_follow,
      )
      .toBe(true);

    await test.step('a voucher is kept', async () => {
      await page.getByRole('button', { name: say.keep }).click();
      await expect(page.getByText(say.kept, { exact: true })).toBeVisible();
      const { data } = await buyer.api(promoEndpoints.active, {});
      expect(data.find(({ promo_code }) => promo_code === 'KAWUNG10')?.is_claimed).toBe(true);
      await page.reload();
      await untilAlive(page);
      await expect(page.getByText(say.kept, { exact: true })).toBeVisible();
    });

    await test.step('five taps end it once; without a connection nothing is lost', async () => {
      await button.click({ clickCount: 5, delay: 10 });
      await expect(page.getByRole('button', { name: say.follow, exact: true })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await expect
        .poll(async () => (await buyer.api(storeEndpoints.following, { query: {} })).data.length)
        .toBe(0);
      await page.route('**/api/merchant/follow', (route) => route.abort('connectionrefused'));
      await page.getByRole('button', { name: say.follow, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: say.follow, exact: true })).toBeVisible();
    });
  });
}

test('a store that never was is a 404; both pages fit into 320 pixels [A5] @phone', async ({
  page,
  visit,
  mishaps,
}) => {
  mishaps.expect(/404 \(Not Found\)/);
  const answer = await page.goto(linkTo('storefront.store', { slug: 'toko-yang-tidak-pernah-ada' }));
  expect(answer?.status()).toBe(404);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    linkTo('storefront.store', { slug }),
    linkTo('storefront.brands', { storetype: 'all', sort: 'az' }),
  ]) {
    await visit(path);
    await expect(cards(page).first()).toBeVisible();
    expect(await overhang(page), path).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores are found and a store is read by links and forms alone [A4] [BRAND-01] @desktop', async ({
    page,
  }) => {
    const openRendered = (path: string) =>
      expect(async () => {
        await page.goto(path);
        await expect(cards(page).first()).toBeAttached({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
    await openRendered(linkTo('storefront.brands', { storetype: 'all' }));
    await page.getByRole('searchbox', { name: words.id.search }).fill(demoStore);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/storetype=all/);
    await expect(page).toHaveURL(/search=Rumah\+Kawung/);
    await openRendered(page.url());
    await cards(page).first().getByRole('link').click();
    await openRendered(page.url());
    await page.getByRole('searchbox', { name: words.id.inStore }).fill('kain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(linkTo('storefront.store', { slug, search: 'kain' }));
    await openRendered(page.url());
    await expect(page.getByRole('heading', { name: words.id.hits })).toBeVisible();
  });
});
