import type { PromoOffer } from '@pasar/contract';
import type { Format } from '@pasar/slice-kit';

/** From here on the words of the quota count; above it there is plenty. */
export const fewLeft = 0.5;

/** The share of the quota that is left, as whole percent; never none while there is one. */
export const percentLeft = ({ left }: Pick<PromoOffer, 'left'>): number =>
  left <= 0 ? 0 : Math.max(1, Math.floor(left * 100));

/** The large figure of a ticket: `25k`, or `15%`. */
export const amountOf = (
  { discount_type, discount_value }: Pick<PromoOffer, 'discount_type' | 'discount_value'>,
  { count }: Pick<Format, 'count'>,
): string => (discount_type === 'percent' ? `${discount_value}%` : count(discount_value));
