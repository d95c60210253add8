import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '@pasar/contract';
import { accountExists, changeStaffRoles, createAccount } from '../modules/accounts/index.ts';
import { day, later, systemClock } from '../platform/clock.ts';
import { assertMigrated, migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { randomCode } from '../platform/ids.ts';
import { openOwnKeys } from '../platform/installation/open-own-keys.ts';
import { keyFile } from '../platform/keys.ts';
import { allMigrations } from './modules.ts';
import { findMissingProductionRequirement, type ProductionRequirement } from './production-requirements.ts';

/** An account cannot be created; the message is one sentence. */
export class AccountError extends Error {
  override name = 'AccountError';
}

export interface AccountToAdd {
  email: string;
  fullname: string;
  role: 'buyer' | 'staff';
  /** Of a staff account; `admin` when absent. */
  staffRoles?: readonly StaffRole[];
}

/** The accounts of a marketplace, for operators who hold its data: no HTTP request can do this. */
export interface Accounts {
  /** The reason against serving this data in production; null without one. */
  productionLacks(): Promise<ProductionRequirement | null>;
  /**
   * Creates an account with a password that is valid for a day, and creates the key of a new marketplace. Throws
   * AccountError when the address has an account, or when the key of existing data is missing.
   */
  add(account: AccountToAdd): Promise<{ password: string; until: Date }>;
  /**
   * Replaces the staff roles of an account; none makes it an ordinary account. Throws AccountError for an
   * unknown address, and when nobody would be admin any more.
   */
  setRoles(change: { email: string; roles: readonly StaffRole[] }): Promise<void>;
  close(): Promise<void>;
}

/** Four groups that can be read aloud: about 98 bits, and a password by the rules of SPEC 5. */
const oneTimePassword = () => Array.from({ length: 4 }, () => randomCode(5)).join('-');

/** Whether a data folder holds its key. */
export const hasMasterKey = (dataDir: string): boolean => existsSync(keyFile(join(dataDir, 'keys')));

/** Opens the database, migrated, without serving it. Throws DirectoryInUseError while an embedded one is in use. */
export const openAccounts = async ({
  databaseUrl,
  dataDir,
  migrates = true,
}: {
  databaseUrl: string;
  dataDir: string;
  migrates?: boolean;
}): Promise<Accounts> => {
  const db = openDatabase(databaseUrl);
  const ctx = { db, clock: systemClock };
  try {
    await (migrates ? migrate : assertMigrated)(db, allMigrations);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    productionLacks: () => findMissingProductionRequirement(ctx),
    add: async ({ email, fullname, role, staffRoles }) => {
      if (await accountExists(ctx, { email })) throw new AccountError(`${email} has an account already.`);
      if (!hasMasterKey(dataDir) && (await accountExists(ctx, {}))) {
        throw new AccountError(
          `This market has people, but its key is not in ${keyFile(join(dataDir, 'keys'))}; bring that file back.`,
        );
      }
      await openOwnKeys(db, join(dataDir, 'keys'));
      const password = oneTimePassword();
      const until = later(systemClock, day);
      await createAccount({
        ctx,
        input: {
          email,
          fullname,
          password,
          registeredAs: 'buyer',
          role: role === 'staff' ? 'staff' : 'user',
          staffRoles,
          passwordExpiresAt: until,
        },
      });
      return { password, until };
    },
    setRoles: async ({ email, roles }) => {
      const outcome = await changeStaffRoles(ctx, { email, roles });
      if (outcome === 'unknown') throw new AccountError(`${email} has no account.`);
      if (outcome === 'last-admin')
        throw new AccountError('Somebody must stay admin; give another account that role first.');
    },
    close: () => db.destroy(),
  };
};

/** Runs the migrations of this release, before its servers start. Returns the names of those that ran. */
export const migrateDatabase = async (databaseUrl: string): Promise<string[]> => {
  const db = openDatabase(databaseUrl);
  try {
    return await migrate(db, allMigrations);
  } finally {
    await db.destroy();
  }
};
