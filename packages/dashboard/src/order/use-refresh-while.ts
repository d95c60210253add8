import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 3_000;

/** Reads the page again every few seconds while something that comes by itself is missing and the page is visible. */
export const useRefreshWhile = (isMissing: boolean): void => {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => refresh(), everyMs);
    return () => clearInterval(timer);
  }, [isMissing]);
};
