import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';

/** The authenticator app that counts for a user. */
export const findTotp = (ctx: Context, userId: number): Promise<Selectable<Database['totp']> | undefined> =>
  ctx.db
    .selectFrom('totp')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
