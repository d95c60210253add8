import type { Context } from '../../../platform/context.ts';
import { emit, emitAll } from '../../../platform/jobs/outbox.ts';
import { capturePayment } from '../money/capture-payment.ts';
import { holdWallet } from '../money/hold-wallet.ts';
import { checkSums } from './check-sums.ts';
import { insertGroup } from './insert-group.ts';
import { insertOrders } from './insert-orders.ts';
import type { PlacedGroup, PlaceOrders } from './placed-order.ts';

/**
 * T0: makes a group and its orders out of what checkout has computed, reserved and consumed, and takes the wallet's
 * part (J0). With nothing left to pay the orders are `new` at once (J1). Throws 409 `wallet.insufficient`, and an
 * Error when the amounts do not add up.
 */
export const placeOrders = async (ctx: Context, input: PlaceOrders): Promise<PlacedGroup> => {
  checkSums(input);
  const group = await insertGroup(ctx, input);
  const orders = await insertOrders(ctx, group, input.orders);
  const placed = {
    groupId: group.id,
    code: group.code,
    payable: group.payable,
    payDueAt: group.pay_due_at,
    orders: orders.map(({ id, code, merchant_id, grand_total }) => ({
      id,
      code,
      merchantId: merchant_id,
      total: grand_total,
    })),
  };
  if (group.payable > 0) {
    if (group.wallet_used > 0) await holdWallet(ctx, group);
    await emit(ctx, 'order-group.placed', { groupId: group.id });
    return { ...placed, status: 'waiting_payment' };
  }
  await capturePayment(ctx, { group, orders });
  await emitAll(
    ctx,
    'order.moved',
    orders.map(({ id }) => ({ orderId: id, transition: 'T0', from: null, to: 'new', actor: 'buyer' })),
  );
  return { ...placed, status: 'new' };
};
