import type { PromoRejectionReason } from '@pasar/contract';
import { getVoucherState } from '../voucher-state.ts';
import { type Candidate, coveredLines, coveredOrders } from './candidate.ts';
import type { PromoOrder } from './promo-order.ts';

export interface VoucherRejection {
  code: PromoRejectionReason;
  /** Rupiah that are missing to the least spend, else 0. */
  missing: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Why a voucher in a state cannot be used. */
export const rejectionByState = {
  upcoming: 'not_started',
  ended: 'ended',
  paused: 'paused',
  exhausted: 'exhausted',
} as const;

/** Why this user may not use a voucher, whatever is bought, or null. */
export const findPersonalRejection = (voucher: Candidate): PromoRejectionReason | null => {
  if (voucher.usedByPerson >= voucher.per_user_limit) return 'user_limit';
  if (voucher.target === 'code_only' && !voucher.isClaimed) return 'not_claimed';
  if (voucher.target === 'new_buyer' && !voucher.isNewBuyer) return 'new_buyer_only';
  if (voucher.target === 'follower' && !voucher.isFollower) return 'follower_only';
  return null;
};

/**
 * Why a voucher cannot be used, or null: date, quota, user, items, least spend, shipping, in this order (domain
 * 3.6). The least spend counts eligible products before vouchers.
 */
export const findVoucherRejection = (
  voucher: Candidate,
  orders: readonly PromoOrder[],
  now: Date,
): VoucherRejection | null => {
  const refused = (code: PromoRejectionReason, missing = 0): VoucherRejection => ({ code, missing });
  const state = getVoucherState(voucher, now);
  if (state !== 'running') return refused(rejectionByState[state]);
  const forPerson = findPersonalRejection(voucher);
  if (forPerson) return refused(forPerson);
  const lines = coveredLines(voucher, orders);
  if (lines.length === 0) return refused('no_eligible_product');
  const missing = voucher.min_spend - sum(lines.map(({ amount }) => amount));
  if (missing > 0) return refused('min_spend', missing);
  const covered = coveredOrders(voucher, orders);
  const shipping = sum(covered.map((order) => order.shipping));
  if (voucher.kind !== 'shipping' || shipping > 0) return null;
  return refused(covered.every(({ isShippingPaid }) => isShippingPaid) ? 'shipping_free' : 'no_shipping');
};
