import { useStore } from 'zustand';
import { browserKit, useKit } from '../kit/kit.ts';
import type { Counts } from './counts.store.ts';
import { broadcastCounts } from './counts-channel.ts';

export const counts = {
  /** Corrects the header's numbers after a slice has changed what they count, here and in every other tab. */
  set(changed: Partial<Counts>): void {
    browserKit().counts.setState(changed);
    broadcastCounts(changed);
  },
};

export const useCounts = (): Counts => useStore(useKit().counts);
