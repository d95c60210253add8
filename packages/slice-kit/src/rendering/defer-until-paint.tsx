import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Shows its children one picture later than it was asked to. For what a press opens: that it was heard is drawn first,
 * what takes long to make comes after (quality P5).
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
