import { buyerEndpoints, factorEndpoints, securityEndpoints } from '@pasar/contract';
import { readPage, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const page = readPage(url.searchParams);
  const [bio, factors, sessions] = await Promise.all([
    toSectionResult(
      api.call(buyerEndpoints.bio, {}, { signal }).then(({ data: { email, phone } }) => ({ email, phone })),
    ),
    toSectionResult(api.call(factorEndpoints.status, {}, { signal }).then(({ data }) => data)),
    toSectionResult(
      api.call(securityEndpoints.sessions, { query: { page } }, { signal }).then(({ data, meta }) => ({
        list: data,
        page: meta.current_page,
        lastPage: meta.last_page,
        total: meta.total,
      })),
    ),
  ]);
  return { bio, factors, sessions };
};

export const securityLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
