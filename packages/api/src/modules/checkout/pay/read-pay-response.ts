import { type endpoints, type HandlerResponse, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readGroup } from '../../orders/index.ts';
import { checkoutErrors } from '../checkout-errors.ts';

export type PayResponse = HandlerResponse<typeof endpoints.checkout.pay>['data'];

interface Made {
  code: string;
  status: PayResponse['status'];
  orders: readonly { id: number; code: string; merchantName: string; total: number }[];
  /** Null when the wallet paid everything. */
  method: string | null;
  payable: number;
  payDueAt: Date;
}

/** The orders that were made of a checkout, and what is left to pay. */
export const presentPaid = ({ code, status, orders, method, payable, payDueAt }: Made): PayResponse => ({
  order_group_code: code,
  status,
  orders: orders.map((order) => ({
    id: order.id,
    order_code: order.code,
    merchant_name: order.merchantName,
    total: rupiah(order.total),
  })),
  payment:
    method === null
      ? null
      : {
          method,
          amount: rupiah(payable),
          expires_at: payDueAt.toISOString(),
          // The provider is called after the commit, as the last step of the response.
          va_number: null,
        },
});

/**
 * Returns the orders of a checkout, however often they are requested: by a double click, a second tab, Back and pay
 * again. Throws 409 `session_closed` when nobody paid in time or the buyer canceled.
 */
export const readPayResponse = async (ctx: Context, checkoutId: number): Promise<PayResponse> => {
  const group = await readGroup(ctx, { checkoutId });
  if (!group || group.status === 'payment_expired' || group.status === 'cancelled_buyer') {
    throw checkoutErrors.closed();
  }
  return presentPaid({ ...group, status: group.status === 'paid' ? 'paid' : 'waiting_payment' });
};
