import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Reports books with addresses and no default; the database itself prevents two defaults. */
export const auditAddresses = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from addresses where deleted_at is null
    group by user_id having count(*) filter (where is_default) <> 1
  `.execute(ctx.db);
  return rows.map(({ user_id }) => `the address book of user ${user_id} has no default`);
};
