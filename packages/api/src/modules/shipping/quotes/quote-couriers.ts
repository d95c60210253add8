import type { Locale } from '@pasar/contract';
import { chargeableKg, type ParcelItem } from './chargeable-kg.ts';
import { type Courier, type CourierCode, type CourierService, couriers } from './couriers.ts';
import { findZone, type Zone } from './find-zone.ts';

export interface ZoneRequest {
  zone: Zone;
  goods: readonly ParcelItem[];
  /** Those that the seller works with; all without it. */
  couriers?: readonly string[];
}

export interface QuoteRequest extends Omit<ZoneRequest, 'zone'> {
  /** Official codes of the cities. */
  origin: string;
  destination: string;
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

/** A service that does not take a parcel: kilograms at most or at least, or it does not go there. */
export interface RejectedService {
  courier: CourierCode;
  courierName: string;
  service: string;
  reason: 'too_heavy' | 'too_light' | 'area';
  limitKg: number | null;
}

const priceStep = 500;

const roundUp = (rupiah: number) => Math.ceil(rupiah / priceStep) * priceStep;

const refusalOf = (
  { perKg, days, minKg, maxKg }: CourierService,
  zone: Zone,
  goods: readonly ParcelItem[],
): Pick<RejectedService, 'reason' | 'limitKg'> | null => {
  if (!perKg[zone] || !days[zone]) return { reason: 'area', limitKg: null };
  const kg = chargeableKg(goods);
  if (maxKg !== null && kg > maxKg) return { reason: 'too_heavy', limitKg: maxKg };
  return kg < minKg ? { reason: 'too_light', limitKg: minKg } : null;
};

const quoteService = (
  one: CourierService,
  zone: Zone,
  goods: readonly ParcelItem[],
): QuotedService | null => {
  const { service, description, perKg, days } = one;
  const [fare, time] = [perKg[zone], days[zone]];
  if (!fare || !time || refusalOf(one, zone, goods)) return null;
  const kg = chargeableKg(goods);
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

const quoteCourier = ({ code, name, services }: Courier, zone: Zone, goods: readonly ParcelItem[]) => ({
  code,
  name,
  services: services.flatMap((service) => quoteService(service, zone, goods) ?? []),
});

const offeredCouriers = (offered: readonly string[] | undefined) =>
  couriers.filter(({ code }) => !offered || offered.includes(code));

/** The rate of each courier for a parcel into a zone. Pure: the same parcel costs the same. */
export const quoteZone = ({ zone, goods, couriers: offered }: ZoneRequest): QuotedCourier[] =>
  offeredCouriers(offered)
    .map((courier) => quoteCourier(courier, zone, goods))
    .filter(({ services }) => services.length > 0);

/**
 * The rates of each courier for a parcel (domain 3.7). Couriers and services that do not go there, or not with this
 * weight, are left out; so is everything when a city's code is of no island.
 */
export const quoteCouriers = ({ origin, destination, ...request }: QuoteRequest): QuotedCourier[] => {
  const zone = findZone(origin, destination);
  return zone === null ? [] : quoteZone({ zone, ...request });
};

/** The services of these couriers that do not take the parcel, and why. */
export const getRejectedServices = ({
  origin,
  destination,
  goods,
  couriers: offered,
}: QuoteRequest): RejectedService[] => {
  const zone = findZone(origin, destination);
  if (zone === null) return [];
  return offeredCouriers(offered).flatMap(({ code, name, services }) =>
    services.flatMap((service) => {
      const refusal = refusalOf(service, zone, goods);
      return refusal ? [{ courier: code, courierName: name, service: service.service, ...refusal }] : [];
    }),
  );
};
