import type { Locale } from '@pasar/contract';
import { chargeableKg, type ParcelGoods } from './chargeable-kg.ts';
import { type Courier, type CourierCode, type CourierService, couriers } from './couriers.ts';
import { type Zone, zoneOf } from './zone-of.ts';

export interface QuoteRequest {
  /** Official codes of the cities. */
  origin: string;
  destination: string;
  goods: readonly ParcelGoods[];
  /** Those that the seller works with; all without it. */
  couriers?: readonly string[];
}

export interface QuotedService {
  service: string;
  description: Record<Locale, string>;
  /** Rupiah, a multiple of 500. */
  price: number;
  /** Working days. */
  etdMin: number;
  etdMax: number;
  zone: Zone;
  chargeableGram: number;
}

export interface QuotedCourier {
  code: CourierCode;
  name: string;
  services: QuotedService[];
}

const priceStep = 500;

const roundUp = (rupiah: number) => Math.ceil(rupiah / priceStep) * priceStep;

const quoteService = (
  { service, description, perKg, days, minKg, maxKg }: CourierService,
  zone: Zone,
  goods: readonly ParcelGoods[],
): QuotedService | null => {
  const [fare, time] = [perKg[zone], days[zone]];
  const kg = chargeableKg(goods, minKg);
  if (!fare || !time || (maxKg !== null && kg > maxKg)) return null;
  const [etdMin, etdMax] = time;
  return {
    service,
    description,
    price: roundUp(kg * fare),
    etdMin,
    etdMax,
    zone,
    chargeableGram: kg * 1_000,
  };
};

const quoteCourier = ({ code, name, services }: Courier, zone: Zone, goods: readonly ParcelGoods[]) => ({
  code,
  name,
  services: services.flatMap((service) => quoteService(service, zone, goods) ?? []),
});

/**
 * What each courier asks for a parcel (domain 3.7). Couriers and services that do not go there, or not with this
 * weight, are left out; so is everything when a city's code is of no island. Pure: the same parcel costs the same.
 */
export const quoteCouriers = ({
  origin,
  destination,
  goods,
  couriers: offered,
}: QuoteRequest): QuotedCourier[] => {
  const zone = zoneOf(origin, destination);
  if (zone === null) return [];
  return couriers
    .filter(({ code }) => !offered || offered.includes(code))
    .map((courier) => quoteCourier(courier, zone, goods))
    .filter(({ services }) => services.length > 0);
};
