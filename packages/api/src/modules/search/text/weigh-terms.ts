import type { QueryWord } from '../language/query-word.ts';
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
  brand: 55,
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

/**
 * How far a search goes: names alone; names, categories and attributes, of things of that name or of all with it; or
 * stores, descriptions and derived forms as well.
 */
export type Depth = 'names' | 'things' | 'near' | 'far';

/** Whether a word counts where it has so many points. */
export type Counts = (points: number) => boolean;

/** Of several goods, `Kopi & Teh`: a word of it says only that a product may be one of them. */
const namesSeveral = (name: string): boolean => /[&,/]| (?:dan|and) /.test(name);

/** What the words of a category's name are worth for its products, or for those of the categories below it. */
export const categoryPoints = (name: string, isOwn: boolean): number =>
  isOwn && !namesSeveral(name) ? points.category : points.parentCategory;

const isNameOrCategory: Counts = (one) => one === points.head || one === points.category;

/** What the products say about a head: it names some of them, is in their names, or is known from elsewhere only. */
export type HeadKind = 'thing' | 'named' | 'unknown';

const from =
  (least: number): Counts =>
  (one) =>
    one >= least;
const near = {
  unknown: from(points.category),
  named: from(points.category),
  other: from(points.attribute),
};
/** Where words count, by what the head is known to be. */
const counted: Record<Depth, Record<HeadKind | 'other', Counts>> = {
  names: {
    unknown: from(points.brand),
    named: from(points.brand),
    thing: from(points.brand),
    other: from(points.brand),
  },
  things: { ...near, thing: isNameOrCategory },
  near: { ...near, thing: (one) => one >= points.category && one !== points.brand },
  far: {
    // An attribute only says what goes with a thing.
    unknown: (one) => one >= points.store && one !== points.attribute,
    named: from(points.category),
    thing: isNameOrCategory,
    other: from(points.description),
  },
};

/** What is looked for, and which part of it says what the thing is. */
export interface MatchRequest {
  head: QueryWord | undefined;
  headKind: HeadKind;
  depth: Depth;
}

/** Where a word that says something about things does not count: in the names of brands, or of stores. */
const properNames: Partial<Record<Depth, number>> = {
  things: points.brand,
  near: points.brand,
  far: points.store,
};

/** Where a part of a query counts: its first word, and those behind it in a phrase. */
export const getCounts = (
  part: QueryWord,
  { head, headKind, depth }: MatchRequest,
): { first: Counts; behind: Counts } => {
  const left = part.isPlain ? properNames[depth] : undefined;
  const among =
    (counts: Counts): Counts =>
    (one) =>
      one !== left && counts(one);
  return {
    first: among(counted[depth][part === head ? headKind : 'other']),
    behind: among(counted[depth].other),
  };
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
  const brandWords = brand === null ? [] : tokenize(brand);
  const ofBrand = new Set(brandWords);
  const brandAt = words.findIndex((_, at) => brandWords.every((word, next) => words[at + next] === word));
  /** Beside the brand its words say something about the thing: `Minyak Kelapa Jaya kelapa murni`. */
  const isInBrand = (word: string, at: number) =>
    ofBrand.has(word) && (brandAt < 0 || (at >= brandAt && at < brandAt + brandWords.length));
  const head = words.findIndex((word) => !ofBrand.has(word) && !isNumber(word));
  for (const [at, word] of words.entries()) {
    // What begins a name says what the thing is, even as a word of its brand: `Mi Juara Goreng`.
    const isBrand = at > 0 && isInBrand(word, at);
    const worth = at === head ? points.head : isBrand ? points.brand : points.name;
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
