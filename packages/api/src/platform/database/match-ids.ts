import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column is one of the ids, for statements that take longer to plan than to run. PostgreSQL keeps one plan
 * per connection when it does not see how many ids there are; it plans each call anew when it does, since fewer look
 * cheaper.
 */
export const matchIds = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any((select ${ids}::bigint[])::bigint[])`;
