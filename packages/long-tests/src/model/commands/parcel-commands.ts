import { assertOpen, chooseCourier } from '../reference-model/checkout.ts';
import type { MarketplaceModel, Session } from '../reference-model/marketplace-model.ts';
import { at } from '../reference-model/model-fixture.ts';
import { RejectionError } from '../reference-model/rejection-error.ts';
import { viewCheckout } from '../reference-model/view-checkout.ts';
import { nothing, type System, sendRequest, toCommandResult } from '../system/system.ts';
import { type CheckoutRef, checkoutId, getCommandKind, getSession } from './checkout-ref.ts';
import type { ModelCommand } from './model-command.ts';

type OfStore = CheckoutRef & { store: number };

const orderId = async (real: System, market: MarketplaceModel, which: OfStore): Promise<number> => {
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
    rule: (market: MarketplaceModel, session: Session) => void;
    call: (real: System, id: number) => Promise<{ path: string; body: object }>;
  },
): ModelCommand => ({
  kind: getCommandKind(what),
  text: `${what} for store ${which.store} in the ${which.source} checkout of buyer ${which.buyer}`,
  rule: (market) => {
    const session = getSession(market, which);
    if (!session.orders.some(({ store }) => store === which.store)) throw new RejectionError(404);
    assertOpen(market, session);
    rule(market, session);
    return viewCheckout(market, session);
  },
  act: async (real, market) => {
    const { path, body } = await call(real, await orderId(real, market, which));
    return toCommandResult(real, await sendRequest(real, at(real.buyers, which.buyer), path, body));
  },
});

export const sendOrderTo = ({ address, ...which }: OfStore & { address: number }): ModelCommand =>
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
export const dropship = ({ isOn, ...which }: OfStore & { isOn: boolean }): ModelCommand =>
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
}: OfStore & { wish: string; insurance: boolean | null }): ModelCommand =>
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
