import { inLocale, paths } from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { tradeWords } from '../fixtures/trade-words.ts';
import { words } from '../fixtures/words.ts';

const shirt = 'kemeja-batik-parang-rumah-kawung-merah-marun-lengan-pendek-1';
const store = 'rumah-kawung';

/** Pages that can be seen in other ways: what asks for another view, which section then falls, and what stays. */
const views = {
  id: [
    {
      path: paths.product(shirt),
      ask: (main: Locator) => main.getByRole('link', { name: '5 bintang', exact: true }).click(),
      view: /star=5/,
      lost: 'Penilaian',
      stays: (main: Locator) => main.getByRole('button', { name: 'Beli sekarang' }),
    },
    {
      path: paths.store(store),
      ask: async (main: Locator, page: Page) => {
        await main.getByRole('searchbox', { name: 'Cari di toko ini' }).fill('kain');
        await page.keyboard.press('Enter');
      },
      view: /search=kain/,
      lost: 'Barang toko',
      stays: (main: Locator) => main.getByRole('region', { name: 'Terlaris' }),
    },
    {
      path: paths.brands(),
      ask: (main: Locator) => main.getByRole('link', { name: 'K', exact: true }).click(),
      view: /letter=K/,
      lost: 'Daftar toko',
      stays: (main: Locator) => main.getByRole('navigation', { name: 'Huruf pertama' }),
    },
    {
      path: paths.category('sembako'),
      ask: (main: Locator) => main.getByLabel('Urutkan').selectOption({ label: 'Harga terendah' }),
      view: /sort=price_asc/,
      lost: 'Daftar barang',
      stays: (main: Locator) => main.getByRole('navigation', { name: 'Di dalam Sembako' }),
    },
  ],
  en: [
    {
      path: paths.product(shirt),
      ask: (main: Locator) => main.getByRole('link', { name: '5 stars', exact: true }).click(),
      view: /star=5/,
      lost: 'Reviews',
      stays: (main: Locator) => main.getByRole('button', { name: 'Buy now' }),
    },
    {
      path: paths.category('sembako'),
      ask: (main: Locator) => main.getByLabel('Sort by').selectOption({ label: 'Lowest price' }),
      view: /sort=price_asc/,
      lost: 'Item list',
      stays: (main: Locator) => main.getByRole('navigation', { name: 'Inside Groceries' }),
    },
  ],
};

for (const locale of ['id', 'en'] as const) {
  const say = { ...tradeWords[locale], ...words[locale] };

  test(`another view of a page that gets no answer costs its own section alone, and comes with the connection (${locale}) [ERR-01] [R17]`, async ({
    page,
    context,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const main = page.getByRole('main');
    for (const { path, ask, view, lost, stays } of views[locale]) {
      await test.step(path, async () => {
        await visit(path, locale);
        const heading = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
        await stays(main).scrollIntoViewIfNeeded();
        // Whoever has looked around has the code that asks; the connection goes afterwards.
        await ask(main, page);
        await expect(page).toHaveURL(view);
        await page.goBack();
        await expect(page).toHaveURL(inLocale(path, locale));
        await stays(main).scrollIntoViewIfNeeded();
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

test('categories whose code does not come say so, and open at the next press [ERR-01] [R17] @desktop', async ({
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

test('a page behind the last one says where the list ends, stays out of the index and leads there [A50]', async ({
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
