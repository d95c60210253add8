import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@pasar/contract';
import type { Insertable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { WebhookDeliveries } from '../developer.tables.ts';

interface HappenedEvent {
  merchantId: number;
  /** What a webhook chooses. */
  event: WebhookEvent;
  /** The type of the event, `order.shipped`. */
  type: string;
  /** Ids and a status, nothing else: who wants more asks with a key. */
  data: Record<string, unknown>;
}

/** The row of one event to one address; the address's own id of it stays the same at every try. */
export const buildDelivery = (
  { clock }: Context,
  { endpointId, id, type, data }: { endpointId: number; id: string; type: string; data: object },
): Insertable<WebhookDeliveries> => {
  const now = clock.now();
  return {
    endpoint_id: endpointId,
    event_id: id,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    next_at: now,
    created_at: now,
    last_at: null,
    status: null,
    ms: null,
  };
};

/** The name of the queue that sends, by which it is woken. */
export const webhookQueue = 'developer';

/** Puts an event on its way to every running webhook of the store that chose it, in the caller's transaction. */
export const queueEvent = async (
  ctxInTx: Context,
  { merchantId, event, type, data }: HappenedEvent,
): Promise<void> => {
  const targets = await ctxInTx.db
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'active')
    .execute();
  const rows = targets
    .filter(({ events }) => events.includes(event))
    .map((target) => ({ endpointId: target.id, id: `msg_${randomUUID()}`, type, data }))
    .map((about) => buildDelivery(ctxInTx, about));
  if (rows.length === 0) return;
  await ctxInTx.db.insertInto('webhook_deliveries').values(rows).execute();
  ctxInTx.afterCommit(() => ctxInTx.wakeJobs(webhookQueue));
};
