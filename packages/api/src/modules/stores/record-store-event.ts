import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import type { MerchantEvents } from './stores.tables.ts';

interface StoreEvent {
  merchantId: number;
  action: MerchantEvents['action'];
  reason?: string;
  details?: Record<string, unknown>;
}

/** Records what was done to a store, and by whom, for staff. */
export const recordStoreEvent = async (
  ctx: Context,
  { merchantId, action, reason, details }: StoreEvent,
): Promise<void> => {
  await ctx.db
    .insertInto('merchant_events')
    .values({
      merchant_id: merchantId,
      actor_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      action,
      reason: reason ?? null,
      details: details ? json(details) : null,
      at: ctx.clock.now(),
    })
    .execute();
};
