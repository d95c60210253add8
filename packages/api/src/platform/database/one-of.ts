import { type RawBuilder, sql } from 'kysely';

/**
 * `id = ${oneOf(ids)}`, for statements that take longer to plan than to run. PostgreSQL keeps one plan per connection
 * when it does not see how many ids there are; it plans each call anew when it does, since fewer look cheaper.
 */
export const oneOf = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`any((select ${ids}::bigint[])::bigint[])`;
