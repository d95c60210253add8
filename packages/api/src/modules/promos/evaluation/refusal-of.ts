import type { PromoRefusal } from '@pasar/contract';
import { stateOf } from '../voucher-state.ts';
import { type Candidate, coveredLines, coveredOrders } from './candidate.ts';
import type { PromoOrder } from './promo-order.ts';

export interface Refused {
  code: PromoRefusal;
  /** Rupiah that are missing to the least spend, else 0. */
  missing: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Why a voucher in a state cannot be used. */
export const refusalByState = {
  upcoming: 'not_started',
  ended: 'ended',
  paused: 'paused',
  exhausted: 'exhausted',
} as const;

/** Why this person may not use a voucher, whatever is bought, or null. */
export const personalRefusal = (voucher: Candidate): PromoRefusal | null => {
  if (voucher.usedByPerson >= voucher.per_user_limit) return 'user_limit';
  if (voucher.target === 'code_only' && !voucher.isClaimed) return 'not_claimed';
  if (voucher.target === 'new_buyer' && !voucher.isNewBuyer) return 'new_buyer_only';
  if (voucher.target === 'follower' && !voucher.isFollower) return 'follower_only';
  return null;
};

/**
 * Why a voucher cannot be used, or null: date, quota, person, goods, least spend, shipping, in this order (domain
 * 3.6). The least spend counts eligible goods before vouchers.
 */
export const refusalOf = (voucher: Candidate, orders: readonly PromoOrder[], now: Date): Refused | null => {
  const refused = (code: PromoRefusal, missing = 0): Refused => ({ code, missing });
  const state = stateOf(voucher, now);
  if (state !== 'running') return refused(refusalByState[state]);
  const forPerson = personalRefusal(voucher);
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
