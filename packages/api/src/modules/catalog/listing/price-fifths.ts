import type { ListingIndex } from '../listing-index/listing-index.ts';

const fifths = 5;
/** Milliseconds; prices of thousands move the limits of a category so little that a minute is soon enough. */
const keptFor = 60_000;

/** By category, the highest price of its first, second, third and fourth fifth. */
type Limits = ReadonlyMap<number, readonly number[]>;

const keptOf = new WeakMap<ListingIndex, { readAt: number; limits: Limits }>();

const readLimits = ({ columns, size }: ListingIndex): Limits => {
  const pricesOf = new Map<number, number[]>();
  for (let slot = 0; slot < size; slot++) {
    if (columns.id[slot] === 0) continue;
    const category = columns.category[slot] ?? 0;
    const prices = pricesOf.get(category) ?? [];
    if (prices.push(columns.price[slot] ?? 0) === 1) pricesOf.set(category, prices);
  }
  const limits = new Map<number, readonly number[]>();
  for (const [category, prices] of pricesOf) {
    const sorted = Float64Array.from(prices).sort();
    const highest = (fifth: number) => sorted[Math.ceil((fifth * sorted.length) / fifths) - 1] ?? 0;
    limits.set(category, [1, 2, 3, 4].map(highest));
  }
  return limits;
};

const getLimits = (goods: ListingIndex): Limits => {
  const now = performance.now();
  const kept = keptOf.get(goods);
  if (kept && now - kept.readAt < keptFor) return kept.limits;
  const limits = readLimits(goods);
  keptOf.set(goods, { readAt: now, limits });
  return limits;
};

/** In which fifth of its category the price of a slot's product is: 0 for the cheapest to 4. */
export const priceFifths = (goods: ListingIndex): ((slot: number) => number) => {
  const limits = getLimits(goods);
  const { category, price } = goods.columns;
  return (slot) => {
    const own = price[slot] ?? 0;
    const passed = limits.get(category[slot] ?? 0) ?? [];
    return passed.reduce((count, limit) => count + Number(own > limit), 0);
  };
};
