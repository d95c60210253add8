import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { allMigrations } from '../modules.ts';
import { type ExportResult, exportData } from './export-data.ts';
import { RestoreError, restoreData } from './restore-data.ts';

export interface DataLocation {
  /** `pglite:/absolute/folder` or `postgres://…`. */
  databaseUrl: string;
  /** Holds `keys/` and `media/`. */
  dataDir: string;
}

type Progress = (table: string, rows: number) => void;

const rowsFile = 'database.jsonl.gz';
/** What no row holds: the key that encrypts and signs, and the images of a marketplace without a bucket. */
const folders = ['keys', 'media'] as const;

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

const copyFolders = (from: string, to: string) => {
  for (const name of folders) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  }
};

/**
 * Exports all data into an empty folder: rows, images and keys, so the folder is as secret as the data. Throws
 * RestoreError when the folder is not empty, DirectoryInUseError while a process uses an embedded database.
 */
export const exportToFolder = async (
  folder: string,
  { databaseUrl, dataDir }: DataLocation,
  onProgress?: Progress,
): Promise<ExportResult> => {
  if (isFilled(folder)) throw new RestoreError(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const exported = await exportData(db, join(folder, rowsFile), onProgress);
    copyFolders(dataDir, folder);
    return exported;
  } finally {
    await db.destroy();
  }
};

/**
 * Restores an export of `exportToFolder` into an empty database and data folder of either kind. Returns the number of
 * rows. Throws RestoreError, DirectoryInUseError.
 */
export const restoreFromFolder = async (
  folder: string,
  { databaseUrl, dataDir }: DataLocation,
  onProgress?: Progress,
): Promise<number> => {
  if (!existsSync(join(folder, rowsFile)))
    throw new RestoreError(`${folder} holds no export of a marketplace.`);
  if (folders.some((name) => isFilled(join(dataDir, name)))) {
    throw new RestoreError(`${dataDir} already holds data; restore into an empty one.`);
  }
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const rows = await restoreData(db, join(folder, rowsFile), onProgress);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    copyFolders(folder, dataDir);
    return rows;
  } finally {
    await db.destroy();
  }
};
