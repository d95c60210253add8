import { type ServerTime, serverNow } from '@pasar/slice-kit/fields';
import { useEffect, useState } from 'react';

const secondsTo = (until: string, now: number) => Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

/** Hours change slowly: a list of fifty deadlines need not wake up every second. */
const pauseAt = (seconds: number) => (seconds > 3_600 ? 15_000 : 1_000);

/** Integer seconds until a time, by the server's clock; the first markup of server and browser agree. */
export const useSecondsLeft = (until: string, { serverTime, heardAt }: ServerTime): number => {
  const [left, setLeft] = useState(() => secondsTo(until, Date.parse(serverTime)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const seconds = secondsTo(until, serverNow({ serverTime, heardAt }));
      setLeft(seconds);
      if (seconds > 0) timer = setTimeout(tick, pauseAt(seconds));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, serverTime, heardAt]);
  return left;
};
