import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isSearchOversized } from '../modules/catalog/index.ts';
import { minute } from '../platform/clock.ts';
import type { Platform } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { systemContext } from '../platform/http/request-context.ts';

const deadline = 2_000;

const answers = async (platform: Platform): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), deadline);
  try {
    return await Promise.race([
      sql`select 1`.execute(platform.db).then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/** What works, but should not stay so, in sentences for who operates the marketplace. */
const findWarnings = async (platform: Platform): Promise<string[]> =>
  (await isSearchOversized(systemContext(platform)))
    ? ['There are too many products for the embedded search: set SEARCH_URL.']
    : [];

/** `/healthz`: 200 while the database responds within 2 s, else 503; warnings are a minute old at most. */
export const serveHealth = (app: App, platform: Platform): void => {
  const known = new LRUCache<'all', string[]>({
    max: 1,
    ttl: minute,
    fetchMethod: () => findWarnings(platform),
  });
  app.get('/healthz', async (c) => {
    const ok = await answers(platform);
    if (!ok) return c.json({ code: 503, message: 'database', data: null }, 503);
    const warnings = (await known.fetch('all').catch(() => undefined)) ?? [];
    return c.json({ code: 200, message: 'OK', data: warnings.length > 0 ? { warnings } : null });
  });
};
