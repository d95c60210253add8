import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { withoutDeadline } from '../../platform/database/request-deadline.ts';
import { InstallationError } from '../../platform/installation/installation-error.ts';
import {
  isNextKeyKnown,
  openOwnKeys,
  toInstallationFingerprint,
} from '../../platform/installation/open-own-keys.ts';
import { type Keys, keyFile, keysFrom, nextKeyFile, readKeys } from '../../platform/keys.ts';
import { sealedEmails } from '../../platform/mail/mailer.ts';
import { allMigrations, modules } from '../modules.ts';
import { deleteSealed, resealColumn } from './reseal.ts';

export const sealedColumns = [sealedEmails, ...modules.flatMap(({ sealed = [] }) => sealed)];

interface KeyReplacement {
  databaseUrl: string;
  dataDir: string;
  /** Whether the old key is gone, with everything that only it can read. Default: false. */
  isLost?: boolean;
}

interface ReplacedKey {
  /** Of the new key. */
  file: string;
  resealed: number;
  /** Rows that nobody can read any more. */
  deleted: number;
}

const assertAlone = async (db: Db, databaseUrl: string): Promise<void> => {
  if (databaseUrl.startsWith('pglite')) return;
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new InstallationError(
      `${others} connections are open to the database: stop all servers first, for they seal with the old key.`,
    );
};

/** The old keys; undefined when they are lost. */
const openOldKeys = async (db: Db, folder: string, known: string | null, isLost: boolean) => {
  if (!isLost) return await openOwnKeys(db, folder);
  const here = readKeys(keyFile(folder));
  if (here && toInstallationFingerprint(here) === known)
    throw new InstallationError(`The key is not lost: it is in ${keyFile(folder)}; leave --lost out.`);
  return undefined;
};

const changeKeys = (db: Db, keys: { old: Keys | undefined; next: Keys }) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { old, next } = keys;
    // First, so that a server that starts meanwhile waits for this row, and then does not have the key that it asks for.
    await tx
      .updateTable('installation')
      .set({ key_fingerprint: toInstallationFingerprint(next) })
      .execute();
    for (const { onKeyChange } of modules)
      await onKeyChange?.({ db: tx, now: systemClock.now(), isLost: old === undefined });
    const counts = { resealed: 0, deleted: 0 };
    for (const column of sealedColumns) {
      if (old) counts.resealed += await resealColumn(tx, column, { old, next });
      else counts.deleted += await deleteSealed(tx, column);
    }
    return counts;
  });

/** Gives the marketplace of a database another key, as `replaceMarketKey` does. */
export const replaceKey = async (db: Db, folder: string, isLost: boolean): Promise<ReplacedKey> => {
  const file = keyFile(folder);
  const nextFile = nextKeyFile(folder);
  const { key_fingerprint: known = null } =
    (await db.selectFrom('installation').select('key_fingerprint').executeTakeFirst()) ?? {};
  if (known === null) throw new InstallationError('The database knows no key yet: start a server first.');
  if (isNextKeyKnown(folder, known)) {
    renameSync(nextFile, file);
    return { file, resealed: 0, deleted: 0 };
  }
  const old = await openOldKeys(db, folder, known, isLost);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const bytes = randomBytes(32);
  // On the disk before the database asks for it.
  writeFileSync(nextFile, bytes, { mode: 0o600, flush: true });
  const counts = await changeKeys(db, { old, next: keysFrom(bytes) });
  renameSync(nextFile, file);
  return { file, ...counts };
};

/**
 * Gives a marketplace another key: seals with it what the old one sealed, and ends all sessions. No server may run. A run
 * that was interrupted is finished by the next one. Throws InstallationError, in one sentence, and changes nothing then.
 */
export const replaceMarketKey = async (replacement: KeyReplacement): Promise<ReplacedKey> => {
  const { databaseUrl, dataDir, isLost = false } = replacement;
  const db = openDatabase(databaseUrl);
  try {
    return await withoutDeadline(async () => {
      await assertAlone(db, databaseUrl);
      await migrate(db, allMigrations);
      return await replaceKey(db, join(dataDir, 'keys'), isLost);
    });
  } finally {
    await db.destroy();
  }
};
