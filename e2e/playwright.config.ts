import { defineConfig } from 'playwright/test';

const url = process.env.PASAR_TEST_URL ?? 'http://localhost:4000';

/** A separate server for operations; without it they change what all browser tests see. */
const ofOperations = process.env.PASAR_OPERATIONS_URL;

/** Which tests run: `quick`, `long` or `all`, see packages/tooling/src/tests/e2e-step.ts. */
const set = process.env.PASAR_E2E ?? 'all';
const isQuick = set === 'quick';
/** Of what takes longer than five seconds. */
const slow = /@slow/;

/** Browser tests run against a running server; `npm test` starts a fresh one and passes its address. */
export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  // One more than two cores have: a browser test waits a third of its time for the clock, the courier or the page.
  workers: 3,
  ...(set === 'long' && { grep: slow }),
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may make a test exceed its time limit once; the report lists tests that needed a second
  // try.
  retries: 1,
  // All limits are those of a busy machine: a page that works takes a part of them.
  timeout: 120_000,
  // Within what `npm test` waits, so that the report is written; all tests at all widths take longer.
  globalTimeout: (set === 'all' ? 60 : 29) * 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ...(process.env.PASAR_REPORT ? [['json', { outputFile: process.env.PASAR_REPORT }] as const] : []),
  ],
  outputDir: 'test-results',
  use: {
    baseURL: url,
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: {
      ...(process.env.PASAR_BROWSER ? { executablePath: process.env.PASAR_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace fetches previews of images by itself, which the pages' policy rightly rejects.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One at a time, since each changes what everybody sees: on a separate server beside the other tests,
    // and first, so that nothing waits for them at the end; else after all others.
    {
      name: 'operations',
      testMatch: 'operations/*.spec.ts',
      grepInvert: isQuick ? slow : [],
      dependencies: ofOperations ? [] : ['desktop', 'phone', 'terminal'],
      fullyParallel: false,
      workers: 1,
      // The gate renders every page of a release before it is for anybody.
      timeout: 240_000,
      expect: { timeout: 60_000 },
      use: {
        viewport: { width: 1280, height: 800 },
        actionTimeout: 60_000,
        ...(ofOperations && { baseURL: ofOperations }),
      },
    },
    // Each on its own servers: slow to start, so they start early.
    {
      name: 'servers',
      testMatch: 'servers/*.spec.ts',
      grepInvert: isQuick ? slow : [],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // What needs no browser.
    { name: 'terminal', testMatch: 'terminal/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: 'tests/*.spec.ts',
      grepInvert: isQuick ? [/@phone/, slow] : /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'tests/*.spec.ts',
      grepInvert: isQuick ? [/@desktop/, slow] : /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
