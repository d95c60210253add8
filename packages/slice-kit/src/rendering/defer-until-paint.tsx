import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Renders its children one paint later. For what a press opens: the press is acknowledged first, and slow
 * rendering follows (quality P5).
 */
export const DeferUntilPaint = ({ children }: { children: ReactNode }) => {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = false;
    void afterPaint().then(() => {
      if (!left) startTransition(() => setDrawn(true));
    });
    return () => {
      left = true;
    };
  }, []);
  return drawn ? children : null;
};
