import { inLocale, locales } from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { reviewedShirt } from '../fixtures/products.ts';
import { listStored, untilWorkerActive } from '../fixtures/service-worker.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const shirt = linkTo('storefront.product', { slug: reviewedShirt });

const say = {
  id: {
    title: 'Tidak ada koneksi',
    reason: /Cek koneksi internet kamu|tidak terhubung ke internet|tidak bisa dihubungi/,
    again: 'Coba lagi',
    still: 'Masih belum tersambung.',
  },
  en: {
    title: 'No connection',
    reason: /Check your internet connection|not connected to the internet|cannot be reached/,
    again: 'Try again',
    still: 'Still no connection.',
  },
};

/** Colors as a browser writes them. */
const paint = (page: Page, hex: string) =>
  page.evaluate((color) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = color;
    const painted = getComputedStyle(element).color;
    element.remove();
    return painted;
  }, hex);
const backgroundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

for (const locale of locales) {
  test(`the market can be installed (${locale}) [W19]`, async ({ page, context, visit }) => {
    await visit(linkTo('storefront.home'), locale);
    await untilWorkerActive(page);
    const browser = await context.newCDPSession(page);
    const { data = '', errors, url } = await browser.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual([inLocale('/manifest.webmanifest', locale), []]);
    expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = JSON.parse(data);
    expect(manifest).toMatchObject({ id: '/', lang: locale, start_url: inLocale('/', locale) });
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { url: shortcut } of manifest.shortcuts) {
      const response = await page.request.get(shortcut, { maxRedirects: 0 });
      expect([shortcut, response.status() < 400]).toEqual([shortcut, true]);
    }
  });

  test(`without a connection a page says so, and opens once it is back (${locale}) [W19] [R17] [A1] @slow`, async ({
    page,
    context,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(linkTo('storefront.home'), locale);
    await untilWorkerActive(page);
    const wanted = `${inLocale(shirt, locale)}?from=offline`;
    await context.setOffline(true);
    await page.goto(wanted);
    const { title, reason, again, still } = say[locale];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveURL(wanted);
    expect(await findViolations(page)).toEqual([]);

    await test.step('the button tries at once and says when that did not help', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: again })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText(still);
      await expect(page.getByRole('button', { name: again })).toBeFocused();
    });

    await test.step('the wanted page opens by itself', async () => {
      await context.setOffline(false);
      await untilAlive(page);
      await expect(page).toHaveURL(wanted);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  });
}

test('a worker stores nothing but the offline pages, and every other file comes past it [W19] [MFE-01]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.home'));
  await untilWorkerActive(page);
  for (const path of [linkTo('storefront.search'), shirt, linkTo('auth.login')]) {
    const document = await page.goto(path);
    await untilAlive(page);
    expect(document?.fromServiceWorker()).toBe(true);
    const sources = await page.evaluate(async () => {
      await fetch('/r/plan', { cache: 'no-store' });
      return performance
        .getEntriesByType('resource')
        .map((entry) => (entry.toJSON() as { workerFinalSourceType?: string }).workerFinalSourceType);
    });
    expect(sources.length).toBeGreaterThan(5);
    expect(new Set(sources)).toEqual(new Set(['network']));
  }
  expect((await listStored(page)).toSorted()).toEqual(['/en/offline', '/offline']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what a browser paints around a page has the colors of the page (${colorScheme}) [W19] @phone`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visit(linkTo('storefront.home'));
    const color = await page.locator(`meta[name=theme-color][media*=${colorScheme}]`).getAttribute('content');
    expect(await paint(page, color ?? '')).toBe(await backgroundOf(page.getByRole('banner')));
    const canvas = await backgroundOf(page.locator('body'));
    const { background_color, theme_color } = await (await page.request.get('/manifest.webmanifest')).json();
    if (colorScheme === 'light')
      expect([theme_color, await paint(page, background_color)]).toEqual([color, canvas]);
    await page.goto('/offline');
    expect(await backgroundOf(page.locator('body'))).toBe(canvas);
  });
}

test('who opens the offline page itself gets home [W19]', async ({ page }) => {
  await page.goto('/en/offline');
  await page.getByRole('button', { name: say.en.again }).click();
  await expect(page).toHaveURL(inLocale('/', 'en'));
  await untilAlive(page);
});
