import type { Browser, BrowserContext, Page } from 'playwright';
import { firstProduct } from './first-link.ts';
import { type Interaction, interactions } from './interactions.ts';
import { median } from './median.ts';

const sizes = { phone: { width: 412, height: 823 }, wide: { width: 1280, height: 900 } };

/**
 * Runs in the page before anything else: the longest response to a press, as Interaction to Next Paint
 * counts it.
 */
function watchAnswers() {
  const answers = { longest: 0 };
  Object.assign(window, { answers });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) answers.longest = Math.max(answers.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Entries arrive one paint after the response was painted. */
const longestAnswer = () =>
  new Promise<number>((done) => {
    requestAnimationFrame(() =>
      requestIdleCallback(() => done((Reflect.get(window, 'answers') as { longest: number }).longest)),
    );
  });

const untilAlive = (page: Page) =>
  page.waitForSelector('header[data-hydrated="true"]', { state: 'attached', timeout: 60_000 });

const open = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  return page;
};

/**
 * Scrolls a target into view and presses it directly: finding it, and observing the press, would be work in
 * the page that no user causes.
 */
async function aim(page: Page, { target: find, keys, wide }: Interaction): Promise<() => Promise<void>> {
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  if (keys !== undefined) {
    await target.focus();
    return () => (keys.startsWith('Arrow') ? page.keyboard.press(keys) : page.keyboard.type(keys));
  }
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A mouse has come to rest on what it presses; a finger comes from nowhere.
  if (wide) await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}

/** Milliseconds from a press to the next image, on a processor four times slower. */
async function measureAnswer(browser: Browser, market: string, interaction: Interaction) {
  const { at, wide } = interaction;
  const context = await browser.newContext({ viewport: sizes[wide ? 'wide' : 'phone'] });
  try {
    await context.addInitScript(watchAnswers);
    const page = await open(context, new URL(at, market).href);
    const press = await aim(page, interaction);
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => Object.assign(Reflect.get(window, 'answers'), { longest: 0 }));
    await press();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(longestAnswer);
  } finally {
    await context.close();
  }
}

/** Slices that a visitor of home changes to, by the link in the header. */
const changes = [
  { slice: 'auth', link: 'Masuk' },
  { slice: 'auth', link: 'Daftar' },
];

/** Milliseconds from the click on a link that the pointer rested on to the heading of the other slice. */
async function measureChange(browser: Browser, market: string, { slice, link }: (typeof changes)[number]) {
  const context = await browser.newContext({ viewport: sizes.wide });
  try {
    const page = await open(context, market);
    const door = page.getByRole('banner').getByRole('link', { name: link, exact: true });
    await door.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate((name) => {
      addEventListener('click', ({ timeStamp }) => Object.assign(window, { clicked: timeStamp }), true);
      new MutationObserver((_, observer) => {
        if (!document.querySelector(`[data-slice="${name}"] h1`)) return;
        observer.disconnect();
        requestAnimationFrame((at) => Object.assign(window, { shown: at }));
      }).observe(document.body, { childList: true, subtree: true });
    }, slice);
    await door.click();
    await page.waitForFunction(() => Reflect.has(window, 'shown'), null, { timeout: 30_000 });
    return await page.evaluate(
      () => (Reflect.get(window, 'shown') as number) - (Reflect.get(window, 'clicked') as number),
    );
  } finally {
    await context.close();
  }
}

const limit = 100;

/** Prints how soon presses are painted and slices changed (quality P5, P6), as the median of three. */
export async function measureInteractions(browser: Browser, market: string): Promise<boolean> {
  const tell = async (id: string, name: string, measure: () => Promise<number>) => {
    const seen = [await measure(), await measure(), await measure()];
    const figure = median(seen);
    console.log(
      `${figure <= limit ? 'holds' : 'FAILS'}  ${id}  ${name.padEnd(24)}${figure.toFixed(0).padStart(5)} ms`,
    );
    return figure <= limit;
  };
  console.log(
    `\nP5  the next picture after a press, CPU × 4; P6  another slice after a click (at most ${limit} ms)`,
  );
  const product = await firstProduct(market);
  if (!product) throw new Error('the market shows no product');
  let good = true;
  for (const one of interactions(product))
    good = (await tell('P5', one.name, () => measureAnswer(browser, market, one))) && good;
  for (const one of changes)
    good =
      (await tell('P6', `${one.link} (${one.slice})`, () => measureChange(browser, market, one))) && good;
  return good;
}
