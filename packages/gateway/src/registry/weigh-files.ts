import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { StoredRelease } from './release-storage.ts';

const pack = promisify(brotliCompress);

/** The packed form beside a published file, which was compared with it as the release was opened. */
const sizeOf = async (file: string): Promise<number> => {
  const packed = await stat(`${file}.br`).catch(() => undefined);
  return packed?.size ?? (await pack(await readFile(file))).length;
};

/** A release with the packed sizes of its scripts as they are, whatever its record says. */
export const weighFiles = async (release: StoredRelease): Promise<StoredRelease> => {
  const { folder, record } = release;
  const assets = await Promise.all(
    Object.entries(record.assets).map(async ([file, { integrity, bytes }]) => {
      const br = /\.m?js$/.test(file) ? await sizeOf(join(folder, 'client', file)) : bytes;
      return [file, { integrity, bytes, ...(br < bytes && { br }) }] as const;
    }),
  );
  return { ...release, record: { ...record, assets: Object.fromEntries(assets) } };
};
