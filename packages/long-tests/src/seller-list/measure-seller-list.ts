import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { createHarness } from '../harness/create-harness.ts';
import { measureQueries, type QueryFigure } from '../harness/measure-queries.ts';
import { unlimited } from '../harness/unlimited.ts';
import { arrangeBigStore } from './arrange-big-store.ts';
import { getSellerListQueries } from './seller-list-queries.ts';

/**
 * How long the list of a seller takes with so many products, question by question and over all of them ("every
 * question"). Throws when an answer is not a good one.
 */
export const measureSellerList = async (products: number, times: number): Promise<QueryFigure[]> => {
  const market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [createDemo()] });
  try {
    const store = await arrangeBigStore(market, products);
    const [call] = createHarness(market).calls;
    return await measureQueries(getSellerListQueries(store), times, async (query) => {
      const path = `/merchant/dashboard/products/list?per_page=25&${encodeURI(query)}`;
      const { code, message } = await call(path, { token: store.token });
      if (code !== 200) throw new Error(`${query} was answered ${code} ${message}`);
    });
  } finally {
    // Half of the shelves say that they are shown, without their products; nothing else looks at this market.
    await market.close().catch(() => undefined);
  }
};
