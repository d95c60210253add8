import type { Checkout } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { formatMessage, type Message } from '../../../platform/message.ts';
import { paymentMethods, usableMethods } from '../../payments/index.ts';
import type { Draft } from '../draft/draft.ts';

type Blocked = NonNullable<Checkout['blocked']>;

const messages: Record<Blocked['reason'], Message> = {
  closed: 'checkout.closed',
  sold_out: 'payment.sold-out',
  address_missing: 'checkout.address-required',
  courier_missing: 'checkout.courier-required',
  no_payment_method: 'payment.none',
  amount_out_of_range: 'payment.amount',
};

const reasonOf = (ctx: Context, { session, orders, summary }: Draft): Blocked['reason'] | null => {
  if (session.status !== 'open') return 'closed';
  if (orders.length === 0 || orders.some(({ lines }) => lines.some(({ bought }) => bought === 0)))
    return 'sold_out';
  if (summary.payable > 0 && paymentMethods(ctx).length === 0) return 'no_payment_method';
  if (orders.some(({ address }) => !address)) return 'address_missing';
  if (orders.some(({ chosen }) => !chosen)) return 'courier_missing';
  if (summary.payable > 0 && usableMethods(ctx, summary.payable).length === 0) return 'amount_out_of_range';
  return null;
};

/** Why a checkout cannot be paid; null when it can (M1). */
export const findBlocked = (ctx: Context, draft: Draft): Blocked | null => {
  const reason = reasonOf(ctx, draft);
  return reason && { reason, message: formatMessage(messages[reason], ctx.locale) };
};
