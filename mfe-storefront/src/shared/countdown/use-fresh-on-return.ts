import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A page's own clock may stand still while the device sleeps; what was out of sight for so long is asked anew. */
const staleMs = 60_000;

/** Asks what stands now when somebody comes back to a page that counts down. */
export const useFreshOnReturn = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let left: number | undefined;
    const look = () => {
      if (document.hidden) left = Date.now();
      // The device's date may have been set meanwhile: a difference either way is a reason to ask.
      else if (left !== undefined && Math.abs(Date.now() - left) > staleMs) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
};
