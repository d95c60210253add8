import type { searchAttributes, searchIntents } from '@pasar/contract';

export type Intent = (typeof searchIntents)[number];
export type Attribute = (typeof searchAttributes)[number];

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
