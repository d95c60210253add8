import type { LiveHint } from '@pasar/contract';

/** A hint of the server, or `ready`: the stream began again, and what was missed meanwhile is unknown. */
export type LiveNews = LiveHint | { kind: 'ready' };

const name = 'pasar.live';

/** Tells every tab of this browser, and every listener in this one. */
export const openLiveChannel = (): ((news: LiveNews) => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return (news) => channel?.postMessage(news);
};

/** Calls back with what the tab that holds the stream hears; returns the unsubscribe function. */
export const onLiveNews = (hear: (news: LiveNews) => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => hear(data);
  return () => channel.close();
};
