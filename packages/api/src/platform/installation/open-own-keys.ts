import './installation.tables.ts';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Keys, keyFile, nextKeyFile, openKeys, readKeys } from '../keys.ts';
import { releaseVersion } from '../release-version.ts';
import { InstallationError } from './installation-error.ts';

/** What the database remembers of its key. */
export const toInstallationFingerprint = (keys: Keys): string =>
  keys.fingerprint('installation', 'market.key');

/** Whether the database knows the key that waits in a folder, so that only its file has yet to be renamed. */
export const isNextKeyKnown = (folder: string, known: string): boolean => {
  const next = readKeys(nextKeyFile(folder));
  return next !== undefined && toInstallationFingerprint(next) === known;
};

/**
 * The keys of a folder, after the database has confirmed them: the first server of a marketplace leaves the fingerprint
 * of its key there. Throws InstallationError for any other key, and creates none beside a database that knows one.
 */
export const openOwnKeys = async (db: Db, folder: string): Promise<Keys> => {
  const known = await db.selectFrom('installation').select('key_fingerprint').executeTakeFirst();
  if (known?.key_fingerprint && isNextKeyKnown(folder, known.key_fingerprint)) {
    throw new InstallationError(
      `The replacement of ${keyFile(folder)} was interrupted: \`npm run replace-key\` finishes it.`,
    );
  }
  if (known?.key_fingerprint && !existsSync(keyFile(folder))) {
    throw new InstallationError(
      `The database belongs to a marketplace whose key is not in ${folder}: copy market.key from a server that runs, or from its export.`,
    );
  }
  const keys = openKeys(folder);
  const fingerprint = toInstallationFingerprint(keys);
  const kept = await db
    .insertInto('installation')
    .values({ one: true, key_fingerprint: fingerprint, oldest_release: releaseVersion })
    .onConflict((conflict) =>
      conflict.column('one').doUpdateSet({
        key_fingerprint: sql<string>`coalesce(installation.key_fingerprint, excluded.key_fingerprint)`,
      }),
    )
    .returning('key_fingerprint')
    .executeTakeFirstOrThrow();
  if (kept.key_fingerprint === fingerprint) return keys;
  throw new InstallationError(
    `The database belongs to a marketplace with another key than ${keyFile(folder)}: set DATABASE_URL to the right one, or copy market.key from a server that runs.`,
  );
};
