import { isApiError } from '@pasar/api-client';
import { merchantEndpoints, summaryEndpoints } from '@pasar/contract';
import { getReceivedAt, readDates, toSectionResult } from '@pasar/dashboard';
import { type Loader, type LoaderArgs, toResult } from '@pasar/slice-kit';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readDates(url.searchParams);
  /** Why the server rejects these days, e.g. too many of them. */
  let refusal: string | null = null;
  const counted = api.call(summaryEndpoints.read, { query }, { signal }).catch((failure: unknown) => {
    if (isApiError(failure) && failure.code === 422) refusal = failure.message;
    throw failure;
  });
  const [store, summary] = await Promise.all([
    // For the owner alone; members see the page without it.
    toResult(api.call(merchantEndpoints.store, {}, { signal }).then(({ data }) => data)),
    toSectionResult(counted.then(({ data }) => data)),
  ]);
  return { store, summary, refusal: refusal as string | null, heardAt: getReceivedAt() };
};

export const summaryLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
