import type { QueryWord } from '../language/query-word.ts';
import { type Understood, understand } from '../language/understand.ts';
import type { Intent } from '../rules/search-rule.ts';
import { addBonuses } from './add-bonuses.ts';
import { correctQuery } from './correct-query.ts';
import { createVocabulary } from './create-vocabulary.ts';
import { findHead } from './find-head.ts';
import { findMatches } from './find-matches.ts';
import { relaxQuery } from './relax-query.ts';
import type { TextSearch } from './text-search.ts';

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

/** A correction must find so many products, and so many times as many as the original. */
const atLeast = { found: 5, timesAsMany: 10 };

interface Reading {
  understood: Understood;
  head: QueryWord;
}

/** What a text means, with the word that says what the thing is; null when it names no goods. */
const read = ({ products, rulebook }: TextSearch, text: string): Reading | null => {
  const understood = understand(text, rulebook, createVocabulary(products.text));
  const head = findHead(understood.words, products.text);
  return head ? { understood, head } : null;
};

/** Finds what a reading of the query means, under these intents; null when nothing has it. */
const searchReading = (
  search: TextSearch,
  typed: Reading,
  intents: readonly Intent[],
): FoundByText | null => {
  const find = ({ understood, head }: Reading) => findMatches(search, understood.words, head, intents);
  const finish = ({ understood, head }: Reading, points: Uint32Array) => {
    const brand =
      head.kind === 'brand' ? understood.brands.find((one) => one.typed === head.text) : undefined;
    addBonuses(search, points, head, brand?.id);
    return { points, intents };
  };
  const rightText = search.isExact ? null : correctQuery(search.products.text, search.rulebook, search.text);
  const right = rightText === null ? null : read(search, rightText);
  const direct = find(typed);
  const better = right && find(right);
  if (direct) {
    const isBetter = better && better.total >= Math.max(atLeast.found, atLeast.timesAsMany * direct.total);
    const suggestion = isBetter ? rightText : null;
    return {
      ...finish(typed, direct.points),
      understood: typed.understood,
      corrected: null,
      suggestion,
      without: [],
    };
  }
  const used = right ?? typed;
  const { understood, head } = used;
  const relaxation = { words: understood.words, head, intents, mayDropWords: right === null };
  const found = better ? { ...better, without: [] } : relaxQuery(search, relaxation);
  if (!found) return null;
  const { points, without } = found;
  return { ...finish(used, points), understood, corrected: right && rightText, suggestion: null, without };
};

/**
 * Finds what a query means, by the first of these that finds something: all words in names, categories and attributes;
 * also in stores, descriptions and derived forms; the corrected words; fewer words, where the head always stays.
 */
export const searchProducts = (search: TextSearch): FoundByText => {
  const vocabulary = createVocabulary(search.products.text);
  const understood = understand(search.text, search.rulebook, vocabulary);
  const wanted = understood.intents.map(({ intent }) => intent);
  const nothing = { understood, corrected: null, suggestion: null, without: understood.ignored };
  const head = findHead(understood.words, search.products.text);
  if (!head) {
    const points = wanted.length > 0 ? null : new Uint32Array(search.products.size);
    return { ...nothing, points, intents: wanted };
  }
  const typed = { understood, head };
  const found = searchReading(search, typed, wanted);
  const isNarrowed = wanted.length > 0 && (!found || found.without.length > 0);
  const wider = isNarrowed ? searchReading(search, typed, []) : null;
  // Fewer words are left out without the intents, which then count as left out.
  const isWider = wider && (!found || wider.without.length < found.without.length);
  const intentWords = understood.intents.map((one) => one.typed);
  const best = isWider ? { ...wider, without: [...wider.without, ...intentWords] } : found;
  if (!best) return { ...nothing, points: new Uint32Array(search.products.size), intents: wanted };
  return { ...best, without: [...best.without, ...understood.ignored] };
};
