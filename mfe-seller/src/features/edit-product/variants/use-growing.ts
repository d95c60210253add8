import { startTransition, useEffect, useState } from 'react';

/** Rows that are drawn at once. */
const step = 20;

/** How many of so many rows are drawn by now: a hundred in one go would hold the page up for longer than a blink. */
export const useGrowing = (wanted: number): number => {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= wanted) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
};
