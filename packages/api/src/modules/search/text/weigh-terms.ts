import type { Depth } from '../ladder/text-search.ts';
import { isUnit, tokenize } from '../language/tokenize.ts';

/** What is searched of a product. */
export interface ProductText {
  name: string;
  brand: string | null;
  store: string;
  /** Values of its attributes and of its options. */
  attributes: readonly string[];
  description: string;
}

/** How much a word counts by where it is; the head is the first word of a name that says what the thing is. */
export const points = {
  head: 100,
  name: 60,
  brand: 60,
  category: 50,
  attribute: 45,
  parentCategory: 30,
  store: 20,
  description: 10,
  /** Of a store that is named as a whole. */
  wholeStore: 100,
  /** For all words side by side in the name, and for the category or the brand that the head points to. */
  neighbors: 60,
  preferred: 80,
} as const;

/** Whether a word counts where it has so many points. */
export type Counts = (points: number) => boolean;

/** The head must name what the thing is; an attribute only says what goes with it. */
export const counted: Record<Depth, { head: Counts; other: Counts }> = {
  names: { head: (one) => one >= points.name, other: (one) => one >= points.name },
  near: { head: (one) => one >= points.category, other: (one) => one >= points.attribute },
  far: {
    head: (one) => one >= points.store && one !== points.attribute,
    other: (one) => one >= points.description,
  },
};

export interface WeighedTerm {
  points: number;
  /** Two neighbors of the name written as one word: `powerbank`. */
  isPair: boolean;
}

const isNumber = (word: string) => isUnit(word) || /^\d/.test(word);

/** Every word of a product with its best points; neighbors of the name also as one word. */
export const weighTerms = ({ name, brand, store, attributes, description }: ProductText) => {
  const weighed = new Map<string, WeighedTerm>();
  const put = (word: string, worth: number, isPair = false) => {
    const known = weighed.get(word);
    if (!known || known.points < worth)
      weighed.set(word, { points: worth, isPair: isPair && known?.isPair !== false });
    else if (!isPair) known.isPair = false;
  };
  const all = (text: string, worth: number) => {
    for (const word of tokenize(text)) put(word, worth);
  };
  const words = tokenize(name);
  const ofBrand = new Set(brand === null ? [] : tokenize(brand));
  const head = words.findIndex((word) => !ofBrand.has(word) && !isNumber(word));
  for (const [at, word] of words.entries()) {
    const worth = at === head ? points.head : points.name;
    put(word, worth);
    const next = words[at + 1];
    if (next !== undefined && !isUnit(word) && !isUnit(next)) put(word + next, worth, true);
  }
  for (const word of ofBrand) put(word, points.brand);
  for (const attribute of attributes) all(attribute, points.attribute);
  all(store, points.store);
  all(description, points.description);
  return weighed;
};
