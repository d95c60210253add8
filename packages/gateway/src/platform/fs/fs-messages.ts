import type { Fs } from './fs.ts';

/** What the process at the disk is asked. */
export type FsRequest =
  | { [Ask in keyof Fs]: { id: number; ask: Ask; args: Parameters<Fs[Ask]> } }[keyof Fs]
  | { watch: string };

/** What it says: an answer, the system's refusal, or that something stirred in the folder it watches. */
export type FsResponse =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; code?: string } }
  | { stirred: true };
