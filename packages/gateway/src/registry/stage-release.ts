import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { precompress } from './precompress.ts';
import { checkFiles, measureFiles } from './release-files.ts';

const copyRelease = async (from: string, to: string, record: ReleaseRecord): Promise<void> => {
  const files = [...Object.keys(record.assets).map((file) => `client/${file}`), record.server];
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) {
    await mkdir(folder, { recursive: true });
  }
  await Promise.all(
    files.map(async (file) => writeFile(join(to, file), await readFile(join(from, file)), { flush: true })),
  );
};

const packed = async (folder: string, record: ReleaseRecord): Promise<ReleaseRecord> => {
  const assets = await Promise.all(
    Object.entries(record.assets).map(async ([file, { integrity, bytes }]) => {
      const br = await precompress(join(folder, 'client'), file);
      return [file, { integrity, bytes, ...(br === undefined ? {} : { br }) }] as const;
    }),
  );
  return { ...record, assets: Object.fromEntries(assets) };
};

/**
 * Copies a build into a separate folder, checks the copy against the record, packs its files if requested
 * and writes the record with their packed sizes. Throws RegistryError `refused` when a copied file is not
 * the recorded one.
 */
export const stageRelease = async (
  from: string,
  to: string,
  record: ReleaseRecord,
  pack: boolean,
): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await copyRelease(from, to, record);
  checkFiles(record, await measureFiles(to, record));
  const text = `${JSON.stringify(pack ? await packed(to, record) : record, null, 2)}\n`;
  await writeFile(join(to, 'release.json'), text, { flush: true });
};
