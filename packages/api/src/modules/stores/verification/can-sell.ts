import type { StoreReviewField } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { openItems } from './verification-items.ts';

const stateOf = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchants')
    .select(['verification_status', 'suspended_at'])
    .where('id', '=', merchantId)
    .executeTakeFirst();

/** Whether a store may sell: approved and not suspended (SPEC 6). */
export const canSell = async (ctx: Context, merchantId: number): Promise<boolean> => {
  const store = await stateOf(ctx, merchantId);
  return store?.verification_status === 'approved' && store.suspended_at === null;
};

/** Why a store's withdrawals are blocked. */
export type PayoutBlock =
  | { reason: 'store_suspended' }
  | { reason: 'store_unverified' }
  | { reason: 'review_pending'; fields: StoreReviewField[] };

/** The reason that blocks a store's withdrawals; null without one. Waiting parts of a selling store do (domain 3.3). */
export const payoutBlock = async (ctx: Context, merchantId: number): Promise<PayoutBlock | null> => {
  const store = await stateOf(ctx, merchantId);
  if (store?.suspended_at) return { reason: 'store_suspended' };
  if (store?.verification_status !== 'approved') return { reason: 'store_unverified' };
  const items = await openItems(ctx, merchantId);
  return items.length > 0 ? { reason: 'review_pending', fields: items.map(({ field }) => field) } : null;
};
