import { sellerWalletEndpoints, walletEndpoints } from '@pasar/contract';
import { readWalletQuery, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { storeEntryTypes } from '../features/view-wallet/wallet-query.ts';

/** Five calls at once; each section of the page may fail alone. */
const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readWalletQuery(url.searchParams, storeEntryTypes);
  const { type, date_start, date_end, page } = query;
  const data = <Value>(answer: Promise<{ data: Value }>) =>
    toSectionResult(answer.then((opened) => opened.data));
  const [balance, history, withdrawals, bank, banks] = await Promise.all([
    data(api.call(sellerWalletEndpoints.balance, {}, { signal })),
    toSectionResult(
      api
        .call(sellerWalletEndpoints.history, { query: { type, date_start, date_end, page } }, { signal })
        .then(({ data: entries, meta }) => ({ entries, page: meta.current_page, lastPage: meta.last_page })),
    ),
    data(api.call(sellerWalletEndpoints.withdrawals, {}, { signal })),
    data(api.call(sellerWalletEndpoints.bank, {}, { signal })),
    data(api.call(walletEndpoints.banks, {}, { signal })),
  ]);
  return { query, balance, history, withdrawals, bank, banks };
};

export const walletLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
