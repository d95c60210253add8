import { sellerWalletEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

/** A month that the address does not name, or names wrongly, is the current one. */
const load = async ({ api, signal, url }: LoaderArgs) => {
  const month = url.searchParams.get('month') ?? undefined;
  const isMonth = month !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
  const { data } = await api.call(
    sellerWalletEndpoints.month,
    { query: isMonth ? { month } : {} },
    { signal },
  );
  return data;
};

export const walletMonthLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
