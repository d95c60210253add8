import type { ListingExtra, ProductQuery } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type Rulebook, readPopularSearches, tokenize } from '../../search/index.ts';
import { type CategoryEntry, type CategoryIndex, readCategories } from '../categories/read-categories.ts';
import type { ResponseCache } from '../response-cache.ts';
import { categoriesNamed } from './categories-named.ts';
import type { Listing } from './list-products.ts';

type Help = Pick<ListingExtra, 'pointed_category' | 'popular_searches'>;

const longestPhrase = 3;

/** The category that a text speaks of: the longest phrase that names one, before shorter ones. */
const pointedBy = (search: string, categories: CategoryIndex, rulebook: Rulebook): CategoryEntry | null => {
  const words = tokenize(search);
  for (let length = longestPhrase; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length);
      const text = phrase.join(' ');
      const synonyms = (rulebook.synonyms.get(text) ?? []).map((other) => ({ words: other, tenths: 8 }));
      const alternatives = [{ words: phrase, tenths: 10 }, ...synonyms];
      const named = categoriesNamed(categories, rulebook, { text, alternatives }).find(
        // `mesin jahit` has little to do with `oli mesin`: a word alone is the thing where a name begins with it.
        ({ name }) => length > 1 || !tokenize(name).slice(1).includes(text),
      );
      if (named) return named;
    }
  }
  return null;
};

/** Where a search finds nothing: the category that it speaks of, and what others search for and find. */
export const helpOn = async (
  ctx: Context,
  { search, page, after, 'category[]': chosen }: ProductQuery,
  { total }: Pick<Listing, 'total'>,
  { rulebook, remember }: { rulebook: Rulebook; remember: ResponseCache },
): Promise<Help> => {
  if (total > 0 || page > 1 || after !== undefined || search.trim() === '') return {};
  const [categories, popular] = await Promise.all([
    readCategories(ctx),
    remember(ctx, 'popular searches', () => readPopularSearches(ctx)),
  ]);
  const [slug] = chosen;
  const pointed = categories.all.find((one) => one.slug === slug) ?? pointedBy(search, categories, rulebook);
  return {
    pointed_category: pointed && { name: pointed.name, slug: pointed.slug },
    popular_searches: popular,
  };
};
