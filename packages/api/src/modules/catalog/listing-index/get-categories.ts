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
 * The category tree as of the last look at the goods, in the caller's language: read again only when that look found
 * that a category came, went or changed, in whichever process.
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
