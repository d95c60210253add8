import { inLocale, locales, productEndpoints } from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { createApiClient } from '../fixtures/api.ts';
import { layOutAll } from '../fixtures/lay-out-all.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The first price of each card, in rupiah. */
const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).allTextContents()).map((text) =>
    Number((/Rp(\d{1,3}(\.\d{3})*)/.exec(text)?.[1] ?? '').replaceAll('.', '')),
  );

/** Whether each image in the window has been painted. */
const picturesInSight = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, left, width } = one.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth;
      })
      .map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
  );

for (const locale of locales) {
  const say = messages[locale];

  test(`a visitor goes from the home page to a product (${locale}) [HOME-01] [HEAD-01] [SEARCH-01] [SEARCH-02] [FMT-01] @slow`, async ({
    page,
    visit,
    isMobile,
  }) => {
    await test.step('the home page shows real products with their pictures', async () => {
      await visit(linkTo('storefront.home'), locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('region', { name: say.forYou }).getByRole('article').nth(5)).toBeVisible();
      await expect(async () => {
        const painted = await picturesInSight(page.getByRole('main').locator('img'));
        expect(painted.length).toBeGreaterThan(0);
        expect(painted).not.toContain(false);
      }).toPass();
    });

    await test.step('prices have dots for thousands, large numbers a letter', async () => {
      const cards = page.getByRole('region', { name: say.forYou }).getByRole('article');
      await layOutAll(page);
      const shown = (await cards.allInnerTexts()).join('\n');
      const prices = shown.match(/Rp\s?[\d.,]+/g) ?? [];
      expect(prices.length).toBeGreaterThan(5);
      expect(prices.filter((price) => !/^Rp\s?\d{1,3}(\.\d{3})*$/.test(price))).toEqual([]);
      expect(shown).toMatch({ id: /\d,\dk terjual/, en: /\d\.\dk sold/ }[locale]);
    });

    const box = page.getByRole('combobox', { name: say.search });
    await test.step('typing brings suggestions, and the list of results', async () => {
      await box.click();
      await box.pressSequentially('batik', { delay: 30 });
      const suggestions = page.getByRole('listbox', { name: say.suggestions });
      await expect(suggestions.getByRole('option').first()).toBeVisible();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(linkTo('storefront.search', { search: 'batik' }), locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.resultsFor('batik'));
    });

    await test.step('a filter narrows the list and is in the address', async () => {
      const all = await page.getByRole('status').filter({ hasText: /\d/ }).first().textContent();
      if (isMobile) await page.getByRole('link', { name: say.filters, exact: true }).click();
      const panel = isMobile
        ? page.getByRole('dialog', { name: say.filters })
        : page.getByRole('complementary', { name: say.filters });
      await panel.getByRole('group', { name: say.locations }).getByRole('checkbox').first().check();
      if (isMobile) await panel.getByRole('button', { name: say.show }).click();
      await expect(page).toHaveURL(/[?&]city=/);
      await expect(page.getByRole('group', { name: say.applied })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).not.toHaveText(all ?? '');
    });

    await test.step('the list is sorted by price', async () => {
      await page.getByLabel(say.sortBy).selectOption({ label: say.lowestFirst });
      await expect(page).toHaveURL(/sort=price_asc/);
      await expect(async () => {
        const found = await prices(page);
        expect(found.length).toBeGreaterThan(1);
        expect(found).toEqual(found.toSorted((one, other) => one - other));
      }).toPass();
    });

    await test.step('a product opens, and Back restores the list [A40] [R16]', async () => {
      const [address, shown] = [page.url(), await names(page)];
      const last = cards(page).last();
      await last.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      const name = (await last.getByRole('heading').textContent()) ?? '';
      await last.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(inLocale('/p/', locale)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect.poll(() => names(page)).toEqual(shown);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);
    });
  });
}

test('a mistyped search is led to what was meant, or to what others buy [SEARCH-02] [A41]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.search', { search: 'batk kemja' }));
  await expect(page.getByText('batik kemeja', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toContainText(/kemeja batik|batik/i);
  await page.getByRole('main').getByRole('link', { name: 'batk kemja' }).click();
  await expect(page).toHaveURL(linkTo('storefront.search', { search: 'batk kemja', exact: '1' }));
  await expect(
    page.getByRole('region', { name: 'Banyak dibeli' }).getByRole('article').first(),
  ).toBeVisible();

  await visit(linkTo('storefront.search', { search: 'qqqxxqq' }));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Lihat semua produk' })).toBeVisible();
  await main.getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(linkTo('storefront.category', { slug: 'fashion' }));
});

test('a category leads down and up again, and its filters are in the address without scripts, too [SEARCH-01] [A40] @slow', async ({
  page,
  visit,
  request,
}) => {
  await visit(linkTo('storefront.category', { slug: 'fashion' }));
  const below = page.getByRole('navigation', { name: 'Di dalam Fashion' });
  const first = below.getByRole('link').first();
  const name = ((await first.textContent()) ?? '').replace(/\s*[\d.]+$/, '');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('navigation', { name: 'Kamu di sini' }).getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(linkTo('storefront.category', { slug: 'fashion' }));

  const { meta } = await createApiClient(request)(productEndpoints.list, {
    query: { 'category[]': 'fashion', free_shipping: '1', discount: '1', min_price: 100_000 },
  });
  await visit(
    `${linkTo('storefront.category', { slug: 'fashion' })}?offer=free_shipping&offer=discount&price_min=100.000`,
  );
  const status = page
    .getByRole('status')
    .filter({ hasText: /produk/ })
    .first();
  await expect(status).toHaveText(new RegExp(`^${meta.total.toLocaleString('id-ID')} produk`));
  const applied = page.getByRole('group', { name: messages.id.applied });
  await expect(applied.getByRole('link', { name: /^Hapus saringan/ })).toHaveCount(3);
  await applied.getByRole('link', { name: 'Hapus saringan Gratis ongkir' }).click();
  await expect(page).toHaveURL(
    `${linkTo('storefront.category', { slug: 'fashion' })}?offer=discount&price_min=100000`,
  );
  await page.goBack();
  await expect(applied.getByRole('link', { name: 'Hapus saringan Gratis ongkir' })).toBeVisible();
});

test('another document and Back preserve filters, page and scroll position [R16]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.search', { offer: ['in_stock'], sort: 'price_desc', page: 2 }));
  const shown = await names(page);
  await cards(page).nth(14).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.goto(linkTo('auth.terms'));
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);
});

test('without a connection a list shows that and comes back with it [ERR-01] [R17]', async ({
  page,
  visit,
  context,
  mishaps,
}) => {
  mishaps.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visit(linkTo('storefront.search', { search: 'kopi' }));
  await context.setOffline(true);
  await page.getByLabel(messages.id.sortBy).selectOption({ label: messages.id.lowestFirst });
  await expect(page.getByRole('main').getByText('Daftar produk gagal terhubung ke server')).toBeVisible();
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/sort=price_asc/);
});
