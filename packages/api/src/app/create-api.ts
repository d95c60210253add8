import { join } from 'node:path';
import { type Clock, systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { tidyEmbedded } from '../platform/database/tidy-embedded.ts';
import { systemContext } from '../platform/http/request-context.ts';
import { openKeys } from '../platform/keys.ts';
import { type Limits, usualLimits } from '../platform/limits.ts';
import { openLog } from '../platform/log.ts';
import { sendBySmtp } from '../platform/mail/deliver-letters.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createRates } from '../platform/rates.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { demoAccounts, renewDeadlines, type SeedMarketInput, seedMarket } from '../seed/index.ts';
import { compose } from './compose.ts';
import { allMigrations } from './modules.ts';

export interface ApiOptions {
  /** `pglite:/absolute/folder` or `postgres://…`. */
  databaseUrl: string;
  /** Holds `keys/` and `media/`. */
  dataDir: string;
  mode: 'demo' | 'production';
  /** The address that people type, e.g. `http://localhost:4000`. */
  publicUrl: string;
  /** Without it mail stays in the mailbox. */
  smtpUrl?: string;
  clock?: Clock;
  /** A pino level; `info` by default. */
  logLevel?: string;
  limits?: Partial<Limits>;
}

export interface Api {
  /** Answers `/api/*`, `/media/*`, `/healthz`, `/metrics` and, in demo mode, `/dev/*`. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Fills an empty marketplace with the demo market; one with any account in it is kept as it is. */
  seed(input: Omit<SeedMarketInput, 'ctx'>): Promise<'seeded' | 'kept'>;
  /** For the person who tries the market out; none in production. */
  demoAccounts: readonly { email: string; password: string; role: 'buyer' | 'seller' }[];
  /** Ends jobs and database. Requests that still run should have ended before. */
  close(): Promise<void>;
}

const sender = (publicUrl: string) => `Pasar <no-reply@${new URL(publicUrl).hostname}>`;

/**
 * Opens the marketplace: database (migrated), keys, jobs, routes. Throws DirectoryInUse when another process works
 * on the same embedded database.
 */
export const createApi = async (options: ApiOptions): Promise<Api> => {
  const { databaseUrl, dataDir, mode, smtpUrl } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const { app, jobs, platform } = compose(
      {
        db,
        mode,
        publicUrl,
        clock: options.clock ?? systemClock,
        keys: openKeys(join(dataDir, 'keys')),
        storage: folderStorage(join(dataDir, 'media')),
        mail: createMailer({ delivers: smtpUrl !== undefined }),
        log: openLog(options.logLevel ?? 'info'),
        limits: { ...usualLimits, ...options.limits },
        rates: createRates(),
      },
      {
        ...(smtpUrl === undefined ? {} : { send: sendBySmtp(smtpUrl, sender(publicUrl)) }),
        ...(databaseUrl.startsWith('pglite:') ? { sweeps: [tidyEmbedded] } : {}),
      },
    );
    jobs.start();
    return {
      fetch: async (request) => app.fetch(request),
      seed: async ({ seed, onProgress }) => {
        const ctx = systemContext(platform);
        const outcome = await seedMarket({ ctx, seed, onProgress });
        if (outcome === 'kept' && mode === 'demo') await renewDeadlines(ctx);
        return outcome;
      },
      demoAccounts: mode === 'demo' ? demoAccounts : [],
      close: async () => {
        await jobs.stop();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
};
