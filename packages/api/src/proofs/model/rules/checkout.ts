import { type Draft, draftOf, holds } from './draft.ts';
import { servicesOf } from './fares.ts';
import { type CartLine, freeStock, type Market, type Session, type SessionOrder } from './market.ts';
import { No } from './no.ts';
import { refusalOf } from './vouchers.ts';
import { at, type Source, storeOf, sum } from './world.ts';

const minute = 60_000;

/** What a checkout page shows in figures. */
export interface Shown {
  subtotal: number;
  voucher: number;
  shipping: number;
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
  shipping_discount: sum(orders.map(({ shippingDiscount }) => shippingDiscount)),
  insurance: sum(orders.map(({ insurance }) => insurance)),
  grand_total: total,
  wallet_used: walletUsed,
  payable: total - walletUsed,
  promos,
  can_pay: isComplete,
});

/** The checkout of a kind that a buyer opened last. */
export const lastSession = ({ sessions }: Market, buyer: number, source: Source): Session | null =>
  sessions.findLast((session) => session.buyer === buyer && session.source === source) ?? null;

export const isOpen = ({ now }: Market, { status, expires }: Session): boolean =>
  status === 'open' && now < expires;

export const demandOpen = (market: Market, session: Session): void => {
  if (!isOpen(market, session)) throw new No(409, 'session_closed');
};

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

const fill = (market: Market, session: Session, lines: SessionOrder['lines']) => {
  const stores = [...new Set(lines.map(({ variant }) => storeOf(variant)))];
  const staying = session.orders.filter(({ store }) => stores.includes(store));
  const coming = stores
    .filter((store) => !staying.some((order) => order.store === store))
    .map(
      (store): SessionOrder => ({ store, address: 0, wish: null, insurance: false, quote: null, lines: [] }),
    );
  session.orders = [...staying, ...coming].map((order) => ({
    ...order,
    lines: lines.filter(({ variant }) => storeOf(variant) === order.store),
  }));
  session.openedAt = market.now;
  session.expires = market.now + 24 * 60 * minute;
};

const openNew = (market: Market, buyer: number, source: Source): Session => {
  const serial = ++market.serial;
  const nth = market.sessions.filter((one) => one.buyer === buyer && one.source === source).length;
  const session: Session = {
    key: `${buyer}/${source}/${nth}`,
    serial,
    buyer,
    source,
    status: 'open',
    openedAt: 0,
    expires: 0,
    useWallet: false,
    promos: null,
    walletShown: 0,
    seenTotal: 0,
    orders: [],
  };
  market.sessions.push(session);
  return session;
};

/** The checked lines that can be had, the newest first; the one open checkout of the cart is brought up to date. */
export const openCart = (market: Market, buyer: number): Session => {
  const lines = at(market.carts, buyer)
    .filter(({ checked, variant }) => checked && freeStock(market, variant) > 0)
    .sort((one: CartLine, other: CartLine) => other.serial - one.serial);
  if (lines.length === 0) throw new No(409, 'session_closed');
  const last = lastSession(market, buyer, 'cart');
  const session = last?.status === 'open' ? last : openNew(market, buyer, 'cart');
  if (session.expires <= market.now) session.promos = null;
  fill(
    market,
    session,
    lines.map(({ variant, qty, serial }) => ({ variant, qty, cart: serial })),
  );
  return session;
};

/** Takes the place of the one that was open. */
export const openSingle = (market: Market, buyer: number, variant: number, qty: number): Session => {
  if (qty > freeStock(market, variant)) throw new No(409, 'stock_changed');
  const last = lastSession(market, buyer, 'single');
  if (last?.status === 'open') last.status = 'closed';
  const session = openNew(market, buyer, 'single');
  fill(market, session, [{ variant, qty, cart: null }]);
  return session;
};

/** Every order of the checkout that was opened last goes to one address. */
export const sendAllTo = (market: Market, buyer: number, address: number): Shown => {
  const session = market.sessions
    .filter((one) => one.buyer === buyer && isOpen(market, one))
    .sort((one, other) => other.openedAt - one.openedAt || other.serial - one.serial)[0];
  if (!session) throw new No(409, 'session_closed');
  for (const order of session.orders) order.address = address;
  return show(market, session);
};

/** A promised service, with or without insurance; goods above a million have no choice (domain 3.7). */
export const chooseCourier = (
  market: Market,
  session: Session,
  { store, wish, insurance }: { store: number; wish: string; insurance: boolean | null },
): Shown => {
  demandOpen(market, session);
  const order = session.orders.find((one) => one.store === store);
  const isPromised = order?.quote && servicesOf(order.quote.zone).some(({ name }) => name === wish);
  if (!order?.quote || !isPromised) throw new No(404);
  if (order.quote.until <= market.now) throw new No(409, 'quote_expired');
  const drafted = draftOf(market, session).orders.find(({ of }) => of.store === store);
  if (insurance === false && drafted?.mustInsure) throw new No(422);
  order.wish = wish;
  if (insurance !== null) order.insurance = insurance;
  return show(market, session);
};

/** Nothing is taken from any quota before the pay (domain 3.6, rule 6). */
export const choosePromo = (market: Market, session: Session, voucher: number, isWanted: boolean): Shown => {
  demandOpen(market, session);
  const before = draftOf(market, session);
  const others = (session.promos ?? before.promos).filter((one) => one !== voucher);
  const refusal = refusalOf(market, { buyer: session.buyer, voucher, parcels: before.parcels });
  if (isWanted && refusal) throw refusal === 'hidden' ? new No(404) : new No(409, 'promo_invalid');
  session.promos = isWanted ? [...others, voucher] : others;
  session.promos = draftOf(market, session).promos;
  return show(market, session);
};
