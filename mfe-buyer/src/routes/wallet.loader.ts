import { walletEndpoints } from '@pasar/contract';
import { readWalletQuery, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { buyerEntryTypes } from '../features/view-wallet/wallet-query.ts';

/** Five calls at once; each section of the page may fail alone. */
const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readWalletQuery(url.searchParams, buyerEntryTypes);
  const { type, date_start, date_end, page } = query;
  const data = <Value>(answer: Promise<{ data: Value }>) =>
    toSectionResult(answer.then((opened) => opened.data));
  const [balance, history, withdrawals, sources, banks] = await Promise.all([
    data(api.call(walletEndpoints.balance, {}, { signal })),
    toSectionResult(
      api
        .call(walletEndpoints.history, { query: { type, date_start, date_end, page } }, { signal })
        .then(({ data: entries, meta }) => ({
          entries,
          page: meta.current_page,
          lastPage: meta.last_page,
          total: meta.total,
        })),
    ),
    data(api.call(walletEndpoints.withdrawals, {}, { signal })),
    data(api.call(walletEndpoints.sources, {}, { signal })),
    data(api.call(walletEndpoints.banks, {}, { signal })),
  ]);
  return { query, balance, history, withdrawals, sources, banks };
};

export const walletLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
