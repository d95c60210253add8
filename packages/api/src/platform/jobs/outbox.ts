import { sql } from 'kysely';
import { later, second } from '../clock.ts';
import type { Context } from '../context.ts';
import { fixedQuery } from '../database/fixed-query.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** What can happen, by topic. Modules add theirs by declaration merging in `<domain>.events.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Events {}

/** Acts on one topic. Runs in the transaction that takes the event out, so its writes happen exactly once. */
export interface Consumer<T extends keyof Events = keyof Events> {
  topic: T;
  run(ctx: Context, payload: Events[T]): Promise<void>;
}

/** A consumer whose payload type follows from its topic. */
export const consumer = <T extends keyof Events>(topic: T, run: Consumer<T>['run']): Consumer =>
  // The outbox hands every consumer only the payload of its topic.
  ({ topic, run }) as Consumer;

interface NewEvents {
  topic: string;
  /** As JSON. */
  payloads: readonly string[];
  now: Date;
  dueAt: Date;
}

const insertEvents = fixedQuery(
  (_, { topic, payloads, now, dueAt }: NewEvents) => sql<never>`
    insert into outbox (topic, payload, created_at, due_at)
    select ${topic}::text, payload::jsonb, ${now}::timestamptz, ${dueAt}::timestamptz
    from unnest(${payloads}::text[]) with ordinality as events (payload, place) order by place`,
);

/** Records events of one topic in the caller's transaction; consumers see them after the commit, or once they are due. */
export const emitAll = async <T extends keyof Events>(
  ctx: Context,
  topic: T,
  payloads: readonly Events[T][],
  dueAt?: Date,
): Promise<void> => {
  if (payloads.length === 0) return;
  const now = ctx.clock.now();
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await insertEvents(ctx.db, { topic, payloads: texts, now, dueAt: dueAt ?? now });
  ctx.afterCommit(() => ctx.wakeJobs('events'));
};

/** Records one event. */
export const emit = <T extends keyof Events>(
  ctx: Context,
  topic: T,
  payload: Events[T],
  dueAt?: Date,
): Promise<void> => emitAll(ctx, topic, [payload], dueAt);

/** Tries again after 2, 4, 8 … seconds, at most an hour apart. */
const waitAfter = (tries: number) => Math.min(2 ** tries, 3_600) * second;

const postpone = (ctx: Context, event: { id: number; tries: number }, error: unknown) =>
  ctx.db
    .updateTable('outbox')
    .set({
      tries: event.tries + 1,
      due_at: later(ctx.clock, waitAfter(event.tries + 1)),
      last_error: String(error).slice(0, 500),
    })
    .where('id', '=', event.id)
    .execute();

const takeEvent = fixedQuery((db, { now }: { now: Date }) =>
  db
    .deleteFrom('outbox')
    .where('id', '=', (e) =>
      e
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'topic', 'payload', 'tries']),
);

/** Hands the oldest due event to its consumers. Returns false when nothing was due. */
export const deliverNext = async (ctx: Context, consumers: readonly Consumer[]): Promise<boolean> => {
  let taken: { id: number; topic: string; tries: number } | undefined;
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      const [event] = await takeEvent(ctxInTx.db, { now: ctx.clock.now() });
      if (!event) return false;
      taken = event;
      for (const { topic, run } of consumers) {
        if (topic === event.topic) await run(ctxInTx, event.payload as never);
      }
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    ctx.log.error({ err: error, topic: taken.topic }, 'an event could not be handled');
    await postpone(ctx, taken, error);
    return true;
  }
};
