import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { ProductPlan } from './plan-product.ts';

/**
 * What comes into a category that staff look at first waits for them, also one that a category above it names (B17).
 * What they have approved stays so while it stays in its category, and what is blocked stays blocked.
 */
export const holdForReview = async (
  { db, clock }: Context,
  plans: readonly Pick<ProductPlan, 'productId' | 'entersCategory'>[],
): Promise<void> => {
  const ids = plans.flatMap(({ productId, entersCategory }) => (entersCategory ? [productId] : []));
  if (ids.length === 0) return;
  await sql`
    update products p set moderation = 'pending', pending_since = ${clock.now()}
    from categories own
    left join categories parent on parent.id = own.parent_id
    left join categories root on root.id = parent.parent_id
    where own.id = p.category_id and p.id = any(${ids}::bigint[]) and p.moderation = 'ok'
      and (own.review_first or parent.review_first or root.review_first)`.execute(db);
};
