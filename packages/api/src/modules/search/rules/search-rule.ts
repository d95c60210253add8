/** What a word of a query asks for besides goods. */
export const intents = [
  'cheap',
  'cheapest',
  'bestseller',
  'newest',
  'nearest',
  'free_shipping',
  'discount',
  'used',
  'in_stock',
  'preorder',
] as const;
export type Intent = (typeof intents)[number];

/** Kinds of words that say how goods are, not what they are. */
export const attributes = ['color', 'audience'] as const;
export type Attribute = (typeof attributes)[number];

/** A rule of the language; its phrases are in normal form. */
export type SearchRule =
  /** Each phrase means all the others. */
  | { kind: 'synonym'; phrases: readonly string[] }
  /** The first phrase means the others, too; they do not mean it. */
  | { kind: 'one_way'; phrases: readonly string[] }
  | { kind: 'intent'; phrases: readonly string[]; target: { intent: Intent } }
  /** Phrases with one meaning that describe goods. */
  | { kind: 'attribute'; phrases: readonly string[]; target: { attribute: Attribute } }
  /** Where such goods are, when their names do not tell; the category's slug. */
  | { kind: 'category'; phrases: readonly string[]; target: { category: string } }
  /** Never corrected, never derived from another word. */
  | { kind: 'protected'; phrases: readonly string[] };
