import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { demoBuyer, demoSeller, loadToken } from '../fixtures/accounts.ts';
import { buildEmbedHost } from '../fixtures/build-embed-host.ts';
import { expect, test } from '../fixtures/test.ts';

/** The market under test lets this origin embed its pages. */
const origin = 'http://partner.localhost';
const slices = ['storefront', 'buyer', 'seller', 'auth'];

interface Host {
  show(slice?: string, options?: object): Promise<void>;
  visited: string[];
  reacts: Set<unknown>;
}

let folder: string;
let files: string[];
// The host's page comes from this test instead of a network, which browsers take for the public one.
test.use({ permissions: ['local-network-access'] });

test.beforeAll(async ({ baseURL }) => {
  folder = await buildEmbedHost(baseURL ?? '', slices);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(({ page }) => {
  files = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
});

const openHost = async (page: Page) => {
  // React tells this hook which copy of React each of its renderers draws for.
  await page.addInitScript(() => {
    const reacts = new Set();
    const inject = ({ currentDispatcherRef }: { currentDispatcherRef: unknown }) =>
      reacts.add(currentDispatcherRef).size;
    Object.assign(globalThis, {
      reacts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject,
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname);
    if (pathname !== '/' && existsSync(file)) return route.fulfill({ path: file });
    if (pathname !== '/') return route.fulfill({ status: 204 });
    const body =
      '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script src="/main.js"></script>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'show' in globalThis);
};

const show = (page: Page, slice?: string, options?: object) =>
  page.evaluate(([name, given]) => (globalThis as unknown as Host).show(name, given), [
    slice,
    options,
  ] as const);

test('a host of others mounts a page of every slice from the manifest alone, with its own React [F18] [F19] @slow', async ({
  page,
  request,
  baseURL,
}) => {
  await openHost(page);
  const apiBase = `${baseURL}/api`;
  const [buyer, seller] = [await loadToken(request, demoBuyer), await loadToken(request, demoSeller)];
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('each in its language, with data of the market', async () => {
    await show(page, 'storefront', {
      page: 'storefront.search',
      params: { search: 'batik' },
      locale: 'en',
      apiBase,
    });
    const image = page.locator('article img').first();
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await show(page, 'buyer', { page: 'buyer.orders', locale: 'en', apiBase, token: buyer });
    await expect(heading).toHaveText('My orders');
    await show(page, 'seller', { page: 'seller.orders', locale: 'id', apiBase, token: seller });
    await expect(heading).toHaveText('Pesanan masuk');
    await show(page, 'auth', { page: 'auth.login', locale: 'en', apiBase });
    await expect(heading).toHaveText('Log in');
  });
  await test.step('one React in the page, and files at the address of the live version', async () => {
    expect(await page.evaluate(() => (globalThis as unknown as Host).reacts.size)).toBe(1);
    for (const slice of slices) {
      const manifest = await (await request.get(`/r/${slice}/live/mf-manifest.json`)).json();
      const { pathname } = new URL(manifest.metaData.publicPath);
      expect(pathname).toMatch(new RegExp(`^/r/${slice}/\\d`));
    }
  });
  await test.step('a link of the slice opens in the element; the address is the host’s', async () => {
    const link = page.locator(`a[href="${baseURL}/en/register"]`).first();
    await link.click();
    await expect(heading).not.toHaveText('Log in');
    expect(page.url()).toBe(`${origin}/`);
  });
  await test.step('an unknown page is refused by name', async () => {
    await show(page, 'auth', { page: 'auth.nowhere', apiBase });
    await expect(page.locator('section')).toHaveAttribute('data-failure', 'PageUnknown');
  });
});

test('fifty mounts and unmounts leave nothing behind [F19] @slow', async ({ page, baseURL }) => {
  await openHost(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
  };
  const play = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await show(page, 'auth', { page: 'auth.login', apiBase: `${baseURL}/api` });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await show(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    }
  };
  await play(10);
  const before = await measure();
  await play(50);
  const after = await measure();
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.heap - before.heap).toBeLessThan(2_000_000);
});

test('visitors of the market fetch no manifest [F20] @slow', async ({ page }) => {
  await page.goto('/');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.filter((file) => file.includes('manifest.json') || file.includes('/remote/'))).toEqual([]);
});
