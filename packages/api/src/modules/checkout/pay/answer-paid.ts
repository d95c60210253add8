import { type Answer, type endpoints, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readGroup } from '../../orders/index.ts';
import { refuse } from '../refusals.ts';

export type PayAnswer = Answer<typeof endpoints.checkout.pay>['data'];

/**
 * What was made of a checkout, as often as it is asked for: a double click, a second tab, Back and pay again. Throws
 * 409 `session_closed` when nobody paid in time or the buyer cancelled.
 */
export const answerPaid = async (ctx: Context, checkoutId: number): Promise<PayAnswer> => {
  const group = await readGroup(ctx, { checkoutId });
  if (!group || group.status === 'payment_expired' || group.status === 'cancelled_buyer') {
    throw refuse.closed();
  }
  return {
    order_group_code: group.code,
    status: group.status === 'paid' ? 'paid' : 'waiting_payment',
    orders: group.orders.map(({ id, code, merchantName, total }) => ({
      id,
      order_code: code,
      merchant_name: merchantName,
      total: rupiah(total),
    })),
    payment:
      group.method === null
        ? null
        : {
            method: group.method,
            amount: rupiah(group.payable),
            expires_at: group.payDueAt.toISOString(),
            // The provider is asked after the commit; the payment page has its number.
            va_number: null,
          },
  };
};
