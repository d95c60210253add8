import type { Browser, Page } from 'playwright';
import { type InjectedFault, injectFault } from './injected-faults.ts';
import type { Subject } from './subject.ts';

/** What a visitor meets under one fault. */
export interface Met {
  /** Header and another part work in the same document. */
  frame: boolean;
  /**
   * Milliseconds until the page reports a missing part and offers a retry; undefined when it does not
   * within 12 s.
   */
  told?: number;
  /** Once the fault is over the part opens without a reload. */
  mends: boolean;
  /** Code that nobody published ran. */
  altered: boolean;
  /** Errors that nobody caught, the planted one aside. */
  uncaught: number;
}

const patience = 12_000;
const retry = 'button:text-matches("^(Try again|Coba lagi)$")';

const isVisible = (page: Page, selector: string, timeout = patience): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .waitFor({ state: 'visible', timeout })
    .then(
      () => true,
      () => false,
    );
const press = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );

const mended = async (page: Page, arm: Subject): Promise<boolean> => {
  await press(page, arm.again);
  const good = arm.more?.shown;
  for (const end = performance.now() + 20_000; performance.now() < end; ) {
    if (await isVisible(page, arm.shown, 1_000)) {
      if (!good) return true;
      await press(page, arm.more?.press ?? '');
      if (await isVisible(page, good, 2_000)) return true;
    }
    if (await page.locator(retry).first().isVisible()) await press(page, retry);
  }
  return false;
};

/** Opens the broken part's own page in a new profile; undefined where the system has nothing that could fail so. */
export async function tryFault(
  browser: Browser,
  arm: Subject,
  fault: InjectedFault,
): Promise<Met | undefined> {
  // A fault is put into documents on their way, and what a worker requests cannot be.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    let uncaught = 0;
    page.on('pageerror', ({ message }) => {
      if (message !== 'planted') uncaught += 1;
    });
    const mend = await injectFault(page, arm, fault);
    if (!mend) return undefined;
    const began = performance.now();
    await page.goto(arm.url, { waitUntil: 'commit' });
    if (fault === 'late file answers 404' && arm.more && (await isVisible(page, arm.shown)))
      await press(page, arm.more.press);
    const told = (await isVisible(page, retry)) ? Math.round(performance.now() - began) : undefined;
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    const altered = await page.evaluate(() => 'altered' in globalThis);
    const frame = (await press(page, arm.elsewhere)) && (await isVisible(page, arm.elsewhereShown));
    await mend();
    const opens = await mended(page, arm);
    const same = await page.evaluate(() => 'untouched' in globalThis);
    return { frame, ...(told !== undefined && { told }), mends: opens && same, altered, uncaught };
  } finally {
    await context.close();
  }
}
