import { checkKey, type Storage } from '../ports/storage.ts';

/** Files in memory, for tests. */
export const memoryStorage = (): Storage => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => {
      files.set(checkKey(key), new Uint8Array(bytes));
    },
    get: async (key) => {
      const bytes = files.get(checkKey(key));
      // A copy, as every reader of a real storage gets: whoever reads may hand it on to a thread.
      return bytes ? new Uint8Array(bytes) : null;
    },
    open: async (key) => {
      const bytes = files.get(checkKey(key));
      return bytes ? { size: bytes.length, body: bytes } : null;
    },
    delete: async (key) => {
      files.delete(checkKey(key));
    },
  };
};
