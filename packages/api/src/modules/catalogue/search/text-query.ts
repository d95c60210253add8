import { type RawBuilder, sql } from 'kysely';
import { synonyms } from './synonyms.ts';

/** One word in both dictionaries, so that `sepatunya` finds `sepatu` and a name finds itself. */
const alternatives = (word: string): RawBuilder<unknown>[] =>
  [word, ...(synonyms.get(word) ?? [])].flatMap((one) => [
    sql`plainto_tsquery('indonesian', ${one})`,
    sql`plainto_tsquery('simple', ${one})`,
  ]);

/** The word still being typed also stands for everything that begins with it. */
const beginning = (word: string): RawBuilder<unknown> => sql`to_tsquery('simple', ${`${word}:*`})`;

const either = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` || `)})`;

/**
 * A tsquery that wants every word, the last one also as a beginning. Words come from `searchWords`, at least one.
 * It is a subquery so that the database makes it once, not once per row.
 */
export const textQuery = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${sql.join(
    words.map((word, index) => {
      const isLast = index === words.length - 1;
      return either([...alternatives(word), ...(isLast && word.length > 1 ? [beginning(word)] : [])]);
    }),
    sql` && `,
  )})`;
