import type { Counts } from './counts.store.ts';

const name = 'pasar.counts';

/** Where there are no channels the other tabs learn the numbers with their next page. */
const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name));

/** Sent messages are delivered even though the channel closes at once. */
export const broadcastCounts = (changed: Partial<Counts>): void => {
  const channel = open();
  channel?.postMessage(changed);
  channel?.close();
};

/** Calls back with what other tabs have changed, for as long as the page lives. */
export const onCountsChanged = (hear: (changed: Partial<Counts>) => void): void => {
  const channel = open();
  if (channel) channel.onmessage = ({ data }: MessageEvent<Partial<Counts>>) => hear(data);
};
