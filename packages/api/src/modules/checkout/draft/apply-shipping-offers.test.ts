import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { addVoucher, type NewVoucher } from '../../../testing/vouchers.ts';
import type { ShippingOffer } from '../../shipping-offers/index.ts';
import type { Session } from '../session/session.ts';
import { applyShippingOffers } from './apply-shipping-offers.ts';
import type { Parcel, Quote } from './draft.ts';
import type { ParcelQuotes } from './shipping-quotes.ts';

let market: TestServer;
let stores: { id: number; userId: number }[];
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  stores = [await openStore(market), await openStore(market, { name: 'Toko Lain' })];
});
afterAll(() => market.close());

const goods = 100_000;
const storeOf = (place: number) => stores[place]?.id ?? 0;
// What couriers, offers and vouchers read of a parcel of one piece.
const parcelOf = (place: number): Parcel =>
  ({
    ...{ id: place + 1, merchantId: storeOf(place), wish: null, wantsInsurance: false, tariff: new Map() },
    seller: { cityId: '32.73', couriers: null },
    address: { city_id: '32.73' },
    subtotal: goods,
    lines: [
      {
        ...{ id: place + 1, bought: 1, unitPrice: goods },
        variant: { productId: 1, categoryId: 1, isChosenForOffer: true, weightGram: 500, cm: null },
      },
    ],
  }) as unknown as Parcel;
const offerOf = (place: number | null): ShippingOffer =>
  ({
    ...{ id: 1, merchant_id: place === null ? null : storeOf(place), scope: 'all' },
    ...{ min_spend: 0, max_subsidy: null, provinces: null, couriers: null },
  }) as ShippingOffer;
const own = (place: number, more: NewVoucher = {}) =>
  addVoucher(market, { merchant_id: storeOf(place), voucher_code: `TOKO${more.discount_value}`, ...more });

/** Rupiah of each parcel: what the offer pays of its rate, the voucher of its store, and its total. */
const apply = async (rates: (number | null)[], offers: ShippingOffer[]) => {
  const quotes = rates.map((price, place): [number, ParcelQuotes] => {
    const quote = { id: 1, courier: 'jne', service: 'REG', price, subsidy: null } as Quote;
    return [place + 1, { quotes: [quote], before: [], isGood: true }];
  });
  const { orders } = await applyShippingOffers(market.context(), {
    session: { userId: stores[0]?.userId ?? 0, promoIds: null } as Session,
    parcels: rates.map((_, place) => parcelOf(place)),
    quotes: new Map(quotes.filter((_, place) => rates[place] !== null)),
    offers,
  });
  return orders.map(({ chosen, sellerVoucher, total }) => [
    chosen?.subsidy?.amount ?? 0,
    sellerVoucher?.amount ?? 0,
    total,
  ]);
};

test('without a voucher an offer pays the rate, and a parcel without couriers has none', async () => {
  expect(await apply([8_000], [])).toEqual([[0, 0, 108_000]]);
  expect(await apply([8_000], [offerOf(0)])).toEqual([[8_000, 0, 100_000]]);
  expect(await apply([null], [offerOf(0)])).toEqual([[0, 0, 100_000]]);
});

test('an offer that the store can still afford beside its voucher stays as it is', async () => {
  await own(0, { discount_value: 90_000 });
  expect(await apply([7_000], [offerOf(0)])).toEqual([[7_000, 90_000, 10_000]]);
});

test('a voucher of the store leaves its own offer less, and that of the marketplace all', async () => {
  await own(0, { discount_value: 95_000 });
  expect(await apply([8_000], [offerOf(0)])).toEqual([[3_500, 95_000, 9_500]]);
  expect(await apply([8_000], [offerOf(null)])).toEqual([[8_000, 95_000, 5_000]]);
});

test('the voucher of one store leaves the offer of another one as it is', async () => {
  await own(1, { discount_value: 95_000 });
  expect(await apply([8_000, 8_000], [offerOf(0)])).toEqual([
    [8_000, 0, 100_000],
    [0, 95_000, 13_000],
  ]);
});

test('an offer that would make a larger voucher the best one is given up', async () => {
  // 65,800 of the rate are left to the offer beside the smaller voucher. Then the larger one takes off 6,200.
  await own(0, { discount_value: 6_000 });
  await own(0, { discount_value: 60_000, kind: 'shipping' });
  expect(await apply([72_000], [offerOf(0)])).toEqual([[0, 60_000, 112_000]]);
});
