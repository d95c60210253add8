import { useCallback, useRef } from 'react';

/**
 * One stable function for the lifetime of a component that calls its latest version: parts that take it are
 * not rendered again.
 */
export const useLatest = <Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): ((...args: Args) => Answer) => {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
};
