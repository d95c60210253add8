import { insuranceOf } from '../../shipping/index.ts';
import type { Parcel, QuotedParcel } from './draft.ts';
import type { ParcelQuotes } from './shipping-quotes.ts';

interface Service {
  courier: string;
  service: string;
  price: number;
}

const cheapest = <T extends Service>(services: readonly T[]): T | null =>
  services.reduce<T | null>((best, one) => (best && best.price <= one.price ? best : one), null);

/** The service that the person chose, while it is offered; else the cheapest. */
const choose = <T extends Service>(wish: Parcel['wish'], services: readonly T[]): T | null =>
  services.find(({ courier, service }) => courier === wish?.courier && service === wish.service) ??
  cheapest(services);

/** A parcel with its courier and its insurance, which has no choice above a value or when a seller demands it (domain 3.7). */
export const chooseShipping = (parcel: Parcel, { quotes, before }: ParcelQuotes): QuotedParcel => {
  const chosen = choose(parcel.wish, quotes);
  const was = choose(parcel.wish, before);
  const { price, required: byValue } = insuranceOf(parcel.subtotal);
  const required = byValue || parcel.lines.some(({ variant }) => variant.mustInsurance);
  return {
    ...parcel,
    quotes,
    chosen,
    shippingWas: was && chosen && was.price !== chosen.price ? was.price : null,
    insuranceChosen: parcel.wantsInsurance || required,
    insurancePrice: price,
    insuranceRequired: required,
  };
};
