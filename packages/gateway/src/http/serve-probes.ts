import type { Hono } from 'hono';
import type { Role } from '../platform/roles.ts';

export interface Health {
  isDatabaseUp: boolean;
  /** What works, but should not stay so. */
  warnings: readonly string[];
}

/** What the API answered at `/healthz`; undefined when it did not. */
export const toHealth = async (answer: Response | undefined): Promise<Health> => {
  const body = (await answer?.json().catch(() => null)) ?? null;
  return { isDatabaseUp: answer?.status === 200, warnings: body?.data?.warnings ?? [] };
};

export interface Probes {
  roles: readonly Role[];
  /** Why this server should not get requests, in one sentence; undefined when it may. */
  findUnreadiness(): Promise<string | undefined>;
  /** What the API says of itself, in this server or in those that it calls. */
  readHealth(): Promise<Health>;
}

/** Milliseconds for which a database that was up is taken for a slow one when a check fails. */
const graceMs = 3_000;

/**
 * A check that fails only when nothing succeeded for some seconds: when the database is slow for all servers, none of
 * them must fall out, because nobody would be left.
 */
export const withGrace = (check: () => Promise<boolean>, grace = graceMs): (() => Promise<boolean>) => {
  let lastUp = Number.NEGATIVE_INFINITY;
  return async () => {
    if (await check()) lastUp = performance.now();
    return performance.now() - lastUp <= grace;
  };
};

/**
 * `/livez`: the process runs. `/readyz`: it may get requests. `/healthz`: for people, what works and what does not; its
 * status is that of the database.
 */
// biome-ignore lint/suspicious/noExplicitAny: the probes use nothing of an app's own environment
export const serveProbes = (app: Hono<any>, { roles, findUnreadiness, readHealth }: Probes): void => {
  app.get('/livez', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ live: true });
  });
  app.get('/readyz', async (c) => {
    const why = await findUnreadiness();
    c.header('cache-control', 'no-store');
    return why === undefined ? c.json({ ready: true }) : c.json({ ready: false, why }, 503);
  });
  app.get('/healthz', async (c) => {
    const [{ isDatabaseUp: isUp, warnings }, why] = await Promise.all([readHealth(), findUnreadiness()]);
    c.header('cache-control', 'no-store');
    const status = isUp ? 200 : 503;
    const data = {
      roles,
      database: isUp,
      ready: why === undefined,
      ...(why !== undefined && { why }),
      ...(warnings.length > 0 && { warnings }),
    };
    return c.json({ code: status, message: isUp ? 'OK' : 'database', data }, status);
  });
};
