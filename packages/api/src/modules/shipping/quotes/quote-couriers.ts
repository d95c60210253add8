import type { Locale } from '@pasar/contract';
import type { ProviderRate } from '../../../ports/courier-provider.ts';
import { chargeableKg, type ParcelItem } from './chargeable-kg.ts';
import { type Courier, type CourierCode, couriers } from './couriers.ts';
import { findZone, getProvince, type Zone } from './find-zone.ts';
import { applyTariff, type Tariff } from './tariff.ts';

export interface ZoneRequest {
  zone: Zone;
  goods: readonly ParcelItem[];
  /** Those that the seller works with; all without it. */
  couriers?: readonly string[];
  /** What staff changed of services. */
  tariff?: Tariff;
  /** The official code of the province that it goes to; without it no area is closed. */
  province?: string;
}

export interface QuoteRequest extends Omit<ZoneRequest, 'zone' | 'province'> {
  /** Official codes of the cities. */
  origin: string;
  destination: string;
}

export interface QuotedService {
  service: string;
  description: Record<Locale, string>;
  /** Rupiah; by the table a multiple of 500. */
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
export interface UnavailableService {
  courier: CourierCode;
  courierName: string;
  service: string;
  reason: 'too_heavy' | 'too_light' | 'area';
  limitKg: number | null;
}

const priceStep = 500;

const roundUp = (rupiah: number) => Math.ceil(rupiah / priceStep) * priceStep;

type OfferedService = NonNullable<ReturnType<typeof applyTariff>>;
type Offer = Pick<ZoneRequest, 'tariff' | 'province'>;

/** The services of a courier that are on. */
const offeredServices = ({ code, services }: Courier, { tariff, province }: Offer): OfferedService[] =>
  services.flatMap((service) => applyTariff(code, service, { tariff, province }) ?? []);

const findUnavailability = (
  { perKg, days, minKg, maxKg, isClosed }: OfferedService,
  zone: Zone,
  goods: readonly ParcelItem[],
): Pick<UnavailableService, 'reason' | 'limitKg'> | null => {
  if (isClosed || !perKg[zone] || !days[zone]) return { reason: 'area', limitKg: null };
  const kg = chargeableKg(goods);
  if (maxKg !== null && kg > maxKg) return { reason: 'too_heavy', limitKg: maxKg };
  return kg < minKg ? { reason: 'too_light', limitKg: minKg } : null;
};

const quoteService = (
  one: OfferedService,
  zone: Zone,
  goods: readonly ParcelItem[],
): QuotedService | null => {
  const { service, description, perKg, days } = one;
  const [fare, time] = [perKg[zone], days[zone]];
  if (!fare || !time || findUnavailability(one, zone, goods)) return null;
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

const quoteCourier = (courier: Courier, { zone, goods, ...offer }: ZoneRequest) => ({
  code: courier.code,
  name: courier.name,
  services: offeredServices(courier, offer).flatMap((service) => quoteService(service, zone, goods) ?? []),
});

const offeredCouriers = (offered: readonly string[] | undefined) =>
  couriers.filter(({ code }) => !offered || offered.includes(code));

/** The rate of each courier for a parcel into a zone. Pure: the same parcel costs the same. */
export const quoteZone = (request: ZoneRequest): QuotedCourier[] =>
  offeredCouriers(request.couriers)
    .map((courier) => quoteCourier(courier, request))
    .filter(({ services }) => services.length > 0);

/**
 * The rates of each courier for a parcel (domain 3.7). Couriers and services that do not go there, or not with this
 * weight, are left out; so is everything when a city's code is of no island.
 */
export const quoteCouriers = ({ origin, destination, ...request }: QuoteRequest): QuotedCourier[] => {
  const zone = findZone(origin, destination);
  return zone === null ? [] : quoteZone({ zone, province: getProvince(destination), ...request });
};

/**
 * The rates of a courier service for a parcel, of couriers and services that the marketplace offers: those that staff
 * switched off or closed for an area stay away, their prices do not count.
 */
export const quoteByService = (
  { origin, destination, goods, couriers: offered, tariff }: QuoteRequest,
  rates: readonly ProviderRate[],
): QuotedCourier[] => {
  const zone = findZone(origin, destination);
  if (zone === null) return [];
  const offer = { province: getProvince(destination), ...(tariff && { tariff }) };
  const chargeableGram = chargeableKg(goods) * 1_000;
  return offeredCouriers(offered)
    .map((courier) => ({
      code: courier.code,
      name: courier.name,
      services: offeredServices(courier, offer).flatMap(({ service, description, isClosed }) => {
        const rate = rates.find((one) => one.courier === courier.code && one.service === service);
        if (!rate || isClosed) return [];
        const { price, etdMin, etdMax } = rate;
        return { service, description, price, etdMin, etdMax, zone, chargeableGram };
      }),
    }))
    .filter(({ services }) => services.length > 0);
};

/** The services of these couriers that do not take the parcel, and why. */
export const getUnavailableServices = ({
  origin,
  destination,
  goods,
  couriers: offered,
  tariff,
}: QuoteRequest): UnavailableService[] => {
  const zone = findZone(origin, destination);
  if (zone === null) return [];
  const offer = { province: getProvince(destination), ...(tariff && { tariff }) };
  return offeredCouriers(offered).flatMap((courier) =>
    offeredServices(courier, offer).flatMap((service) => {
      const unavailable = findUnavailability(service, zone, goods);
      const { code, name } = courier;
      return unavailable
        ? [{ courier: code, courierName: name, service: service.service, ...unavailable }]
        : [];
    }),
  );
};
