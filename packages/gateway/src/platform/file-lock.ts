import { DatabaseSync } from 'node:sqlite';
import { setTimeout as rest } from 'node:timers/promises';

const busy = 5;

/**
 * Takes a lock between processes, or returns undefined when another one has it. The lock is SQLite's: a
 * kernel lock on every platform, dropped by the kernel even after `kill -9`, so that nothing stale can be
 * left behind. Returns the function that releases it.
 */
export const takeLock = (file: string): (() => void) | undefined => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
};

/** Takes a lock, trying for so many milliseconds; undefined when it stayed taken. */
export const waitForLock = async (file: string, milliseconds: number): Promise<(() => void) | undefined> => {
  const end = performance.now() + milliseconds;
  for (;;) {
    const release = takeLock(file);
    if (release || performance.now() >= end) return release;
    await rest(10);
  }
};
