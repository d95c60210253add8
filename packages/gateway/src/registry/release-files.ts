import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { computeIntegrity, getHashAlgorithm } from '../platform/content-hash.ts';
import type { Fs } from '../platform/fs/fs.ts';
import { localFs } from '../platform/fs/local-fs.ts';
import { FsTimeoutError } from '../platform/fs/remote-fs.ts';
import { RegistryError } from './registry-error.ts';

/** What the bytes of a release really are. */
export interface MeasuredFiles {
  /** Hash over all files, as the build computes it. */
  digest: string;
  assets: Record<string, { integrity: string; bytes: number }>;
  serverIntegrity: string;
}

const inside = /^[\w@~-][\w@~.-]*(\/[\w@~-][\w@~.-]*)*$/;

const bytesOf = async (disk: Pick<Fs, 'read'>, folder: string, file: string): Promise<Buffer> => {
  if (!inside.test(file)) throw new RegistryError('refused', `${file} is no name for a file of a release.`);
  try {
    return await disk.read(join(folder, file));
  } catch (error) {
    if (error instanceof FsTimeoutError) throw error;
    throw new RegistryError('refused', `${file} is in the release record but not in the release.`);
  }
};

/** Hashes every file that the record names. Throws RegistryError `refused` when one is missing. */
export const measureFiles = async (
  folder: string,
  record: ReleaseRecord,
  disk: Pick<Fs, 'read'> = localFs,
): Promise<MeasuredFiles> => {
  const digest = createHash('sha256');
  const assets: MeasuredFiles['assets'] = {};
  for (const [file, named] of Object.entries(record.assets).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = await bytesOf(disk, folder, `client/${file}`);
    const integrity = computeIntegrity(bytes, getHashAlgorithm(named.integrity));
    assets[file] = { integrity, bytes: bytes.length };
    digest.update(`${file}\0${integrity}\n`);
  }
  const serverIntegrity = computeIntegrity(await bytesOf(disk, folder, record.server));
  digest.update(`${record.server}\0${serverIntegrity}\n`);
  return { digest: `sha256-${digest.digest('hex')}`, assets, serverIntegrity };
};

/** Throws RegistryError `refused` naming the first file whose bytes are not those of the record. */
export const checkFiles = (record: ReleaseRecord, measured: MeasuredFiles): void => {
  const name = `${record.app} ${record.version}`;
  const named = [
    record.entry.path,
    ...Object.values(record.common).flat(),
    ...record.routes.flatMap((r) => [...r.chunks, ...Object.values(r.texts ?? {}).flat()]),
  ];
  const stranger = named.find((file) => !Object.hasOwn(record.assets, file));
  if (stranger !== undefined) {
    throw new RegistryError('refused', `${name}: its record names ${stranger}, which is none of its files.`);
  }
  for (const [file, { integrity, bytes }] of Object.entries(record.assets)) {
    const real = measured.assets[file];
    if (real?.integrity !== integrity || real.bytes !== bytes) {
      throw new RegistryError('refused', `${name}: the bytes of client/${file} are not those of the record.`);
    }
  }
  if (measured.digest !== record.digest) {
    throw new RegistryError('refused', `${name}: the bytes of ${record.server} are not those of the record.`);
  }
};
