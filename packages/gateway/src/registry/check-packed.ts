import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseRecord } from '@pasar/contract';
import { computeIntegrity, getHashAlgorithm } from '../platform/content-hash.ts';
import type { Fs } from '../platform/fs/fs.ts';
import { FsTimeoutError } from '../platform/fs/remote-fs.ts';
import { RegistryError } from './registry-error.ts';

const packings = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/**
 * Unpacks the forms in which files are sent and compares each with the record: most visitors never get the plain ones.
 * Throws RegistryError `refused` naming the first that is another file.
 */
export const checkPacked = async (
  folder: string,
  record: ReleaseRecord,
  disk: Pick<Fs, 'read'>,
): Promise<void> => {
  const { app, version, assets } = record;
  for (const [file, { integrity, bytes }] of Object.entries(assets)) {
    for (const [ending, unpack] of packings) {
      const packed = await disk.read(join(folder, 'client', file + ending)).catch((error) => {
        if (error instanceof FsTimeoutError) throw error;
        return undefined;
      });
      if (!packed) continue;
      const plain = await unpack(packed, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined);
      if (plain && computeIntegrity(plain, getHashAlgorithm(integrity)) === integrity) continue;
      throw new RegistryError(
        'refused',
        `${app} ${version}: client/${file}${ending} is not the file that it packs.`,
      );
    }
  }
};
