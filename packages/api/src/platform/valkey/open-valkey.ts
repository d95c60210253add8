import { Redis } from 'iovalkey';
import { InstallationError } from '../installation/installation-error.ts';
import type { Log } from '../log.ts';

export type Valkey = Redis;

/** A count that comes later than this is of no use to the request that waits for it. */
const longestWaitMs = 250;

/**
 * Connects to `valkey://host[:port][/number]`, `redis://…` or `rediss://…`, and again whenever the connection is lost.
 * Commands fail at once meanwhile. Throws InstallationError for an address of another form.
 */
export const openValkey = async (url: string, log: Pick<Log, 'warn' | 'info'>): Promise<Valkey> => {
  if (!/^(valkey|redis|rediss):\/\/[^/]+/.test(url))
    throw new InstallationError(
      'VALKEY_URL must look like valkey://host:6379 or rediss://user:password@host:6379.',
    );
  const client = new Redis(url.replace(/^valkey:/, 'redis:'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: longestWaitMs,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(tries * 200, 2_000),
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Valkey is away; limits are counted without it');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Valkey is back');
    isAway = false;
  });
  // A server starts without it, too.
  await client.connect().catch(() => {});
  return client;
};
