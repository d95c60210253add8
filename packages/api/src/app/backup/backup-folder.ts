import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { folderStorage } from '../../platform/storage/folder-storage.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { allMigrations } from '../modules.ts';
import { copyFolderFiles, copyStoredFiles } from './copy-files.ts';
import { copyReleases } from './copy-releases.ts';
import { type ExportResult, exportData } from './export-data.ts';
import { RestoreError, restoreData } from './restore-data.ts';

export interface DataLocation {
  /** `pglite:/absolute/folder` or `postgres://…`. */
  databaseUrl: string;
  /** Holds `keys/`, and by default `media/` and `releases/`. */
  dataDir: string;
  /** The bucket of the files, when they are not in `media/`. */
  storageUrl?: string;
  /** The release registry, when it is not in `releases/`. */
  releasesDir?: string;
}

type Progress = (table: string, rows: number) => void;

const rowsFile = 'database.jsonl.gz';
/** In an export: what no row holds. */
const parts = { keys: 'keys', files: 'media', releases: 'releases' } as const;

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

const getReleases = ({ dataDir, releasesDir }: DataLocation) => releasesDir ?? join(dataDir, parts.releases);

const withDatabase = async <T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/**
 * Exports all data into an empty folder: rows, files wherever they are stored, keys and the release registry, so the
 * folder is as secret as the data. Throws RestoreError when the folder is not empty, DirectoryInUseError while a process
 * uses an embedded database, StorageConfigError when the bucket cannot be used.
 */
export const exportToFolder = async (
  folder: string,
  location: DataLocation,
  onProgress?: Progress,
): Promise<ExportResult & { files: number }> => {
  if (isFilled(folder)) throw new RestoreError(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const { databaseUrl, dataDir, storageUrl } = location;
  const from = await openStorage(join(dataDir, parts.files), storageUrl);
  return withDatabase(databaseUrl, async (db) => {
    const exported = await exportData(db, join(folder, rowsFile), onProgress);
    const files = await copyStoredFiles(db, from, folderStorage(join(folder, parts.files)));
    const keys = join(dataDir, parts.keys);
    if (existsSync(keys)) cpSync(keys, join(folder, parts.keys), { recursive: true });
    copyReleases(getReleases(location), join(folder, parts.releases));
    return { ...exported, files };
  });
};

const assertEmpty = (location: DataLocation): void => {
  const { dataDir } = location;
  const places = [join(dataDir, parts.keys), join(dataDir, parts.files), getReleases(location)];
  const filled = places.find(isFilled);
  if (filled) throw new RestoreError(`${filled} already holds data; restore into an empty place.`);
};

/**
 * Restores an export of `exportToFolder` into an empty database, data folder and bucket of either kind. Returns the
 * number of rows. Throws RestoreError, DirectoryInUseError, StorageConfigError.
 */
export const restoreFromFolder = async (
  folder: string,
  location: DataLocation,
  onProgress?: Progress,
): Promise<number> => {
  if (!existsSync(join(folder, rowsFile)))
    throw new RestoreError(`${folder} holds no export of a marketplace.`);
  assertEmpty(location);
  const { databaseUrl, dataDir, storageUrl } = location;
  const to = await openStorage(join(dataDir, parts.files), storageUrl);
  return withDatabase(databaseUrl, async (db) => {
    const rows = await restoreData(db, join(folder, rowsFile), onProgress);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const files = join(folder, parts.files);
    await copyFolderFiles(files, folderStorage(files), to);
    const keys = join(folder, parts.keys);
    if (existsSync(keys)) cpSync(keys, join(dataDir, parts.keys), { recursive: true });
    copyReleases(join(folder, parts.releases), getReleases(location));
    return rows;
  });
};
