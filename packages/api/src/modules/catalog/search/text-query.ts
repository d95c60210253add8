import { type RawBuilder, sql } from 'kysely';
import { synonyms } from './synonyms.ts';

/** Where to search: everywhere, or in the names alone, which are the texts of weight A. */
type Scope = 'everything' | 'names';

const within = { everything: '', names: ':A' } as const;

/**
 * One word in both dictionaries, so that `sepatunya` finds `sepatu` and a name finds itself. Words are letters and
 * digits only, so that none of them can be an operator.
 */
const alternatives = (word: string, scope: Scope): RawBuilder<unknown>[] =>
  [word, ...(synonyms.get(word) ?? [])].flatMap((one) => {
    const term = `${one}${within[scope]}`;
    return [sql`to_tsquery('indonesian', ${term})`, sql`to_tsquery('simple', ${term})`];
  });

/** The word still being typed also matches everything that begins with it. */
const beginning = (word: string, scope: Scope): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${`${word}:*${within[scope].slice(1)}`})`;

const either = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` || `)})`;

/**
 * A tsquery that requires every word, the last one also as a prefix. Words come from `parseSearchTerms`, at least one.
 * A single letter matches only itself, because half of all products begin with it. It is a subquery so that the
 * database computes it once, not once per row.
 */
export const textQuery = (words: readonly string[], scope: Scope = 'everything'): RawBuilder<unknown> => {
  const typed = words.join('').length;
  return sql`(select ${sql.join(
    words.map((word, index) => {
      const isLast = index === words.length - 1;
      return either([...alternatives(word, scope), ...(isLast && typed > 1 ? [beginning(word, scope)] : [])]);
    }),
    sql` && `,
  )})`;
};
