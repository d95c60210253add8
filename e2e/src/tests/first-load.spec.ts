import type { Page } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { reviewedShirt } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';

const store = 'rumah-kawung';

/** The addresses of the scripts that the page's documents load from here on. */
const scriptsOf = (page: Page): Set<string> => {
  const files = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') files.add(request.url());
  });
  return files;
};

for (const path of [linkTo('storefront.home'), linkTo('storefront.search'), linkTo('auth.login')]) {
  test(`${path} fetches each script once, and only scripts that it names beforehand [P2] @desktop`, async ({
    page,
    visit,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await visit(path);
    const named = await page
      .locator('link[rel=preload][as=script], script[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    expect(named.length).toBeGreaterThan(3);
    const files = named.map((address) => new URL(address, page.url()).pathname);
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
    const late = fetched.filter((file) => !files.includes(file));
    // What measures the page comes once the page is idle [F37].
    const sources = await Promise.all(late.map(async (file) => (await page.request.get(file)).text()));
    expect(late.filter((_, at) => !sources[at]?.includes('largest-contentful-paint'))).toEqual([]);
  });
}

test('who comes again loads no script [P2] @desktop', async ({ page, visit }) => {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((one): one is PerformanceResourceTiming => /\.js$/.test(new URL(one.name).pathname))
        .map((one) => one.transferSize),
    );
  await visit(linkTo('storefront.home'));
  expect((await loaded()).filter((bytes) => bytes > 0).length).toBeGreaterThan(3);
  await visit(linkTo('storefront.home'));
  const again = await loaded();
  expect(again.length).toBeGreaterThan(3);
  expect(again.filter((bytes) => bytes > 0)).toEqual([]);
});

test('pages in basic characters fetch one font file, that of the basic characters [P1] @desktop @slow', async ({
  page,
  visit,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      fonts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  for (const path of [
    linkTo('storefront.home'),
    linkTo('storefront.search'),
    linkTo('storefront.product', { slug: reviewedShirt }),
    linkTo('storefront.store', { slug: store }),
  ]) {
    fonts.length = 0;
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([expect.stringMatching(/^basic-letters\./)]);
  }
});

test('every script is compiled while it is fetched, beside the rendering thread [P4] @desktop', async ({
  page,
  visit,
}) => {
  const files = scriptsOf(page);
  await visit(linkTo('storefront.home'));
  const heads = await Promise.all(
    [...files].map(async (url) => (await (await page.request.get(url)).text()).split('\n', 1)[0]),
  );
  expect(heads.length).toBeGreaterThan(3);
  expect(new Set(heads)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

/** Text that only this package contains. */
const marks = {
  react: 'react.transitional.element',
  '@pasar/api-client': 'x-pasar-user',
  '@pasar/design-tokens': '#ffe4b4',
};

test('whatever slices a visit has seen, React, the calls and the tokens came once, from the shell [MFE-02] [P3] @desktop @slow', async ({
  page,
  visit,
  buyer,
}) => {
  expect(buyer.token).not.toBe('');
  const files = scriptsOf(page);
  for (const path of [linkTo('storefront.home'), linkTo('buyer.orders'), linkTo('auth.setup')])
    await visit(path);
  // The first call of a visit brings what sends calls.
  await visit(linkTo('storefront.home'));
  await page.getByRole('banner').getByRole('button', { name: 'Kategori' }).click();
  await expect(page.getByRole('navigation', { name: 'Kategori' }).getByRole('link').first()).toBeVisible();
  const scripts = await Promise.all(
    [...files].map(async (url) => ({
      app: /\/r\/([a-z]+)\//.exec(url)?.[1] ?? '',
      // Requested again: a body is discarded when its page is left.
      text: await (await page.request.get(url)).text(),
    })),
  );
  expect(new Set(scripts.map(({ app }) => app))).toEqual(new Set(['shell', 'storefront', 'buyer', 'auth']));
  for (const [name, mark] of Object.entries(marks)) {
    const owners = new Set(scripts.flatMap(({ app, text }) => (text.includes(mark) ? [app] : [])));
    expect([name, ...owners]).toEqual([name, 'shell']);
  }
});

test('what the first paint leaves out is there before any script has loaded [P1] @phone', async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto(linkTo('storefront.home'), { waitUntil: 'commit' });
  const last = page.locator('main li a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

for (const path of [
  linkTo('storefront.home'),
  linkTo('storefront.search'),
  linkTo('storefront.store', { slug: store }),
  linkTo('storefront.promos'),
]) {
  test(`nothing shifts while ${path} is read to its end [P5] @phone`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + shift.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(path);
    const shifts = await page.evaluate(async () => {
      const frame = () =>
        new Promise((done) => {
          requestAnimationFrame(done);
          // A page that the browser does not show gets no frames.
          setTimeout(done, 250);
        });
      for (let before = -1; scrollY > before; ) {
        before = scrollY;
        scrollBy(0, innerHeight / 4);
        // A layout shift is reported after the frame that made it.
        await frame();
        await frame();
      }
      return Reflect.get(globalThis, 'shifts') as number;
    });
    expect(shifts).toBeLessThanOrEqual(0.02);
  });
}
