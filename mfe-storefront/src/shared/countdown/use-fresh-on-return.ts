import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A page's own clock may stop while the device sleeps; what was hidden for so long is requested anew. */
const staleMs = 60_000;

/** Requests the current state when a user comes back to a page with a countdown. */
export const useFreshOnReturn = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let left: number | undefined;
    const look = () => {
      if (document.hidden) left = Date.now();
      // The device's date may have been set meanwhile: a difference either way is a reason to reload.
      else if (left !== undefined && Math.abs(Date.now() - left) > staleMs) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
};
