import type { SliceName } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { sliceDefects } from '../fixtures/broken-slices.ts';
import { breakSlice } from '../fixtures/faults.ts';
import { allCells, quickCells, slowFaults, type TriedPage, triedPages } from '../fixtures/isolation-cells.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { isQuick } from '../fixtures/quick-run.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

// Faults are put into documents on their way, and what a worker requests cannot be.
test.use({ serviceWorkers: 'block' });

const say = messages.id;

/** Messages of browsers and the loader about files that fail to load, and the injected errors themselves. */
const complaints =
  /Failed to load resource|Failed to find a valid digest|ChunkLoadError|ScriptExternalLoadError|RUNTIME-|remoteEntry|Integrity|Unexpected (token|end)|Loading chunk|planted|Can not get|does not satisfy|Unsatisfied version|exposes no slice|error occurred in the <\w+Page|React Router caught/;
/** Longest wait for the panel, in milliseconds: eight seconds, and what a busy machine adds. */
const panelWithin = 10_000;

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { untouched: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'untouched' in globalThis);

const expectFrame = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('link', { name: say.home })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say.search })).toBeEditable();
  await expect(page.getByRole('contentinfo')).toBeAttached();
};

/** A page of another slice opens in the same document, and the broken one is reached again from there. */
const useAnotherSlice = async (page: Page, broken: SliceName) => {
  const terms = page.getByRole('contentinfo').locator(`a[href="${linkTo('auth.terms')}"]`);
  const elsewhere =
    broken === 'auth' ? page.getByRole('banner').getByRole('link', { name: say.home }) : terms;
  await elsewhere.click();
  await expect(page.locator(`[data-slice="${broken === 'auth' ? 'storefront' : 'auth'}"]`)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
};

/** The button opens the page; a try that was under way when the fault ended may have done so before it. */
const expectRecovery = async (page: Page, { heading }: TriedPage) => {
  const button = page.getByRole('button', { name: say.retry });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 9000 });
  }).toPass({ timeout: 30_000 });
  expect(await isSameDocument(page)).toBe(true);
};

interface Report {
  app: string;
  version: string;
  outcome: string;
}

/** What a page reports of its slices. */
const listenToReports = (page: Page): Report[] => {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/r/beacon')) reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  return reports;
};

test.beforeEach(({ mishaps }) => mishaps.expect(complaints));

for (const { slice, fault, from } of isQuick() ? quickCells : allCells) {
  const pace = slowFaults.includes(fault) ? ' @slow' : '';
  test(`${slice} ${fault}, ${from} [R7] [S20] @desktop${pace}`, async ({
    page,
    visit,
    context,
    request,
    baseURL,
  }) => {
    const tried: TriedPage = triedPages[slice];
    if (tried.account) await carryToken(context, await loadToken(request, tried.account), baseURL);
    const reports = listenToReports(page);
    const unhandled: string[] = [];
    page.on('pageerror', ({ message }) => unhandled.push(message));
    const mend = await breakSlice(page, slice, fault);
    const panel = page.getByRole('button', { name: say.retry });

    if (from === 'on its own page') {
      // A file that hangs holds up the browser's own end of loading.
      await page.goto(tried.path, { waitUntil: 'commit' });
      await untilAlive(page);
    } else {
      await visit(slice === 'auth' ? linkTo('storefront.search') : linkTo('auth.terms'));
      await page.locator(`a[href="${tried.path}"]:visible`).first().click();
    }
    await expect(panel).toBeVisible({ timeout: panelWithin });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrame(page);
    await markDocument(page);
    const told = reports.filter(({ app, outcome }) => app === slice && outcome === 'error');
    const versions = told.map(({ version }) => version);
    expect(versions, 'one report of each version that was tried').toEqual([...new Set(versions)]);
    expect(versions[0], 'a report with slice and version').toMatch(/^\d+\./);
    expect(reports.filter(({ app, outcome }) => app !== slice && outcome === 'error')).toEqual([]);
    // The browser reports the injected error itself; any other error fails the test.
    expect(unhandled.filter((message) => message !== 'planted')).toEqual([]);

    await useAnotherSlice(page, slice);
    await page.goBack({ waitUntil: 'commit' });
    await expect(panel).toBeVisible({ timeout: panelWithin });
    await mend();
    // Wrong code stays wrong in this document, because its hash is in the plan. The next one is sound.
    if (sliceDefects.some((name) => name === fault)) {
      await page.reload();
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tried.heading);
    } else await expectRecovery(page, tried);
  });
}

test('the layout works while a slice does not respond [R7] @desktop', async ({ page, visit }) => {
  const mend = await breakSlice(page, 'auth', 'hangs');
  await visit(linkTo('storefront.search'));
  await page
    .locator(`a[href^="${linkTo('auth.login')}"]:visible`)
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: say.search })).toBeEditable();
  await page.getByRole('banner').getByRole('link', { name: say.home }).click();
  await expect(page.locator('[data-slice="storefront"]')).toBeVisible();
  await mend();
});
