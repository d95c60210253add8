import { startTransition, useEffect, useState } from 'react';

/** Rows that are rendered at once. */
const step = 20;

/** How many rows are rendered by now: a hundred at once would block the page noticeably. */
export const useGrowing = (wanted: number): number => {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= wanted) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
};
