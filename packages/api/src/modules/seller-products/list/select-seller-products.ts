import { maxSelected, type ProductId } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { sellerId } from '../seller-id.ts';
import { type SellerProductFilter, sellerProductConditions } from './seller-product-filter.ts';

interface Found {
  publish: ProductId[];
  hidden: ProductId[];
  total: number;
}

/**
 * The filtered products of the current user's store, for actions on all of them at once: the ids of visible and hidden
 * ones, the newest 10,000. Throws 401 and 403.
 */
export const selectSellerProducts = async ({
  ctx,
  input,
}: HandlerArgs<SellerProductFilter>): Promise<Found> => {
  const { rows } = await sql<Found>`
    with found as materialized (
      select s.product_id, s.status from seller_product_list s where ${sellerProductConditions(sellerId(ctx), input)}
    ), taken as (select product_id, status from found order by product_id desc limit ${maxSelected})
    select array(select product_id from taken where status = 'PUBLISH') as publish,
      array(select product_id from taken where status = 'HIDDEN') as hidden,
      (select count(*)::integer from found) as total`.execute(ctx.db);
  return rows[0] ?? { publish: [], hidden: [], total: 0 };
};
