import { orderEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { readOrderQuery } from '../features/browse-orders/order-query.ts';

export const ordersLoader = listLoader(readOrderQuery, ({ api, signal }, query) =>
  api.call(orderEndpoints.list, { query }, { signal }),
);
