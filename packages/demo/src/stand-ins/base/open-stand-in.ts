import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { applyFaults, createFaults, faultSchema } from './faults.ts';
import { createNotifications, notificationSchema } from './notifications.ts';
import type { Kit, Provider, StandIn, StandInOptions } from './provider.ts';
import { serveOnLoopback } from './serve-on-loopback.ts';

const openDatabase = ({ name, schema }: Provider, folder: string | undefined): DatabaseSync => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, `${name}.sqlite`));
  db.exec(`pragma journal_mode = wal; ${notificationSchema} ${schema}`);
  return db;
};

const listTables = (db: DatabaseSync) =>
  (
    db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all() as {
      name: string;
    }[]
  ).map(({ name }) => name);

/** Starts a provider on loopback. Close it when the server or the test ends. */
export const openStandIn = async (provider: Provider, options: StandInOptions = {}): Promise<StandIn> => {
  const { now = () => new Date(), deliver = fetch, webhookUrl } = options;
  const db = openDatabase(provider, options.folder);
  const faults = createFaults();
  const notifications = createNotifications({
    db,
    now,
    faults,
    provider,
    deliver,
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
  });
  const kit: Kit = { db, now, notify: notifications.add };
  const calls: { call: string; body: string }[] = [];

  const closing = new AbortController();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    if (!c.req.path.startsWith('/_control'))
      calls.push({ call: `${c.req.method} ${c.req.path}`, body: await c.req.text() });
    await next();
  });
  applyFaults(app, faults, closing.signal);
  provider.routes(app, kit);
  app.post('/_control/faults', async (c) => {
    faults.add(v.parse(faultSchema, await c.req.json()));
    return c.json({});
  });
  app.delete('/_control/faults', (c) => {
    faults.clear();
    return c.json({});
  });
  app.get('/_control/calls', (c) => c.json(calls));
  app.get('/_control/notifications', (c) =>
    c.json(db.prepare('select * from _notifications order by id').all()),
  );
  provider.control(app, kit);
  const { url, close } = await serveOnLoopback(app);

  return {
    name: provider.name,
    url,
    control: async <T>(path: string, body?: unknown) => {
      const answer = await fetch(
        `${url}/_control/${path}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      );
      if (!answer.ok) throw new Error(`/_control/${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    tick: async () => (provider.advance?.(kit) ?? false) || notifications.deliverNext(),
    reset: () => {
      faults.clear();
      calls.length = 0;
      for (const name of listTables(db)) db.exec(`delete from "${name}"`);
    },
    close: async () => {
      closing.abort();
      await close();
      db.close();
    },
  };
};
