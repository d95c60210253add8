import type { Browser } from 'playwright';
import { median } from '../median.ts';
import type { SwapSubject } from './swap-subject.ts';

/** How a system takes a new version to its visitors and back; milliseconds from the operator's command. */
export interface Swapped {
  there: number[];
  back: number[];
  /** A new browser's page shows the new version after the swap, and the old one after the way back. */
  shows: boolean;
  /** What a page that was open meanwhile shows when it opens a part which it had not loaded. */
  openPage: 'its own version' | 'a mix of versions' | 'nothing';
}

const times = 10;
const patience = 10_000;

/** From the command to the begin of the first page load that gets what is wanted. */
const timed = async (arm: SwapSubject, which: 'first' | 'next'): Promise<number> => {
  const began = performance.now();
  await arm.deploy(which);
  for (;;) {
    const asked = performance.now();
    if ((await arm.servesNext()) === (which === 'next')) return asked - began;
    if (asked - began > patience) throw new Error(`${arm.name} never served the ${which} version`);
  }
};

const newcomer = async (browser: Browser, arm: SwapSubject): Promise<string> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(arm.url);
    return await arm.shown(page);
  } finally {
    await context.close();
  }
};

const openPageAfter = async (browser: Browser, arm: SwapSubject): Promise<Swapped['openPage']> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(arm.url);
    const own = await arm.shown(page);
    await timed(arm, 'next');
    const late = await arm.late(page).catch(() => undefined);
    if (late === undefined) return 'nothing';
    return late === own ? 'its own version' : 'a mix of versions';
  } finally {
    await context.close();
  }
};

/** Swaps a part there and back, again and again; the first version is live before and after. */
export async function measureSwaps(browser: Browser, arm: SwapSubject): Promise<Swapped> {
  const there: number[] = [];
  const back: number[] = [];
  const before = await newcomer(browser, arm);
  const openPage = await openPageAfter(browser, arm);
  const next = await newcomer(browser, arm);
  await timed(arm, 'first');
  const after = await newcomer(browser, arm);
  for (let n = 0; n < times; n += 1) {
    there.push(await timed(arm, 'next'));
    back.push(await timed(arm, 'first'));
  }
  return { there, back, shows: before !== next && before === after, openPage };
}

const cell = (took: readonly number[]): string =>
  `${Math.round(median(took))} ms (at most ${Math.round(Math.max(...took))})`;

/** The rows of the table, a column per system. */
export const swapRows = (met: readonly Swapped[]): string[] =>
  [
    ['a new version reaches new page loads', ...met.map(({ there }) => cell(there))],
    ['and back', ...met.map(({ back }) => cell(back))],
    ['an open page opens a part it had not loaded', ...met.map(({ openPage }) => openPage)],
    ['a new browser shows what was commanded', ...met.map(({ shows }) => (shows ? 'yes' : 'NO'))],
  ].map((row) => `| ${row.join(' | ')} |`);
