import { join } from 'node:path';
import { startSearchSync } from '../modules/catalog/index.ts';
import { startLive } from '../modules/live/index.ts';
import { writeSearchCounts } from '../modules/search/index.ts';
import { systemClock } from '../platform/clock.ts';
import { assertMigrated, migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { setDatabaseLimits } from '../platform/database/request-deadline.ts';
import { vacuumEmbedded } from '../platform/database/vacuum-embedded.ts';
import { systemContext } from '../platform/http/request-context.ts';
import { openOwnKeys } from '../platform/installation/open-own-keys.ts';
import { getLimits } from '../platform/limits.ts';
import { openLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { sendBySmtp } from '../platform/mail/send-emails.ts';
import { getMailSender, renderOperatorsMail } from '../platform/mail/send-operators-mail.ts';
import { createRates } from '../platform/rates.ts';
import { checkClusterVersion, openSearchCluster } from '../platform/search-cluster/search-cluster.ts';
import { writeEvents, writeLastEvents } from '../platform/security-events/write-events.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openValkey } from '../platform/valkey/open-valkey.ts';
import { openWorkerPool } from '../platform/workers/worker-pool.ts';
import { readPaymentSettings } from '../providers/payment-settings.ts';
import type { Api, ApiOptions } from './api.ts';
import { compose } from './compose.ts';
import { followSettings, readWhatStaffSet } from './follow-settings.ts';
import { allMigrations } from './modules.ts';
import { openProviders } from './open-providers.ts';
import { assertAllowed } from './plugin.ts';
import { findMissingProductionRequirement } from './production-requirements.ts';
import { openSeeding } from './seeding.ts';
import { warmLists } from './warm-lists.ts';

/** Milliseconds of security events that a killed process may lose. */
const betweenWrites = 1_000;

/**
 * Opens the marketplace: database (migrated), keys, jobs, routes. Throws DirectoryInUseError when another process uses
 * the same embedded database, InstallationError when this server does not belong to the database, StorageConfigError
 * when `storageUrl` is no usable storage, SearchClusterError when `searchUrl` is no usable search, PluginError when
 * production is given a plugin for demos, ProviderSettingsError for impossible settings of providers.
 */
export const createApi = async (options: ApiOptions): Promise<Api> => {
  const { databaseUrl, dataDir, linkTo, mode, smtpUrl, searchUrl, searchPrefix, plugins = [] } = options;
  assertAllowed(mode, plugins);
  const send = smtpUrl === undefined ? undefined : sendBySmtp(smtpUrl, getMailSender(options.publicUrl));
  const clock = options.clock ?? systemClock;
  const paymentProviders = readPaymentSettings(options.payments ?? {}, { mode, now: clock.now });
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const searchCluster = searchUrl
    ? openSearchCluster(searchUrl, searchPrefix === undefined ? {} : { prefix: searchPrefix })
    : null;
  if (searchCluster) await checkClusterVersion(searchCluster);
  const storage = await openStorage(join(dataDir, 'media'), options.storageUrl);
  setDatabaseLimits(options.databaseLimits ?? {});
  const db = openDatabase(databaseUrl);
  const log = openLog(options.logLevel ?? 'info', options.logStream);
  const workers = openWorkerPool(log);
  const valkey = options.valkeyUrl === undefined ? undefined : await openValkey(options.valkeyUrl, log);
  try {
    await (options.migrates === false ? assertMigrated : migrate)(db, allMigrations);
    const { app, jobs, metrics, platform } = compose(
      {
        db,
        mode,
        dataDir,
        publicUrl,
        linkTo,
        teamContact: { email: null, phone: null, whatsapp: null, ...options.teamContact },
        searchCluster,
        issuers: Object.assign(
          {},
          ...plugins.map(({ identityIssuers }) => identityIssuers?.(publicUrl)),
          options.issuers,
        ),
        clock,
        keys: await openOwnKeys(db, join(dataDir, 'keys')),
        storage,
        mail: createMailer({ delivers: smtpUrl !== undefined }),
        log,
        limits: { ...getLimits(mode), ...options.limits },
        rates: createRates(valkey, log),
        workers,
      },
      {
        plugins,
        ...(options.works && { works: options.works }),
        paymentProviders,
        providers: openProviders(options.providers),
        ...(options.onFault && { onFault: options.onFault }),
        ...(send && { send }),
        ...(databaseUrl.startsWith('pglite:') ? { sweeps: [vacuumEmbedded] } : {}),
      },
    );
    if (mode === 'production' && platform.paymentProviders.length === 0) {
      log.warn('Nobody can pay: set PASAR_PAYMENTS.');
    }
    const seeding = await openSeeding(systemContext(platform), plugins, options.works?.jobs ?? true);
    const ctx = systemContext(platform);
    await readWhatStaffSet(ctx);
    jobs.start();
    const isFeeding = searchCluster !== null && (options.works?.jobs ?? true);
    const search = isFeeding ? startSearchSync(() => systemContext(platform), searchCluster) : null;
    const write = () => Promise.all([writeEvents(ctx), writeSearchCounts(ctx)]);
    const report = (error: unknown) => log.error({ err: error }, 'counts could not be written');
    const writing = setInterval(() => void write().catch(report), betweenWrites).unref();
    const stopReading = followSettings(ctx);
    const stopLive = startLive(ctx);
    return {
      ...seeding,
      metrics: metrics.registry,
      productionLacks: () => findMissingProductionRequirement(platform),
      fetch: async (request) => app.fetch(request),
      sendMail: async (mail) => {
        const letter = renderOperatorsMail(mail);
        await (send ? send(letter) : ctx.mail.post(ctx, letter));
      },
      warm: () => warmLists(app),
      endStreams: () => platform.live.close(),
      close: async () => {
        clearInterval(writing);
        stopReading();
        await stopLive();
        await search?.stop();
        await jobs.stop();
        for (const plugin of plugins) await plugin.close?.();
        await workers.close();
        valkey?.disconnect();
        await writeLastEvents(ctx);
        await db.destroy();
        await searchCluster?.client.close();
      },
    };
  } catch (error) {
    valkey?.disconnect();
    await db.destroy();
    throw error;
  }
};
