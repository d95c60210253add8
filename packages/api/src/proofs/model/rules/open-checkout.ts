import { lastSession } from './checkout.ts';
import { type CartLine, freeStock, type Market, type Session, type SessionOrder } from './market.ts';
import { No } from './no.ts';
import { at, type Source, storeOf } from './world.ts';

const day = 24 * 3_600_000;

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
  session.expires = market.now + day;
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

/** One more, beside those that are open. */
export const openSingle = (market: Market, buyer: number, variant: number, qty: number): Session => {
  if (qty > freeStock(market, variant)) throw new No(409, 'stock_changed');
  const session = openNew(market, buyer, 'single');
  fill(market, session, [{ variant, qty, cart: null }]);
  return session;
};
