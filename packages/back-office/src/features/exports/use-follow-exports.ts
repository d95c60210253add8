import type { Export } from '@pasar/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two looks at files that are being made. */
const pause = 3_000;

/** Reads the list again while one of its files is being made. */
export const useFollowExports = (exports: readonly Export[]): void => {
  const { revalidate } = useRevalidator();
  const isWaiting = exports.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
};
