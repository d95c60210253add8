import type { AppName } from '@pasar/contract';
import { runGate } from './gate/run-gate.ts';
import type { RegistryCore } from './registry-core.ts';
import { checkFiles, measureFiles } from './release-files.ts';
import { expectFormat, readRecord } from './release-record.ts';
import type { StoredRelease } from './release-storage.ts';
import { expectUsable } from './usable.ts';

/** A published version, or a build that was not taken in yet. */
export type CheckInput = { app: AppName; version: string } | { from: string };

export interface Checked {
  app: AppName;
  version: string;
  /** One sentence each; none when it may go live. */
  problems: string[];
}

const buildIn = async (folder: string): Promise<StoredRelease> => {
  const record = await readRecord(folder);
  checkFiles(record, await measureFiles(folder, record));
  const { app, version } = record;
  expectFormat(record);
  return { app, version, folder, record };
};

/**
 * Runs the contract gate without writing anything. Throws RegistryError `unknown`, `refused` when files are
 * not those of the record or the version may not be used at all.
 */
export const check = async (core: RegistryCore, input: CheckInput): Promise<Checked> => {
  const state = core.read();
  const release =
    'from' in input ? await buildIn(input.from) : await core.shelf.open(state, input.app, input.version);
  const { app, version } = release;
  expectUsable(state, app, version);
  const { firm, problems } = await runGate(core, state, new Map([[app, release]]));
  return { app, version, problems: [...firm, ...problems] };
};
