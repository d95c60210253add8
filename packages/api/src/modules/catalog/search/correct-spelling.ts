import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { editDistance } from './edit-distance.ts';
import { synonyms } from './synonyms.ts';

/** How similar two words must be, in shared trigrams; `spatu` and `sepatu` share 0.44. */
const likeness = 0.3;

/** How many similar words are compared closely. */
const candidates = 12;

interface Term {
  term: string;
  /** How many products carry it. */
  products: number;
}

/** The word with the fewest typing errors, and among those the one in most products. */
const closest = async (ctx: Context, word: string): Promise<string> => {
  if (word.length < 3 || /\d/.test(word) || synonyms.has(word)) return word;
  const { rows } = await sql<Term>`
    select term, products from search_terms
    where kind = 'word' and (term = ${word} or (term % ${word} and similarity(term, ${word}) >= ${likeness}))
    order by term = ${word} desc, similarity(term, ${word}) desc, products desc, term
    limit ${candidates}`.execute(ctx.db);
  const [best] = rows
    .map((row) => ({ ...row, slips: editDistance(row.term, word) }))
    .sort((one, other) => one.slips - other.slips || other.products - one.products);
  return best?.term ?? word;
};

/** The words as sellers spell them; null without a correction. */
export const correctSpelling = async (ctx: Context, words: readonly string[]): Promise<string | null> => {
  const corrected = await Promise.all(words.map((word) => closest(ctx, word)));
  const text = corrected.join(' ');
  return text === words.join(' ') ? null : text;
};
