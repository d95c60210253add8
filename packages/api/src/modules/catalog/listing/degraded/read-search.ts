import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { nameCities } from '../../../regions/index.ts';
import {
  type Conditions,
  getConditions,
  type Intent,
  nameStore,
  type QueryWord,
  type Rulebook,
  tokenize,
  type Understood,
  understand,
  type Vocabulary,
} from '../../../search/index.ts';
import { type CategoryIndex, idsBelow } from '../../categories/read-categories.ts';
import { isStoreVisible } from '../../stores/store-cards.ts';
import { categoriesNamed } from '../categories-named.ts';
import { queryOfIntent } from '../intents.ts';

/** What the words of a search name that the database can filter by. */
export interface NamedBySearch {
  understood: Understood;
  conditions: Conditions;
  categoryIds: number[] | null;
  brandId: number | null;
  storeIds: number[] | null;
  cityIds: readonly string[] | null;
  /** Words that name nothing here. */
  without: string[];
  /** What is left out as well where nothing has all of it but the category alone has something. */
  besideCategory: string[];
}

const longestPhrase = 5;

const phrasesOf = (tokens: readonly string[]): string[] =>
  tokens.flatMap((_, at) =>
    Array.from({ length: Math.min(longestPhrase, tokens.length - at) }, (_, more) =>
      tokens.slice(at, at + more + 1).join(' '),
    ),
  );

const toSlug = (phrase: string): string => phrase.replaceAll(' ', '-');

/** Brands and stores by phrases of the search, in normal form; looked up by their slugs. */
const readNames = async ({ db }: Context, phrases: readonly string[]) => {
  const slugs = phrases.map(toSlug);
  const storeSlugs = slugs.flatMap((slug) => [slug, `toko-${slug}`, `${slug}-official`, `${slug}-store`]);
  const [{ rows: brands }, { rows: stores }] = await Promise.all([
    sql<{ id: number; name: string }>`
      select id, name from brands where slug = any(${slugs}::text[])`.execute(db),
    sql<{ id: number; name: string }>`
      select m.id, m.merchant_name as name from merchants m
      where ${isStoreVisible} and m.merchant_slug = any(${storeSlugs}::text[])`.execute(db),
  ]);
  return {
    brands: new Map(brands.map(({ id, name }) => [tokenize(name).join(' '), Number(id)])),
    stores: new Map(stores.map(({ id, name }) => [nameStore(tokenize(name)), new Set([Number(id)])])),
  };
};

/** A phrase that names nothing as a whole, as its words. */
const splitPhrase = (word: QueryWord): QueryWord[] =>
  word.text.split(' ').map((text) => ({
    ...word,
    text,
    typed: text,
    alternatives: [{ words: [text], tenths: 10 }],
  }));

interface NamedCity {
  ids: readonly string[];
  typed: string;
}

/** Cities among words in their order, the longest name first: `jakarta selatan`, `kota bandung`. A null is no such word. */
const findCities = (
  words: readonly (QueryWord | null)[],
  cityNames: ReadonlyMap<string, readonly string[]>,
): { cities: NamedCity[]; rest: string[] } => {
  const cities: NamedCity[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const end = words.indexOf(null, at);
    const reach = words.slice(at, end < 0 ? at + 4 : Math.min(end, at + 4)).flatMap((word) => word ?? []);
    const phrases = reach.map((_, shorter) => reach.slice(0, reach.length - shorter));
    const found = phrases.find((some) => cityNames.has(some.map(({ text }) => text).join(' ')));
    const ids = cityNames.get(found?.map(({ text }) => text).join(' ') ?? '');
    if (found && ids) cities.push({ ids, typed: found.map(({ typed }) => typed).join(' ') });
    else rest.push(...reach.slice(0, 1).map(({ typed }) => typed));
    at += found?.length ?? 1;
  }
  return { cities, rest };
};

const isServed = (intent: Intent): boolean => {
  const { sort, ...filters } = queryOfIntent[intent];
  return sort === 'bestseller' || sort === 'lates' || Object.keys(filters).length > 0;
};

/** Reads a search by names that the database has: categories, brands, stores and, beside these, cities. */
export const readSearch = async (
  ctx: Context,
  search: string,
  { categories, rulebook }: { categories: CategoryIndex; rulebook: Rulebook },
): Promise<NamedBySearch> => {
  const tokens = tokenize(search).slice(0, 12);
  const { brands, stores } = await readNames(ctx, phrasesOf(tokens));
  const isCategory = (word: string) =>
    categoriesNamed(categories, rulebook, { text: word, alternatives: [{ words: [word], tenths: 10 }] })
      .length > 0;
  const vocabulary: Vocabulary = {
    has: isCategory,
    isPlain: isCategory,
    isWord: () => false,
    brandNamed: (phrase) => brands.get(phrase),
    storesNamed: (words) => stores.get(nameStore(words)),
  };
  const understood = understand(search, rulebook, vocabulary);
  const asked = getConditions(understood);
  const named: NamedBySearch = {
    understood,
    conditions: { ...asked, intents: asked.intents.filter(isServed) },
    ...{ categoryIds: null, brandId: null, storeIds: null, cityIds: null },
    without: understood.intents.flatMap(({ typed, intent }) => (isServed(intent) ? [] : [typed])),
    besideCategory: [
      ...understood.intents.flatMap(({ typed, intent }) => (isServed(intent) ? [typed] : [])),
      ...understood.prices.map(({ typed }) => typed),
    ],
  };
  const readWord = (word: QueryWord): boolean => {
    const brand = word.kind === 'brand' ? brands.get(word.typed) : undefined;
    if (brand !== undefined && named.brandId === null) {
      named.brandId = brand;
      named.besideCategory.push(word.typed);
      return true;
    }
    if (word.storeIds && named.storeIds === null) {
      named.storeIds = [...word.storeIds];
      named.besideCategory.push(word.typed);
      return true;
    }
    const slugs = categoriesNamed(categories, rulebook, word).map(({ slug }) => slug);
    if (slugs.length === 0) return false;
    const ids = idsBelow(categories, slugs);
    const both = named.categoryIds?.filter((id) => ids.includes(id as never)) ?? ids;
    if (both.length === 0) return false;
    named.categoryIds = both;
    return true;
  };
  const others = understood.words.flatMap((word) => {
    if (readWord(word)) return [null];
    const parts = word.text.includes(' ') ? splitPhrase(word) : [word];
    return parts.map((part) => (part !== word && readWord(part) ? null : part));
  });
  const { cities: placed, rest } = findCities(others, await nameCities());
  named.without.push(...rest);
  // A city is often a word of goods, too: it counts beside what they are, or when nothing else was typed.
  const [place] = placed;
  const isNamed = named.categoryIds !== null || named.brandId !== null || named.storeIds !== null;
  if (place && (isNamed || understood.words.length === place.typed.split(' ').length)) {
    named.cityIds = place.ids;
    named.understood = { ...understood, place };
    named.besideCategory.push(place.typed);
    named.without.push(...placed.slice(1).map(({ typed }) => typed));
  } else named.without.push(...placed.map(({ typed }) => typed));
  named.without.push(...understood.ignored);
  return named;
};
