/** Where files live. Keys look like `media/ab/abcdef-300.webp`: lowercase letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  /** Writes completely or not at all; replaces the old file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The complete file, or null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The file to be passed on, as it comes when it is large, or null when there is none. Read or cancel a stream. */
  open(key: string): Promise<OpenFile | null>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}

export interface OpenFile {
  /** Bytes; null when the service did not report them. */
  size: number | null;
  body: ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
}

/** The storage does not respond, or rejects us: nothing that the caller did wrong. The response is 503. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Throws when a key could leave its folder or clash on a file system that ignores case. */
export const checkKey = (key: string): string => {
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/.test(key)) {
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  }
  return key;
};
