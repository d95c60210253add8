import { locales } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { categoryPoints, tokenize } from '../../search/index.ts';
import { type AttributesByCategory, readAttributes } from '../categories/filter-attributes.ts';
import { type CategoryIndex, readCategories } from '../categories/read-categories.ts';
import type { CategoryWorth } from './query-clauses.ts';

/** The category tree in the caller's language, and what words are worth in each category, in both languages. */
export interface SearchedCategories {
  categories: CategoryIndex;
  attributes: AttributesByCategory;
  worth: CategoryWorth;
}

const nothing: ReadonlyMap<number, readonly number[]> = new Map();

/** Every word of the names of a category and those above it, neighbors also as one word. */
const putWords = (byWord: Map<string, Map<number, number>>, { byId }: CategoryIndex): void => {
  for (const id of byId.keys()) {
    let isOwn = true;
    for (let entry = byId.get(id); entry; entry = byId.get((entry.parent_id ?? 0) as never)) {
      const named = tokenize(entry.name);
      const worth = categoryPoints(entry.name, isOwn);
      for (const [at, word] of named.entries()) {
        for (const one of [word, ...(named[at + 1] === undefined ? [] : [word + named[at + 1]])]) {
          const worths = byWord.get(one) ?? new Map<number, number>();
          byWord.set(one, worths);
          worths.set(id, Math.max(worths.get(id) ?? 0, worth));
        }
      }
      isOwn = false;
    }
  }
};

export const readSearchedCategories = async (ctx: Context): Promise<SearchedCategories> => {
  const [attributes, ...trees] = await Promise.all([
    readAttributes(ctx),
    ...locales.map((locale) => readCategories({ ...ctx, locale })),
  ]);
  const byWord = new Map<string, Map<number, number>>();
  for (const tree of trees) putWords(byWord, tree);
  const worths = new Map(
    [...byWord].map(([word, ofIds]) => {
      const byWorth = Map.groupBy([...ofIds], ([, worth]) => worth);
      return [word, new Map([...byWorth].map(([worth, some]) => [worth, some.map(([id]) => id)]))] as const;
    }),
  );
  const categories = trees[locales.indexOf(ctx.locale)];
  if (!categories) throw new Error(`there is no tree in ${ctx.locale}`);
  return { categories, attributes, worth: (word) => worths.get(word) ?? nothing };
};
