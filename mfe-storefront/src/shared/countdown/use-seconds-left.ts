import { type ServerTime, serverNow } from '@pasar/slice-kit/fields';
import { useEffect, useEffectEvent, useState } from 'react';

const secondsTo = (until: string, now: number) => Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

/**
 * Integer seconds until a time, by the server's clock. Starts with the value in the response, so that the
 * first markup of server and browser agree; calls `onEnd` once when the time has come.
 */
export const useSecondsLeft = (until: string, time: ServerTime, onEnd: () => void): number => {
  const { serverTime, heardAt } = time;
  const [left, setLeft] = useState(() => secondsTo(until, Date.parse(serverTime)));
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsTo(until, serverNow({ serverTime, heardAt }));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 500);
    tick();
    return () => clearInterval(timer);
  }, [until, serverTime, heardAt]);
  return left;
};
