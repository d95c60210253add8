import { sellerProductEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';

const load = async ({ api, signal, params: { id = '' } }: LoaderArgs) => {
  // What no id looks like is no page, and no question to the market.
  if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
  const { data } = await api.call(sellerProductEndpoints.detail, { params: { id } }, { signal });
  return { product: data };
};

/** A product of the person's own store; another store's is no page. */
export const productLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
