import { compose, type Server } from '../app/compose.ts';
import type { Plugin } from '../app/plugin.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { keysFrom } from '../platform/keys.ts';
import { getLimits, type Limits } from '../platform/limits.ts';
import { openLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createRates } from '../platform/rates.ts';
import type { ServerMode } from '../platform/server-mode.ts';
import { openWorkerPool } from '../platform/workers/worker-pool.ts';
import type { Issuers } from '../ports/issuers.ts';
import { createTransfer } from '../providers/transfer/create-transfer.ts';
import { linkTo } from './link-to.ts';
import { memoryStorage } from './memory-storage.ts';
import { openTestSearch } from './open-test-search.ts';
import { createTestBank } from './test-bank.ts';
import { testContact } from './test-contact.ts';
import { createTestCourier } from './test-courier.ts';

export const testOrigin = 'http://pasar.test';

/** Shared by the tests of one process: threads take a while to start. */
const workers = openWorkerPool(openLog('silent'));

/** The market key of every test, for servers in other processes. */
export const testKey = new Uint8Array(32).fill(7);

interface Parts {
  db: Db;
  clock: Clock;
  limits?: Partial<Limits>;
  issuers?: Issuers;
  /** Default: one that brings the test bank and the test courier. */
  plugins?: readonly Plugin[];
  /** Default: demo. */
  mode?: ServerMode;
  /** Gets one JSON text per line. */
  write?(line: string): void;
}

const testAccounts = [{ bank: 'BCA', number: '0123456789', holder: 'PT Pasar' }];

const tradePlugin: Plugin = {
  name: 'test trade',
  paymentProviders: (platform) => [createTestBank(platform), createTransfer(testAccounts)],
  courierProviders: () => [createTestCourier()],
};

/** The whole server, its jobs not started, files in memory. */
export const composeTestServer = ({
  db,
  clock,
  limits,
  issuers = {},
  plugins = [tradePlugin],
  mode = 'demo',
  write = () => {},
}: Parts): Server =>
  compose(
    {
      db,
      clock,
      searchCluster: openTestSearch(),
      mode,
      dataDir: null,
      publicUrl: testOrigin,
      linkTo,
      teamContact: testContact,
      issuers: Object.assign(
        {},
        ...plugins.map(({ identityIssuers }) => identityIssuers?.(testOrigin)),
        issuers,
      ),
      keys: keysFrom(testKey),
      storage: memoryStorage(),
      mail: createMailer({ delivers: false }),
      log: openLog('info', { write }),
      limits: { ...getLimits(mode), ...limits },
      rates: createRates(),
      workers,
    },
    { plugins },
  );
