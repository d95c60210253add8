import { type RawBuilder, sql } from 'kysely';

/** Canceled orders do not count as purchases. */
const cameToNothing = ['payment_expired', 'cancelled_buyer', 'cancelled_system', 'rejected'];

/** Whether a user has not bought anything yet; false for visitors. */
export const isNewBuyer = (userId: number | null): RawBuilder<boolean> =>
  userId === null
    ? sql`false`
    : sql`not exists (
        select from orders where user_id = ${userId} and status <> all(${cameToNothing}::text[]))`;

/** What voucher `v` covers, when it has a scope: product ids, or category ids with everything below them. */
export const covered = sql<number[]>`
  case v.scope
    when 'products' then (select json_agg(product_id) from voucher_products where voucher_id = v.id)
    when 'categories' then (
      with recursive below as (
        select category_id as id from voucher_categories where voucher_id = v.id
        union
        select categories.id from categories join below on categories.parent_id = below.id
      )
      select json_agg(id) from below)
  end`;

/** How often a user has used voucher `v` in orders that stand. */
export const ownUses = (userId: number | null): RawBuilder<number> => sql`
  (select count(*) from voucher_uses u
   where u.voucher_id = v.id and u.user_id = ${userId ?? 0} and u.released_at is null)`;

/** Whether a user follows the store of voucher `v`. */
export const isFollower = (userId: number | null): RawBuilder<boolean> => sql`
  exists (select from follows f where f.user_id = ${userId ?? 0} and f.merchant_id = v.merchant_id)`;
