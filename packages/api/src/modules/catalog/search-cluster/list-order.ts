import type { ProductQuery } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import { lessByFifth, mostForPrice } from '../listing/order-by-relevance.ts';
import { freshness, soldOut } from '../listing-index/weigh-listing.ts';

/** A key of an order as the engine sorts: what it is, and whether small ones come first. */
export interface SortKey {
  by: string | Record<string, unknown>;
  direction: 'asc' | 'desc';
}

const field = (name: string): SortKey => ({ by: name, direction: 'desc' });
const newest = field('id');
/** By what the query computes. */
export const byScore: SortKey = { by: '_score', direction: 'desc' };

const byPrice = (direction: SortKey['direction'], now: number): SortKey => ({
  by: {
    _script: {
      type: 'number',
      script: {
        lang: 'expression',
        source: "doc['t1'].value > now ? doc['p0'].value : doc['p1'].value",
        params: { now },
      },
      order: direction,
    },
  },
  direction,
});

/** What a list is ordered by. */
export const sortKeys = (sort: NonNullable<ProductQuery['sort']>, now: number): SortKey[] => {
  switch (sort) {
    case 'relevance':
    case 'near':
      return [field('popularity'), newest];
    case 'lates':
      return [field('created_at'), newest];
    case 'bestseller':
      return [field('sold'), newest];
    case 'price_asc':
    case 'price_desc':
      return [byPrice(sort === 'price_asc' ? 'asc' : 'desc', now), newest];
    case 'rating':
      return [field('rating'), field('rating_count'), newest];
  }
};

/** As the engine takes it; turned round for the pages before a place. */
export const toSort = (keys: readonly SortKey[], isReversed: boolean): Record<string, unknown>[] =>
  keys.map(({ by, direction }) => {
    const order = isReversed === (direction === 'asc') ? 'desc' : 'asc';
    if (typeof by === 'string') return { [by]: { order } };
    return { _script: { ...(by._script as object), order } };
  });

/** In cursors the largest key comes first, whatever the direction. */
export const toCursorKeys = (keys: readonly SortKey[], values: readonly unknown[]): number[] =>
  values.map((value, at) => (keys[at]?.direction === 'asc' ? -Number(value) : Number(value)));

/** The weight of a product beside its words, as `weightAt` computes it. */
const weight = `(doc['stock'].value <= 0 ? ${soldOut} : floor(doc['base'].value + ${freshness.points} * max(0, min(1, 1 - (today - doc['day'].value) / ${freshness.days})) + 0.5))`;

/** The score of a search from the points of its words, times ten. */
export const relevanceScore = (isCheap: boolean, now: number) => ({
  source: `(floor(_score / 10)${isCheap ? ` + ${mostForPrice} - ${lessByFifth} * doc['fifth'].value` : ''}) * ${weight}`,
  params: { today: Math.floor(now / day) },
});
