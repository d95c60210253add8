import path from 'node:path';
import { root } from '../workspace.ts';
import type { TestRun } from './open-test-run.ts';
import { onPostgres } from './server-tests.ts';
import { findMissingHistory, unpackRelease } from './unpack-release.ts';

const name = 'server tests of the last release on newer tables';

/** What its servers do most, and what is worst to lose: accounts, carts, checkouts, payments, orders, stores, wallets. */
const tested = [
  ...['register.test.ts', 'login.test.ts', 'codes/', 'security/', 'sessions/'].map(
    (one) => `accounts/${one}`,
  ),
  'cart/',
  ...['change/', 'show/', 'pay/pay-checkout.test.ts'].map((one) => `checkout/${one}`),
  ...['buyer/', 'complaints/', 'courier/', 'money/', 'scheduled-jobs/', 'seller/'].map(
    (one) => `orders/${one}`,
  ),
  'orders/state-machine/walk.test.ts',
  'payments/expiry/expiry.test.ts',
  'payments/show/',
  'stores/',
  'wallet/',
].map((one) => `src/modules/${one}`);

/** Whether a migration took away or changed what servers of the last release need: while they are replaced, both run. */
export const runReleasedTests = async (run: TestRun): Promise<void> => {
  const missing = findMissingHistory();
  if (missing !== null) return void process.stdout.write(`left out  ${name}: ${missing}\n`);
  try {
    const folder = unpackRelease();
    const onNewerTables = path.join(root, 'packages/api/src/testing/on-newer-tables.ts');
    await run.unitTests(
      name,
      ['--project=api', ...tested],
      [...onPostgres, process.execPath, onNewerTables, folder, '--'],
      folder,
    );
  } catch (error) {
    run.fail(name, error);
  }
};
