import type { QueryWord } from '../language/query-word.ts';
import { type Understood, understand, type Vocabulary } from '../language/understand.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Intent } from '../rules/search-rule.ts';
import { correctQuery } from './correct-query.ts';
import { type Depth, matchQuery, type SearchedProducts } from './match-query.ts';
import { pointCategory } from './point-category.ts';
import { nameStore, type TextIndex } from './text-index.ts';

export interface TextSearch {
  text: string;
  /** Correct nothing. */
  isExact: boolean;
  products: SearchedProducts;
  rulebook: Rulebook;
  /** The numbers of the columns' categories below a slug. */
  categoriesBelow(slug: string): ReadonlySet<number>;
  /** Whether the list may show the product of a slot when the query asks for these besides goods. */
  isInScope(slot: number, intents: readonly Intent[]): boolean;
}

export interface FoundByText {
  /** The points of every slot; 0 for what was not found. Null when the query names no goods, only how they are. */
  points: Uint32Array | null;
  intents: readonly Intent[];
  understood: Understood;
  /** What was searched instead, and what could be. */
  corrected: string | null;
  suggestion: string | null;
  /** Words of the query that what was found does not have. */
  without: string[];
}

export const createVocabulary = ({ postings, brands, stores }: TextIndex): Vocabulary => ({
  has: (word) => postings.has(word),
  isWord: (word) => postings.get(word)?.isPair === false,
  brandNamed: (phrase) => brands.get(phrase),
  storesNamed: (words) => stores.get(nameStore(words)),
});

const namesProducts = ({ postings }: TextIndex, word: string): boolean =>
  (postings.get(word)?.heads ?? 0) > 0;

/** What the thing is: the first word that names products, else the first word. */
const findHead = (words: readonly QueryWord[], index: TextIndex): QueryWord | undefined => {
  const named = words.filter(({ kind, text }) => kind === 'word' && !/^\d/.test(text));
  const names = ({ alternatives }: QueryWord) =>
    alternatives.some(({ words: [first = ''], isDerived }) => !isDerived && namesProducts(index, first));
  return (
    named.find(names) ??
    named[0] ??
    words.find(({ kind }) => kind === 'brand' || kind === 'store') ??
    words[0]
  );
};

/** What is left out first when no product has everything. */
const leftOut: readonly QueryWord['kind'][] = ['unit', 'size', 'color', 'audience', 'brand', 'store', 'word'];

const pointed = 80;
const atLeast = { found: 5, timesAsMany: 10 };

/**
 * Finds what a query means, by the first of these that finds something: all words in names, categories and attributes;
 * also in stores, descriptions and derived forms; the corrected words; fewer words, where the head always stays.
 */
export const searchProducts = (search: TextSearch): FoundByText => {
  const { products, rulebook } = search;
  const vocabulary = createVocabulary(products.text);
  const typed = understand(search.text, rulebook, vocabulary);

  const count = (points: Uint32Array, intents: readonly Intent[]): number => {
    let total = 0;
    for (let slot = 0; slot < points.length; slot++) {
      if (points[slot] !== 0 && search.isInScope(slot, intents)) total++;
    }
    return total;
  };
  const lookFor = (words: readonly QueryWord[], head: QueryWord | undefined, intents: readonly Intent[]) => {
    for (const depth of ['near', 'far'] satisfies Depth[]) {
      const points = matchQuery(products, words, head, depth);
      const total = count(points, intents);
      if (total > 0) return { points, total };
    }
    return null;
  };
  const relax = (words: readonly QueryWord[], head: QueryWord, intents: readonly Intent[]) => {
    const order = words
      .filter((word) => word !== head)
      .map((word) => ({ word, rank: lookFor([word], undefined, []) ? leftOut.indexOf(word.kind) : -1 }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ word }) => word);
    const gone = new Set<QueryWord>();
    const rest = () => words.filter((word) => !gone.has(word));
    let found = null;
    const isNamed = head.alternatives.some(({ words: [first = ''] }) => namesProducts(products.text, first));
    for (const word of order) {
      // What goes with something unknown would be found instead of it.
      if (word.kind === 'word' && !isNamed) break;
      gone.add(word);
      found = lookFor(rest(), head, intents);
      if (found) break;
    }
    if (!found) return null;
    // What went before may fit beside what is left.
    for (const word of [...gone].slice(0, -1)) {
      gone.delete(word);
      const better = lookFor(rest(), head, intents);
      if (better) found = better;
      else gone.add(word);
    }
    return { ...found, without: words.filter((word) => gone.has(word)).map(({ typed }) => typed) };
  };

  const climb = (intents: readonly Intent[]): FoundByText | null => {
    const head = findHead(typed.words, products.text);
    const base = { intents, understood: typed, corrected: null, suggestion: null, without: [] };
    if (!head) return intents.length > 0 ? { ...base, points: null } : null;
    const direct = lookFor(typed.words, head, intents);
    const text = search.isExact ? null : correctQuery(products.text, rulebook, search.text);
    const right = text === null ? null : understand(text, rulebook, vocabulary);
    const rightHead = right ? findHead(right.words, products.text) : undefined;
    const better = right && rightHead ? lookFor(right.words, rightHead, intents) : null;
    const isBetter =
      better !== null && better.total >= Math.max(atLeast.found, atLeast.timesAsMany * (direct?.total ?? 0));
    const finish = (points: Uint32Array, of: QueryWord | undefined) => {
      const brand = of?.kind === 'brand' ? typed.brands.find((one) => one.typed === of.text)?.id : undefined;
      for (let slot = 0; brand !== undefined && slot < points.length; slot++) {
        if (points[slot] !== 0 && products.isOfBrand(slot, brand))
          points[slot] = (points[slot] ?? 0) + pointed;
      }
      const place = of ? rulebook.categories.get(of.text) : undefined;
      const number = place === undefined ? pointCategory(products, of) : null;
      const places =
        place === undefined ? new Set(number === null ? [] : [number]) : search.categoriesBelow(place);
      if (places.size === 0) return points;
      for (let slot = 0; slot < points.length; slot++) {
        if (points[slot] !== 0 && places.has(products.category[slot] ?? -1))
          points[slot] = (points[slot] ?? 0) + pointed;
      }
      return points;
    };
    if (direct) {
      return { ...base, points: finish(direct.points, head), suggestion: isBetter ? text : null };
    }
    if (right && rightHead && better) {
      return { ...base, understood: right, points: finish(better.points, rightHead), corrected: text };
    }
    const [words, last] = right && rightHead ? [right.words, rightHead] : [typed.words, head];
    const relaxed = relax(words, last, intents);
    if (!relaxed) return null;
    return {
      ...base,
      understood: right ?? typed,
      points: finish(relaxed.points, last),
      corrected: text,
      without: relaxed.without,
    };
  };

  const wanted = typed.intents.map(({ intent }) => intent);
  const nothing = { points: new Uint32Array(products.size), intents: wanted, understood: typed };
  const found = climb(wanted);
  const isNarrowed =
    wanted.length > 0 && (found === null || found.points === null || found.without.length > 0);
  const wider = isNarrowed && found?.points !== null ? climb([]) : null;
  const isWider =
    wider !== null && wider.without.length < (found?.without.length ?? Number.POSITIVE_INFINITY);
  const best = isWider
    ? { ...wider, without: [...wider.without, ...typed.intents.map((one) => one.typed)] }
    : (found ?? { ...nothing, corrected: null, suggestion: null, without: [] });
  return { ...best, without: [...best.without, ...typed.ignored] };
};
