import { sellingEndpoints } from '@pasar/contract';
import { getReceivedAt } from '@pasar/dashboard';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';

/** An invalid order code is a 404, without a request. */
const shape = /^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/;

const load = async ({ api, signal, params: { code = '' } }: LoaderArgs) => {
  if (!shape.test(code)) return notFound();
  const { data } = await api.call(sellingEndpoints.detail, { params: { code } }, { signal });
  return { order: data, heardAt: getReceivedAt() };
};

export const orderLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
