import path from 'node:path';
import {
  type DataLocation,
  DirectoryInUseError,
  InstallationError,
  RestoreError,
  StorageConfigError,
} from '@pasar/api';
import { dataFolder, releasesFolder } from '../workspace.ts';

/** Where the data is: `PASAR_DATA`, `DATABASE_URL`, `STORAGE_URL` and `PASAR_RELEASES`, as for `npm start`. */
export const getDataLocation = (): DataLocation => {
  const dataDir = dataFolder();
  const { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl } = process.env;
  return {
    dataDir,
    databaseUrl: databaseUrl || `pglite:${path.join(dataDir, 'database')}`,
    ...(storageUrl && { storageUrl }),
    ...releasesFolder(),
  };
};

/** Prints which table is being moved: a line each, so that a log stays readable. */
export const reportSteps = () => {
  let last = '';
  return (table: string): void => {
    if (table !== last) process.stderr.write(`  ${table}\n`);
    last = table;
  };
};

/** Runs the command on the folder that was named; ends with one sentence, and with 1 when it cannot be. */
export async function runBackup(verb: string, move: (folder: string) => Promise<string>): Promise<void> {
  const [named] = process.argv.slice(2);
  if (!named) {
    process.stderr.write(`Which folder? npm run ${verb} -- <folder>\n`);
    process.exit(1);
  }
  try {
    console.log(await move(path.resolve(named)));
  } catch (error) {
    const expected = [RestoreError, DirectoryInUseError, InstallationError, StorageConfigError].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(
      `${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`,
    );
    process.exit(1);
  }
}
