import { orderEndpoints, paths } from '@pasar/contract';
import { type Loader, type LoaderArgs, notFound, redirectTo } from '@pasar/slice-kit';
import { isOrderCode } from './order.loader.ts';

/** An unpaid order has no invoice: the order itself shows what is missing. */
const load = async ({ api, signal, params: { code = '' } }: LoaderArgs) => {
  if (!isOrderCode(code)) return notFound();
  const { data } = await api.call(orderEndpoints.detail, { params: { code } }, { signal });
  if (data.payment.paid_at === null) return redirectTo(paths.account.order(code));
  return { order: data };
};

export const invoiceLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
