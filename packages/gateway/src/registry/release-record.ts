import { join } from 'node:path';
import { type ReleaseRecord, ReleaseRecordSchema } from '@pasar/contract';
import * as v from 'valibot';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';
import type { Fs } from '../platform/fs/fs.ts';
import { localFs } from '../platform/fs/local-fs.ts';
import { FsTimeoutError } from '../platform/fs/remote-fs.ts';
import { statement } from '../signing.ts';
import { RegistryError } from './registry-error.ts';

/**
 * Reads `release.json` of a folder. Throws RegistryError `refused` when there is none or it is incomplete.
 */
export const readRecord = async (
  folder: string,
  disk: Pick<Fs, 'read'> = localFs,
): Promise<ReleaseRecord> => {
  let json: unknown;
  try {
    json = JSON.parse(String(await disk.read(join(folder, 'release.json'))));
  } catch (error) {
    if (error instanceof FsTimeoutError) throw error;
    throw new RegistryError('refused', `There is no readable release.json in ${folder}.`);
  }
  const result = v.safeParse(ReleaseRecordSchema, json);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new RegistryError(
    'refused',
    `release.json in ${folder} is not a release record: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`,
  );
};

/** Throws RegistryError `refused` for a build whose record says too little for the contract gate. */
export const expectFormat = ({ app, version, format, contract }: ReleaseRecord): void => {
  const { chunks, calls, imports, exports } = contract;
  if (format === 2 && chunks && calls && (app === 'shell' ? exports : imports)) return;
  throw new RegistryError(
    'refused',
    `${app} ${version} was built by an older kit, whose record does not say what it uses: build it again with the current one.`,
  );
};

/** Hash over the statement of a record. */
export const recordHash = (record: ReleaseRecord): string => sha256(statement(record));

const meaning = ({ app, digest, entry, server, routes, common, contract }: ReleaseRecord): string =>
  canonicalJson({ app, digest, entry, server, routes, common, contract });

/** Whether two builds are the same release; when and from which commit they were made does not count. */
export const sameRelease = (one: ReleaseRecord, other: ReleaseRecord): boolean =>
  one.version === other.version && meaning(one) === meaning(other);
