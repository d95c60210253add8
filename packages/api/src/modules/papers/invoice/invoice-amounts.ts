import { formatRupiah, type Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import { paperWords } from '../paper-words.ts';

export interface Amount {
  name: string;
  amount: string;
}

const less = (amount: number) => formatRupiah(-amount);

const shown = (rows: readonly (readonly [string, number, (amount: number) => string])[]): Amount[] =>
  rows.filter(([, amount]) => amount !== 0).map(([name, amount, write]) => ({ name, amount: write(amount) }));

/** How the total came about; what is 0 is left out. */
export const buyerAmounts = (order: OrderFacts, locale: Locale): Amount[] => {
  const words = paperWords[locale];
  return [
    { name: words.subtotal, amount: formatRupiah(order.items) },
    ...shown([
      [words.sellerVoucher, order.sellerVoucher, less],
      [words.platformDiscount, order.platformDiscount, less],
    ]),
    { name: words.shipping, amount: formatRupiah(order.shipping) },
    ...shown([
      [words.shippingDiscount, order.shippingDiscount, less],
      [words.insurance, order.insurance, formatRupiah],
    ]),
  ];
};

/** `5%`, `2,5%` in Indonesian, of basis points. */
const percent = (bps: number, locale: Locale) => {
  const text = String(bps / 100);
  return `${locale === 'id' ? text.replace('.', ',') : text}%`;
};

/** What the seller earns when all goes well. */
export const sellerAmounts = (order: OrderFacts, locale: Locale): Amount[] => {
  const words = paperWords[locale];
  return [
    { name: words.subtotal, amount: formatRupiah(order.items) },
    ...shown([
      [words.sellerVoucher, order.sellerVoucher, less],
      [words.commission(percent(order.commissionBps, locale)), order.commission, less],
      [words.fee, order.fee, less],
    ]),
  ];
};

/** Whether all of it went back to the buyer. */
export const isReturned = ({ status }: OrderFacts): boolean =>
  ['cancelled_buyer', 'cancelled_system', 'rejected', 'refunded'].includes(status);

/** A bank, the wallet, or both. */
export const paidWith = ({ method, usedWallet }: OrderFacts, locale: Locale): string =>
  [usedWallet || method === null ? paperWords[locale].wallet : null, method].filter(Boolean).join(' + ');
