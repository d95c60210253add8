import { ask, nothing, outcomeOf, type Real } from '../real/real.ts';
import { chooseCourier, demandOpen } from '../rules/checkout.ts';
import type { Market, Session } from '../rules/market.ts';
import { No } from '../rules/no.ts';
import { show } from '../rules/show.ts';
import { at } from '../rules/world.ts';
import type { Deed } from './deed.ts';
import { checkoutId, nameOf, sessionOf, type Which } from './which-checkout.ts';

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
  what: string,
  which: OfStore,
  {
    rule,
    call,
  }: {
    rule: (market: Market, session: Session) => void;
    call: (real: Real, id: number) => Promise<{ path: string; body: object }>;
  },
): Deed => ({
  kind: nameOf(what),
  text: `${what} for store ${which.store} in the ${which.source} checkout of buyer ${which.buyer}`,
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
    `choose a courier: ${wish}${insurance === null ? '' : insurance ? ', insured' : ', not insured'}`,
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
