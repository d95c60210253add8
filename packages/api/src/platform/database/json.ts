import { type RawBuilder, sql } from 'kysely';

/** A value for a `jsonb` column; both drivers would send a bare array as a PostgreSQL array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::text::jsonb`;
