import { isMonth, sellerWalletEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

/** A month that the address does not name, or names wrongly, is the current one. */
const load = async ({ api, signal, url }: LoaderArgs) => {
  const month = url.searchParams.get('month') ?? '';
  const { data } = await api.call(
    sellerWalletEndpoints.month,
    { query: isMonth(month) ? { month } : {} },
    { signal },
  );
  return data;
};

export const walletMonthLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
