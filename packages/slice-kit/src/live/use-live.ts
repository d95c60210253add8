import type { LiveHint, LiveKind } from '@pasar/contract';
import { useEffect, useEffectEvent } from 'react';
import { onLiveNews } from './live-channel.ts';

/** Hints of one change come together. */
const togetherMs = 50;

interface LiveInterest {
  audience?: LiveHint['audience'];
  kinds: readonly LiveKind[];
  /** The only conversation or order that matters; all of them when absent. */
  refs?: readonly string[];
}

/**
 * Calls `refresh` when the server says that something of these kinds changed, and when it may have gone unnoticed
 * (people W2). A hidden page does it when it is looked at.
 */
export const useLive = ({ audience, kinds, refs }: LiveInterest, refresh: () => void): void => {
  const isMeant = useEffectEvent((hint: LiveHint) => {
    if (audience && hint.audience !== audience) return false;
    return kinds.includes(hint.kind) && (!refs || refs.includes(hint.ref));
  });
  const run = useEffectEvent(refresh);
  useEffect(() => {
    let isDue = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runIfSeen = () => {
      timer = undefined;
      if (!isDue || document.visibilityState !== 'visible') return;
      isDue = false;
      run();
    };
    const stop = onLiveNews((news) => {
      if (news.kind !== 'ready' && !isMeant(news)) return;
      isDue = true;
      timer ??= setTimeout(runIfSeen, togetherMs);
    });
    document.addEventListener('visibilitychange', runIfSeen);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', runIfSeen);
    };
  }, []);
};
