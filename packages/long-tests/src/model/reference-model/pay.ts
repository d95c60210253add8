import { assertOpen } from './checkout.ts';
import type { CheckoutView } from './checkout-view.ts';
import { buildDraft, type Draft, type DraftOrder, holds } from './draft.ts';
import type { Group, MarketplaceModel, Order, Session } from './marketplace-model.ts';
import { at, modelFixture } from './model-fixture.ts';
import { captured } from './money.ts';
import { RejectionError } from './rejection-error.ts';
import { commissionOn } from './split.ts';
import { viewCheckout } from './view-checkout.ts';

const hour = 3_600_000;

/** A refusal that shows the checkout anew. */
const refused = (market: MarketplaceModel, session: Session, reason: string) =>
  new RejectionError(409, reason, viewCheckout(market, session));

/** What the buyer saw has to be what it is now; the first difference is reported (domain 4). */
const demandSame = (market: MarketplaceModel, session: Session, draft: Draft, method: boolean) => {
  const lines = draft.orders.flatMap((order) => order.lines);
  if (lines.some(({ bought }) => bought === 0)) throw refused(market, session, 'stock_changed');
  if (!draft.orders.every((order) => holds(market, order))) throw refused(market, session, 'quote_expired');
  if (draft.total !== session.seenTotal) {
    const isShort = lines.some(({ wanted, most }) => wanted > most);
    const reason = isShort ? 'stock_changed' : draft.dropped.length > 0 ? 'promo_invalid' : 'price_changed';
    throw refused(market, session, reason);
  }
  if (session.useWallet && draft.walletUsed < session.walletShown) {
    throw refused(market, session, 'wallet_insufficient');
  }
  if (draft.total > draft.walletUsed && !method) throw new RejectionError(422);
};

const orderOf = (session: Session, draft: DraftOrder): Order => ({
  group: session.key,
  buyer: session.buyer,
  store: draft.of.store,
  status: 'waiting_payment',
  lines: draft.lines.map(({ variant, bought }) => ({ variant, qty: bought })),
  goods: draft.goods,
  seller: draft.seller,
  platform: draft.platform,
  shipping: draft.shipping,
  byStore: draft.byStore,
  byMarket: draft.byMarket,
  shippingDiscount: draft.shippingDiscount,
  insurance: draft.insurance,
  total: draft.total,
  commission: commissionOn(draft.goods - draft.seller),
  etdMax: draft.service?.etdMax ?? 0,
  paidAt: null,
  shippedAt: null,
  completedAt: null,
  earned: null,
  missedPickups: 0,
  due: null,
  request: null,
  complaint: null,
  parcel: null,
  scanned: null,
});

const useVouchers = (market: MarketplaceModel, session: Session, { promos, orders }: Draft) => {
  for (const voucher of promos) {
    const { store, kind } = at(modelFixture.vouchers, voucher);
    const touched = orders.filter((order) =>
      store === null
        ? (kind === 'shipping' ? order.shippingDiscount : order.platform) > 0
        : order.of.store === store,
    );
    at(market.vouchers, voucher).uses.push({
      buyer: session.buyer,
      group: session.key,
      stores: touched.map(({ of }) => of.store),
      live: true,
    });
  }
};

/** The money of a group is there: its orders are new, the seller has a day to answer. */
export const begin = (market: MarketplaceModel, group: Group): void => {
  group.state = 'paid';
  const orders = market.orders.filter((order) => order.group === group.key);
  captured(market, group, orders);
  for (const order of orders) {
    order.status = 'new';
    order.paidAt = market.now;
    order.due = market.now + 24 * hour;
  }
};

const place = (market: MarketplaceModel, session: Session, draft: Draft) => {
  const group: Group = {
    key: session.key,
    buyer: session.buyer,
    walletUsed: draft.walletUsed,
    payable: draft.total - draft.walletUsed,
    payDue: market.now + 24 * hour,
    state: 'waiting',
    reported: false,
  };
  useVouchers(market, session, draft);
  for (const { variant, bought } of draft.orders.flatMap((order) => order.lines)) {
    at(market.variants, variant).reserved += bought;
  }
  market.wallets.buyers[session.buyer] = at(market.wallets.buyers, session.buyer) - draft.walletUsed;
  market.groups.push(group);
  market.orders.push(...draft.orders.map((order) => orderOf(session, order)));
  if (group.payable === 0) begin(market, group);
};

/** Orders what the buyer saw, all of it or nothing; a checkout that is paid answers with its orders (domain 3.9, T0). */
export const pay = (
  market: MarketplaceModel,
  session: Session,
  { fresh, method }: { fresh: boolean; method: boolean },
): CheckoutView | null => {
  if (session.status === 'paid') {
    const state = market.groups.find(({ key }) => key === session.key)?.state;
    if (state !== 'waiting' && state !== 'paid') throw new RejectionError(409, 'session_closed');
    return null;
  }
  assertOpen(market, session);
  const shown = fresh ? viewCheckout(market, session) : null;
  const draft = buildDraft(market, session);
  demandSame(market, session, draft, method);
  place(market, session, draft);
  session.status = 'paid';
  const bought = session.orders.flatMap(({ lines }) => lines.map(({ cart }) => cart));
  market.carts[session.buyer] = at(market.carts, session.buyer).filter(
    ({ serial }) => !bought.includes(serial),
  );
  return shown;
};
