import { type ServerTime, serverNow } from '@pasar/slice-kit/fields';
import { useEffect, useEffectEvent } from 'react';

/** Longer waits are begun anew: browsers count at most 24.8 days. */
const longestWait = 86_400_000;

/** Calls `onCome` once when a server time has come; undefined waits for nothing. */
export const useTimeReached = (at: string | undefined, time: ServerTime, onCome: () => void): void => {
  const { serverTime, heardAt } = time;
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (at === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(at) - serverNow({ serverTime, heardAt });
      if (left <= 0) come();
      else timer = setTimeout(wait, Math.min(left, longestWait));
    };
    wait();
    return () => clearTimeout(timer);
  }, [at, serverTime, heardAt]);
};
