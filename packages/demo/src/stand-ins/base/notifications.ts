import type { DatabaseSync } from 'node:sqlite';
import type { Faults, NotificationFault } from './faults.ts';
import type { Notification, Provider, StandInOptions } from './provider.ts';

export const notificationSchema = `
  create table if not exists _notifications (
    id integer primary key autoincrement,
    headers text not null,
    body text not null,
    fault text,
    due_at integer,
    tries integer not null default 0,
    delivered_at integer,
    response integer
  );`;

interface Row {
  id: number;
  headers: string;
  body: string;
  tries: number;
}

/** 2, 4, 8 … seconds. */
const waitAfter = (tries: number) => 2 ** tries * 1_000;

interface Parts extends Pick<StandInOptions, 'webhookUrl'> {
  db: DatabaseSync;
  now(): Date;
  faults: Faults;
  provider: Pick<Provider, 'forge' | 'deliveries'>;
  deliver(request: Request): Promise<Response>;
}

export interface Notifications {
  add(notification: Notification): void;
  /** Sends the oldest due one; false when none was due. */
  deliverNext(): Promise<boolean>;
}

/** The notifications of a provider, with the faults that were asked for. */
export const createNotifications = ({
  db,
  now,
  faults,
  provider,
  webhookUrl,
  deliver,
}: Parts): Notifications => {
  const insert = (
    { headers, body }: Notification,
    { fault = null, dueAt }: { fault?: NotificationFault | null; dueAt: number | null },
  ) =>
    db
      .prepare('insert into _notifications (headers, body, fault, due_at) values (?, ?, ?, ?)')
      .run(JSON.stringify(headers), typeof body === 'string' ? body : JSON.stringify(body), fault, dueAt);
  /** What was held back to arrive after a later one gets its turn. */
  const release = (at: number) =>
    db.exec(`
      insert into _notifications (headers, body, fault, due_at)
        select headers, body, 'released', ${at} from _notifications where fault = 'reordered' order by id;
      delete from _notifications where fault = 'reordered';`);
  const finish = (id: number, tries: number, response: number | null) => {
    const delivered = response !== null && response >= 200 && response < 300;
    const over = delivered || tries >= (provider.deliveries ?? 8);
    db.prepare(
      'update _notifications set tries = ?, response = ?, delivered_at = ?, due_at = ? where id = ?',
    ).run(
      tries,
      response,
      delivered ? now().getTime() : null,
      over ? null : now().getTime() + waitAfter(tries),
      id,
    );
  };

  return {
    add: (notification) => {
      const at = now().getTime();
      const found = faults.takeForNotification();
      const fault = found?.fault ?? null;
      if (fault === 'lost') insert(notification, { fault, dueAt: null });
      else if (fault === 'reordered') insert(notification, { fault, dueAt: null });
      else if (fault === 'forged') insert(provider.forge(notification), { fault, dueAt: at });
      else if (fault === 'late') insert(notification, { fault, dueAt: at + (found?.ms ?? 0) });
      else {
        insert(notification, { fault, dueAt: at });
        if (fault === 'duplicate') insert(notification, { fault, dueAt: at });
      }
      if (fault !== 'reordered') release(at);
    },
    deliverNext: async () => {
      if (webhookUrl === undefined) return false;
      const due = db
        .prepare(
          'select id, headers, body, tries from _notifications where due_at <= ? order by due_at, id limit 1',
        )
        .get(now().getTime()) as Row | undefined;
      if (!due) return false;
      const { id, body } = due;
      const headers = { 'content-type': 'application/json', ...JSON.parse(due.headers) };
      const answer = await deliver(new Request(webhookUrl, { method: 'POST', headers, body })).catch(
        () => null,
      );
      finish(id, due.tries + 1, answer?.status ?? null);
      return true;
    },
  };
};
