import { type RawBuilder, sql } from 'kysely';

/** Whether everybody may read a question `q` or an answer `a`. */
export const isPublic = (row: 'q' | 'a'): RawBuilder<boolean> =>
  sql`${sql.ref(`${row}.state`)} in ('visible', 'kept')`;

/** Questions `q` that everybody may read, about products that are sold now. */
export const isOpen = sql<boolean>`${isPublic('q')} and exists (
  select 1 from product_listings l where l.product_id = q.product_id)`;

/** Whether the store has answered a question `q`. An answer that staff hid counts: nothing waits for the store. */
export const hasStoreReply = sql<boolean>`exists (
  select 1 from product_answers s where s.question_id = q.id and s.side = 'seller')`;

/** How many questions wait for an answer of a store, as a part of a statement. */
export const countUnanswered = (merchantId: number): RawBuilder<number> => sql`
  select count(*) from product_questions q where q.merchant_id = ${merchantId} and ${isOpen} and not ${hasStoreReply}`;
