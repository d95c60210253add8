import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type OpenFile, type Storage } from '../../ports/storage.ts';

const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Bytes from which on a file is worth a stream; nearly all images are smaller. */
const largeFrom = 256 * 1024;

const openFile = async (path: string): Promise<OpenFile> => {
  const { size } = await stat(path);
  if (size < largeFrom) return { size, body: new Uint8Array(await readFile(path)) };
  // Node's own type of the same stream accepts a little more than the web's.
  return { size, body: Readable.toWeb(createReadStream(path)) as unknown as OpenFile['body'] };
};

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
      const bytes = await orNull(readFile(at(key)));
      return bytes && new Uint8Array(bytes);
    },
    open: async (key) => orNull(openFile(at(key))),
    delete: async (key) => rm(at(key), { force: true }),
  };
};
