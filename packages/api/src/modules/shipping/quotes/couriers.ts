import { courierNames, type Locale } from '@pasar/contract';

export type CourierCode = 'jne' | 'jnt' | 'sicepat';

/** Rupiah for one kilogram from zone Z0 to Z5; null where the service does not go. */
type Fares = readonly (number | null)[];
/** Working days from the pickup, at least and at most. */
type Days = readonly [number, number];

export interface CourierService {
  /** In capitals; in lower case it is the type by which a courier provider rates and books it. */
  service: string;
  description: Record<Locale, string>;
  perKg: Fares;
  /** By zone like the shipping rates; null where the service does not go. */
  days: readonly (Days | null)[];
  /** The table prices no lighter parcel; where a provider prices checkouts, what it quotes decides (ADR 0056). */
  minKg: number;
  /** The table prices no heavier parcel, like `minKg`; null without a limit. */
  maxKg: number | null;
}

export interface Courier {
  code: CourierCode;
  name: string;
  /** What its airway bills begin with. */
  awbPrefix: string;
  /** Its page about a parcel; the waybill follows. */
  trackingPage: string;
  services: readonly CourierService[];
}

const regular = { id: 'Reguler', en: 'Regular' };
const economy = { id: 'Ekonomi', en: 'Economy' };
const nextDay = { id: 'Esok sampai', en: 'Next day' };
const cargo = { id: 'Kargo, mulai 10 kg', en: 'Cargo, from 10 kg' };

/** The couriers of the marketplace and what they take (domain 3.7). */
export const couriers: readonly Courier[] = [
  {
    code: 'jne',
    name: courierNames.jne,
    awbPrefix: 'JNE',
    trackingPage: 'https://www.jne.co.id/tracking-package?awb=',
    services: [
      {
        service: 'OKE',
        description: economy,
        perKg: [null, 9_000, 14_000, 27_000, 43_000, 72_000],
        days: [null, [2, 3], [3, 5], [4, 6], [5, 8], [7, 14]],
        minKg: 1,
        maxKg: null,
      },
      {
        service: 'REG',
        description: regular,
        perKg: [9_000, 11_000, 17_000, 32_000, 52_000, 85_000],
        days: [
          [1, 2],
          [1, 2],
          [2, 3],
          [3, 5],
          [4, 6],
          [5, 10],
        ],
        minKg: 1,
        maxKg: null,
      },
      {
        service: 'YES',
        description: nextDay,
        perKg: [16_000, 19_000, 30_000, null, null, null],
        days: [[1, 1], [1, 1], [1, 1], null, null, null],
        minKg: 1,
        maxKg: 10,
      },
      {
        service: 'JTR',
        description: cargo,
        perKg: [null, 2_500, 3_500, 5_500, 8_000, 14_000],
        days: [null, [3, 5], [4, 7], [7, 12], [9, 15], [14, 25]],
        minKg: 10,
        maxKg: null,
      },
    ],
  },
  {
    code: 'jnt',
    name: courierNames.jnt,
    awbPrefix: 'JNT',
    trackingPage: 'https://jet.co.id/track?awb=',
    services: [
      {
        service: 'EZ',
        description: regular,
        perKg: [8_000, 10_500, 16_000, 31_000, 50_000, 82_000],
        days: [
          [1, 2],
          [1, 3],
          [2, 4],
          [3, 6],
          [4, 8],
          [6, 12],
        ],
        minKg: 1,
        maxKg: null,
      },
    ],
  },
  {
    code: 'sicepat',
    name: courierNames.sicepat,
    awbPrefix: 'SCP',
    trackingPage: 'https://www.sicepat.com/checkAwb?awb=',
    services: [
      {
        service: 'REG',
        description: regular,
        perKg: [8_500, 10_500, 16_500, 31_500, 51_000, 83_000],
        days: [
          [1, 2],
          [1, 2],
          [2, 3],
          [3, 5],
          [4, 7],
          [6, 12],
        ],
        minKg: 1,
        maxKg: null,
      },
      {
        service: 'BEST',
        description: nextDay,
        perKg: [15_000, 18_000, 28_000, null, null, null],
        days: [[1, 1], [1, 1], [1, 1], null, null, null],
        minKg: 1,
        maxKg: null,
      },
      {
        service: 'GOKIL',
        description: cargo,
        perKg: [null, 2_400, 3_300, 5_200, null, null],
        days: [null, [3, 9], [3, 9], [3, 9], null, null],
        minKg: 10,
        maxKg: null,
      },
    ],
  },
];

/** A courier by its code; undefined for an unknown one. */
export const findCourier = (code: string): Courier | undefined =>
  couriers.find((courier) => courier.code === code);

/** The courier's own page about a parcel; null for an unknown courier and without a waybill. */
export const trackingUrl = (code: string, awb: string | null): string | null => {
  const page = findCourier(code)?.trackingPage;
  return page && awb ? page + encodeURIComponent(awb) : null;
};
