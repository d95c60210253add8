import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParcelItem } from './chargeable-kg.ts';
import { computeInsurance } from './compute-insurance.ts';
import { couriers } from './couriers.ts';
import { getUnavailableServices, quoteCouriers } from './quote-couriers.ts';

const parcel = (gram: number, qty = 1): ParcelItem[] => [{ gram, cm: null, qty }];
const [makassar, parepare, jakarta, ambon] = ['73.71', '73.72', '31.74', '81.71'];
const quote = (origin: string, destination: string, goods = parcel(400), offered?: string[]) =>
  quoteCouriers({ origin, destination, goods, ...(offered ? { couriers: offered } : {}) });
/** `jne REG` → price. */
const prices = (...request: Parameters<typeof quote>) =>
  Object.fromEntries(
    quote(...request).flatMap(({ code, services }) =>
      services.map(({ service, price }) => [`${code} ${service}`, price]),
    ),
  );

describe('the rates of couriers [CHECK-01]', () => {
  test('within a city: one kilogram of every service that goes there', () => {
    expect(prices(makassar, makassar)).toEqual({
      'jne REG': 9_000,
      'jne YES': 16_000,
      'jnt EZ': 8_000,
      'sicepat REG': 8_500,
      'sicepat BEST': 15_000,
    });
  });

  test('within a province: cargo takes no light parcel', () => {
    expect(prices(makassar, parepare)).toEqual({
      'jne OKE': 9_000,
      'jne REG': 11_000,
      'jne YES': 19_000,
      'jnt EZ': 10_500,
      'sicepat REG': 10_500,
      'sicepat BEST': 18_000,
    });
  });

  test('across the sea: no next day', () => {
    expect(prices(makassar, jakarta, parcel(1_301))).toEqual({
      'jne OKE': 54_000,
      'jne REG': 64_000,
      'jnt EZ': 62_000,
      'sicepat REG': 63_000,
    });
  });

  test('to Maluku: no cargo of SiCepat, nor next day', () => {
    expect(prices(jakarta, ambon)).toEqual({
      'jne OKE': 72_000,
      'jne REG': 85_000,
      'jnt EZ': 82_000,
      'sicepat REG': 83_000,
    });
  });

  test('cargo takes ten kilograms and more, weighed as shipping rates are', () => {
    expect(prices(makassar, parepare, parcel(9_300))).not.toHaveProperty('jne JTR');
    expect(prices(makassar, parepare, parcel(9_301))).toMatchObject({
      'jne JTR': 25_000,
      'sicepat GOKIL': 24_000,
    });
    expect(prices(makassar, parepare, parcel(10_500))['jne JTR']).toBe(27_500);
  });

  test('an unavailable service has its reason', () => {
    const unavailable = (destination: string, goods = parcel(400)) =>
      getUnavailableServices({ origin: makassar, destination, goods, couriers: ['jne'] }).map(
        ({ service, reason, limitKg }) => [service, reason, limitKg],
      );
    expect(unavailable(makassar)).toEqual([
      ['OKE', 'area', null],
      ['JTR', 'area', null],
    ]);
    expect(unavailable(parepare)).toEqual([['JTR', 'too_light', 10]]);
    expect(unavailable(parepare, parcel(12_000))).toEqual([['YES', 'too_heavy', 10]]);
  });

  test('YES takes ten kilograms and no more', () => {
    expect(prices(makassar, makassar, parcel(10_300))['jne YES']).toBe(160_000);
    expect(prices(makassar, makassar, parcel(10_301))).not.toHaveProperty('jne YES');
  });

  test('a service has its days, its zone, its weight, and its messages in both languages', () => {
    const [jne] = quote(makassar, jakarta, parcel(2_400));
    expect(jne).toMatchObject({ code: 'jne', name: 'JNE' });
    expect(jne?.services[1]).toEqual({
      service: 'REG',
      description: { id: 'Reguler', en: 'Regular' },
      price: 96_000,
      etdMin: 3,
      etdMax: 5,
      zone: 3,
      chargeableGram: 3_000,
    });
  });

  test('only the couriers of the seller are used', () => {
    expect(quote(makassar, jakarta, parcel(1), ['jnt']).map(({ code }) => code)).toEqual(['jnt']);
    expect(quote(makassar, jakarta, parcel(1), [])).toEqual([]);
  });

  test('nobody goes to a place that is not on the map', () => {
    expect(quote(makassar, '00.00')).toEqual([]);
  });

  test('every shipping rate has its days, and grows with the distance', () => {
    for (const { services } of couriers) {
      for (const { perKg, days } of services) {
        expect(days.map((time) => time === null)).toEqual(perKg.map((fare) => fare === null));
        const fares = perKg.filter((fare) => fare !== null);
        expect(fares).toEqual(fares.toSorted((a, b) => a - b));
      }
    }
  });

  const city = fc.constantFrom(
    makassar,
    parepare,
    jakarta,
    ambon,
    '12.71',
    '35.78',
    '52.71',
    '91.71',
    '32.73',
  );
  const goods = fc.array(
    fc.record({
      gram: fc.integer({ min: 1, max: 500_000 }),
      cm: fc.option(fc.record({ l: fc.nat(200), w: fc.nat(200), h: fc.nat(200) })),
      qty: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 5 },
  );

  test('prices are multiples of Rp500 above zero, alike in both directions', () => {
    fc.assert(
      fc.property(city, city, goods, (origin, destination, parcelOf) => {
        const there = quoteCouriers({ origin, destination, goods: parcelOf });
        expect(there).toEqual(quoteCouriers({ origin: destination, destination: origin, goods: parcelOf }));
        for (const { price, etdMin, etdMax } of there.flatMap(({ services }) => services)) {
          expect(price).toBeGreaterThan(0);
          expect(price % 500).toBe(0);
          expect(etdMax).toBeGreaterThanOrEqual(etdMin);
        }
      }),
    );
  });

  test('a heavier parcel is never cheaper', () => {
    fc.assert(
      fc.property(
        city,
        city,
        goods,
        fc.integer({ min: 1, max: 50_000 }),
        (origin, destination, less, gram) => {
          const light = prices(origin, destination, less);
          const heavy = prices(origin, destination, [...less, { gram, cm: null, qty: 1 }]);
          for (const [service, price] of Object.entries(heavy)) {
            // Cargo begins at ten kilograms: a lighter parcel has no shipping rate there.
            if (light[service] === undefined) expect(service).toMatch(/JTR|GOKIL/);
            expect(price).toBeGreaterThanOrEqual(light[service] ?? 0);
          }
        },
      ),
    );
  });
});

describe('insurance', () => {
  test.each([
    [5_300, false, 150_000],
    [5_000, false, 0],
    [5_000, false, 249],
    [5_001, false, 250],
    [7_000, false, 1_000_000],
    [7_000, true, 1_000_001],
    [1_005_000, true, 500_000_000],
  ])('is Rp%i (required: %s) for goods of Rp%i', (price, required, value) => {
    expect(computeInsurance(value)).toEqual({ price, required });
  });
});
