import type { ListedPromo } from '@pasar/contract';
import type { Format } from '@pasar/slice-kit';

/** Below this share the quota's text is shown; above it there is plenty. */
export const lowQuotaShare = 0.5;

/** The share of the quota that is left, as an integer percentage; never 0 while there is one. */
export const computePercentLeft = ({ left }: Pick<ListedPromo, 'left'>): number =>
  left <= 0 ? 0 : Math.max(1, Math.floor(left * 100));

/** The large figure of a voucher: `25k`, or `15%`. */
export const formatVoucherAmount = (
  { discount_type, discount_value }: Pick<ListedPromo, 'discount_type' | 'discount_value'>,
  { count }: Pick<Format, 'count'>,
): string => (discount_type === 'percent' ? `${discount_value}%` : count(discount_value));
