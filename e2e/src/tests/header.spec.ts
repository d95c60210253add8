import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

test('in English every link stays English; the switch preserves page and query [HEAD-03] [A50] @slow', async ({
  page,
  visit,
  mishaps,
}) => {
  mishaps.expect(/nowhere .* 404/);
  const links = page.locator('a[href^="/"]:not([hreflang])');
  for (const path of [
    linkTo('storefront.home'),
    linkTo('storefront.search', { search: 'kopi' }),
    linkTo('auth.login'),
    '/nowhere',
  ]) {
    await visit(path, 'en');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !/^\/en(\/|\?|#|$)/.test(address ?? ''))).toEqual([]);
  }
  await visit(linkTo('storefront.search', { search: 'kopi', sort: 'price_asc' }), 'en');
  await page.locator('a[hreflang="id"]:visible').first().click();
  await expect(page).toHaveURL(linkTo('storefront.search', { search: 'kopi', sort: 'price_asc' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.id.resultsFor('kopi'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('stale suggestions are dropped, and a selected one opens what it names [HEAD-01] [A15]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.home'));
  const box = page.getByRole('combobox', { name: messages.id.search });
  // The first request gets its response after the second one.
  let first = true;
  await page.route('**/api/header/search/autocomplete?*', async (route) => {
    if (!first) return route.continue();
    first = false;
    const laterResponse = page.waitForResponse((other) => other.url().includes('search=kopi'));
    const answer = await route.fetch();
    await laterResponse;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await box.click();
  const asked = page.waitForRequest((request) => request.url().includes('search=batik'));
  await box.fill('batik');
  await asked;
  await box.fill('kopi');
  const options = page.getByRole('listbox', { name: messages.id.suggestions }).getByRole('option');
  await expect(options.first()).toContainText(/kopi/i);
  await expect(options.filter({ hasText: /batik/i })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
});

test('the open search of a phone locks the page behind it [HEAD-02] @phone', async ({ page, visit }) => {
  await visit(linkTo('storefront.home'));
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).not.toBe('hidden');
  await page.getByRole('combobox', { name: messages.id.search }).click();
  await expect.poll(overflow).toBe('hidden');
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: messages.id.closeSearch }).click();
  await expect.poll(overflow).not.toBe('hidden');
});

test('the categories open by key and by touch, with their banner, and Esc gives the focus back [HEAD-01] [A14] @slow', async ({
  page,
  visit,
  isMobile,
}) => {
  await visit(linkTo('storefront.home'));
  const button = page.getByRole('banner').getByRole('button', { name: 'Kategori' });
  if (isMobile) await button.tap();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  const panel = page.getByRole('navigation', { name: 'Kategori' });
  const fashion = panel.getByRole('button', { name: 'Fashion' });
  await fashion.click();
  await expect(fashion).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('link', { name: 'Batik dari perajinnya' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole('button', { name: 'Fashion' }).click();
  await panel.getByRole('link', { name: 'Semua Fashion' }).click();
  await expect(page).toHaveURL(linkTo('storefront.category', { slug: 'fashion' }));
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(linkTo('storefront.home'));
});

test('recent searches are shown until they are cleared, then what sells now [HEAD-01] [A39] @slow', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.home'));
  const box = page.getByRole('combobox', { name: messages.id.search });
  const options = page.getByRole('listbox', { name: messages.id.suggestions }).getByRole('option');
  for (const text of ['kopi gayo', 'sepatu']) {
    await box.click();
    await box.fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(linkTo('storefront.search', { search: text }));
  }
  await visit(linkTo('storefront.home'));
  await box.click();
  await expect(options.nth(0)).toHaveText('sepatu');
  await expect(options.nth(1)).toHaveText('kopi gayo');
  await expect(options).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(linkTo('storefront.search', { search: 'kopi gayo' }));
  await visit(linkTo('storefront.home'));
  await box.click();
  await page.getByRole('button', { name: 'Hapus riwayat' }).click();
  await expect(page.getByText('Terakhir dicari')).toHaveCount(0);
  await expect(page.getByText('Kategori yang sedang ramai')).toBeVisible();
  await expect(options).toHaveCount(8);
  const busiest = (await options.first().textContent()) ?? '';
  await options.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(busiest);
});

test('the language changes without losing what is being typed [HEAD-03] [A50]', async ({ page, visit }) => {
  await visit(linkTo('auth.register', { next: linkTo('storefront.cart') }));
  await page.getByLabel(messages.id.email, { exact: true }).fill('ratna@example.test');
  await page.locator('a[hreflang="en"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`/en${linkTo('auth.register', { next: linkTo('storefront.cart') })}`);
  await expect(page.getByLabel(messages.en.email, { exact: true })).toHaveValue('ratna@example.test');
});

test('every link of the layout leads to a page, and nothing scrolls sideways at 320 px [HEAD-02] @slow', async ({
  page,
  visit,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(linkTo('storefront.search', { search: 'batik' }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const ways = await page
    .locator('header a[href^="/"], footer a[href^="/"], nav a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(ways.length).toBeGreaterThan(5);
  for (const way of ways) {
    const answer = await request.get(way);
    expect([way, answer.status()]).toEqual([way, 200]);
  }
});
