import { useCallback, useRef } from 'react';

/** One function for the whole life of a component that does what it was last given: parts that take it stay as drawn. */
export const useLatest = <Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): ((...args: Args) => Answer) => {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
};
