import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { allMigrations } from '../modules.ts';
import { type Exported, exportMarket } from './export-market.ts';
import { CannotRestore, restoreMarket } from './restore-market.ts';

export interface Place {
  /** `pglite:/absolute/folder` or `postgres://…`. */
  databaseUrl: string;
  /** Holds `keys/` and `media/`. */
  dataDir: string;
}

type Progress = (table: string, rows: number) => void;

const rowsFile = 'database.jsonl.gz';
/** What no row holds: the key that seals and signs, and the pictures of a market without a bucket. */
const folders = ['keys', 'media'] as const;

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

const copyFolders = (from: string, to: string) => {
  for (const name of folders) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  }
};

/**
 * Writes a whole market into an empty folder: rows, pictures and keys, so that the folder is as secret as the market.
 * Throws CannotRestore when the folder is not empty, DirectoryInUse while a process works on an embedded database.
 */
export const exportInto = async (
  folder: string,
  { databaseUrl, dataDir }: Place,
  onProgress?: Progress,
): Promise<Exported> => {
  if (isFilled(folder)) throw new CannotRestore(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const exported = await exportMarket(db, join(folder, rowsFile), onProgress);
    copyFolders(dataDir, folder);
    return exported;
  } finally {
    await db.destroy();
  }
};

/**
 * Makes the market of a folder of `exportInto`, in an empty database and data folder of either kind. Returns the number
 * of rows. Throws CannotRestore, DirectoryInUse.
 */
export const restoreFrom = async (
  folder: string,
  { databaseUrl, dataDir }: Place,
  onProgress?: Progress,
): Promise<number> => {
  if (!existsSync(join(folder, rowsFile))) throw new CannotRestore(`${folder} holds no export of a market.`);
  if (folders.some((name) => isFilled(join(dataDir, name)))) {
    throw new CannotRestore(`${dataDir} already holds a market; restore into an empty one.`);
  }
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const rows = await restoreMarket(db, join(folder, rowsFile), onProgress);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    copyFolders(folder, dataDir);
    return rows;
  } finally {
    await db.destroy();
  }
};
