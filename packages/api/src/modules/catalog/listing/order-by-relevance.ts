import type { ListingIndex } from '../listing-index/listing-index.ts';
import { priceFifths } from './price-fifths.ts';
import type { Key } from './sort-listings.ts';

/** What a product gains for being in the cheapest fifth of its category, and loses of it by each further fifth. */
export const [mostForPrice, lessByFifth] = [60, 15];

/**
 * By what a search is ordered: the points of the words times what buyers think of a product, then the newest. Without
 * points all products are equal, and `isCheap` adds what a low price in the category is worth.
 */
export const relevanceKeys = (goods: ListingIndex, points: Uint32Array | null, isCheap: boolean): Key[] => {
  const { id, weight } = goods.columns;
  const getFifth = isCheap ? priceFifths(goods) : null;
  const gain = (slot: number) => (getFifth ? mostForPrice - lessByFifth * getFifth(slot) : 0);
  return [(slot) => ((points?.[slot] ?? 1) + gain(slot)) * (weight[slot] ?? 0), (slot) => id[slot] ?? 0];
};

/** Other keys, with what fits the words at least half as well as the best in front: `beras termurah` is no flour. */
export const fittingFirst = (points: Uint32Array, keys: readonly Key[]): Key[] => {
  const most = points.reduce((best, one) => Math.max(best, one), 0);
  return [(slot) => Number((points[slot] ?? 0) * 2 >= most), ...keys];
};

/** What the score of a product gains in a city and in its province: more than any search is worth. */
export const nearness = { city: 2 ** 23, province: 2 ** 22 };

/** Other keys, with what is in the city and then what is in its province in front. */
export const nearFirst = ({ columns, cities }: ListingIndex, near: string, keys: readonly Key[]): Key[] => {
  const province = near.slice(0, 2);
  const gains = Float64Array.from(cities.values, (city) =>
    city === near ? nearness.city : city?.slice(0, 2) === province ? nearness.province : 0,
  );
  return [(slot) => gains[columns.city[slot] ?? 0] ?? 0, ...keys];
};
