import { useEffect, useEffectEvent } from 'react';

/** Runs something when a lost connection is back, so that nobody has to press for it (quality R17). */
export const useOnline = (run: () => void): void => {
  const back = useEffectEvent(run);
  useEffect(() => {
    const hear = () => back();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
};
