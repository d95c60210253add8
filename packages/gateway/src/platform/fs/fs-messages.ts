import type { Fs } from './fs.ts';

/** A request to the file system process. */
export type FsRequest =
  | { [Ask in keyof Fs]: { id: number; ask: Ask; args: Parameters<Fs[Ask]> } }[keyof Fs]
  | { watch: string };

/** Its messages: a response, the system's error, or a change in the folder that it watches. */
export type FsResponse =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; code?: string } }
  | { stirred: true };
