import type { Webhook } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import type { WebhookEndpoints } from '../developer.tables.ts';

/** A webhook as its owner sees it, without its secrets. */
export const presentWebhook = ({ clock }: Context, row: Selectable<WebhookEndpoints>): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  state: row.state,
  stop_reason: row.stop_reason,
  created_at: row.created_at.toISOString(),
  old_secret_until:
    row.old_secret_until && row.old_secret_until > clock.now() ? row.old_secret_until.toISOString() : null,
});

/** A webhook of the current store, held until the end of the transaction. Throws 404. */
export const lockWebhook = async (ctxInTx: Context, id: number): Promise<Selectable<WebhookEndpoints>> => {
  const found = await ctxInTx.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', getCurrentMerchantId(ctxInTx))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw apiError.notFound();
  return found;
};

/** Webhooks of the current store, newest first. Throws 401 and 403. */
export const listWebhooks = async (ctx: Context): Promise<Webhook[]> => {
  const rows = await ctx.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('merchant_id', '=', getCurrentMerchantId(ctx))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => presentWebhook(ctx, row));
};
