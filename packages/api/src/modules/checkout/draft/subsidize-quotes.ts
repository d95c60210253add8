import { bestSubsidy, type ShippingOffer, type ShippingOfferParcel } from '../../shipping-offers/index.ts';
import type { Parcel, Quote } from './draft.ts';
import { buildQuoteRequest } from './get-shipping-rates.ts';

/** A parcel as shipping offers see it; null where nothing can be sent. */
const offerParcelOf = (parcel: Parcel, sellerVoucher: number): ShippingOfferParcel | null => {
  const request = buildQuoteRequest(parcel);
  if (!request) return null;
  return {
    merchantId: parcel.merchantId,
    origin: request.origin,
    destination: request.destination,
    couriers: request.couriers ?? null,
    tariff: parcel.tariff,
    sellerVoucher,
    lines: parcel.lines
      .filter(({ bought }) => bought > 0)
      .map(({ variant, bought, unitPrice }) => ({
        isChosen: variant.isChosenForOffer,
        amount: unitPrice * bought,
        goods: { gram: variant.weightGram, cm: variant.cm, qty: bought },
      })),
  };
};

/** The same shipping rates with what an offer pays of each. A voucher of the store leaves it less to pay with. */
export const subsidizeQuotes = (
  parcel: Parcel,
  quotes: readonly Quote[],
  { offers, sellerVoucher }: { offers: readonly ShippingOffer[]; sellerVoucher: number },
): Quote[] => {
  const asked = offers.length === 0 ? null : offerParcelOf(parcel, sellerVoucher);
  return quotes.map((quote) => ({ ...quote, subsidy: asked && bestSubsidy(offers, asked, quote) }));
};
