import { computeInsurance } from '../../shipping/index.ts';
import type { Parcel, Quote, QuotedParcel } from './draft.ts';
import { getUnavailableForParcel } from './get-shipping-rates.ts';
import type { ParcelQuotes } from './shipping-quotes.ts';

type Service = Pick<Quote, 'courier' | 'service'>;

/** What the buyer pays of a shipping rate before vouchers. */
const leftOf = ({ price, subsidy }: Quote) => price - (subsidy?.amount ?? 0);

/** For the buyer first, then for the payer of the rest. */
const isCheaper = (one: Quote, other: Quote) =>
  leftOf(one) < leftOf(other) || (leftOf(one) === leftOf(other) && one.price < other.price);

const cheapest = (quotes: readonly Quote[]): Quote | null =>
  quotes.reduce<Quote | null>((best, one) => (best && !isCheaper(one, best) ? best : one), null);

const find = <T extends Service>(services: readonly T[], wish: Service | null): T | undefined =>
  services.find(({ courier, service }) => courier === wish?.courier && service === wish.service);

/** A parcel with its courier and its insurance, which is required above a value or by the seller (domain 3.7). */
export const chooseShipping = (
  parcel: Parcel,
  { quotes, before }: Pick<ParcelQuotes, 'quotes' | 'before'>,
): QuotedParcel => {
  // The service that the user selected, while it is available; else the cheapest.
  const chosen = find(quotes, parcel.wish) ?? cheapest(quotes);
  const was = find(before, parcel.wish) ?? find(before, chosen);
  const { price, required: byValue } = computeInsurance(parcel.subtotal);
  const required = byValue || parcel.lines.some(({ variant }) => variant.mustInsurance);
  return {
    ...parcel,
    quotes,
    unavailable: getUnavailableForParcel(parcel).filter((service) => !find(quotes, service)),
    chosen,
    shippingWas: was && chosen && was.price !== chosen.price ? was.price : null,
    insuranceChosen: parcel.wantsInsurance || required,
    insurancePrice: price,
    insuranceRequired: required,
  };
};
