import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';
import { startTestMarket } from '../../tests/start-test-market.ts';
import { peerArm } from './arm.ts';
import { buildPeers, peerPackages } from './build-peers.ts';
import { pasarArm } from './pasar-arm.ts';
import { benchFaults } from './planted-faults.ts';
import { servePeer } from './serve-peer.ts';
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

/**
 * Plays the same faults to the market and to its nearest public peers and prints what a visitor meets. `market` is the
 * address of one that stands; a fresh one is started when absent. Answers whether our own cells hold.
 */
export async function benchFaultsBeside({ market: given }: { market?: string }): Promise<boolean> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${peerPackages.join(', ')}`,
  );
  const folders = await buildPeers();
  const federation = await servePeer('federation', folders.federation);
  const spa = await servePeer('spa', folders.spa);
  const started = given === undefined ? await startTestMarket() : undefined;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const arms = [
    pasarArm(given ?? started?.url ?? ''),
    peerArm('federation + retry plugin', federation.url, 'remoteEntry.js', 'mf-manifest.json'),
    peerArm('single-spa + import map', spa.url, 'page.js'),
  ];
  try {
    console.log(
      `\n| fault | ${arms.map(({ name }) => name).join(' | ')} |\n|${' --- |'.repeat(arms.length + 1)}`,
    );
    let kept = true;
    for (const fault of benchFaults) {
      const met: (Met | undefined)[] = [];
      for (const arm of arms) met.push(await tryFault(browser, arm, fault));
      console.log(`| ${fault} | ${met.map(cell).join(' | ')} |`);
      kept &&= holds(met[0], fault.startsWith('throws'));
    }
    return kept;
  } finally {
    federation.close();
    spa.close();
    await browser.close();
    await started?.stop();
  }
}
