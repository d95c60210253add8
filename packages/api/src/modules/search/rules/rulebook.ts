import { tokenize } from '../language/tokenize.ts';
import type { Attribute, Intent, SearchRule } from './search-rule.ts';

/** Another phrase for one, as words. */
export type Phrase = readonly string[];

/** The rules by phrase, in normal form with single spaces. */
export interface Rulebook {
  synonyms: ReadonlyMap<string, readonly Phrase[]>;
  intents: ReadonlyMap<string, Intent>;
  attributes: ReadonlyMap<string, Attribute>;
  /** The slug of a category. */
  categories: ReadonlyMap<string, string>;
  protected: ReadonlySet<string>;
}

export const normalizePhrase = (phrase: string): string => tokenize(phrase).join(' ');

export const createRulebook = (rules: readonly SearchRule[]): Rulebook => {
  const synonyms = new Map<string, Phrase[]>();
  const intents = new Map<string, Intent>();
  const attributes = new Map<string, Attribute>();
  const categories = new Map<string, string>();
  const kept = new Set<string>();
  const link = (phrase: string, others: readonly string[]) => {
    const meant = others.filter((other) => other !== phrase).map((other) => other.split(' '));
    synonyms.set(phrase, [...(synonyms.get(phrase) ?? []), ...meant]);
  };
  for (const rule of rules) {
    const words = rule.phrases.map(normalizePhrase).filter((phrase) => phrase !== '');
    const [first = '', ...others] = words;
    if (rule.kind === 'one_way') link(first, others);
    if (rule.kind === 'synonym' || rule.kind === 'attribute') for (const word of words) link(word, words);
    for (const word of words) {
      if (rule.kind === 'intent') intents.set(word, rule.target.intent);
      if (rule.kind === 'attribute') attributes.set(word, rule.target.attribute);
      if (rule.kind === 'category') categories.set(word, rule.target.category);
      if (rule.kind === 'protected') kept.add(word);
    }
  }
  return { synonyms, intents, attributes, categories, protected: kept };
};

/** Whether some rule is about the phrase. */
export const isRuled = (
  { synonyms, intents, attributes, categories, protected: kept }: Rulebook,
  phrase: string,
): boolean => [synonyms, intents, attributes, categories, kept].some((some) => some.has(phrase));
