import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseRecord } from '@pasar/contract';

const pack = promisify(brotliCompress);

/** The record of a build with the packed sizes of its scripts, as publishing would add them. */
export const weighFiles = async (folder: string, record: ReleaseRecord): Promise<ReleaseRecord> => {
  const assets = await Promise.all(
    Object.entries(record.assets).map(async ([file, asset]) => {
      if (!file.endsWith('.js')) return [file, asset] as const;
      const br = (await pack(await readFile(join(folder, 'client', file)))).length;
      return [file, { ...asset, br: Math.min(br, asset.bytes) }] as const;
    }),
  );
  return { ...record, assets: Object.fromEntries(assets) };
};
