import { useEffect } from 'react';

/** Reports when the first render is in the page and its handlers are attached. */
export const Hydrated = ({ onStart }: { onStart: (() => void) | undefined }) => {
  useEffect(() => {
    performance.mark('pasar:hydrated');
    onStart?.();
  }, [onStart]);
  return null;
};
