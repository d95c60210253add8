import {
  type QuotedCourier,
  type QuotedService,
  type QuoteRequest,
  quoteCouriers,
  type RefusedService,
  refusedServices,
} from '../../shipping/index.ts';
import type { Parcel } from './draft.ts';

/** A fare of now, in the order in which people read them. */
export interface Fare extends QuotedService {
  courier: QuotedCourier['code'];
  courierName: string;
}

/** What couriers are asked for a parcel; null without an address, a place of the store, or anything to send. */
export const quoteRequestOf = ({ seller, address, lines }: Parcel): QuoteRequest | null => {
  const goods = lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => ({ gram: variant.weightGram, cm: variant.cm, qty: bought }));
  if (!seller.cityId || !address || goods.length === 0) return null;
  const [origin, destination] = [seller.cityId, address.city_id];
  return { origin, destination, goods, ...(seller.couriers === null ? {} : { couriers: seller.couriers }) };
};

/** What the couriers of the store ask for a parcel now. */
export const faresOf = (parcel: Parcel): Fare[] => {
  const request = quoteRequestOf(parcel);
  if (!request) return [];
  return quoteCouriers(request).flatMap(({ code, name, services }) =>
    services.map((service) => ({ ...service, courier: code, courierName: name })),
  );
};

/** The services of the store's couriers that do not take a parcel, and why. */
export const refusalsOf = (parcel: Parcel): RefusedService[] => {
  const request = quoteRequestOf(parcel);
  return request ? refusedServices(request) : [];
};

/** Names a service within one order. */
export const keyOf = ({ courier, service }: { courier: string; service: string }) => `${courier} ${service}`;
