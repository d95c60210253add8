import type { Disk } from './disk.ts';

/** What the process at the disk is asked. */
export type DiskQuestion =
  | { [Ask in keyof Disk]: { id: number; ask: Ask; args: Parameters<Disk[Ask]> } }[keyof Disk]
  | { watch: string };

/** What it says: an answer, the system's refusal, or that something stirred in the folder it watches. */
export type DiskWord =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; code?: string } }
  | { stirred: true };
