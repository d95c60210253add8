import type { Context } from '../../../platform/context.ts';
import { mostByStore, type ShippingOffer } from '../../shipping-offers/index.ts';
import type { Session } from '../session/session.ts';
import { addPromos } from './add-promos.ts';
import { chooseShipping } from './choose-shipping.ts';
import type { DraftOrder, Parcel } from './draft.ts';
import type { ParcelQuotes } from './shipping-quotes.ts';
import { subsidizeQuotes } from './subsidize-quotes.ts';

interface Offered {
  session: Session;
  parcels: readonly Parcel[];
  quotes: ReadonlyMap<number, ParcelQuotes>;
  offers: readonly ShippingOffer[];
}

/** Whether the store would pay more of the shipping rate than its items leave it after its own voucher. */
const isTooMuch = ({ chosen, subtotal, sellerVoucher }: DraftOrder): boolean =>
  chosen?.subsidy?.by === 'store' &&
  chosen.subsidy.amount > mostByStore(subtotal - (sellerVoucher?.amount ?? 0));

/**
 * Selects each parcel's service with what a shipping offer pays of it; vouchers apply to the rest. Offers apply first,
 * automatically, and use up nothing. A store's voucher may leave the store too little for its own offer. Then the
 * offer shrinks by as much as the voucher takes, down to nothing.
 */
export const applyShippingOffers = async (ctx: Context, { session, parcels, quotes, offers }: Offered) => {
  const taken = new Map<number, number>();
  const attempt = () =>
    addPromos(
      ctx,
      session,
      parcels.map((parcel) => {
        const { quotes: fares, before } = quotes.get(parcel.id) ?? { quotes: [], before: [] };
        const sellerVoucher = taken.get(parcel.id) ?? 0;
        return chooseShipping(parcel, {
          quotes: subsidizeQuotes(parcel, fares, { offers, sellerVoucher }),
          before,
        });
      }),
    );
  let made = await attempt();
  for (const give of [({ sellerVoucher }: DraftOrder) => sellerVoucher?.amount ?? 0, whole]) {
    const tooMuch = made.orders.filter(isTooMuch);
    if (tooMuch.length === 0) return made;
    for (const order of tooMuch) taken.set(order.id, give(order));
    made = await attempt();
  }
  return made;
};

const whole = ({ subtotal }: DraftOrder) => subtotal;
