import type { Alternative, QueryWord } from '../language/query-word.ts';
import { type Counts, type Depth, getCounts, type MatchRequest, points } from '../text/weigh-terms.ts';
import type { TextIndex } from './text-index.ts';

/** The products as columns, by slot. */
export interface SearchedProducts {
  text: TextIndex;
  size: number;
  category: Int32Array;
  merchantId: Float64Array;
  isOfBrand(slot: number, brandId: number): boolean;
  /** By word: the points of every number of `category`. */
  categoryTerms: ReadonlyMap<string, Uint8Array>;
}

/** Raises the best points of slots to those of one word. */
const scoreWord = (
  { text, size, category, categoryTerms }: SearchedProducts,
  { word, tenths, counts }: { word: string; tenths: number; counts: Counts },
  best: Uint16Array,
): Uint16Array => {
  const raise = (slot: number, one: number) => {
    const score = one * tenths;
    if (counts(one) && score > (best[slot] ?? 0)) best[slot] = score;
  };
  const posting = text.postings.get(word);
  if (posting) {
    const { slots, points: worth, length } = posting;
    for (let at = 0; at < length; at++) raise(slots[at] ?? 0, worth[at] ?? 0);
  }
  const ofCategory = categoryTerms.get(word);
  if (ofCategory) {
    for (let slot = 0; slot < size; slot++) raise(slot, ofCategory[category[slot] ?? 0] ?? 0);
  }
  return best;
};

/** Raises the best points to those of a phrase: the mean of its words, where a product has all of them. */
const scorePhrase = (
  products: SearchedProducts,
  { words, tenths }: Alternative,
  counts: ReturnType<typeof getCounts>,
  best: Uint16Array,
): void => {
  const scores = words.map((word, at) =>
    scoreWord(
      products,
      { word, tenths, counts: at === 0 ? counts.first : counts.behind },
      new Uint16Array(products.size),
    ),
  );
  for (let slot = 0; slot < best.length; slot++) {
    let sum = 0;
    for (const one of scores) {
      const score = one[slot] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    const mean = sum / words.length;
    if (mean > (best[slot] ?? 0)) best[slot] = mean;
  }
};

const isFindable = ({ text, categoryTerms }: SearchedProducts, { words }: Alternative): boolean =>
  words.every((word) => text.postings.has(word) || categoryTerms.has(word));

/** The best points of a part of a query by slot, times ten; 0 where a product has none of its alternatives. */
const scorePart = (
  products: SearchedProducts,
  part: QueryWord,
  counts: ReturnType<typeof getCounts>,
  depth: Depth,
): Uint16Array => {
  const best = new Uint16Array(products.size);
  for (const alternative of part.alternatives) {
    if ((alternative.isDerived && depth !== 'far') || !isFindable(products, alternative)) continue;
    const [word = '', ...others] = alternative.words;
    if (others.length > 0) scorePhrase(products, alternative, counts, best);
    else scoreWord(products, { word, tenths: alternative.tenths, counts: counts.first }, best);
  }
  if (part.storeIds) {
    const { merchantId } = products;
    for (let slot = 0; slot < best.length; slot++) {
      if (part.storeIds.has(merchantId[slot] ?? 0)) best[slot] = points.wholeStore * 10;
    }
  }
  return best;
};

/** Adds the bonus of products in whose name the words of a query stand side by side. */
const addNeighbors = ({ text, size }: SearchedProducts, parts: readonly QueryWord[], sums: Uint32Array) => {
  const words = parts.flatMap(({ text: words }) => words.split(' '));
  if (words.length < 2) return;
  const together = new Uint8Array(size);
  for (const [at, word] of words.slice(1).entries()) {
    const posting = text.postings.get((words[at] ?? '') + word);
    for (let place = 0; posting && place < posting.length; place++) {
      const slot = posting.slots[place] ?? 0;
      together[slot] = (together[slot] ?? 0) + 1;
    }
  }
  for (let slot = 0; slot < size; slot++) {
    if (together[slot] === words.length - 1 && (sums[slot] ?? 0) > 0)
      sums[slot] = (sums[slot] ?? 0) + points.neighbors;
  }
};

/** The points of every slot that has all parts of a query, 0 for the others. */
export const matchQuery = (
  products: SearchedProducts,
  parts: readonly QueryWord[],
  asked: MatchRequest,
): Uint32Array => {
  const sums = new Uint32Array(products.size);
  for (const [at, part] of parts.entries()) {
    const scores = scorePart(products, part, getCounts(part, asked), asked.depth);
    for (let slot = 0; slot < scores.length; slot++) {
      const one = scores[slot] ?? 0;
      sums[slot] = one === 0 || (at > 0 && sums[slot] === 0) ? 0 : (sums[slot] ?? 0) + one;
    }
  }
  for (let slot = 0; slot < sums.length; slot++) sums[slot] = (sums[slot] ?? 0) / 10;
  addNeighbors(products, parts, sums);
  return sums;
};
