import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';
import { startTestServer } from '../../tests/start-test-server.ts';
import { buildCompetitors, competitorPackages } from './build-competitors.ts';
import { injectedFaults } from './injected-faults.ts';
import { measureSwaps, type Swapped, swapRows } from './measure-swaps.ts';
import { pasarSubject } from './pasar-subject.ts';
import { serveCompetitor } from './serve-competitor.ts';
import { competitorSubject } from './subject.ts';
import { federationSwap, importMapSwap, pasarSwap } from './swap-subject.ts';
import { type Met, tryFault } from './try-fault.ts';

const seconds = (told: number | undefined) =>
  told === undefined ? 'never' : `${(told / 1000).toFixed(1)} s`;

const cell = (met: Met | undefined): string => {
  if (!met) return 'has none';
  if (met.altered) return 'runs the altered code';
  const frame = met.frame ? 'frame works' : 'page lost';
  const mends = met.mends ? 'mends' : 'needs a reload';
  return `${frame}, told ${seconds(met.told)}, ${mends}${met.uncaught > 0 ? `, ${met.uncaught} uncaught` : ''}`;
};

/** What a fault must be met with (quality R7). Planted code that is published so stays broken in its document. */
const holds = (met: Met | undefined, codeItself: boolean): boolean =>
  !met ||
  (met.frame &&
    (met.told ?? Number.POSITIVE_INFINITY) <= 10_000 &&
    !met.altered &&
    (met.mends || codeItself));

const head = (what: string, names: readonly string[]): string =>
  `\n| ${what} | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`;

export const benchFaultParts = ['faults', 'swaps'] as const;
export interface BesideOptions {
  market?: string;
  parts?: readonly (typeof benchFaultParts)[number][];
}

/**
 * Injects the same faults into our server and its nearest public competitors and prints what a visitor
 * sees. `market` is the address of a running server. Default: a fresh one. Then swaps a part of each for
 * another version and back. Returns whether our own cells hold.
 */
export async function benchFaultsBeside({
  market: given,
  parts = benchFaultParts,
}: BesideOptions): Promise<boolean> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${competitorPackages.join(', ')}`,
  );
  const folders = await buildCompetitors();
  const federation = await serveCompetitor('federation', folders.federation);
  const spa = await serveCompetitor('spa', folders.spa);
  const started = given === undefined ? await startTestServer() : undefined;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const arms = [
    pasarSubject(given ?? started?.url ?? ''),
    competitorSubject('federation + retry plugin', federation.url, 'remoteEntry.js', 'mf-manifest.json'),
    competitorSubject('single-spa + import map', spa.url, 'page.js'),
  ];
  const names = arms.map(({ name }) => name);
  try {
    let kept = true;
    if (parts.includes('faults')) console.log(head('fault', names));
    for (const fault of parts.includes('faults') ? injectedFaults : []) {
      const met: (Met | undefined)[] = [];
      for (const arm of arms) met.push(await tryFault(browser, arm, fault));
      console.log(`| ${fault} | ${met.map(cell).join(' | ')} |`);
      kept &&= holds(met[0], fault.startsWith('throws'));
    }
    if (parts.includes('swaps')) {
      const swapped: Swapped[] = [];
      for (const arm of [
        await pasarSwap(given ?? started?.url ?? ''),
        federationSwap('federation', federation.url, folders.federation),
        importMapSwap('single-spa', spa.url, folders.spa),
      ])
        swapped.push(await measureSwaps(browser, arm));
      console.log([head('swap', names), ...swapRows(swapped)].join('\n'));
      const [own] = swapped;
      kept &&= own?.shows === true && own.openPage === 'its own version' && Math.max(...own.there) <= 1_000;
    }
    return kept;
  } finally {
    federation.close();
    spa.close();
    await browser.close();
    await started?.stop();
  }
}
