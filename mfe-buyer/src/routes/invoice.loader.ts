import { type Loader, linkTo, redirectTo } from '@pasar/slice-kit';
import { orderLoader } from './order.loader.ts';

/** An unpaid order has no invoice: the order itself shows what is missing. */
export const invoiceLoader = (async (args) => {
  const { order } = await orderLoader(args);
  return order.payment.paid_at === null
    ? redirectTo(linkTo('buyer.order', { code: order.order_code }))
    : { order };
}) satisfies Loader;
