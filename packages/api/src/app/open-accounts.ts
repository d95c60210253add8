import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountExists, createAccount } from '../modules/accounts/index.ts';
import { day, later, systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { randomCode } from '../platform/ids.ts';
import { keyFile, openKeys } from '../platform/keys.ts';
import { allMigrations } from './modules.ts';
import { findMissingProductionRequirement, type ProductionRequirement } from './production-requirements.ts';

/** An account that cannot be made; the message is one sentence. */
export class AccountError extends Error {
  override name = 'AccountError';
}

export interface AccountToAdd {
  email: string;
  fullname: string;
  role: 'desk' | 'buyer';
}

/** The accounts of a market from outside, for whoever holds its data: no request can do what is done here. */
export interface Accounts {
  /** What keeps this market from being served in production; null when nothing does. */
  productionLacks(): Promise<ProductionRequirement | null>;
  /**
   * Opens an account with a password that serves for a day, and makes the key of a new market. Throws AccountError
   * when the address has an account, or when the key of a market with people is gone.
   */
  add(account: AccountToAdd): Promise<{ password: string; until: Date }>;
  close(): Promise<void>;
}

/** Four groups that can be read aloud: about 98 bits, and a password by the rules of SPEC 5. */
const oneTimePassword = () => Array.from({ length: 4 }, () => randomCode(5)).join('-');

/** Whether a data folder holds the key of its market. */
export const hasMasterKey = (dataDir: string): boolean => existsSync(keyFile(join(dataDir, 'keys')));

/** Opens the database of a market, migrated, without serving it. Throws DirectoryInUseError while an embedded one is served. */
export const openAccounts = async ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string;
  dataDir: string;
}): Promise<Accounts> => {
  const db = openDatabase(databaseUrl);
  const ctx = { db, clock: systemClock };
  try {
    await migrate(db, allMigrations);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    productionLacks: () => findMissingProductionRequirement(ctx),
    add: async ({ email, fullname, role }) => {
      if (await accountExists(ctx, { email })) throw new AccountError(`${email} has an account already.`);
      if (!hasMasterKey(dataDir) && (await accountExists(ctx, {}))) {
        throw new AccountError(
          `This market has people, but its key is not in ${keyFile(join(dataDir, 'keys'))}; bring that file back.`,
        );
      }
      openKeys(join(dataDir, 'keys'));
      const password = oneTimePassword();
      const until = later(systemClock, day);
      await createAccount({
        ctx,
        input: {
          email,
          fullname,
          password,
          registeredAs: 'buyer',
          role: role === 'desk' ? 'desk' : 'user',
          passwordExpiresAt: until,
        },
      });
      return { password, until };
    },
    close: () => db.destroy(),
  };
};
