import type { AdminMismatch } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** An attempt and a parcel are numbered after their payment's or order's code. */
const codeIn = (ref: string): string => /^([A-Z]{2,4}-\d{8}-[A-Z0-9]{5})(-\d+)?$/.exec(ref)?.[1] ?? ref;

/** Where what does not match is shown; undefined for what nobody knows. */
export const getMismatchPath = ({ kind, ref }: Pick<AdminMismatch, 'kind' | 'ref'>): string | undefined => {
  if (kind === 'payment_unknown') return undefined;
  const code = codeIn(ref);
  if (kind === 'payment_amount' || kind === 'payment_reversed' || kind === 'settlement')
    return linkTo('back-office.payments', { search: code, open: code });
  return linkTo('back-office.orders', { search: code });
};
