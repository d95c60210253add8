import { sum } from './model-fixture.ts';

/** Splits by largest remainder: the parts add up, the first one wins a tie (domain 3.0). */
export const allocateDiscount = (amount: number, weights: readonly number[]): number[] => {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const missing = amount - sum(parts);
  const byRemainder = weights
    .map((weight, place) => ({ place, rest: (amount * weight) % whole }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place)
    .slice(0, missing);
  return parts.map((part, place) => part + (byRemainder.some((one) => one.place === place) ? 1 : 0));
};

/** Half a rupiah is rounded up. */
export const half = (dividend: number, divisor: number): number =>
  divisor === 0 ? 0 : Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Five percent of the goods after the seller's voucher (domain 3.10). */
export const commissionOn = (goods: number): number => half(goods * 500, 10_000);
