import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The build's record of the console: its one script, and every file with its hash. */
const ConsoleRecord = v.object({
  entry: v.object({ path: v.string() }),
  assets: v.record(v.string(), v.object({ integrity: v.string() })),
});
export type ConsoleRecord = v.InferOutput<typeof ConsoleRecord>;

/** The built console of a folder, or undefined when there is none. */
export const readConsole = async (folder: string | undefined): Promise<ConsoleRecord | undefined> => {
  if (folder === undefined) return undefined;
  try {
    return v.parse(ConsoleRecord, JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  } catch {
    return undefined;
  }
};
