import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

/**
 * Voids an order's live airway bill, in the caller's transaction; an order without one is left as it is. Throws 409
 * when the courier has the parcel already: the scan with that report is on its way to the order.
 */
export const voidShipment = async (ctx: Context, orderId: number): Promise<void> => {
  const live = await ctx.db
    .selectFrom('shipments')
    .select(['id', 'last_code', 'provider_ref'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!live) return;
  if (live.last_code !== null && live.last_code !== 'manifested') {
    throw apiError.conflict('request.conflict', { reason: 'parcel_picked_up' });
  }
  await ctx.db
    .updateTable('shipments')
    // What the service has booked, or is booking right now, is recalled there by a job.
    .set({
      voided_at: ctx.clock.now(),
      status: 'void',
      next_scan_at: live.provider_ref === null ? null : ctx.clock.now(),
    })
    .where('id', '=', live.id)
    .execute();
  ctx.afterCommit(() => ctx.wakeJobs('shipping'));
};
