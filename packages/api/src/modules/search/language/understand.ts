import { isRuled, type Phrase, type Rulebook } from '../rules/rulebook.ts';
import type { Intent } from '../rules/search-rule.ts';
import { possibleRoots, withoutEnding } from './inflections.ts';
import type { TypedPlace } from './places.ts';
import { readPrices, type TypedPrice } from './prices.ts';
import type { Alternative, QueryWord } from './query-word.ts';
import { splitJoined } from './split-joined.ts';
import { isUnit, normalize, tokenize } from './tokenize.ts';
import { bareAmounts, readUnits } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Understood {
  words: QueryWord[];
  intents: { typed: string; intent: Intent }[];
  prices: TypedPrice[];
  /** The city that goods shall be from, where none has its name in its own words. */
  place?: TypedPlace;
  brands: { typed: string; id: number }[];
  stores: { typed: string; ids: ReadonlySet<number> }[];
  /** Words beyond the limit. */
  ignored: string[];
}

const maxWords = 12;
const longestPhrase = 5;
const [exact, synonym, derived] = [10, 8, 6];

const sizes = /^(?:[sml]|x{1,3}[sl]|[2-5]xl|2[6-9]|3\d|4[0-7])$/;
const sizeNames = new Set(['ukuran', 'size', 'nomor', 'no', 'uk']);

const alternativesOf = (phrase: Phrase, rulebook: Rulebook): Alternative[] => [
  { words: phrase, tenths: exact },
  ...(phrase.length > 1 ? [{ words: [phrase.join('')], tenths: exact }] : []),
  ...(rulebook.synonyms.get(phrase.join(' ')) ?? rulebook.synonyms.get(phrase.join('')) ?? []).map(
    (words) => ({ words, tenths: synonym }),
  ),
];

/** The word as somebody knows it: itself, or without an ending that changes nothing. */
const knownForm = (word: string, rulebook: Rulebook, vocabulary: Vocabulary): string => {
  const isKnown = (form: string) => vocabulary.has(form) || isRuled(rulebook, form);
  return isKnown(word) ? word : (withoutEnding(word).find(isKnown) ?? word);
};

const readWord = (typed: string, rulebook: Rulebook, vocabulary: Vocabulary): QueryWord => {
  if (isUnit(typed)) {
    return { text: typed, typed, kind: 'unit', alternatives: [{ words: [typed], tenths: exact }] };
  }
  if (/^\d+$/.test(typed)) {
    const amounts = bareAmounts(typed).filter((amount) => vocabulary.has(amount));
    return {
      text: typed,
      typed,
      kind: sizes.test(typed) ? 'size' : 'number',
      alternatives: [
        ...alternativesOf([typed], rulebook),
        ...amounts.map((amount) => ({ words: [amount], tenths: synonym })),
      ],
    };
  }
  const text = knownForm(typed, rulebook, vocabulary);
  const roots = rulebook.protected.has(text) ? [] : possibleRoots(text);
  return {
    text,
    typed,
    kind: sizes.test(text) ? 'size' : (rulebook.attributes.get(text) ?? 'word'),
    alternatives: [
      ...alternativesOf([text], rulebook),
      ...roots
        .filter((root) => vocabulary.isWord(root))
        .map((root) => ({ words: [root], tenths: derived, isDerived: true })),
    ],
  };
};

/** What the rules say about a phrase, also where its last word has an ending that changes nothing. */
const ruledForm = (phrase: Phrase, { synonyms }: Rulebook): Phrase | undefined => {
  const last = phrase.at(-1) ?? '';
  const forms = [last, ...withoutEnding(last)].map((form) => [...phrase.slice(0, -1), form]);
  return forms.find((form) => synonyms.has(form.join(' ')));
};

/** Two words that products or rules write as one: `flash disk`, `air pods`. */
const isSplit = (phrase: Phrase, { synonyms }: Rulebook, vocabulary: Vocabulary): boolean =>
  phrase.length === 2 &&
  !phrase.some(isUnit) &&
  (vocabulary.isWord(phrase.join('')) || synonyms.has(phrase.join('')));

/** They say something with the next word only: `anti angin`, `tanpa kabel`. */
const binding = new Set(['anti', 'tahan', 'tanpa', 'non']);

const isBound = ([first = '', second = '', ...more]: Phrase): boolean =>
  binding.has(first) && /^\p{L}{2,}$/u.test(second) && more.length === 0;

/** Words for a store or goods in general, and those that people write as to a seller: `ada beras ga kak`. */
const saidBeside = new Set(
  `toko shop store barang produk product products items i im a an the gan kak min sis bro dong ya ga gak nggak nih sih deh
  tolong mohon ada pengen ingin butuh please looking need want`.split(/\s+/),
);

const isPlain = ({ kind, alternatives }: QueryWord, vocabulary: Vocabulary): boolean =>
  kind !== 'brand' &&
  kind !== 'store' &&
  alternatives.some(({ words: [word = '', ...more] }) => more.length === 0 && vocabulary.isPlain(word));

/**
 * Reads a query: the longest phrase first, and of phrases with the same length names before rules, so that a word
 * inside a store's name is no intent. A single word names a store only when nothing else was typed. Amounts of money
 * are prices, unless they shall be words.
 */
export const understand = (
  text: string,
  rulebook: Rulebook,
  vocabulary: Vocabulary,
  { hasPrices = true } = {},
): Understood => {
  const typed = normalize(text);
  const { prices, rest } = hasPrices ? readPrices(typed) : { prices: [], rest: typed };
  const all = tokenize(rest).flatMap((word) => splitJoined(word, rulebook, vocabulary));
  const amounts = readUnits(typed);
  const tokens = all.slice(0, maxWords);
  const got: Understood = {
    words: [],
    intents: [],
    prices,
    brands: [],
    stores: [],
    ignored: all.slice(maxWords),
  };
  const whole = vocabulary.storesNamed(tokens);
  if (whole) got.stores.push({ typed: tokens.join(' '), ids: whole });

  const readPhrase = (phrase: Phrase): boolean => {
    const typed = phrase.join(' ');
    const stores = phrase.length > 1 || whole ? vocabulary.storesNamed(phrase) : undefined;
    const brand = vocabulary.brandNamed(typed);
    const intent = rulebook.intents.get(typed);
    const ruled = phrase.length > 1 ? ruledForm(phrase, rulebook) : undefined;
    const put = (kind: QueryWord['kind'], more: { storeIds?: ReadonlySet<number> } = {}) =>
      got.words.push({
        text: (ruled ?? phrase).join(' '),
        typed,
        kind,
        alternatives: alternativesOf(ruled ?? phrase, rulebook),
        ...more,
      });
    if (brand !== undefined && (phrase.length > 1 || !isRuled(rulebook, typed))) {
      got.brands.push({ typed, id: brand });
      put('brand');
    } else if (stores && (phrase.length > 1 || !vocabulary.has(typed))) {
      if (!whole) got.stores.push({ typed, ids: stores });
      put('store', { storeIds: stores });
    } else if (intent) got.intents.push({ typed, intent });
    else if (phrase.length > 1 && rulebook.attributes.has(typed))
      put(rulebook.attributes.get(typed) ?? 'word');
    else if (phrase.length > 1 && (ruled || isBound(phrase) || isSplit(phrase, rulebook, vocabulary)))
      put('word');
    else return false;
    return true;
  };

  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - at);
    while (length > 0 && !readPhrase(tokens.slice(at, at + length))) length--;
    const token = tokens[at] ?? '';
    const isSizeName = sizeNames.has(token) && sizes.test(tokens[at + 1] ?? '');
    const isBeside = saidBeside.has(token) && !vocabulary.isPlain(token) && tokens.length > 1;
    if (length === 0 && !isSizeName && !isBeside) got.words.push(readWord(token, rulebook, vocabulary));
    at += Math.max(length, 1);
  }
  return {
    ...got,
    words: got.words.map((word) => ({
      ...word,
      typed: amounts.get(word.typed) ?? word.typed,
      isPlain: isPlain(word, vocabulary),
    })),
    ignored: got.ignored.map((word) => amounts.get(word) ?? word),
  };
};
