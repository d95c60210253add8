import { sellerWalletEndpoints, walletEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, toResult } from '@pasar/slice-kit';

const load = async ({ api, signal }: LoaderArgs) => {
  const [bank, banks] = await Promise.all([
    api.call(sellerWalletEndpoints.bank, {}, { signal }),
    toResult(api.call(walletEndpoints.banks, {}, { signal })),
  ]);
  return { bank: bank.data, banks: banks.ok ? banks.value.data : undefined };
};

export const bankLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
