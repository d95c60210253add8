import { sql } from 'kysely';
import type { Platform } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';

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

/** `/healthz`: 200 while the database responds within 2 s, else 503. */
export const serveHealth = (app: App, platform: Platform): void => {
  app.get('/healthz', async (c) => {
    const ok = await answers(platform);
    return c.json({ code: ok ? 200 : 503, message: ok ? 'OK' : 'database', data: null }, ok ? 200 : 503);
  });
};
