import {
  buyerEndpoints,
  companyEndpoints,
  orderEndpoints,
  reviewEndpoints,
  walletEndpoints,
} from '@pasar/contract';
import { getReceivedAt, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

/** So many of each list fit; the rest is a press away. */
const glance = { per_page: 3 };

/** Five calls at once; each section of the page may fail alone. */
const load = async ({ api, signal }: LoaderArgs) => {
  const [orders, reviews, balance, news, documents] = await Promise.all([
    toSectionResult(
      api
        .call(orderEndpoints.list, { query: glance }, { signal })
        .then(({ data, counts }) => ({ latest: data, counts })),
    ),
    toSectionResult(
      api
        .call(reviewEndpoints.mine, { query: { per_page: 1 } }, { signal })
        .then(({ counts }) => counts.pending),
    ),
    toSectionResult(api.call(walletEndpoints.balance, {}, { signal }).then(({ data }) => data)),
    toSectionResult(
      api.call(buyerEndpoints.notifications, { query: glance }, { signal }).then(({ data }) => data),
    ),
    toSectionResult(api.call(companyEndpoints.documents, {}, { signal }).then(({ data }) => data)),
  ]);
  const refused = documents.ok && Object.values(documents.value).some(({ status }) => status === 'rejected');
  return { orders, reviews, balance, news, refused, heardAt: getReceivedAt() };
};

export const overviewLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
