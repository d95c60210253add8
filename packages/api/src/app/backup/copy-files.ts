import { existsSync, readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { listStoredFiles } from '../../modules/media/index.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Storage } from '../../ports/storage.ts';

const atOnce = 8;

/** Works through what comes, some at a time. */
const forEachOf = async <T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const one: Promise<void> = work(item).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
};

/** Copies the files of all rows from one storage to another. Returns how many. */
export const copyStoredFiles = async (db: Db, from: Storage, to: Storage): Promise<number> => {
  let files = 0;
  await forEachOf(listStoredFiles(db), async (key) => {
    const bytes = await from.get(key);
    if (!bytes) return;
    await to.put(key, bytes);
    files++;
  });
  return files;
};

/** Copies the files of an exported folder into a storage. */
export const copyFolderFiles = async (folder: string, from: Storage, to: Storage): Promise<number> => {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/'));
  await forEachOf(keys, async (key) => {
    const bytes = await from.get(key);
    if (bytes) await to.put(key, bytes);
  });
  return keys.length;
};
