import { appendFile, open, readdir, readFile, rm } from 'node:fs/promises';
import type { Fs, Tail } from './fs.ts';

const nothing: Tail = { size: 0, stamp: '', bytes: new Uint8Array() };

const isAbsence = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Size and bytes come from the opened file, so that they belong to one file also while it is replaced. */
const tail: Fs['tail'] = async (file, from) => {
  const handle = await open(file, 'r').catch((error) => {
    if (isAbsence(error)) return undefined;
    throw error;
  });
  if (!handle) return nothing;
  try {
    const { size, ino, mtimeMs } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(0, size - from));
    const { bytesRead } =
      bytes.length > 0 ? await handle.read(bytes, 0, bytes.length, from) : { bytesRead: 0 };
    return { size, stamp: `${ino} ${mtimeMs}`, bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
};

/** The file system as this process sees it. */
export const localFs: Fs = {
  tail,
  read: (file) => readFile(file),
  append: (file, text) => appendFile(file, text),
  list: async (folder) => (await readdir(folder)).sort(),
  remove: (file) => rm(file, { force: true }),
};
