/** Where files live. Keys look like `media/ab/abcdef-300.webp`: small letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  /** Writes whole or not at all; replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The whole file, or null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}

/** Throws when a key could leave its folder or clash on a file system that ignores case. */
export const checkKey = (key: string): string => {
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/.test(key)) {
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  }
  return key;
};
