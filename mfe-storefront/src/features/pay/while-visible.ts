import { useEffect, useEffectEvent } from 'react';

/** Runs something every few milliseconds while the page can be seen, and at once when it or the connection comes back. */
export const useWhileVisible = (run: () => void, everyMs: number, active: boolean): void => {
  const tick = useEffectEvent(run);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      timer = undefined;
      if (document.visibilityState === 'visible') timer = setInterval(() => tick(), everyMs);
    };
    const comeBack = () => {
      follow();
      if (timer) tick();
    };
    follow();
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('online', comeBack);
    };
  }, [everyMs, active]);
};
