import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName } from '@pasar/contract';
import { syncFolder } from '../platform/durable-file.ts';
import { readMaps, storeMaps } from './maps-folder.ts';
import { type Actor, expectKnown, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { checkFiles, measureFiles } from './release-files.ts';
import { expectFormat, readRecord, recordHash, sameRelease } from './release-record.ts';
import { getApp, type ReleaseState } from './release-state.ts';
import { stageRelease } from './stage-release.ts';

export interface PublishInput extends Actor {
  app: AppName;
  version: string;
  /** A folder as the build writes it. */
  from: string;
  dryRun?: boolean;
  /** Where an unsigned release is rejected; for apps that have a signer when absent. */
  signed?: 'always' | 'where-registered' | 'never';
  /** Whether files get packed forms beside them; they do when absent. What lives for minutes is not worth it. */
  packed?: boolean;
  /** Whether its source maps are taken too; they are when absent. A published release has none in its folder. */
  mapped?: boolean;
}

export interface Published {
  app: AppName;
  version: string;
  digest: string;
  files: number;
  /** False when the very same release was there already. */
  changed: boolean;
}

/** A folder without an event was left by a crash between the two; nobody ever used it. */
const shelve = async (staged: string, target: string): Promise<void> => {
  if (existsSync(target)) await rm(target, { recursive: true });
  await rename(staged, target);
  syncFolder(dirname(target));
};

/**
 * Takes a build into the registry: copies it, hashes the copied bytes against its record, packs them, and only then
 * makes it known. Throws RegistryError `refused` when bytes and record differ, `conflict` when the version exists
 * with other bytes. The same release again changes nothing.
 */
export const publish = async (core: RegistryCore, input: PublishInput): Promise<Published> => {
  const { app, version, from, who, why } = input;
  const built = await readRecord(from);
  if (built.app !== app) throw new RegistryError('invalid', `${from} holds ${built.app}, not ${app}.`);
  const record = { ...built, version };
  checkFiles(record, await measureFiles(from, record));
  const maps = await readMaps(from, input.mapped === false ? { ...record, maps: {} } : record);
  core.signers.check(record, input.signed ?? 'where-registered');
  const answer = { app, version, digest: record.digest, files: Object.keys(record.assets).length };

  const target = core.shelf.folderOf(app, version);
  const isThere = async (state: ReleaseState): Promise<boolean> => {
    expectKnown(state, app);
    const { published, retired, retirement } = getApp(state, app);
    if (retirement) throw new RegistryError('refused', `${app} is retired since ${retirement.since}.`);
    const known = published[version]?.digest ?? retired[version];
    if (known === undefined) return false;
    const same =
      known === record.digest && (!published[version] || sameRelease(await readRecord(target), record));
    if (same) return published[version] !== undefined;
    throw new RegistryError('conflict', `${app} ${version} exists with other bytes; take a new version.`);
  };
  if (await isThere(core.read())) return { ...answer, changed: false };
  expectFormat(record);
  if (input.dryRun) return { ...answer, changed: true };

  const staged = join(core.folder, app, `.incoming-${randomUUID()}`);
  try {
    await stageRelease(from, staged, record, input.packed ?? true);
    await core.commit(async (now) => {
      if (await isThere(now)) return [];
      await storeMaps(core.folder, { app, version }, maps);
      await shelve(staged, target);
      return [
        {
          verb: 'publish',
          app,
          version,
          who,
          why,
          digest: record.digest,
          record: recordHash(record),
          ...(record.signature && { signer: record.signature.kid }),
        },
      ];
    });
    return { ...answer, changed: true };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
};
