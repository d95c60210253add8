import { homeEndpoints, inLocale } from '@pasar/contract';
import { expect, type Page } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { promoMessages } from '../fixtures/promo-messages.ts';
import { test } from '../fixtures/test.ts';

const names = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('article').getByRole('heading').allTextContents();

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const) {
  const say = promoMessages[locale];

  test(`recommendations grow from page 1, and Back finds them again (${locale}) [HOME-02] [R16] ${place}`, async ({
    page,
    visit,
  }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === `/api${homeEndpoints.recommendations.path}`)
        asked.push(url.searchParams.get('page'));
    });
    await visit(linkTo('storefront.home'), locale);
    await expect(
      page.getByRole('region', { name: say.recommended }).getByRole('article').first(),
    ).toBeVisible();
    const first = await names(page, say.recommended);
    const more = page.getByRole('link', { name: say.more });
    await expect(more).toHaveAttribute('href', `${inLocale(linkTo('storefront.home'), locale)}?page=2`);
    await more.dblclick();
    await expect.poll(async () => (await names(page, say.recommended)).length).toBe(first.length * 2);
    await expect(page).toHaveURL(/\?page=2$/);
    const grown = await names(page, say.recommended);
    expect(grown.slice(0, first.length)).toEqual(first);
    await expect(page.locator(':focus')).toHaveText(grown[first.length] ?? '');
    expect(asked).toEqual(['2']);
    await page.locator(':focus').press('Enter');
    await expect(page).toHaveURL(/\/p\//);
    await page.goBack();
    await expect.poll(() => names(page, say.recommended)).toEqual(grown);
    // Recently viewed products are on the home page, for visitors from the browser's storage.
    await expect(page.getByRole('region', { name: say.recent }).getByRole('article').first()).toHaveText(
      new RegExp((grown[first.length] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    );
  });

  test(`the large promos turn until somebody pauses them; each leads to its page (${locale}) [HOME-01] ${place}`, async ({
    page,
    visit,
  }) => {
    await visit(linkTo('storefront.home'), locale);
    const banners = page.getByRole('region', { name: say.banners });
    await banners.getByRole('button', { name: say.pause }).click();
    await expect(banners.getByRole('button', { name: say.play })).toBeVisible();
    await banners.getByRole('link', { name: say.banner(2) }).click();
    await expect(banners.getByRole('link', { name: say.banner(2) })).toHaveAttribute('aria-current', 'true');
    const title = await banners.getByRole('article').nth(1).getByRole('heading').textContent();
    await banners.getByRole('article').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(inLocale('/promos/', locale)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.goBack();
    await page.getByRole('link', { name: say.allTickets }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.promos'), locale));
  });
}

test('a section that fails in transit shows that while the others work [ERR-01] [HOME-01]', async ({
  page,
  visit,
  mishaps,
}) => {
  const say = promoMessages.en;
  mishaps.expect(/ERR_CONNECTION_REFUSED/);
  await visit(linkTo('storefront.promos'), 'en');
  const broken = '**/api/homepage/flashsale*';
  await page.route(broken, (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: /home/ }).first().click();
  await expect(page.getByText(say.failed(say.flashSale)).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: say.recommended }).getByRole('article').first(),
  ).toBeVisible();
  await page.unroute(broken);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: say.flashSale })).toBeVisible();
});

test.describe('a user who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('finds promos that do not move [HOME-01] [A22]', async ({ page, visit }) => {
    await visit(linkTo('storefront.home'));
    const banners = page.getByRole('region', { name: promoMessages.id.banners });
    await expect(banners.getByRole('button')).toHaveCount(0);
    await expect(banners.getByRole('link', { name: promoMessages.id.banner(1) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });
  test('home grows by its link, slots and vouchers are pages [HOME-02] [PROMO-01] [PROMO-02]', async ({
    page,
  }) => {
    // A server that is too busy sends a page without its content, which whoever has no scripts loads again.
    const open = (path: string) =>
      expect(async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await open(linkTo('storefront.home'));
    const say = promoMessages.id;
    const first = await names(page, say.recommended);
    await page.getByRole('link', { name: say.more }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    expect(await names(page, say.recommended)).toHaveLength(first.length * 2);
    await open(linkTo('storefront.flashSale'));
    await page.getByRole('navigation', { name: say.slots }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/selected=\d+$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await open(linkTo('storefront.promos'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Only a script can save a code, so without one there is no field that would do nothing.
    await expect(page.getByRole('textbox', { name: say.code })).toBeHidden();
  });
});
