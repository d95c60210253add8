import { expect, test } from 'vitest';
import type { ShippingOffer } from '../../shipping-offers/index.ts';
import type { Parcel, Quote } from './draft.ts';
import { subsidizeQuotes } from './subsidize-quotes.ts';

// An offer that covers every line of a parcel reads no tariff, and no line more than this.
const line = (unitPrice: number, bought: number, isChosenForOffer = true) =>
  ({
    unitPrice,
    bought,
    variant: { isChosenForOffer, weightGram: 500, cm: null },
  }) as unknown as Parcel['lines'][number];
const parcelOf = (more: object = {}): Parcel =>
  ({
    merchantId: 9,
    seller: { cityId: '32.73', couriers: null },
    address: { city_id: '32.73' },
    lines: [line(10_000, 2)],
    ...more,
  }) as Parcel;
const offer = (more: Partial<ShippingOffer> = {}): ShippingOffer =>
  ({
    ...{ id: 1, merchant_id: 9, scope: 'all', min_spend: 0, max_subsidy: null },
    ...{ provinces: null, couriers: null, ...more },
  }) as ShippingOffer;
const quotes = [
  { id: 1, courier: 'jne', service: 'REG', price: 9_000, subsidy: null },
  { id: 2, courier: 'jnt', service: 'EZ', price: 16_000, subsidy: null },
] as Quote[];
const paid = (parcel: Parcel, offers: ShippingOffer[], sellerVoucher = 0) =>
  subsidizeQuotes(parcel, quotes, { offers, sellerVoucher }).map(({ subsidy }) => subsidy?.amount ?? null);

test('each service shows what an offer pays of it, and all else as it was', () => {
  expect(subsidizeQuotes(parcelOf(), quotes, { offers: [offer()], sellerVoucher: 0 })).toEqual([
    { ...quotes[0], subsidy: { offerId: 1, by: 'store', amount: 9_000 } },
    { ...quotes[1], subsidy: { offerId: 1, by: 'store', amount: 14_000 } },
  ]);
});

test('without an offer, or for a parcel that cannot be sent, nobody pays a part', () => {
  expect(paid(parcelOf(), [])).toEqual([null, null]);
  expect(paid(parcelOf({ address: null }), [offer()])).toEqual([null, null]);
  expect(paid(parcelOf({ lines: [line(10_000, 0)] }), [offer()])).toEqual([null, null]);
});

test('a voucher of the store leaves it less to pay with', () => {
  expect(paid(parcelOf(), [offer()], 10_000)).toEqual([7_000, 7_000]);
  expect(paid(parcelOf(), [offer()], 20_000)).toEqual([null, null]);
  expect(paid(parcelOf(), [offer({ merchant_id: null })], 20_000)).toEqual([9_000, 16_000]);
});

test('the least spend counts the pieces that are bought, at their price', () => {
  const from = (min_spend: number) => [offer({ min_spend, merchant_id: null })];
  const parcel = parcelOf({ lines: [line(10_000, 2), line(3_000, 1), line(99_000, 0)] });
  expect(paid(parcel, from(23_000))).toEqual([9_000, 16_000]);
  expect(paid(parcel, from(23_001))).toEqual([null, null]);
});

test('an offer holds for its store, its provinces, its couriers and its products', () => {
  expect(paid(parcelOf(), [offer({ merchant_id: 10 })])).toEqual([null, null]);
  expect(paid(parcelOf(), [offer({ provinces: ['32'] })])).toEqual([9_000, 14_000]);
  expect(paid(parcelOf({ address: { city_id: '91.71' } }), [offer({ provinces: ['32'] })])).toEqual([
    null,
    null,
  ]);
  expect(paid(parcelOf(), [offer({ couriers: ['jnt'] })])).toEqual([null, 14_000]);
  expect(paid(parcelOf(), [offer({ scope: 'products' })])).toEqual([9_000, 14_000]);
  expect(paid(parcelOf({ lines: [line(10_000, 2, false)] }), [offer({ scope: 'products' })])).toEqual([
    null,
    null,
  ]);
});
