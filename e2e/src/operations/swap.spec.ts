import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { runCommand } from '../fixtures/commands.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { data, publishNext, release } from '../fixtures/operations.ts';
import { listStored, untilWorkerActive } from '../fixtures/service-worker.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const say = messages.id;

const versionShown = (page: Page) => page.locator('[data-slice]').getAttribute('data-version');

/** The version that the server renders now. */
const served = async (request: APIRequestContext, path: string) =>
  /data-slice="\w+" data-version="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
/** The process that serves the site, as recorded when it started. */
const servingProcess = () => readFileSync(path.join(data, 'market.pid'), 'utf8');

test('operations swap the storefront under an open tab, and take it back, with a service worker as without [MFE-03] [MFE-01] [W19] [W83] @slow', async ({
  page,
  visit,
  browser,
  request,
}) => {
  test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');
  test.setTimeout(240_000);
  let next = '';
  // A server that is still busy with the test before sends the page without its content.
  await expect.poll(() => served(request, linkTo('storefront.home'))).toBeTruthy();
  const before = (await served(request, linkTo('storefront.home'))) ?? '';
  const running = servingProcess();
  const neighbour = await served(request, linkTo('auth.login'));

  await test.step('a tab is open', async () => {
    await visit(linkTo('storefront.home'));
    expect(await versionShown(page)).toBe(before);
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
  });

  const returning = await (await browser.newContext()).newPage();
  await test.step('somebody else has a service worker from an earlier visit', async () => {
    await returning.goto(linkTo('storefront.home'));
    await untilWorkerActive(returning);
  });

  await test.step('publishing changes nothing for visitors', async () => {
    next = await publishNext(request, 'storefront');
    expect(await served(request, linkTo('storefront.home'))).toBe(before);
  });

  await test.step('after the promotion the next page load shows it, on the server and in the browser', async () => {
    await release('promote', 'storefront', next, '--no-watch', '--reason', 'journey');
    // A second on a quiet machine, as the bench of swaps measures; here other journeys run beside.
    await expect.poll(() => served(request, linkTo('storefront.home'))).toBe(next);
    const visitor = await browser.newPage();
    await visitor.goto(linkTo('storefront.home'));
    await untilAlive(visitor);
    expect(await versionShown(visitor)).toBe(next);
    await visitor.getByRole('region', { name: say.forYou }).getByRole('link').first().click();
    await expect(visitor).toHaveURL(/\/p\//);
    await visitor.close();
    const document = await returning.goto(linkTo('storefront.home'));
    expect(document?.fromServiceWorker()).toBe(true);
    expect(await document?.text()).toContain(`data-version="${next}"`);
    await untilAlive(returning);
    expect(await versionShown(returning)).toBe(next);
  });

  await test.step('nothing else was rebuilt or restarted', async () => {
    expect(await served(request, linkTo('auth.login'))).toBe(neighbour);
    expect(servingProcess()).toBe(running);
  });

  await test.step('the tab opened before works on, with parts that it had not loaded yet', async () => {
    const files: string[] = [];
    page.on('request', (asked) => files.push(new URL(asked.url()).pathname));
    await page.getByRole('region', { name: say.forYou }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await versionShown(page)).toBe(before);
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    expect(files.some((file) => file.startsWith(`/r/storefront/${before}/`))).toBe(true);
  });

  await test.step('a rollback brings the old one back', async () => {
    await release('rollback', 'storefront', '--reason', 'journey');
    await expect.poll(() => served(request, linkTo('storefront.home'))).toBe(before);
    await page.goto(linkTo('storefront.home'));
    await untilAlive(page);
    expect(await versionShown(page)).toBe(before);
    await returning.goto(linkTo('storefront.home'));
    await untilAlive(returning);
    expect(await versionShown(returning)).toBe(before);
    expect((await listStored(returning)).toSorted()).toEqual(['/en/offline', '/offline']);
    await returning.context().close();
  });
});

test('a version that nobody published is rejected in one sentence @slow', async () => {
  test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');
  const { code, said } = await runCommand(
    'release',
    ['promote', 'storefront', '99.0.0', '--reason', 'journey'],
    {
      PASAR_DATA: data,
    },
  );
  expect(code).toBe(1);
  expect(said).toContain('99.0.0');
  expect(said).not.toMatch(/\bat .*\.ts:\d+/);
});
