import { draftOf } from './draft.ts';
import { servicesOf } from './fares.ts';
import type { Market, Session } from './market.ts';
import { No } from './no.ts';
import { type Shown, show } from './show.ts';
import { refusalOf } from './vouchers.ts';
import type { Source } from './world.ts';

/** The checkout of a kind that a buyer opened last. */
export const lastSession = ({ sessions }: Market, buyer: number, source: Source): Session | null =>
  sessions.findLast((session) => session.buyer === buyer && session.source === source) ?? null;

export const isOpen = ({ now }: Market, { status, expires }: Session): boolean =>
  status === 'open' && now < expires;

export const demandOpen = (market: Market, session: Session): void => {
  if (!isOpen(market, session)) throw new No(409, 'session_closed');
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
  if (order.quote.until <= market.now) throw new No(409, 'quote_expired', show(market, session));
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
  if (isWanted && refusal)
    throw refusal === 'hidden' ? new No(404) : new No(409, 'promo_invalid', show(market, session));
  session.promos = isWanted ? [...others, voucher] : others;
  session.promos = draftOf(market, session).promos;
  return show(market, session);
};
