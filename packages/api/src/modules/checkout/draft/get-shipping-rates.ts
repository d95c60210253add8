import {
  getUnavailableServices,
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteCouriers,
  type UnavailableService,
} from '../../shipping/index.ts';
import type { Parcel } from './draft.ts';

/** A current shipping rate, in the order in which people read them. */
export interface ShippingRate extends QuotedService {
  courier: QuotedCourier['code'];
  courierName: string;
}

/** The request to couriers for a parcel; null without an address, a place of the store, or anything to send. */
export const buildQuoteRequest = ({ seller, address, lines, tariff }: Parcel): QuoteRequest | null => {
  const goods = lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => ({ gram: variant.weightGram, cm: variant.cm, qty: bought }));
  if (!seller.cityId || !address || goods.length === 0) return null;
  const [origin, destination] = [seller.cityId, address.city_id];
  return {
    origin,
    destination,
    goods,
    tariff,
    ...(seller.couriers === null ? {} : { couriers: seller.couriers }),
  };
};

export const toShippingRates = (quoted: readonly QuotedCourier[]): ShippingRate[] =>
  quoted.flatMap(({ code, name, services }) =>
    services.map((service) => ({ ...service, courier: code, courierName: name })),
  );

/** What the couriers of the store charge for a parcel now, by the marketplace's table. */
export const getShippingRates = (parcel: Parcel): ShippingRate[] => {
  const request = buildQuoteRequest(parcel);
  return request ? toShippingRates(quoteCouriers(request)) : [];
};

/** The services of the store's couriers that do not take a parcel, and why. */
export const getUnavailableForParcel = (parcel: Parcel): UnavailableService[] => {
  const request = buildQuoteRequest(parcel);
  return request ? getUnavailableServices(request) : [];
};

/** Names a service within one order. */
export const toRateKey = ({ courier, service }: { courier: string; service: string }) =>
  `${courier} ${service}`;
