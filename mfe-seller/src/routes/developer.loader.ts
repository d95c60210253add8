import { apiKeyEndpoints, webhookEndpoints } from '@pasar/contract';
import { readPage, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const perPage = 20;

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = { page: readPage(url.searchParams), per_page: perPage };
  const [keys, webhooks, log] = await Promise.all([
    toSectionResult(api.call(apiKeyEndpoints.list, {}, { signal }).then(({ data }) => data)),
    toSectionResult(api.call(webhookEndpoints.list, {}, { signal }).then(({ data }) => data)),
    toSectionResult(
      api.call(webhookEndpoints.deliveries, { query }, { signal }).then(({ data, meta }) => ({
        deliveries: data,
        page: meta.current_page,
        lastPage: meta.last_page,
      })),
    ),
  ]);
  return { keys, webhooks, log };
};

export const developerLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
