import { type RawBuilder, sql } from 'kysely';

/** Ways to sort reviews; every one ends in the id, so that pages never overlap. */
const orders = {
  newest: sql`reviews.created_at desc, reviews.id desc`,
  oldest: sql`reviews.created_at, reviews.id`,
  highest: sql`reviews.rating desc, reviews.created_at desc, reviews.id desc`,
  lowest: sql`reviews.rating, reviews.created_at desc, reviews.id desc`,
};

export const reviewOrder = (sort: keyof typeof orders): RawBuilder<unknown> => orders[sort];
