import { cpus, loadavg } from 'node:os';
import { budgets } from '@pasar/gateway/budget';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { startTestServer } from '../tests/start-test-server.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { buildBaselines } from './build-baselines.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureOffice } from './measure-office.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { median } from './median.ts';
import { emptyDocument, renderedDocument, serveBaseline } from './serve-baseline.ts';

const arms = ['pasar', 'one bundle', 'naive federation'] as const;
type Arm = (typeof arms)[number];

const columns: [keyof PageFigures, string, (value: number) => string][] = [
  ['fcp', 'FCP ms', (value) => value.toFixed(0)],
  ['lcp', 'LCP ms', (value) => value.toFixed(0)],
  ['interactive', 'interactive ms', (value) => value.toFixed(0)],
  ['cls', 'CLS', (value) => value.toFixed(3)],
  ['scriptKb', 'script KB', (value) => value.toFixed(1)],
  ['scripts', 'scripts', String],
  ['manifests', 'manifests', String],
  ['levels', 'levels', String],
];

const middle = (runs: PageFigures[]): PageFigures =>
  Object.fromEntries(
    columns.map(([key]) => [key, median(runs.map((run) => run[key]))]),
  ) as unknown as PageFigures; // every key is a column

function printTable(figures: Record<Arm, PageFigures>): void {
  const row = (cells: string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(15))).join(''));
  row(['', ...columns.map(([, title]) => title)]);
  for (const arm of arms) row([arm, ...columns.map(([key, , show]) => show(figures[arm][key]))]);
}

const verdict = (id: string, text: string, holds: boolean) =>
  console.log(`${holds ? 'holds' : 'FAILS'}  ${id}  ${text}`);

const firstLoad = budgets.shell + budgets.home;

function judge({ pasar, 'one bundle': one, 'naive federation': naive }: Record<Arm, PageFigures>): boolean {
  const toNaive = pasar.lcp / naive.lcp;
  const toOne = pasar.lcp / one.lcp;
  const marks = [
    ['P1', `LCP ${toOne.toFixed(2)} × one bundle (at most 1.1)`, toOne <= 1.1],
    [
      'P2',
      `${pasar.scriptKb.toFixed(1)} KB of critical script (at most ${firstLoad})`,
      pasar.scriptKb <= firstLoad,
    ],
    ['P2', `${pasar.scripts} script requests (at most 6)`, pasar.scripts <= 6],
    ['P2', `${pasar.manifests} manifest requests (none)`, pasar.manifests === 0],
    ['P5', `layout shift ${pasar.cls.toFixed(3)} (at most 0.02)`, pasar.cls <= 0.02],
    ['P2', `${pasar.levels} sequential levels (at most 2)`, pasar.levels <= 2],
  ] as const;
  for (const [id, text, holds] of marks) verdict(id, text, holds);
  // No bound: one bundle itself is at 0.35 (ADR 0054).
  console.log(`       P1  LCP ${toNaive.toFixed(2)} × naive federation`);
  return marks.every(([, , holds]) => holds);
}

/** Parts of the bench: the baselines (P1, P2), responses to presses (P5, P6), the back office (B31), Lighthouse (P4). */
export const webParts = ['twins', 'answers', 'office', 'lighthouse'] as const;
export type WebPart = (typeof webParts)[number];

/** Measures the home page beside its baselines, in rotation on the same machine. */
async function benchTwins(browser: Browser, market: string, runs: number): Promise<boolean> {
  const twins = await buildBaselines();
  const one = await serveBaseline(new URL(market), twins.one, { document: renderedDocument, rendered: true });
  const naive = await serveBaseline(new URL(market), twins.naive, {
    document: emptyDocument,
    rendered: false,
  });
  const addresses: Record<Arm, string> = {
    pasar: `${market}/`,
    'one bundle': one.url,
    'naive federation': naive.url,
  };
  try {
    const seen: Record<Arm, PageFigures[]> = { pasar: [], 'one bundle': [], 'naive federation': [] };
    for (const arm of arms) await measurePage(browser, addresses[arm]);
    for (let run = 1; run <= runs; run += 1) {
      for (const arm of arms) seen[arm].push(await measurePage(browser, addresses[arm]));
      console.log(`  run ${run} of ${runs}`);
    }
    const figures = {
      pasar: middle(seen.pasar),
      'one bundle': middle(seen['one bundle']),
      'naive federation': middle(seen['naive federation']),
    };
    printTable(figures);
    return judge(figures);
  } finally {
    one.close();
    naive.close();
  }
}

/** Measures the named parts on a fresh server. Returns whether all figures hold. */
export async function benchWeb({
  runs,
  parts,
}: {
  runs: number;
  parts: readonly WebPart[];
}): Promise<boolean> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores; slow 4G (1.6 Mbit/s, 150 ms), CPU × 4, cold, median of ${runs}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const executablePath = await findBrowser({ windows: true });
  const market = await startTestServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const measure: Record<WebPart, () => Promise<boolean>> = {
    twins: () => benchTwins(browser, market.url, runs),
    answers: () => measureInteractions(browser, market.url),
    office: () => measureOffice(browser, market.url, runs),
    lighthouse: () => benchLighthouse(market.url, executablePath),
  };
  try {
    let good = true;
    for (const part of parts) good = (await measure[part]()) && good;
    return good;
  } finally {
    await browser.close();
    await market.stop();
  }
}
