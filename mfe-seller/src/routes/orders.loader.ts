import { sellingEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { perPage, readSellerOrderQuery } from '../features/browse-orders/seller-order-query.ts';

export const ordersLoader = listLoader(readSellerOrderQuery, ({ api, signal }, query) =>
  api.call(sellingEndpoints.list, { query: { ...query, per_page: perPage } }, { signal }),
);
