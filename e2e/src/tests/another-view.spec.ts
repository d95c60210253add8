import type { Locator } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { reviewedShirt } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const store = 'rumah-kawung';

const viewWords = {
  id: {
    stars: '{n} bintang',
    reviews: 'Penilaian',
    searchStore: 'Cari di toko ini',
    storeGoods: 'Produk toko',
    best: 'Terlaris',
    stores: 'Daftar toko',
    letters: 'Huruf pertama',
    goods: 'Daftar produk',
    inside: 'Di dalam Sembako',
  },
  en: {
    stars: '{n} stars',
    reviews: 'Reviews',
    searchStore: 'Search this store',
    storeGoods: 'Store products',
    best: 'Best sellers',
    stores: 'Store list',
    letters: 'First letter',
    goods: 'Product list',
    inside: 'Inside Groceries',
  },
};

/** Pages with other views: what requests a view, which section then fails, and what stays. */
const viewsOf = (say: (typeof viewWords)['id'] & { sortBy: string; buyNow: string }) => [
  {
    path: linkTo('storefront.product', { slug: reviewedShirt }),
    ask: (main: Locator, stars: string) =>
      main.getByRole('link', { name: say.stars.replace('{n}', stars), exact: true }).click(),
    views: ['4', '5'],
    lost: say.reviews,
    stays: (main: Locator) => main.getByRole('button', { name: say.buyNow }),
  },
  {
    path: linkTo('storefront.store', { slug: store }),
    ask: async (main: Locator, search: string) => {
      const box = main.getByRole('searchbox', { name: say.searchStore });
      await box.fill(search);
      await box.press('Enter');
    },
    views: ['batik', 'kain'],
    lost: say.storeGoods,
    stays: (main: Locator) => main.getByRole('region', { name: say.best }),
  },
  {
    path: linkTo('storefront.brands'),
    ask: (main: Locator, letter: string) => main.getByRole('link', { name: letter, exact: true }).click(),
    views: ['R', 'K'],
    lost: say.stores,
    stays: (main: Locator) => main.getByRole('navigation', { name: say.letters }),
  },
  {
    path: linkTo('storefront.category', { slug: 'sembako' }),
    ask: async (main: Locator, sort: string) => void (await main.getByLabel(say.sortBy).selectOption(sort)),
    views: ['price_desc', 'price_asc'],
    lost: say.goods,
    stays: (main: Locator) => main.getByRole('navigation', { name: say.inside }),
  },
];

for (const locale of ['id', 'en'] as const) {
  const say = { ...tradeMessages[locale], ...messages[locale], ...viewWords[locale] };

  test(`another view of a page without a response costs its own section alone, and comes with the connection (${locale}) [ERR-01] [R17] @slow`, async ({
    page,
    context,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const main = page.getByRole('main');
    for (const { path, ask, views, lost, stays } of viewsOf(say)) {
      await test.step(path, async () => {
        await visit(path, locale);
        const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
        const [before = '', wanted = ''] = views;
        // Who has seen one view has the code of all.
        await ask(main, before);
        await expect(page).toHaveURL(new RegExp(`=${before}$`));
        await context.setOffline(true);
        await ask(main, wanted);
        await expect(main.getByText(say.failed(lost))).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`=${wanted}$`));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(stays(main)).toBeVisible();
        await context.setOffline(false);
        await expect(main.getByText(say.failed(lost))).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`=${wanted}$`));
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`=${before}$`));
      });
    }
  });
}

test('categories whose code fails to load show that, and open at the next press [ERR-01] [R17] @desktop', async ({
  page,
  context,
  visit,
  mishaps,
}) => {
  mishaps.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|ChunkLoadError/);
  await visit(linkTo('storefront.promos'));
  const button = page.getByRole('banner').getByRole('button', { name: 'Kategori' });
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole('region', { name: /^Pemberitahuan$/ })).toContainText(
    'Kategori gagal terhubung ke server',
  );
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Kategori' })).toContainText('Sembako');
});

test('a page behind the last one shows where the list ends, stays out of the index and links there [A50] @slow', async ({
  page,
  visit,
}) => {
  const lists = [
    linkTo('storefront.search', { search: 'kopi', page: 900 }),
    linkTo('storefront.category', { slug: 'sembako', page: 900 }),
    linkTo('storefront.store', { slug: store, page: 900 }),
    linkTo('storefront.brands', { page: 900 }),
    linkTo('storefront.promo', { id: 'batik-pilihan', page: 900 }),
  ];
  for (const path of lists)
    await test.step(path, async () => {
      await visit(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { name: 'Halaman 900 tidak ada' })).toBeVisible();
      await page.getByRole('link', { name: 'Ke halaman terakhir' }).click();
      await expect(page).not.toHaveURL(/page=900/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
});
