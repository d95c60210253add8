import type { OpsHealth } from '@pasar/contract';
import type { APIRequestContext, Browser } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { appNow, data, publishNext, release } from '../fixtures/operations.ts';
import { throwingPages } from '../fixtures/reissued-release.ts';
import { expect, test } from '../fixtures/test.ts';

test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');

/** New visitors open the login page until it is of a version; returns it with its reports on other versions. */
const readLogin = async (browser: Browser, baseURL: string | undefined, version: string) => {
  for (;;) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const told: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().endsWith('/r/beacon')) return;
      const { app, version: of, outcome } = JSON.parse(asked.postData() ?? '{}');
      if (app === 'auth' && of !== version) told.push(outcome);
    });
    const document = await page.goto(linkTo('auth.login'));
    if ((await document?.text())?.includes(`/r/auth/${version}/`)) return { page, told };
    await context.close();
  }
};

/**
 * A new visitor opens the login page; returns the page's report of it. A page that throws as it comes alive reports first
 * that it was mounted: of the version that throws, the error is waited for.
 */
const visitOnce = async (browser: Browser, baseURL: string | undefined, throws?: string) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.route(/\.(woff2|webp|jpe?g|png)$|\/api\/(?!pages)/, (route) => route.abort());
  const told = page.waitForRequest(
    (asked) => {
      if (!asked.url().endsWith('/r/beacon')) return false;
      const { app, version, outcome } = JSON.parse(asked.postData() ?? '{}');
      return app === 'auth' && (version !== throws || outcome === 'error');
    },
    { timeout: 60_000 },
  );
  await page.goto(linkTo('auth.login'), { waitUntil: 'commit' });
  const report = await told;
  // A report that is still under way ends with its browser, and the guard never counts it.
  await report.response();
  const { version, outcome } = JSON.parse(report.postData() ?? '{}');
  await context.close();
  return { version, outcome };
};

const healthNow = async (request: APIRequestContext): Promise<OpsHealth> =>
  (await (await request.get('/ops/v1/health')).json()).data;

test('a canary that throws for its visitors is taken back by itself; a healthy one is not [R9] [R7] [F39] @slow', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { live } = await appNow(request, 'auth');
  const enough = (await healthNow(request)).enough;

  await test.step('half of the visitors get a healthy version, and keep it', async () => {
    const healthy = await publishNext(request, 'auth');
    await release('canary', 'auth', healthy, '50', '--reason', 'journey');
    const verdict = async () =>
      (await healthNow(request)).verdicts.find(({ version }) => version === healthy);
    await expect.poll(verdict).toBeDefined();
    const seen = new Set<string>();
    while ((await verdict())?.kind === 'too-early') seen.add((await visitOnce(browser, baseURL)).version);
    expect([...seen].sort()).toEqual([healthy, live.version].sort());
    expect(await verdict()).toMatchObject({ kind: 'healthy', canary: { failed: 0 } });
    expect((await appNow(request, 'auth')).canary?.version).toBe(healthy);
    await release('rollback', 'auth', '--reason', 'journey');
  });

  await test.step('the same with a version whose pages throw: the guard takes it back', async () => {
    const broken = await publishNext(request, 'auth', { change: throwingPages });
    await release('canary', 'auth', broken, '50', '--reason', 'journey');
    // Whoever gets it sees the last good version in its place, in the same page.
    const { page, told } = await readLogin(browser, baseURL, broken);
    await expect(page.locator(`[data-slice="auth"][data-version="${live.version}"]`)).toBeVisible();
    await expect(page.getByLabel('Kata sandi', { exact: true })).toBeVisible();
    await expect.poll(() => told).toEqual(['ok']);
    await page.context().close();
    const outcomes = new Map<string, Set<string>>();
    const gone = async () => (await appNow(request, 'auth')).canary === null;
    for (let visits = 0; visits < enough * 8 && !(await gone()); visits += 1) {
      const { version, outcome } = await visitOnce(browser, baseURL, broken);
      outcomes.set(version, (outcomes.get(version) ?? new Set()).add(outcome));
    }
    await expect.poll(gone).toBe(true);
    expect([...(outcomes.get(live.version) ?? [])]).toEqual(['ok']);
    expect(outcomes.get(broken)).toContain('error');

    const { events, quarantined, live: after } = await appNow(request, 'auth');
    expect(after.version).toBe(live.version);
    expect(events[0]).toMatchObject({ verb: 'rollback', who: 'guard', from: broken, quarantine: true });
    expect(events[0]?.why).toMatch(/sessions failed/);
    expect(quarantined.find(({ version }) => version === broken)).toMatchObject({ who: 'guard' });
  });

  await test.step('nobody gets it again', async () => {
    for (let visits = 0; visits < 4; visits += 1)
      expect(await visitOnce(browser, baseURL)).toEqual({ version: live.version, outcome: 'ok' });
  });
});
