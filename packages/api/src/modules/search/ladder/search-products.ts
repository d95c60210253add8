import { readPlace, type TypedPlace } from '../language/places.ts';
import type { QueryWord } from '../language/query-word.ts';
import { tokenize } from '../language/tokenize.ts';
import { type Understood, understand } from '../language/understand.ts';
import { type Conditions, getConditions, hasConditions, unconditional } from './conditions.ts';
import { correctQuery } from './correct-query.ts';
import { createVocabulary } from './create-vocabulary.ts';
import { findHead } from './find-head.ts';
import { toCandidate } from './find-matches.ts';
import { type Relaxed, relaxQuery } from './relax-query.ts';
import type { Matched, TextSearch } from './text-search.ts';

export interface FoundByText<Match> {
  /** `everything` when the query names no goods, only how they are. */
  match: Match | 'everything' | 'nothing';
  conditions: Conditions;
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
const read = <Match extends Matched>(
  { lexicon, rulebook, locale }: TextSearch<Match>,
  text: string,
  { hasPrices = true } = {},
): Reading | null => {
  const understood = understand(text, rulebook, createVocabulary(lexicon), { hasPrices });
  const head = findHead(understood.words, { lexicon, rulebook }, locale === 'en' ? text : null);
  return head ? { understood, head } : null;
};

/** Finds what a reading of the query means, under these conditions; null when nothing has it. */
const searchReading = async <Match extends Matched>(
  search: TextSearch<Match>,
  typed: Reading,
  conditions: Conditions,
): Promise<FoundByText<Match> | null> => {
  const finish = async ({ understood, head }: Reading, { match, without }: Relaxed<Match>) => {
    const brand =
      head.kind === 'brand' ? understood.brands.find((one) => one.typed === head.text) : undefined;
    const preferred = await search.matcher.prefer(match, head, brand?.id);
    return { match: preferred, understood, conditions, without, suggestion: null };
  };
  const rightText = search.isExact ? null : correctQuery(search.lexicon, search.rulebook, search.text);
  const right = rightText === null ? null : read(search, rightText);
  const readings = right ? [typed, right] : [typed];
  const [direct, better] = await search.matcher.match(
    readings.map(({ understood: { words }, head }) =>
      toCandidate(search.lexicon, { words, head, conditions, isCounted: right !== null }),
    ),
  );
  if (direct) {
    const isBetter = better && better.total >= Math.max(atLeast.found, atLeast.timesAsMany * direct.total);
    const suggestion = isBetter ? rightText : null;
    return { ...(await finish(typed, { match: direct, without: [] })), corrected: null, suggestion };
  }
  const put = (right?.understood.words ?? []).filter(
    ({ text }) => !typed.understood.words.some((word) => word.text === text),
  );
  // A better spelling that is then left out says nothing.
  const hasAll = ({ without }: Relaxed<Match>) => !put.some((word) => without.includes(word.typed));
  const relax = (used: Reading, mayDropUnknown: boolean) =>
    relaxQuery(search, { words: used.understood.words, head: used.head, conditions, mayDropUnknown });
  if (right) {
    const found = better ? { match: better, without: [] } : await relax(right, false);
    if (found && hasAll(found)) return { ...(await finish(right, found)), corrected: rightText };
  }
  // A word without a better spelling may be one that nobody sells: what is left of the query as it was typed.
  const found = await relax(typed, true);
  return found && { ...(await finish(typed, found)), corrected: null };
};

/** With fewer and fewer conditions, and the words of those that are left out. */
const relaxConditions = ({ intents, prices }: Understood, asked: Conditions) => {
  const wishes = intents.map(({ typed }) => typed);
  const amounts = prices.map(({ typed }) => typed);
  const none = { ...unconditional, cities: asked.cities };
  return [
    { conditions: { ...asked, price: null }, without: amounts },
    { conditions: { ...asked, intents: [] }, without: wishes },
    { conditions: none, without: [...wishes, ...amounts] },
  ].filter(
    ({ without, conditions }) => without.length > 0 && (hasConditions(conditions) || conditions === none),
  );
};

/** What the text means under its conditions, or without some of them where that leaves out fewer of the other words. */
const searchUnderConditions = async <Match extends Matched>(
  search: TextSearch<Match>,
  typed: Reading,
  conditions: Conditions,
): Promise<FoundByText<Match> | null> => {
  let best = await searchReading(search, typed, conditions);
  if (!hasConditions(conditions)) return best;
  let left = best?.without.length ?? Number.POSITIVE_INFINITY;
  for (const fewer of relaxConditions(typed.understood, conditions)) {
    if (left === 0) break;
    const found = await searchReading(search, typed, fewer.conditions);
    if (!found || found.without.length >= left) continue;
    left = found.without.length;
    best = { ...found, without: [...found.without, ...fewer.without] };
  }
  return best;
};

/** Products that have the amounts of the query in their names: `pulsa 50 ribu`. Null where these are prices. */
const searchNamedAmounts = async <Match extends Matched>(
  search: TextSearch<Match>,
  { prices }: Understood,
): Promise<FoundByText<Match> | null> => {
  const isNamed = prices.some(
    ({ typed, isBare }) => isBare && tokenize(typed).some((word) => search.lexicon.postings.has(word)),
  );
  const named = isNamed ? read(search, search.text, { hasPrices: false }) : null;
  if (!named) return null;
  const found = await searchReading(search, named, getConditions(named.understood));
  return found?.without.length === 0 && found.corrected === null ? found : null;
};

/** Whether goods have all words, the city in their names, or a brand or store is called so. */
const hasOwnWords = async <Match extends Matched>(
  search: TextSearch<Match>,
  { understood, head }: Reading,
  place: TypedPlace,
): Promise<boolean> => {
  const named = tokenize(place.typed);
  const names = [...understood.brands, ...understood.stores];
  if (names.some(({ typed }) => ` ${typed} `.includes(` ${named.join(' ')} `))) return true;
  // Where goods are made is an attribute; who asks for a city wants it from there.
  const { isPlain } = createVocabulary(search.lexicon);
  if (!named.every(isPlain)) return false;
  const { words } = understood;
  const conditions = getConditions(understood);
  const candidate = toCandidate(search.lexicon, { words, head, conditions, isCounted: false });
  const [found] = await search.matcher.match([{ ...candidate, depths: candidate.depths.slice(0, 1) }]);
  return Boolean(found);
};

/**
 * What the query means without the city that it names, in this city: `beras jakarta`. Null where goods have the city in
 * their own words (`batik solo`), and where the city has nothing of it: then the ladder goes on with the words.
 */
const searchPlace = async <Match extends Matched>(
  search: TextSearch<Match>,
): Promise<FoundByText<Match> | null> => {
  const named = readPlace(search.text, search.cities);
  if (!named) return null;
  const { place, rest } = named;
  const typed = read(search, search.text);
  if (typed && (await hasOwnWords(search, typed, place))) return null;
  const inside = { ...search, text: rest };
  const understood = { ...understand(rest, search.rulebook, createVocabulary(search.lexicon)), place };
  const conditions = getConditions(understood);
  const reading = read(inside, rest);
  if (!reading) {
    const nothing = { corrected: null, suggestion: null, without: [] };
    return understood.words.length > 0 ? null : { ...nothing, match: 'everything', conditions, understood };
  }
  const found = await searchUnderConditions(inside, reading, conditions);
  if (!found) return null;
  const withPlace = (text: string | null) => text && `${text} ${place.typed}`;
  return {
    ...found,
    understood: { ...found.understood, place },
    corrected: withPlace(found.corrected),
    suggestion: withPlace(found.suggestion),
  };
};

/**
 * Finds what a query means, by the first of these that finds something: all words in names, categories and attributes;
 * also in stores, descriptions and derived forms; the corrected words; fewer words, where the head always stays.
 */
export const searchProducts = async <Match extends Matched>(
  search: TextSearch<Match>,
): Promise<FoundByText<Match>> => {
  const { lexicon, rulebook, locale } = search;
  const understood = understand(search.text, rulebook, createVocabulary(lexicon));
  const named = await searchNamedAmounts(search, understood);
  if (named) return { ...named, without: named.understood.ignored };
  const placed = await searchPlace(search);
  if (placed?.without.length === 0) return { ...placed, without: placed.understood.ignored };
  const conditions = getConditions(understood);
  const nothing = { understood, corrected: null, suggestion: null, without: understood.ignored };
  const head = findHead(understood.words, { lexicon, rulebook }, locale === 'en' ? search.text : null);
  if (!head) return { ...nothing, match: hasConditions(conditions) ? 'everything' : 'nothing', conditions };
  const asWord = await searchUnderConditions(search, { understood, head }, conditions);
  const best =
    placed && placed.without.length < (asWord?.without.length ?? Number.POSITIVE_INFINITY) ? placed : asWord;
  if (!best) return { ...nothing, match: 'nothing', conditions };
  return { ...best, without: [...best.without, ...understood.ignored] };
};
