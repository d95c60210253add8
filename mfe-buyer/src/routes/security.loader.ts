import { buyerEndpoints, factorEndpoints, securityEndpoints } from '@pasar/contract';
import { readPage, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const page = readPage(url.searchParams);
  const eventPage = readPage(url.searchParams, 'events');
  const [bio, factors, sessions, events] = await Promise.all([
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
    toSectionResult(
      api
        .call(securityEndpoints.events, { query: { page: eventPage, per_page: 10 } }, { signal })
        .then(({ data, meta }) => ({ list: data, page: meta.current_page, lastPage: meta.last_page })),
    ),
  ]);
  return { bio, factors, sessions, events, pages: { page, events: eventPage } };
};

export const securityLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
