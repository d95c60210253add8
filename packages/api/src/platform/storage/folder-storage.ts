import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type Storage } from './storage.ts';

/** Files in a folder of this machine. */
export const folderStorage = (folder: string): Storage => {
  const at = (key: string) => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const path = at(key);
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(at(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (key) => rm(at(key), { force: true }),
  };
};
