import { randomUUID } from 'node:crypto';
import {
  type HandlerInput,
  type WebhookDelivery,
  type webhookEndpoints,
  webhookLimits,
} from '@pasar/contract';
import type { Selectable } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import type { WebhookDeliveries } from '../developer.tables.ts';
import { lockWebhook } from './find-webhook.ts';
import { buildDelivery, webhookQueue } from './queue-event.ts';

type Query = HandlerInput<typeof webhookEndpoints.deliveries>['query'];

const present = ({ url, ...row }: Selectable<WebhookDeliveries> & { url: string }): WebhookDelivery => ({
  id: row.id,
  webhook_id: row.endpoint_id,
  url,
  event_id: row.event_id,
  type: row.type,
  state: row.state,
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  last_at: row.last_at?.toISOString() ?? null,
  next_at: row.next_at?.toISOString() ?? null,
  status: row.status,
  ms: row.ms,
  excerpt: row.excerpt,
});

const ofStore = (ctx: Context) =>
  ctx.db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .where('webhook_endpoints.merchant_id', '=', getCurrentMerchantId(ctx));

/** What was sent to the current store's webhooks, newest first. Throws 401 and 403. */
export const listDeliveries = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: WebhookDelivery[]; total: number }> => {
  const { total } = await ofStore(ctx)
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofStore(ctx)
    .selectAll('webhook_deliveries')
    .select('webhook_endpoints.url')
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, rows: rows.map(present) };
};

/** Sends a test to a webhook, once. Throws 404, and 409 when it is stopped. */
export const sendPing = ({ ctx, input }: HandlerArgs<{ webhook_id: number }>): Promise<WebhookDelivery> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id: endpointId, url, state } = await lockWebhook(ctxInTx, input.webhook_id);
    if (state === 'stopped') throw apiError.conflict('webhook.stopped');
    const about = { endpointId, id: `msg_${randomUUID()}`, type: 'ping', data: {} };
    const row = await ctxInTx.db
      .insertInto('webhook_deliveries')
      .values(buildDelivery(ctxInTx, about))
      .returningAll()
      .executeTakeFirstOrThrow();
    ctxInTx.afterCommit(() => ctxInTx.wakeJobs(webhookQueue));
    return present({ ...row, url });
  });

/** Sends a delivery again under its id, with all its tries. Throws 404, and 409 when its webhook is stopped. */
export const resendDelivery = ({
  ctx,
  input,
}: HandlerArgs<{ delivery_id: number }>): Promise<WebhookDelivery> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await ofStore(ctxInTx)
      .select(['webhook_deliveries.id', 'webhook_endpoints.url', 'webhook_endpoints.state'])
      .where('webhook_deliveries.id', '=', input.delivery_id)
      .executeTakeFirst();
    if (!found) throw apiError.notFound();
    if (found.state === 'stopped') throw apiError.conflict('webhook.stopped');
    const row = await ctxInTx.db
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', tries: 0, next_at: ctxInTx.clock.now() })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    ctxInTx.afterCommit(() => ctxInTx.wakeJobs(webhookQueue));
    return present({ ...row, url: found.url });
  });

/** Deletes, each night, what was sent more than 30 days ago. */
export const purgeDeliveries: ScheduledJob = {
  name: 'developer: purge deliveries of webhooks',
  pattern: '0 55 3 * * *',
  run: async ({ db, clock }) => {
    await db
      .deleteFrom('webhook_deliveries')
      .where('created_at', '<', earlier(clock, webhookLimits.logDays * day))
      .execute();
  },
};
