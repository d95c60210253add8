import { voucherEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readVoucherQuery } from '../features/browse-vouchers/voucher-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readVoucherQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(voucherEndpoints.list, { query }, { signal }).then(({ data, meta, counts }) => ({
      vouchers: data,
      counts,
      page: meta.current_page,
      lastPage: meta.last_page,
    })),
  );
  return { query, list };
};

export const vouchersLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
