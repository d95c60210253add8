import { lastSession } from './checkout.ts';
import {
  type CartLine,
  freeStock,
  type MarketplaceModel,
  type Session,
  type SessionOrder,
} from './marketplace-model.ts';
import { at, getStore, type Source } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';

const day = 24 * 3_600_000;

const fill = (market: MarketplaceModel, session: Session, lines: SessionOrder['lines']) => {
  const stores = [...new Set(lines.map(({ variant }) => getStore(variant)))];
  const staying = session.orders.filter(({ store }) => stores.includes(store));
  const coming = stores
    .filter((store) => !staying.some((order) => order.store === store))
    .map(
      (store): SessionOrder => ({ store, address: 0, wish: null, insurance: false, quote: null, lines: [] }),
    );
  session.orders = [...staying, ...coming].map((order) => ({
    ...order,
    lines: lines.filter(({ variant }) => getStore(variant) === order.store),
  }));
  session.openedAt = market.now;
  session.expires = market.now + day;
};

const openNew = (market: MarketplaceModel, buyer: number, source: Source): Session => {
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
export const openCart = (market: MarketplaceModel, buyer: number): Session => {
  const lines = at(market.carts, buyer)
    .filter(({ checked, variant }) => checked && freeStock(market, variant) > 0)
    .sort((one: CartLine, other: CartLine) => other.serial - one.serial);
  if (lines.length === 0) throw new RejectionError(409, 'session_closed');
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
export const openSingle = (
  market: MarketplaceModel,
  buyer: number,
  variant: number,
  qty: number,
): Session => {
  if (qty > freeStock(market, variant)) throw new RejectionError(409, 'stock_changed');
  const session = openNew(market, buyer, 'single');
  fill(market, session, [{ variant, qty, cart: null }]);
  return session;
};
