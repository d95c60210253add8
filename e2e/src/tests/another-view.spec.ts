import { inLocale, paths } from '@pasar/contract';
import type { Locator, Page, Request } from 'playwright/test';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const shirt = 'kemeja-batik-parang-rumah-kawung-merah-marun-lengan-pendek-1';
const store = 'rumah-kawung';

/** A user who browses has already loaded the code of another view; the connection is lost afterwards. */
const lookAround = async (page: Page): Promise<void> => {
  const started = new Set<Request>();
  const ended = new Set<Request>();
  page.on('request', (request) => started.add(request));
  page.on('requestfinished', (request) => ended.add(request));
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await expect.poll(() => started.size).toBeGreaterThan(0);
  await expect.poll(() => [...started].filter((request) => !ended.has(request))).toEqual([]);
};

const viewWords = {
  id: {
    fiveStars: '5 bintang',
    reviews: 'Penilaian',
    searchStore: 'Cari di toko ini',
    storeGoods: 'Barang toko',
    best: 'Terlaris',
    stores: 'Daftar toko',
    letters: 'Huruf pertama',
    cheapest: 'Harga terendah',
    goods: 'Daftar barang',
    inside: 'Di dalam Sembako',
  },
  en: {
    fiveStars: '5 stars',
    reviews: 'Reviews',
    searchStore: 'Search this store',
    storeGoods: 'Store items',
    best: 'Best sellers',
    stores: 'Store list',
    letters: 'First letter',
    cheapest: 'Lowest price',
    goods: 'Item list',
    inside: 'Inside Groceries',
  },
};

/** Pages with other views: what requests another view, which section then fails, and what stays. */
const viewsOf = (say: (typeof viewWords)['id'] & { sortBy: string; buyNow: string }) => [
  {
    path: paths.product(shirt),
    ask: (main: Locator) => main.getByRole('link', { name: say.fiveStars, exact: true }).click(),
    view: /star=5/,
    lost: say.reviews,
    stays: (main: Locator) => main.getByRole('button', { name: say.buyNow }),
  },
  {
    path: paths.store(store),
    ask: async (main: Locator, page: Page) => {
      await main.getByRole('searchbox', { name: say.searchStore }).fill('kain');
      await page.keyboard.press('Enter');
    },
    view: /search=kain/,
    lost: say.storeGoods,
    stays: (main: Locator) => main.getByRole('region', { name: say.best }),
  },
  {
    path: paths.brands(),
    ask: (main: Locator) => main.getByRole('link', { name: 'K', exact: true }).click(),
    view: /letter=K/,
    lost: say.stores,
    stays: (main: Locator) => main.getByRole('navigation', { name: say.letters }),
  },
  {
    path: paths.category('sembako'),
    ask: (main: Locator) => main.getByLabel(say.sortBy).selectOption({ label: say.cheapest }),
    view: /sort=price_asc/,
    lost: say.goods,
    stays: (main: Locator) => main.getByRole('navigation', { name: say.inside }),
  },
];

for (const locale of ['id', 'en'] as const) {
  const say = { ...tradeMessages[locale], ...messages[locale], ...viewWords[locale] };

  test(`another view of a page without a response costs its own section alone, and comes with the connection (${locale}) [ERR-01] [R17]`, async ({
    page,
    context,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const main = page.getByRole('main');
    for (const { path, ask, view, lost, stays } of viewsOf(say)) {
      await test.step(path, async () => {
        await visit(path, locale);
        const heading = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
        await stays(main).scrollIntoViewIfNeeded();
        await lookAround(page);
        await context.setOffline(true);
        await ask(main, page);
        await expect(main.getByText(say.failed(lost))).toBeVisible();
        await expect(page).toHaveURL(view);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(stays(main)).toBeVisible();
        await context.setOffline(false);
        await expect(main.getByText(say.failed(lost))).toHaveCount(0);
        await expect(page).toHaveURL(view);
        await page.goBack();
        await expect(page).toHaveURL(inLocale(path, locale));
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
  await visit(paths.promos());
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

test('a page behind the last one shows where the list ends, stays out of the index and links there [A50]', async ({
  page,
  visit,
}) => {
  const lists = [
    paths.search({ search: 'kopi', page: 900 }),
    paths.category('sembako', { page: 900 }),
    paths.store(store, { page: 900 }),
    paths.brands({ page: 900 }),
    paths.promo('batik-pilihan', { page: 900 }),
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
