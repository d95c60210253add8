import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { loopDelayDuring } from '../event-loop/loop-delay.ts';
import { openUntrustedLoad } from '../event-loop/untrusted-load.ts';
import { onDatabase } from '../harness/on-database.ts';
import { reportLine } from '../harness/report-line.ts';
import { unlimited } from '../harness/unlimited.ts';

/** Milliseconds; 99 % of what is due comes no later. */
const longestDelay = 50;

/**
 * Prints how late the request thread comes while good and hostile files are decoded and papers printed, beside what two
 * threads that only compute cost it on this machine. Returns whether it is in time.
 */
export const benchEventLoop = (): Promise<boolean> =>
  onDatabase('postgres', async () => {
    const market = await openTestServer(
      { ...unlimited, courierStageSeconds: 0 },
      { plugins: [createDemo()] },
    );
    try {
      const load = await openUntrustedLoad(market);
      const resting = await loopDelayDuring(() => load.rest(5_000));
      const loaded = await loopDelayDuring(load.run);
      const holds = loaded.p99 < longestDelay;
      reportLine(
        `${holds ? 'holds' : 'FAILS'}  S32  the request thread under uploads, imports and papers: p99 ${loaded.p99.toFixed(0)} ms late ` +
          `(at most ${longestDelay}; ${resting.p99.toFixed(0)} beside two busy threads), at worst ${loaded.max.toFixed(0)}`,
      );
      return holds;
    } finally {
      await market.close();
    }
  });
