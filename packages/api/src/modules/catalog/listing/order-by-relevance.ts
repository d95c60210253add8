import type { ListingIndex } from '../listing-index/listing-index.ts';
import { priceFifths } from './price-fifths.ts';
import type { Order } from './sort-listings.ts';

/** What a product gains for being in the cheapest fifth of its category, and loses of it by each further fifth. */
const mostForPrice = 60;
const lessByFifth = 15;

/**
 * The order of a search: the points of the words times what buyers think of a product, then the newest. Without points
 * all products are equal, and `isCheap` adds what a low price in the category is worth.
 */
export const relevanceOrder = (goods: ListingIndex, points: Uint32Array | null, isCheap: boolean): Order => {
  const { id, weight } = goods.columns;
  const fifthOf = isCheap ? priceFifths(goods) : null;
  const gain = (slot: number) => (fifthOf ? mostForPrice - lessByFifth * fifthOf(slot) : 0);
  const score = (slot: number) => ((points?.[slot] ?? 1) + gain(slot)) * (weight[slot] ?? 0);
  return (one, other) => score(other) - score(one) || (id[other] ?? 0) - (id[one] ?? 0);
};

/** Another order, with what fits the words at least half as well as the best in front: `beras termurah` is no flour. */
export const fittingFirst = (points: Uint32Array, order: Order): Order => {
  const most = points.reduce((best, one) => Math.max(best, one), 0);
  const fits = (slot: number) => Number((points[slot] ?? 0) * 2 >= most);
  return (one, other) => fits(other) - fits(one) || order(one, other);
};
