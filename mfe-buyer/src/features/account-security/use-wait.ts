import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, counted on the page's own clock; the wait begins anew with another start. */
export const useWait = (start: { wait: number }): number => {
  const [left, setLeft] = useState(start.wait);
  useEffect(() => {
    const end = performance.now() + start.wait * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [start]);
  return left;
};
