import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { isStoreVisible } from './store-cards.ts';

/** The id of the store that an address means, by slug or id. Throws 404 for one that may not sell, or never was. */
export const findStore = async (ctx: Context, slugOrId: string): Promise<number> => {
  const id = /^\d{1,15}$/.test(slugOrId) ? Number(slugOrId) : 0;
  const { rows } = await sql<{ id: number }>`
    select m.id from merchants m where ${isStoreVisible} and (m.merchant_slug = ${slugOrId} or m.id = ${id})
    order by m.merchant_slug = ${slugOrId} desc limit 1`.execute(ctx.db);
  const [store] = rows;
  if (!store) throw apiError.notFound('store.not-found');
  return store.id;
};
