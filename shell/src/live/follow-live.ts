import { readToken } from '@pasar/api-client';
import { liveLimits } from '@pasar/contract';
import { counts } from '@pasar/slice-kit';
import type { Kit } from '@pasar/slice-kit/host';
import { openLiveChannel } from '@pasar/slice-kit/live';
import type { BrowserSession } from '../session/browser-session.ts';
import { readLive } from './read-live.ts';

const lock = 'pasar.live';
/** A page so young has just loaded what it shows. */
const youngMs = 10_000;

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1_000);
    signal.addEventListener('abort', end, { once: true });
  });

const atRandom = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);

/** Without locks, which need a secure connection, each tab has its own stream. */
const inTurn = async (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(lock, { signal }, work);
  else await work();
};

/**
 * Follows the stream of the signed-in user, in one tab of the browser for all (people W3): hints go to every page, and
 * the header's numbers are loaded again. A lost stream is opened again; where none is to be had, pages look by
 * themselves once a minute.
 */
export const followLive = (kit: Kit, browserSession: BrowserSession): void => {
  const tell = openLiveChannel();
  let following: AbortController | undefined;

  const count = async () => {
    await browserSession.refresh();
    counts.set(kit.counts.getState());
  };
  const listen = async (signal: AbortSignal): Promise<void> => {
    let isFirst = performance.now() < youngMs;
    const hearNews = () => {
      if (!isFirst) tell({ kind: 'ready' });
      isFirst = false;
      return count().catch(() => undefined);
    };
    while (!signal.aborted) {
      const end = await readLive({
        signal,
        onReady: () => void hearNews(),
        onHint: (hint) => {
          tell(hint);
          if (hint.kind === 'notifications' || hint.kind === 'cart') void count().catch(() => undefined);
        },
      });
      if (end === 'signed-out') return;
      await pause(end === 'busy' ? liveLimits.poll : atRandom(liveLimits.again), signal);
      if (end === 'busy' && !signal.aborted) await hearNews();
    }
  };
  const stop = () => following?.abort();
  const start = () => {
    stop();
    if (!kit.session.getState().user || !readToken()) return;
    following = new AbortController();
    const { signal } = following;
    inTurn(signal, () => listen(signal)).catch(() => undefined);
  };
  kit.session.subscribe(({ user }, { user: before }) => {
    if (user?.email !== before?.email) start();
  });
  // A page that the browser keeps for a way back neither listens nor holds the others up.
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
};
