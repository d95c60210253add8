import type { StoreSummary } from '@pasar/contract';
import { createCounts } from '@pasar/dashboard';
import { afterPaint } from '@pasar/slice-kit';

/** What waits for the seller. */
export type Waiting = Partial<StoreSummary['todo']>;

export const { useCounts: useWaiting, useKnown: useKnownWaiting } = createCounts<Waiting>(
  async (api) => {
    // The page comes first: its own calls and its paint.
    await afterPaint();
    const { loadWaiting } = await import(/* webpackChunkName: "waiting" */ './load-waiting.ts');
    return loadWaiting(api);
  },
  { kinds: ['order', 'chat', 'notifications'] },
);
