import type { CheckoutView } from './checkout-view.ts';
import { buildDraft } from './draft.ts';
import type { MarketplaceModel, Session } from './marketplace-model.ts';
import type { Source } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';
import { getServices } from './shipping-rates.ts';
import { viewCheckout } from './view-checkout.ts';
import { findRejection } from './vouchers.ts';

/** The checkout of a kind that a buyer opened last. */
export const lastSession = ({ sessions }: MarketplaceModel, buyer: number, source: Source): Session | null =>
  sessions.findLast((session) => session.buyer === buyer && session.source === source) ?? null;

export const isOpen = ({ now }: MarketplaceModel, { status, expires }: Session): boolean =>
  status === 'open' && now < expires;

export const assertOpen = (market: MarketplaceModel, session: Session): void => {
  if (!isOpen(market, session)) throw new RejectionError(409, 'session_closed');
};

/** Every order of the checkout that was opened last goes to one address. */
export const sendAllTo = (market: MarketplaceModel, buyer: number, address: number): CheckoutView => {
  const session = market.sessions
    .filter((one) => one.buyer === buyer && isOpen(market, one))
    .sort((one, other) => other.openedAt - one.openedAt || other.serial - one.serial)[0];
  if (!session) throw new RejectionError(409, 'session_closed');
  for (const order of session.orders) order.address = address;
  return viewCheckout(market, session);
};

/** A promised service, with or without insurance; goods above a million have no choice (domain 3.7). */
export const chooseCourier = (
  market: MarketplaceModel,
  session: Session,
  { store, wish, insurance }: { store: number; wish: string; insurance: boolean | null },
): CheckoutView => {
  assertOpen(market, session);
  const order = session.orders.find((one) => one.store === store);
  const isPromised = order?.quote && getServices(order.quote.zone).some(({ name }) => name === wish);
  if (!order?.quote || !isPromised) throw new RejectionError(404);
  if (order.quote.until <= market.now)
    throw new RejectionError(409, 'quote_expired', viewCheckout(market, session));
  const drafted = buildDraft(market, session).orders.find(({ of }) => of.store === store);
  if (insurance === false && drafted?.mustInsure) throw new RejectionError(422);
  order.wish = wish;
  if (insurance !== null) order.insurance = insurance;
  return viewCheckout(market, session);
};

/** Nothing is taken from any quota before the pay (domain 3.6, rule 6). */
export const choosePromo = (
  market: MarketplaceModel,
  session: Session,
  voucher: number,
  isWanted: boolean,
): CheckoutView => {
  assertOpen(market, session);
  const before = buildDraft(market, session);
  const others = (session.promos ?? before.promos).filter((one) => one !== voucher);
  const refusal = findRejection(market, { buyer: session.buyer, voucher, parcels: before.parcels });
  if (isWanted && refusal)
    throw refusal === 'hidden'
      ? new RejectionError(404)
      : new RejectionError(409, 'promo_invalid', viewCheckout(market, session));
  session.promos = isWanted ? [...others, voucher] : others;
  session.promos = buildDraft(market, session).promos;
  return viewCheckout(market, session);
};
