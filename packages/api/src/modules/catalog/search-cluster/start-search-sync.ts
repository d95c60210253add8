import { randomUUID } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { withJobDeadline } from '../../../platform/database/request-deadline.ts';
import { withLease } from '../../../platform/jobs/lease.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { readIndexes } from './manage-indexes.ts';
import { syncSearch } from './sync-search.ts';

/** Milliseconds between two rounds, so that a change is found within seconds; a new index is filled without a pause. */
const between = 1_000;
/** A process that dies loses the lease after so many seconds. */
const longestRound = 60;

/** Feeds the search as long as the server runs; one process at a time does. */
export const startSearchSync = (
  context: () => Context,
  cluster: SearchCluster,
): { stop(): Promise<void> } => {
  const holder = randomUUID();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isFilling = false;
  const work = async () => {
    isFilling = false;
    const ctx = context();
    const lease = { name: `search ${cluster.prefix}`, holder, seconds: longestRound };
    try {
      await withLease(ctx, lease, async () => {
        const isChanged = await syncSearch(ctx, cluster);
        const rows = isChanged ? await readIndexes(ctx, cluster) : [];
        isFilling = rows.some(({ state }) => state === 'filling');
      });
    } catch (error) {
      // Whatever was not written is written in a later round.
      ctx.log.warn({ err: error }, 'the search could not be fed');
    }
  };
  const next = () => {
    if (stopped) return;
    timer = setTimeout(
      () => {
        round = withJobDeadline(work).finally(next);
      },
      isFilling ? 0 : between,
    );
    timer.unref();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
