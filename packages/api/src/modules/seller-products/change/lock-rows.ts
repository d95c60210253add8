import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refreshListings } from '../../catalog/index.ts';

/** What decides whether a product may be shown (domain 3.4). */
export interface StandingRow {
  id: number;
  status: 'PUBLISH' | 'HIDDEN';
  moderation: 'ok' | 'pending' | 'blocked';
  deleted_at: Date | null;
  has_image: boolean;
  has_leaf: boolean;
  has_variant: boolean;
  category_id: number;
  attributes: { name: string; value: string }[];
}

/** These products of a store, deleted ones included, locked in the order of their ids. Foreign ones are left out. */
export const lockRows = async (
  { db }: Context,
  merchantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> => {
  const { rows } = await sql<StandingRow>`
    select p.id, p.status, p.moderation, p.deleted_at, p.category_id, p.attributes,
      exists (select 1 from product_images i where i.product_id = p.id) as has_image,
      not exists (select 1 from categories c where c.parent_id = p.category_id and c.retired_at is null)
        as has_leaf,
      exists (select 1 from variants v where v.product_id = p.id and v.is_active) as has_variant
    from products p where p.id = any(${ids}::bigint[]) and p.merchant_id = ${merchantId}
    order by p.id for no key update`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Writes a change of full products: their version grows, and listings follow. */
export const changeRows = async (
  ctxInTx: Context,
  ids: readonly number[],
  change: { status?: 'PUBLISH' | 'HIDDEN'; deleted_at?: Date | null } = {},
): Promise<void> => {
  if (ids.length === 0) return;
  await ctxInTx.db
    .updateTable('products')
    .set((e) => ({ ...change, version: e('version', '+', 1), updated_at: ctxInTx.clock.now() }))
    .where('id', 'in', ids)
    .execute();
  await refreshListings({ ctx: ctxInTx, input: { productIds: ids } });
};
