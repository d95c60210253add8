import { useEffect, useEffectEvent } from 'react';

/** Calls `close` when Esc is pressed while something is open, wherever the focus is: not every browser focuses a pressed button. */
export const useEscape = (open: boolean, close: () => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [open]);
};
