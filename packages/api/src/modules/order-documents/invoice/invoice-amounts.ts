import { formatRupiah, type Locale } from '@pasar/contract';
import type { OrderDocuments, TaxDocumentRow } from '../../tax-documents/index.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';

export interface Amount {
  name: string;
  amount: string;
}

const less = (amount: number) => formatRupiah(-amount);

const shown = (rows: readonly (readonly [string, number, (amount: number) => string])[]): Amount[] =>
  rows.filter(([, amount]) => amount !== 0).map(([name, amount, write]) => ({ name, amount: write(amount) }));

/** How the total came about; what is 0 is left out. */
export const buyerAmounts = ({ amounts }: TaxDocumentRow, locale: Locale): Amount[] => {
  const words = orderDocumentMessages[locale];
  if (!amounts) return [];
  return [
    { name: words.subtotal, amount: formatRupiah(amounts.items) },
    ...shown([
      [words.sellerVoucher, amounts.seller_voucher, less],
      [words.platformDiscount, amounts.platform_voucher, less],
    ]),
    { name: words.shipping, amount: formatRupiah(amounts.shipping) },
    ...shown([
      [words.shippingOffer, amounts.shipping_offer, less],
      [words.shippingDiscount, amounts.shipping_discount, less],
      [words.insurance, amounts.insurance, formatRupiah],
    ]),
  ];
};

/** `5%`, `2,5%` in Indonesian, of basis points. */
const percent = (bps: number, locale: Locale) => {
  const text = String(bps / 100);
  return `${locale === 'id' ? text.replace('.', ',') : text}%`;
};

/** What the seller earns, less what went back. */
export const sellerAmounts = (order: OrderFacts, locale: Locale): Amount[] => {
  const words = orderDocumentMessages[locale];
  return [
    { name: words.subtotal, amount: formatRupiah(order.items) },
    ...shown([
      [words.sellerVoucher, order.sellerVoucher, less],
      [words.returnedItems, order.money.returned, less],
      [words.shippingSubsidy, order.money.subsidy, less],
      [words.commission(percent(order.commissionBps, locale)), order.money.commission, less],
      [words.fee, order.money.fee, less],
    ]),
  ];
};

/** The total of that: an estimate as long as the money is held. */
export const netAmount = ({ money: { state, net } }: OrderFacts, locale: Locale): Amount => {
  const words = orderDocumentMessages[locale];
  return { name: state === 'estimated' ? words.netEstimated : words.net, amount: formatRupiah(net) };
};

/** Price, tax base and PPN of the taxed items; nothing when the store states no PPN. */
export const taxAmounts = ({ price, dpp, ppn }: TaxDocumentRow, locale: Locale): Amount[] => {
  if (price === null || dpp === null || ppn === null) return [];
  const words = orderDocumentMessages[locale];
  return [
    { name: words.priceWithoutTax, amount: formatRupiah(price) },
    { name: words.dpp, amount: formatRupiah(dpp) },
    { name: words.ppn, amount: formatRupiah(ppn) },
  ];
};

/** The credit notes about an invoice, and what was paid without them; nothing when nothing went back. */
export const refundAmounts = ({ invoice, creditNotes }: OrderDocuments, locale: Locale): Amount[] => {
  const words = orderDocumentMessages[locale];
  if (creditNotes.length === 0) return [];
  const refunded = creditNotes.reduce((sum, { total }) => sum + total, 0);
  return [
    ...creditNotes.map(({ number, total }) => ({
      name: `${words.creditNote} ${number}`,
      amount: formatRupiah(-total),
    })),
    { name: words.paidAfterRefund, amount: formatRupiah(invoice.total - refunded) },
  ];
};

/** Whether all of it went back to the buyer; of a complaint a part may. */
export const isReturned = ({ status, money, total }: OrderFacts): boolean =>
  ['cancelled_buyer', 'cancelled_system', 'rejected'].includes(status) ||
  (status === 'refunded' && money.refunded === total);

/** A bank, the wallet, or both. */
export const paidWith = ({ method, usedWallet }: OrderFacts, locale: Locale): string =>
  [usedWallet || method === null ? orderDocumentMessages[locale].wallet : null, method]
    .filter(Boolean)
    .join(' + ');
