import type { FocusEvent, MouseEvent, TouchEvent } from 'react';
import { useKit } from '../kit/kit.ts';

interface IntentHandlers {
  onMouseEnter?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
  onTouchStart?: (event: TouchEvent<HTMLAnchorElement>) => void;
}

/** Handlers that start loading the page behind a link when somebody reaches for it, and still call the link's own. */
export const useIntent = (path: string, wanted: boolean, own: IntentHandlers): IntentHandlers => {
  const { prefetch } = useKit();
  if (!wanted) return own;
  return {
    onMouseEnter(event) {
      prefetch(path);
      own.onMouseEnter?.(event);
    },
    onFocus(event) {
      prefetch(path);
      own.onFocus?.(event);
    },
    onTouchStart(event) {
      prefetch(path);
      own.onTouchStart?.(event);
    },
  };
};
