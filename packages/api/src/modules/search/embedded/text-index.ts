import { nameStore, type WordCounts } from '../ladder/lexicon.ts';
import { tokenize } from '../language/tokenize.ts';
import { type ProductText, weighTerms, points as worth } from '../text/weigh-terms.ts';

/** Where one word is: slots of products in the order of their arrival, with its points there. */
export interface Posting extends WordCounts {
  slots: Int32Array;
  points: Uint8Array;
  length: number;
}

/** The words of all products. It only grows: a changed text comes as another slot, and a hidden product stays. */
export interface TextIndex {
  postings: Map<string, Posting>;
  /** How many texts were added. */
  texts: number;
  /** The words by their first letter, for spelling and completion. */
  byInitial: Map<string, string[]>;
  /** By name in normal form; stores without `toko`, `official`, `store`, `shop`. */
  brands: Map<string, number>;
  stores: Map<string, Set<number>>;
}

export const createTextIndex = (): TextIndex => ({
  postings: new Map(),
  texts: 0,
  byInitial: new Map(),
  brands: new Map(),
  stores: new Map(),
});

const smallest = 4;

const takePosting = ({ postings, byInitial }: TextIndex, word: string): Posting => {
  const known = postings.get(word);
  if (known) return known;
  const posting: Posting = {
    slots: new Int32Array(smallest),
    points: new Uint8Array(smallest),
    length: 0,
    heads: 0,
    names: 0,
    plain: 0,
    isPair: true,
  };
  postings.set(word, posting);
  const initial = word.charAt(0);
  const alike = byInitial.get(initial);
  if (alike) alike.push(word);
  else byInitial.set(initial, [word]);
  return posting;
};

const widen = (posting: Posting): void => {
  const slots = new Int32Array(posting.length * 2);
  const points = new Uint8Array(posting.length * 2);
  slots.set(posting.slots);
  points.set(posting.points);
  Object.assign(posting, { slots, points });
};

/** Adds a product's words under a slot that no other text has had. */
export const addText = (
  index: TextIndex,
  slot: number,
  text: ProductText,
  { brandId, storeId }: { brandId: number | null; storeId: number },
): void => {
  for (const [word, { points, isPair }] of weighTerms(text)) {
    const posting = takePosting(index, word);
    if (posting.length === posting.slots.length) widen(posting);
    posting.slots[posting.length] = slot;
    posting.points[posting.length] = points;
    posting.length++;
    if (points === worth.head && !isPair) posting.heads++;
    if (points >= worth.brand) posting.names++;
    if (points >= worth.name && !isPair) posting.plain++;
    if (!isPair) posting.isPair = false;
  }
  index.texts++;
  if (text.brand !== null && brandId !== null) index.brands.set(tokenize(text.brand).join(' '), brandId);
  const store = nameStore(tokenize(text.store));
  const stores = index.stores.get(store);
  if (stores) stores.add(storeId);
  else if (store !== '') index.stores.set(store, new Set([storeId]));
};
