import type { Locale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type CategoryIndex, readCategories } from '../categories/read-categories.ts';
import type { ListingIndex } from './listing-index.ts';

interface Kept {
  mark: string;
  byLocale: Map<Locale, Promise<CategoryIndex>>;
}

const keptOf = new WeakMap<ListingIndex, Kept>();

/**
 * The category tree as of the last read of the listings, in the caller's language. It is read again only when that read
 * found that a category was added, removed or changed, in any process.
 */
export const getCategories = (ctx: Context, goods: ListingIndex): Promise<CategoryIndex> => {
  const { categoriesMark: mark } = goods;
  let kept = keptOf.get(goods);
  if (kept?.mark !== mark) {
    kept = { mark, byLocale: new Map() };
    keptOf.set(goods, kept);
  }
  const { byLocale } = kept;
  const known = byLocale.get(ctx.locale);
  if (known) return known;
  const coming = readCategories(ctx);
  byLocale.set(ctx.locale, coming);
  coming.catch(() => byLocale.delete(ctx.locale));
  return coming;
};
