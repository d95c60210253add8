import { sellerProductFormEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';

const load = async ({ api, signal, params: { id = '' } }: LoaderArgs) => {
  // An invalid id is a 404, without a request.
  if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
  const { data } = await api.call(sellerProductFormEndpoints.detail, { params: { id } }, { signal });
  return { product: data };
};

/** A product of the user's own store; another store's is a 404. */
export const productLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
