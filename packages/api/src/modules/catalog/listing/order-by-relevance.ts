import type { ListingIndex } from '../listing-index/listing-index.ts';
import type { Order } from './sort-listings.ts';

/** What the cheapest fifth of a category gains when something cheap is asked for. */
const mostForPrice = 60;
const fifths = 5;

/** What every listed product gains for its price, by the fifth of its category that it is in. */
const gainByPrice = ({ columns, size }: ListingIndex): Uint8Array => {
  const { id, category, price } = columns;
  const slots = Array.from({ length: size }, (_, slot) => slot).filter((slot) => id[slot] !== 0);
  const gains = new Uint8Array(size);
  for (const alike of Map.groupBy(slots, (slot) => category[slot]).values()) {
    const sorted = alike.sort((one, other) => (price[one] ?? 0) - (price[other] ?? 0));
    for (const [place, slot] of sorted.entries()) {
      const fifth = Math.floor((fifths * place) / sorted.length);
      gains[slot] = mostForPrice - (mostForPrice / (fifths - 1)) * fifth;
    }
  }
  return gains;
};

/**
 * The order of a search: the points of the words times what buyers think of a product, then the newest. Without points
 * all products are equal, and `isCheap` adds what a low price in the category is worth.
 */
export const relevanceOrder = (goods: ListingIndex, points: Uint32Array | null, isCheap: boolean): Order => {
  const { id, weight } = goods.columns;
  const gains = isCheap ? gainByPrice(goods) : null;
  const score = (slot: number) => ((points?.[slot] ?? 1) + (gains?.[slot] ?? 0)) * (weight[slot] ?? 0);
  return (one, other) => score(other) - score(one) || (id[other] ?? 0) - (id[one] ?? 0);
};

/** Another order, with what fits the words at least half as well as the best in front: `beras termurah` is no flour. */
export const fittingFirst = (points: Uint32Array, order: Order): Order => {
  const most = points.reduce((best, one) => Math.max(best, one), 0);
  const fits = (slot: number) => Number((points[slot] ?? 0) * 2 >= most);
  return (one, other) => fits(other) - fits(one) || order(one, other);
};
