import type { Session } from '../session/session.ts';
import type { DraftLine, DraftOrder, Summary } from './draft.ts';

const sum = <T>(list: readonly T[], amount: (one: T) => number) =>
  list.reduce((total, one) => total + amount(one), 0);

/** What a line would have cost at its crossed-out price, above what it costs. */
const saved = ({ variant, unitPrice, bought }: DraftLine) =>
  Math.max(0, Math.max(variant.compareAtPrice ?? 0, variant.basePrice) - unitPrice) * bought;

/** Adds up a checkout in the order of domain 3.6: items, vouchers, shipping, insurance, wallet, payable. */
export const computeTotals = (
  { useWallet }: Session,
  orders: readonly DraftOrder[],
  walletBalance: number,
): Summary => {
  const grandTotal = sum(orders, ({ total }) => total);
  const walletUsed = useWallet ? Math.min(walletBalance, grandTotal) : 0;
  return {
    subtotal: sum(orders, ({ subtotal }) => subtotal),
    productDiscount: sum(orders, ({ lines }) => sum(lines, saved)),
    voucher: sum(
      orders,
      ({ sellerVoucher, platformVoucher }) => (sellerVoucher?.amount ?? 0) + platformVoucher,
    ),
    shipping: sum(orders, ({ chosen }) => chosen?.price ?? 0),
    shippingOffer: sum(orders, ({ chosen }) => chosen?.subsidy?.amount ?? 0),
    shippingDiscount: sum(orders, ({ shippingDiscount }) => shippingDiscount),
    insurance: sum(orders, ({ insurance }) => insurance),
    grandTotal,
    walletBalance,
    walletUsed,
    payable: grandTotal - walletUsed,
  };
};
