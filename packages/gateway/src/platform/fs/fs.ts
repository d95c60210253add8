/**
 * The content of a file from a byte on, and the file's identity: a file of the same length may be another
 * one.
 */
export interface Tail {
  size: number;
  stamp: string;
  bytes: Uint8Array;
}

/** Files by their full paths. Every question may reject with the system's error. */
export interface Fs {
  /** The bytes after the first `from`, none when the file ends there; a file that is not there has no bytes. */
  tail(file: string, from: number): Promise<Tail>;
  read(file: string): Promise<Buffer>;
  /** Adds text at the end of a file, which is made when it is not there. */
  append(file: string, text: string): Promise<void>;
  /** The names in a folder, in order. */
  list(folder: string): Promise<string[]>;
  /** Removes a file, also one that does not exist. */
  remove(file: string): Promise<void>;
}
