import type { TestAnswer } from '../../../testing/open-test-market.ts';
import { ask, nothing, outcomeOf, type Real } from '../real/real.ts';
import {
  chooseCourier,
  choosePromo,
  demandOpen,
  lastSession,
  openCart,
  openSingle,
  sendAllTo,
  show,
} from '../rules/checkout.ts';
import type { Market, Session } from '../rules/market.ts';
import { No } from '../rules/no.ts';
import { pay } from '../rules/pay.ts';
import { at, type Source } from '../rules/world.ts';
import { wanted } from './cart-deeds.ts';
import type { Deed, Outcome } from './deed.ts';

interface Which {
  buyer: number;
  source: Source;
}

/** The session of the rules; 404 before the first one was opened. */
const sessionOf = (market: Market, { buyer, source }: Which): Session => {
  const session = lastSession(market, buyer, source);
  if (!session) throw new No(404);
  return session;
};

const checkoutId = (real: Real, market: Market, { buyer, source }: Which): number => {
  const session = lastSession(market, buyer, source);
  return (session && real.sessions.get(session.key)) ?? nothing;
};

const previewOf = (real: Real, buyer: number, id: number): Promise<TestAnswer> =>
  ask(real, at(real.buyers, buyer), `/shipping/checkout/preview?checkout_id=${id}`);

/** Opens a checkout and looks at it, as the page does. */
const open = async (
  real: Real,
  market: Market,
  which: Which,
  path: string,
  body: object,
): Promise<Outcome> => {
  const answer = await ask(real, at(real.buyers, which.buyer), path, body);
  if (answer.code !== 200) return outcomeOf(real, answer);
  const id: number = answer.data.checkout_id;
  const known = [...real.sessions.values()].includes(id);
  const nth = market.sessions.filter(
    (one) => one.buyer === which.buyer && one.source === which.source,
  ).length;
  if (!known) real.sessions.set(`${which.buyer}/${which.source}/${nth}`, id);
  return outcomeOf(real, await previewOf(real, which.buyer, id));
};

export const checkoutCart = ({ buyer }: { buyer: number }): Deed => ({
  kind: 'check out the cart',
  text: `buyer ${buyer} checks the cart out`,
  rule: (market) => show(market, openCart(market, buyer)),
  act: (real, market) => open(real, market, { buyer, source: 'cart' }, '/cart/checkout', {}),
});

export const checkoutSingle = ({
  buyer,
  variant,
  qty,
}: {
  buyer: number;
  variant: number;
  qty: number;
}): Deed => ({
  kind: 'buy now',
  text: `buyer ${buyer} wants ${qty} of ${variant} now`,
  rule: (market) => show(market, openSingle(market, buyer, variant, qty)),
  act: (real, market) =>
    open(real, market, { buyer, source: 'single' }, '/cart/singlecheckout', wanted(real, variant, qty)),
});

/** Something about an open checkout, by its id in the body. */
const change = (
  kind: string,
  which: Which,
  {
    rule,
    path,
    body,
  }: { rule: (market: Market, session: Session) => void; path: string; body: (real: Real) => object },
): Deed => ({
  kind,
  text: `${kind} in the ${which.source} checkout of buyer ${which.buyer}`,
  rule: (market) => {
    const session = sessionOf(market, which);
    demandOpen(market, session);
    rule(market, session);
    return show(market, session);
  },
  act: async (real, market) => {
    const asked = { checkout_id: checkoutId(real, market, which), ...body(real) };
    return outcomeOf(real, await ask(real, at(real.buyers, which.buyer), path, asked));
  },
});

export const switchWallet = ({ isOn, ...which }: Which & { isOn: boolean }): Deed =>
  change(isOn ? 'wallet on' : 'wallet off', which, {
    rule: (_, session) => {
      session.useWallet = isOn;
    },
    path: '/checkout/wallet',
    body: () => ({ use_wallet: isOn ? '1' : '0' }),
  });

export const takePromo = ({
  voucher,
  isWanted,
  ...which
}: Which & { voucher: number; isWanted: boolean }): Deed =>
  change(`${isWanted ? 'select' : 'unselect'} voucher ${voucher}`, which, {
    rule: (market, session) => choosePromo(market, session, voucher, isWanted),
    path: isWanted ? '/promo/select' : '/promo/unselect',
    body: (real) => ({ promo_id: at(real.vouchers, voucher) }),
  });

export const sendTo = ({ buyer, address }: { buyer: number; address: number }): Deed => ({
  kind: 'change the address of all',
  text: `buyer ${buyer} sends everything to address ${address}`,
  rule: (market) => sendAllTo(market, buyer, address),
  act: async (real) => {
    const body = { address_book_id: at(at(real.addresses, buyer), address) };
    return outcomeOf(real, await ask(real, at(real.buyers, buyer), '/shipping/all/address-book', body));
  },
});

type OfStore = Which & { store: number };

const orderId = async (real: Real, market: Market, which: OfStore): Promise<number> => {
  const found = await real.market
    .context()
    .db.selectFrom('checkout_orders')
    .select('id')
    .where('session_id', '=', checkoutId(real, market, which))
    .where('merchant_id', '=', at(real.stores, which.store))
    .executeTakeFirst();
  return found?.id ?? nothing;
};

/** Something about one store's part of a checkout. */
const changeOrder = (
  kind: string,
  which: OfStore,
  {
    rule,
    call,
  }: {
    rule: (market: Market, session: Session) => void;
    call: (real: Real, id: number) => Promise<{ path: string; body: object }>;
  },
): Deed => ({
  kind,
  text: `${kind} for store ${which.store} in the ${which.source} checkout of buyer ${which.buyer}`,
  rule: (market) => {
    const session = sessionOf(market, which);
    if (!session.orders.some(({ store }) => store === which.store)) throw new No(404);
    demandOpen(market, session);
    rule(market, session);
    return show(market, session);
  },
  act: async (real, market) => {
    const { path, body } = await call(real, await orderId(real, market, which));
    return outcomeOf(real, await ask(real, at(real.buyers, which.buyer), path, body));
  },
});

export const sendOrderTo = ({ address, ...which }: OfStore & { address: number }): Deed =>
  changeOrder('change the address', which, {
    rule: (_, session) => {
      for (const order of session.orders) if (order.store === which.store) order.address = address;
    },
    call: async (real, id) => ({
      path: `/shipping/${id}/address-book`,
      body: { address_book_id: at(at(real.addresses, which.buyer), address) },
    }),
  });

/** Changes who the parcel says it is from, and nothing else. */
export const dropship = ({ isOn, ...which }: OfStore & { isOn: boolean }): Deed =>
  changeOrder(isOn ? 'dropship' : 'no dropship', which, {
    rule: () => {},
    call: async (_, id) => ({
      path: `/shipping/${id}/dropship${isOn ? '' : '/unset'}`,
      body: isOn ? { dropship_name: 'Toko Siti', dropship_phone: '081298765432' } : {},
    }),
  });

export const courier = ({
  wish,
  insurance,
  ...which
}: OfStore & { wish: string; insurance: boolean | null }): Deed =>
  changeOrder(
    `courier ${wish}${insurance === null ? '' : insurance ? ', insured' : ', not insured'}`,
    which,
    {
      rule: (market, session) => chooseCourier(market, session, { store: which.store, wish, insurance }),
      call: async (real, id) => {
        const [name = '', service = ''] = wish.split(' ');
        const quote = await real.market
          .context()
          .db.selectFrom('shipping_quotes')
          .select('id')
          .where('checkout_order_id', '=', id)
          .where('courier', '=', name)
          .where('service', '=', service)
          .executeTakeFirst();
        return {
          path: `/shipping/${id}/setlogistic`,
          body: { shipper_result_id: quote?.id ?? nothing, ...(insurance === null ? {} : { insurance }) },
        };
      },
    },
  );

export const look = (which: Which): Deed => ({
  kind: 'look at the checkout',
  text: `buyer ${which.buyer} looks at the ${which.source} checkout`,
  rule: (market) => {
    const session = sessionOf(market, which);
    if (session.status === 'paid') return null;
    demandOpen(market, session);
    return show(market, session);
  },
  act: async (real, market) =>
    outcomeOf(real, await previewOf(real, which.buyer, checkoutId(real, market, which))),
});

/** Presses the button; a fresh page is looked at before, an old one shows what was seen last. */
export const press = ({ fresh, method, ...which }: Which & { fresh: boolean; method: boolean }): Deed => ({
  kind: 'pay',
  text: `buyer ${which.buyer} pays the ${which.source} checkout${fresh ? ' after a look' : ''}${method ? ' with BCA' : ''}`,
  rule: (market) => pay(market, sessionOf(market, which), { fresh, method }),
  whenLate: (market) => {
    const session = lastSession(market, which.buyer, which.source);
    if (session?.status === 'open') show(market, session);
  },
  act: async (real, market) => {
    const id = checkoutId(real, market, which);
    const seen = fresh ? outcomeOf(real, await previewOf(real, which.buyer, id)) : null;
    const expected =
      seen?.shown?.grand_total ?? lastSession(market, which.buyer, which.source)?.seenTotal ?? 0;
    const body = { checkout_id: id, expected_total: expected, payment_method: method ? 'va_bca' : null };
    const paid = outcomeOf(real, await ask(real, at(real.buyers, which.buyer), '/checkout/pay', body));
    return paid.code === 200 && seen?.code === 200 ? { ...paid, shown: seen.shown } : paid;
  },
});
