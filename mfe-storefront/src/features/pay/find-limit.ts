import type { PaymentMethod } from '@pasar/contract';

/** The limit that keeps a method from taking an amount, in rupiah; null when it takes it. */
export const findLimit = (
  { min, max }: Pick<PaymentMethod, 'min' | 'max'>,
  payable: number,
): { kind: 'least' | 'most'; amount: number } | null => {
  if (min !== undefined && payable < min) return { kind: 'least', amount: min };
  return max !== undefined && payable > max ? { kind: 'most', amount: max } : null;
};
