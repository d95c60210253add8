import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { Merchants } from './stores.tables.ts';

/** A store's row, held until the end of the transaction. Throws 404. */
export const lockStore = async (ctx: Context, merchantId: number): Promise<Selectable<Merchants>> => {
  const store = await ctx.db
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw apiError.notFound();
  return store;
};
