import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses this database; the message is one sentence for the operator who started this one. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

const busy = 5;
/** A garbage-collected handle releases its lock: keep every one until it is released. */
const held = new Set<DatabaseSync>();
const lockFile = (folder: string, ending: string) => join(dirname(folder), `.${basename(folder)}.${ending}`);

const ownerOf = (folder: string): string => {
  try {
    return `process ${readFileSync(lockFile(folder, 'owner'), 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
};

/**
 * One process per data folder. The lock is SQLite's: a kernel lock on every platform, dropped by the kernel even
 * after `kill -9`, without the gap that a stale pid file or socket leaves between looking and removing.
 * Returns the release. Throws DirectoryInUseError.
 */
export const lockDirectory = (folder: string): (() => void) => {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(lockFile(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new DirectoryInUseError(
      `The database in ${folder} is in use by ${ownerOf(folder)}; stop that one first.`,
    );
  }
  held.add(lock);
  writeFileSync(lockFile(folder, 'owner'), `${process.pid}\n`);
  return () => {
    if (held.delete(lock)) lock.close();
  };
};
