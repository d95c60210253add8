import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeLock } from '../platform/file-lock.ts';
import { StartError } from './start-error.ts';

const ownerFile = (folder: string) => join(folder, 'market.pid');

const ownerOf = (folder: string): string => {
  try {
    return `process ${readFileSync(ownerFile(folder), 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
};

/** `at` is where to try: the folder itself, or the place where it would be made. */
const checkWritable = (folder: string, at = folder): void => {
  const probe = join(at, `.probe-${process.pid}`);
  try {
    mkdirSync(at, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new StartError(`The data folder ${folder} cannot be written; set PASAR_DATA to one that can.`);
  }
};

/**
 * Takes a data folder for this process, as long as it lives. Throws StartError when the folder cannot be written or
 * another process works on it. Returns the release.
 */
export const claimFolder = (folder: string): (() => void) => {
  checkWritable(folder);
  const release = takeLock(join(folder, 'market.lock'));
  if (!release) {
    throw new StartError(`The data in ${folder} is in use by ${ownerOf(folder)}; stop that one first.`);
  }
  writeFileSync(ownerFile(folder), `${process.pid}\n`);
  return () => {
    rmSync(ownerFile(folder), { force: true });
    release();
  };
};

const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)));

/** Throws StartError when a process works on the data folder or it cannot be written. Makes none. */
export const assertUnused = async (folder: string): Promise<void> => {
  if (existsSync(folder)) claimFolder(folder)();
  else checkWritable(folder, standing(folder));
};
