import type { CheckoutView } from './checkout-view.ts';
import { buildDraft, type Draft, holds } from './draft.ts';
import type { MarketplaceModel, Session } from './marketplace-model.ts';
import { sum } from './model-fixture.ts';

const minute = 60_000;

const shownOf = ({ orders, promos, isComplete, total, walletUsed }: Draft): CheckoutView => ({
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

const promiseFares = (market: MarketplaceModel, draft: Draft) => {
  for (const order of draft.orders) {
    if (holds(market, order)) continue;
    order.of.quote = order.zone === null ? null : { zone: order.zone, until: market.now + 30 * minute };
  }
};

/** Shows a checkout: fares are promised for 30 minutes, the best promos chosen once. */
export const viewCheckout = (market: MarketplaceModel, session: Session): CheckoutView => {
  const draft = buildDraft(market, session);
  promiseFares(market, draft);
  if (session.promos === null && draft.isComplete) session.promos = draft.promos;
  session.walletShown = draft.walletUsed;
  session.seenTotal = draft.total;
  return shownOf(draft);
};
