import { type QuotedCourier, type QuotedService, quoteCouriers } from '../../shipping/index.ts';
import type { Parcel } from './draft.ts';

/** A fare of now, in the order in which people read them. */
export interface Fare extends QuotedService {
  courier: QuotedCourier['code'];
  courierName: string;
}

/** What the couriers of the store ask for a parcel now; nothing without an address, a place of the store, or anything to send. */
export const faresOf = ({ seller, address, lines }: Parcel): Fare[] => {
  const goods = lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => ({ gram: variant.weightGram, cm: variant.cm, qty: bought }));
  if (!seller.cityId || !address || goods.length === 0) return [];
  const [origin, destination] = [seller.cityId, address.city_id];
  const offered = seller.couriers === null ? {} : { couriers: seller.couriers };
  return quoteCouriers({ origin, destination, goods, ...offered }).flatMap(({ code, name, services }) =>
    services.map((service) => ({ ...service, courier: code, courierName: name })),
  );
};

/** Names a service within one order. */
export const keyOf = ({ courier, service }: { courier: string; service: string }) => `${courier} ${service}`;
