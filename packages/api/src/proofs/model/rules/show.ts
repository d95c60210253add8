import { type Draft, draftOf, holds } from './draft.ts';
import type { Market, Session } from './market.ts';
import { sum } from './world.ts';

const minute = 60_000;

/** What a checkout page shows in figures. */
export interface Shown {
  subtotal: number;
  voucher: number;
  shipping: number;
  shipping_offer: number;
  shipping_discount: number;
  insurance: number;
  grand_total: number;
  wallet_used: number;
  payable: number;
  promos: number[];
  can_pay: boolean;
}

const shownOf = ({ orders, promos, isComplete, total, walletUsed }: Draft): Shown => ({
  subtotal: sum(orders.map(({ goods }) => goods)),
  voucher: sum(orders.map(({ seller, platform }) => seller + platform)),
  shipping: sum(orders.map(({ shipping }) => shipping)),
  shipping_offer: sum(orders.map(({ byStore, byMarket }) => byStore + byMarket)),
  shipping_discount: sum(orders.map(({ shippingDiscount }) => shippingDiscount)),
  insurance: sum(orders.map(({ insurance }) => insurance)),
  grand_total: total,
  wallet_used: walletUsed,
  payable: total - walletUsed,
  promos,
  can_pay: isComplete,
});

const promiseFares = (market: Market, draft: Draft) => {
  for (const order of draft.orders) {
    if (holds(market, order)) continue;
    order.of.quote = order.zone === null ? null : { zone: order.zone, until: market.now + 30 * minute };
  }
};

/** Shows a checkout: fares are promised for 30 minutes, the best promos chosen once. */
export const show = (market: Market, session: Session): Shown => {
  const draft = draftOf(market, session);
  promiseFares(market, draft);
  if (session.promos === null && draft.isComplete) session.promos = draft.promos;
  session.walletShown = draft.walletUsed;
  session.seenTotal = draft.total;
  return shownOf(draft);
};
