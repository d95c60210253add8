import '../stores.events.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';

export interface SuspendStore {
  merchantId: number;
  staffId: number | null;
  reason: string;
}

const change = (ctx: Context, { merchantId, reason }: SuspendStore, action: 'suspend' | 'unsuspend') =>
  inTransaction(ctx, async (ctxInTx) => {
    const suspends = action === 'suspend';
    const { suspended_at } = await lockStore(ctxInTx, merchantId);
    if ((suspended_at !== null) === suspends)
      throw apiError.conflict('store.moved', { suspended: suspended_at !== null });
    await ctxInTx.db
      .updateTable('merchants')
      .set({
        suspended_at: suspends ? ctx.clock.now() : null,
        suspend_reason: suspends ? reason : null,
      })
      .where('id', '=', merchantId)
      .execute();
    await recordStoreEvent(ctxInTx, { merchantId, action, reason });
    await emit(ctxInTx, 'store.changed', { merchantId });
    if (suspends) await emit(ctxInTx, 'store.suspended', { merchantId, reason });
    else await emit(ctxInTx, 'store.unsuspended', { merchantId });
  });

/**
 * Stops a store's selling and its withdrawals at once; its owner stays signed in and finishes the open orders.
 * Throws 404, and 409 when it is suspended already (domain 3.3).
 */
export const suspendStore = (ctx: Context, input: SuspendStore): Promise<void> =>
  change(ctx, input, 'suspend');

/** Resumes a suspended store in its former state. Throws 404, and 409 when it is not suspended. */
export const unsuspendStore = (ctx: Context, input: SuspendStore): Promise<void> =>
  change(ctx, input, 'unsuspend');
