import { useEffect } from 'react';

/** Says when the first render stands in the page and its handlers are in place. */
export const Hydrated = ({ onStart }: { onStart: (() => void) | undefined }) => {
  useEffect(() => {
    performance.mark('pasar:hydrated');
    onStart?.();
  }, [onStart]);
  return null;
};
