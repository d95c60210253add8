import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { synonyms } from './synonyms.ts';

/** How alike two words must be, in shared groups of three letters; `spatu` and `sepatu` share 0.44. */
const likeness = 0.3;

const closest = async (ctx: Context, word: string): Promise<string> => {
  if (word.length < 3 || /\d/.test(word) || synonyms.has(word)) return word;
  const { rows } = await sql<{ term: string }>`
    select term from search_terms
    where kind = 'word' and (term = ${word} or (term % ${word} and similarity(term, ${word}) >= ${likeness}))
    order by term = ${word} desc, similarity(term, ${word}) desc, products desc, term
    limit 1`.execute(ctx.db);
  return rows[0]?.term ?? word;
};

/** The words as sellers spell them; null when there is nothing to correct. */
export const correctSpelling = async (ctx: Context, words: readonly string[]): Promise<string | null> => {
  const corrected = await Promise.all(words.map((word) => closest(ctx, word)));
  const text = corrected.join(' ');
  return text === words.join(' ') ? null : text;
};
