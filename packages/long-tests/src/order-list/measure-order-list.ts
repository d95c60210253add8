import { openTestServer } from '@pasar/api/testing';
import { createHarness } from '../harness/create-harness.ts';
import { measureQueries, type QueryFigure } from '../harness/measure-queries.ts';
import { unlimited } from '../harness/unlimited.ts';
import { arrangeManyOrders } from './arrange-many-orders.ts';
import { getOrderListQueries } from './order-list-queries.ts';

/** How long the lists and figures of the back office take with so many orders. Throws when a response is not a good one. */
export const measureOrderList = async (orders: number, times: number): Promise<QueryFigure[]> => {
  const market = await openTestServer({ ...unlimited, courierStageSeconds: 0 });
  try {
    const many = await arrangeManyOrders(market, orders);
    const [call] = createHarness(market).calls;
    return await measureQueries(getOrderListQueries(many), times, async (query) => {
      const path = `/admin${encodeURI(query)}`;
      const { code, message } = await call(path, { token: many.token });
      if (code !== 200) throw new Error(`${query} was answered ${code} ${message}`);
    });
  } finally {
    await market.close().catch(() => undefined);
  }
};
