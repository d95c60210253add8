import { day, earlier, hour, later, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { toStorableText } from '../../../platform/http/storable-text.ts';
import { noticeToOwner } from '../notice-to-owner.ts';
import type { OutgoingDelivery } from './outgoing-delivery.ts';

interface Answer {
  /** Null without an answer. */
  status: number | null;
  excerpt: string;
  ms: number;
}

/** Waits between the tries of one delivery (people W61). */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** A webhook that took nothing for so long is stopped. */
const longestFailing = 5 * day;

const gone = 410;

/** Ends what still waits for a stopped webhook, and tells its owner. */
const stop = async (
  ctxInTx: Context,
  { endpoint }: OutgoingDelivery,
  reason: 'gone' | 'failing',
): Promise<void> => {
  const stopped = await ctxInTx.db
    .updateTable('webhook_endpoints')
    .set({ state: 'stopped', stop_reason: reason })
    .where('id', '=', endpoint.id)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (!stopped) return;
  await ctxInTx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('endpoint_id', '=', endpoint.id)
    .where('state', '=', 'waiting')
    .execute();
  await noticeToOwner(ctxInTx, endpoint.merchant_id, 'webhook-stopped', new URL(endpoint.url).host);
};

const noteFailure = async (
  ctxInTx: Context,
  delivery: OutgoingDelivery,
  { status }: Answer,
): Promise<void> => {
  const { endpoint } = delivery;
  const { failing_since } = await ctxInTx.db
    .updateTable('webhook_endpoints')
    .set((e) => ({ failing_since: e.fn.coalesce('failing_since', e.val(ctxInTx.clock.now())) }))
    .where('id', '=', endpoint.id)
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  if (status === gone) await stop(ctxInTx, delivery, 'gone');
  else if (failing_since && failing_since <= earlier(ctxInTx.clock, longestFailing))
    await stop(ctxInTx, delivery, 'failing');
};

/** Notes what came of a try, and when the next one is; only 2xx counts as taken. A deleted webhook needs nothing. */
export const settleDelivery = (ctx: Context, delivery: OutgoingDelivery, answer: Answer): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
    // A ping is a question about now: an answer of tomorrow is of no use.
    const wait = delivery.type === 'ping' ? undefined : waits[delivery.tries];
    const state = isTaken ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
    const noted = await db
      .updateTable('webhook_deliveries')
      .set({
        state,
        tries: delivery.tries + 1,
        next_at: state === 'waiting' && wait !== undefined ? later(clock, wait) : null,
        last_at: clock.now(),
        status: answer.status,
        ms: answer.ms,
        excerpt: toStorableText(answer.excerpt).slice(0, 500),
      })
      .where('id', '=', delivery.id)
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    if (!isTaken) return noteFailure(ctxInTx, delivery, answer);
    await db
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', delivery.endpoint_id)
      .where('failing_since', 'is not', null)
      .execute();
  });
