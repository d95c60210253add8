import type { Context } from '../../../platform/context.ts';
import { type AttributesByCategory, readAttributes } from '../categories/filter-attributes.ts';
import type { ListingIndex } from './listing-index.ts';

interface Kept {
  mark: string;
  coming: Promise<AttributesByCategory>;
}

const keptOf = new WeakMap<ListingIndex, Kept>();

/** The attributes as of the last read of the listings: whoever changes one changes its category, too. */
export const getAttributes = (ctx: Context, goods: ListingIndex): Promise<AttributesByCategory> => {
  const { categoriesMark: mark } = goods;
  const kept = keptOf.get(goods);
  if (kept?.mark === mark) return kept.coming;
  const coming = readAttributes(ctx);
  keptOf.set(goods, { mark, coming });
  coming.catch(() => keptOf.delete(goods));
  return coming;
};
