import type { ShippingCourier } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { makeDraft } from '../draft/make-draft.ts';
import { presentCouriers } from '../show/present-couriers.ts';
import { openOrder } from './changed-order.ts';

/**
 * Couriers and services for one order of the current user's open checkout, locked for 30 minutes. Throws 401, 404,
 * 409.
 */
export const listPrices = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<ShippingCourier[]> => {
  const { session } = await openOrder(ctx, id);
  const { orders } = await makeDraft(ctx, session, { renewing: true });
  const order = orders.find((one) => one.id === id);
  return order ? presentCouriers(ctx.clock.now(), order) : [];
};
