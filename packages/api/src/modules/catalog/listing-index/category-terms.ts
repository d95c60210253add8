import { locales } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { categoryPoints, tokenize } from '../../search/index.ts';
import type { CategoryIndex } from '../categories/read-categories.ts';
import { getCategories } from './get-categories.ts';
import type { ListingIndex } from './listing-index.ts';

type CategoryTerms = ReadonlyMap<string, Uint8Array>;
interface Kept {
  trees: readonly CategoryIndex[];
  count: number;
  words: CategoryTerms;
}

const keptOf = new WeakMap<ListingIndex, Kept>();

const buildWords = (
  { categories: { values } }: ListingIndex,
  trees: readonly CategoryIndex[],
): CategoryTerms => {
  const words = new Map<string, Uint8Array>();
  const put = (word: string, number: number, worth: number) => {
    const all = words.get(word) ?? new Uint8Array(values.length);
    words.set(word, all);
    all[number] = Math.max(all[number] ?? 0, worth);
  };
  for (const { byId } of trees) {
    for (const [number, id] of values.entries()) {
      let isOwn = true;
      for (let entry = byId.get(id); entry; entry = byId.get(entry.parent_id ?? 0)) {
        const named = tokenize(entry.name);
        const worth = categoryPoints(entry.name, isOwn);
        for (const [at, word] of named.entries()) {
          put(word, number, worth);
          const next = named[at + 1];
          if (next !== undefined) put(word + next, number, worth);
        }
        isOwn = false;
      }
    }
  }
  return words;
};

/** By word, what it is worth in every category of the listings, in both languages. */
export const getCategoryTerms = async (ctx: Context, goods: ListingIndex): Promise<CategoryTerms> => {
  const trees = await Promise.all(locales.map((locale) => getCategories({ ...ctx, locale }, goods)));
  const kept = keptOf.get(goods);
  const count = goods.categories.values.length;
  if (kept && kept.count === count && kept.trees.every((tree, at) => tree === trees[at])) return kept.words;
  const words = buildWords(goods, trees);
  keptOf.set(goods, { trees, count, words });
  return words;
};
