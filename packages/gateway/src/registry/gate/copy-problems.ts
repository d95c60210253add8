import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteFolder } from '../../budget.ts';
import { findCopies } from '../../copy-marks.ts';
import type { StoredRelease } from '../release-storage.ts';

/**
 * A second React beside the shell's has its own state: pages break, or worse, half work. No page of the market loads
 * the files for hosts of others.
 */
export const findCopyProblems = async ({
  app,
  version,
  folder,
  record,
}: StoredRelease): Promise<string[]> => {
  if (app === 'shell') return [];
  const inMarket = Object.keys(record.assets).filter((file) => !file.startsWith(`${remoteFolder}/`));
  const client = inMarket.map((file) => `client/${file}`);
  const scripts = [...client, record.server].filter((file) => /\.[cm]?js$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) =>
      findCopies(await readFile(join(folder, file), 'utf8')).map(
        (name) =>
          `${app} ${version} carries a second copy of ${name} in ${file}; the shell hands out the one copy`,
      ),
    ),
  );
  return found.flat();
};
