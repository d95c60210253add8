import { inLocale, locales, paths } from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { words } from '../fixtures/words.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The first price of each card, in rupiah. */
const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).allTextContents()).map((text) =>
    Number((/Rp(\d{1,3}(\.\d{3})*)/.exec(text)?.[1] ?? '').replaceAll('.', '')),
  );

/** Whether each picture that stands in the window has been painted. */
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
  const say = words[locale];

  test(`a visitor goes from the home page to a product (${locale}) [HOME-01] [HEAD-01] [SEARCH-01] [SEARCH-02]`, async ({
    page,
    visit,
    isMobile,
  }) => {
    await test.step('the home page shows real products with their pictures', async () => {
      await visit(paths.home(), locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('region', { name: say.forYou }).getByRole('article').nth(5)).toBeVisible();
      await expect(async () => {
        const painted = await picturesInSight(page.getByRole('main').locator('img'));
        expect(painted.length).toBeGreaterThan(0);
        expect(painted).not.toContain(false);
      }).toPass();
    });

    const box = page.getByRole('combobox', { name: say.search });
    await test.step('typing brings suggestions, and the list of results', async () => {
      await box.click();
      await box.pressSequentially('batik', { delay: 30 });
      const suggestions = page.getByRole('listbox', { name: say.suggestions });
      await expect(suggestions.getByRole('option').first()).toBeVisible();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(paths.search({ search: 'batik' }), locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.resultsFor('batik'));
    });

    await test.step('a filter narrows the list and stands in the address', async () => {
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

test('in English every way on stays English; the switch keeps page and query [HEAD-03] [A50]', async ({
  page,
  visit,
  mishaps,
}) => {
  mishaps.expect(/nowhere .* 404/);
  const links = page.locator('a[href^="/"]:not([hreflang])');
  for (const path of [paths.home(), paths.search({ search: 'kopi' }), paths.login(), '/nowhere']) {
    await visit(path, 'en');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !/^\/en(\/|\?|#|$)/.test(address ?? ''))).toEqual([]);
  }
  await visit(paths.search({ search: 'kopi', sort: 'price_asc' }), 'en');
  await page.locator('a[hreflang="id"]:visible').first().click();
  await expect(page).toHaveURL(paths.search({ search: 'kopi', sort: 'price_asc' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.id.resultsFor('kopi'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('stale suggestions are dropped, and a chosen one opens what it names [HEAD-01] [A15]', async ({
  page,
  visit,
}) => {
  await visit(paths.home());
  const box = page.getByRole('combobox', { name: words.id.search });
  // The first question is answered after the second one.
  let first = true;
  await page.route('**/api/header/search/autocomplete?*', async (route) => {
    if (!first) return route.continue();
    first = false;
    const answer = await route.fetch();
    await page.waitForResponse((other) => other.url().includes('search=kopi'));
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await box.click();
  await box.fill('batik');
  await page.waitForRequest((request) => request.url().includes('search=batik'));
  await box.fill('kopi');
  const options = page.getByRole('listbox', { name: words.id.suggestions }).getByRole('option');
  await expect(options.first()).toContainText(/kopi/i);
  await expect(options.filter({ hasText: /batik/i })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
});

test('the open search of a phone locks the page behind it [HEAD-02] @phone', async ({ page, visit }) => {
  await visit(paths.home());
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).not.toBe('hidden');
  await page.getByRole('combobox', { name: words.id.search }).click();
  await expect.poll(overflow).toBe('hidden');
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: words.id.closeSearch }).click();
  await expect.poll(overflow).not.toBe('hidden');
});

test('a page can be opened in a new tab as well as followed', async ({ page, visit, context }) => {
  await visit(paths.home());
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('region', { name: words.id.forYou })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await untilAlive(tab);
  await expect(tab).toHaveURL(/\/p\//);
});
