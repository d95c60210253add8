import { isCallFailure } from '@pasar/api-client';
import { merchantEndpoints, summaryEndpoints } from '@pasar/contract';
import { heardAt, readDates, settleSection } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readDates(url.searchParams);
  /** Why the market does not count these days, e.g. too many of them. */
  let refusal: string | null = null;
  const counted = api.call(summaryEndpoints.read, { query }, { signal }).catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 422) refusal = failure.message;
    throw failure;
  });
  const [store, summary] = await Promise.all([
    settleSection(api.call(merchantEndpoints.store, {}, { signal }).then(({ data }) => data)),
    settleSection(counted.then(({ data }) => data)),
  ]);
  return { store, summary, refusal: refusal as string | null, heardAt: heardAt() };
};

export const summaryLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
