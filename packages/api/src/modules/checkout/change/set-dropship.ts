import type { Verb } from '../../../platform/context.ts';
import type { ShownCheckout } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';

interface SetDropship {
  orderId: number;
  /** Null: in the name of the store again. */
  dropship: { dropship_name: string; dropship_phone: string } | null;
}

/** Sends an order in the name of a dropshipper, or not any more (domain 3.8). Throws 401, 404, 409. */
export const setDropship = async ({ ctx, input }: Verb<SetDropship>): Promise<ShownCheckout> => {
  const { session, order } = await openOrder(ctx, input.orderId);
  return changeOrders(
    ctx,
    session,
    [order.id],
    input.dropship ?? { dropship_name: null, dropship_phone: null },
  );
};
