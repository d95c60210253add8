import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { createHarness } from '../harness/create-harness.ts';
import { unlimited } from '../harness/unlimited.ts';
import { arrangeBigStore } from './arrange-big-store.ts';
import { getSellerListQueries } from './seller-list-queries.ts';

export interface SellerListFigure {
  name: string;
  /** Milliseconds until the answer. */
  p50: number;
  p95: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * How long the list of a seller takes with so many products, question by question and over all of them ("every
 * question"). Throws when an answer is not a good one.
 */
export const measureSellerList = async (products: number, times: number): Promise<SellerListFigure[]> => {
  const market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [createDemo()] });
  try {
    const store = await arrangeBigStore(market, products);
    const [call] = createHarness(market).calls;
    const ask = async (query: string) => {
      const began = performance.now();
      const path = `/merchant/dashboard/products/list?per_page=25&${encodeURI(query)}`;
      const { code, message } = await call(path, { token: store.token });
      if (code !== 200) throw new Error(`${query} was answered ${code} ${message}`);
      return performance.now() - began;
    };
    const all: number[] = [];
    const figures: SellerListFigure[] = [];
    const add = (name: string, took: number[]) => {
      const sorted = took.toSorted((one, other) => one - other);
      figures.push({ name, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) });
    };
    for (const [name, query] of getSellerListQueries(store)) {
      for (let at = 0; at < 3; at++) await ask(query(at));
      const took: number[] = [];
      for (let at = 0; at < times; at++) took.push(await ask(query(at + 3)));
      all.push(...took);
      add(name, took);
    }
    add('every question', all);
    return figures;
  } finally {
    // Half of the shelves say that they are shown, without their products; nothing else looks at this market.
    await market.close().catch(() => undefined);
  }
};
