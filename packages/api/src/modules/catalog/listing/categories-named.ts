import { type QueryWord, type Rulebook, tokenize } from '../../search/index.ts';
import type { CategoryEntry, CategoryIndex } from '../categories/read-categories.ts';

/** The categories whose names have the words or a synonym of them; their own spelling counts before synonyms. */
export const categoriesNamed = (
  { all }: CategoryIndex,
  rulebook: Rulebook,
  { text, alternatives }: Pick<QueryWord, 'text' | 'alternatives'>,
): CategoryEntry[] => {
  const ruled = rulebook.categories.get(text);
  const [named] = all.filter(({ slug }) => slug === ruled);
  if (named) return [named];
  const names = all.map((entry) => ({ entry, words: new Set(tokenize(entry.name)) }));
  for (const { words, isDerived } of alternatives) {
    const found = names.flatMap((one) => (words.every((word) => one.words.has(word)) ? [one.entry] : []));
    if (!isDerived && found.length > 0) return found;
  }
  return [];
};
