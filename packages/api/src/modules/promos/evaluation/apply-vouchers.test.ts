import { describe, expect, test } from 'vitest';
import { at, now, voucher } from '../testing/voucher.ts';
import { allocateDiscount } from './allocate-discount.ts';
import { applyVouchers } from './apply-vouchers.ts';
import { type Candidate, toSlot } from './candidate.ts';
import { chooseBest } from './choose-best.ts';
import { evaluatePromos } from './evaluate-promos.ts';
import { findVoucherRejection } from './find-voucher-rejection.ts';
import type { PromoOrder } from './promo-order.ts';

const line = (key: number, amount: number) => ({ key, productId: key, categoryId: key, amount });
/** Store 9 with two lines, store 10 with one. */
const orders: PromoOrder[] = [
  { key: 1, merchantId: 9, shipping: 9_000, lines: [line(11, 100_000), line(12, 50_000)] },
  { key: 2, merchantId: 10, shipping: 20_000, lines: [line(21, 30_000)] },
];
const judge = (candidates: Candidate[], selected: number[] | 'best', all = orders) =>
  evaluatePromos({ orders: all, candidates, selected, now });
const best = (...candidates: Candidate[]) => judge(candidates, 'best').selected;

describe('the parts of a discount', () => {
  test.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [11, [1, 1, 1], [4, 4, 3]],
    [5, [1, 2, 3], [1, 2, 2]],
    [2, [3, 5, 3], [1, 1, 0]],
    [1, [1, 3, 3], [0, 1, 0]],
    [9, [0, 9, 0], [0, 9, 0]],
    [7, [0, 0], [0, 0]],
    [0, [5, 5], [0, 0]],
    [3, [], []],
    [9_007_199_254_740_990, [1, 1], [4_503_599_627_370_495, 4_503_599_627_370_495]],
  ])('%d by the weights %j are %j', (amount, weights, parts) => {
    expect(allocateDiscount(amount, weights)).toEqual(parts);
  });
});

describe('the best vouchers', () => {
  test('are those that save most, in each place', () => {
    const [small, large] = [voucher({ discount_value: 5_000 }), voucher({ discount_value: 8_000 })];
    const shipping = voucher({ kind: 'shipping', discount_value: 3_000 });
    const own = [voucher({ merchant_id: 9 }), voucher({ merchant_id: 10, discount_value: 2_000 })];
    expect(best(small, large, shipping, ...own).toSorted()).toEqual(
      [large, shipping, ...own].map(({ id }) => id).toSorted(),
    );
  });

  test('of equal ones are those that end first, and then the older ones', () => {
    const [late, soon, sooner] = [
      voucher({ ends_at: at(3) }),
      voucher({ ends_at: at(2) }),
      voucher({ ends_at: at(2) }),
    ];
    expect(best(late, soon, sooner)).toEqual([soon.id]);
    expect(best(sooner, late, soon)).toEqual([soon.id]);
  });

  test('of a store and of the marketplace for the same goods are those of the store', () => {
    const goods = { scope: 'products', covered: new Set([11]), discount_value: 100_000 } as const;
    const [market, store] = [voucher(goods), voucher({ ...goods, merchant_id: 9 })];
    expect(best(market, store)).toEqual([store.id]);
    expect(best(store, market)).toEqual([store.id]);
  });

  test('leave out what would take off nothing', () => {
    expect(best(voucher({ discount_value: 0 }))).toEqual([]);
    expect([...chooseBest(orders, [voucher({ discount_value: 0 })])]).toEqual([]);
  });

  test('settle a place again when another one changed it', () => {
    // A store's voucher takes the goods of the marketplace's own: the other one, on all goods, is better then.
    const ofStore = voucher({ merchant_id: 9, discount_value: 150_000 });
    const onStore = voucher({
      discount_type: 'percent',
      discount_value: 50,
      scope: 'products',
      covered: new Set([11]),
    });
    const onAll = voucher({ discount_type: 'percent', discount_value: 40 });
    expect(best(ofStore, onStore, onAll)).toEqual([ofStore.id, onAll.id]);
  });
});

describe('a place of vouchers', () => {
  test('is a store, or a kind of the marketplace', () => {
    const places = [
      { merchant_id: 9, kind: 'discount' as const },
      { merchant_id: 9, kind: 'shipping' as const },
      { merchant_id: 10, kind: 'discount' as const },
      { merchant_id: null, kind: 'discount' as const },
      { merchant_id: null, kind: 'shipping' as const },
    ].map(toSlot);
    expect(new Set(places).size).toBe(4);
    expect(places[0]).toBe(places[1]);
  });
});

describe('a selection', () => {
  test('leaves out what nobody knows and what may not be used', () => {
    const [good, paused] = [voucher(), voucher({ is_paused: true, merchant_id: 9 })];
    const quote = judge([good, paused], [paused.id, 999_999, good.id]);
    expect(quote.selected).toEqual([good.id]);
    expect(quote.all.map(({ isSelected, amount }) => [isSelected, amount])).toEqual([
      [true, 10_000],
      [false, 0],
    ]);
  });

  test('without vouchers has no uses, and every line and order at nothing', () => {
    expect(judge([], [])).toEqual({
      lines: new Map([11, 12, 21].map((key) => [key, { seller: 0, platform: 0 }])),
      orders: new Map([1, 2].map((key) => [key, { sellerVoucher: null, platform: 0, shipping: 0 }])),
      ...{ uses: [], selected: [], all: [] },
    });
  });

  test('takes off the vouchers of stores first, then the discount, then the free shipping', () => {
    const [shipping, discount] = [voucher({ kind: 'shipping' }), voucher()];
    const [free, own] = [voucher({ kind: 'shipping', merchant_id: 10 }), voucher({ merchant_id: 9 })];
    const all = [shipping, discount, free, own];
    const { uses } = applyVouchers(orders, all);
    expect(uses.map(({ promoId }) => promoId)).toEqual([own, free, discount, shipping].map(({ id }) => id));
  });
});

describe('the free shipping of a store', () => {
  test('is on its orders with a covered line, out of these lines alone', () => {
    const free = voucher({
      merchant_id: 9,
      kind: 'shipping',
      scope: 'products',
      covered: new Set([12]),
      discount_value: 4_000,
    });
    const { lines, orders: parts, uses } = applyVouchers(orders, [free]);
    expect([11, 12, 21].map((key) => lines.get(key)?.seller)).toEqual([0, 4_000, 0]);
    expect(parts.get(1)?.sellerVoucher).toEqual({ promoId: free.id, code: free.voucher_code, amount: 4_000 });
    expect(parts.get(2)?.sellerVoucher).toBeNull();
    expect(uses).toEqual([{ promoId: free.id, amount: 4_000 }]);
  });

  test('of two orders is split by their shipping, each up to its goods', () => {
    const two: PromoOrder[] = [
      { key: 1, merchantId: 9, shipping: 10_000, lines: [line(1, 2_000)] },
      { key: 2, merchantId: 9, shipping: 30_000, lines: [line(2, 90_000)] },
    ];
    const free = voucher({ merchant_id: 9, kind: 'shipping', discount_value: 20_000 });
    const all = voucher({ kind: 'shipping', discount_value: 99_000 });
    const { orders: parts, uses } = applyVouchers(two, [free, all]);
    expect([1, 2].map((key) => parts.get(key)?.sellerVoucher?.amount)).toEqual([2_000, 15_000]);
    expect([1, 2].map((key) => parts.get(key)?.shipping)).toEqual([8_000, 15_000]);
    expect(uses.map(({ amount }) => amount)).toEqual([17_000, 23_000]);
  });
});

test('a discount of the marketplace on some goods leaves orders without them as they are', () => {
  const some = voucher({ scope: 'categories', covered: new Set([12]), discount_value: 60_000 });
  const { lines, orders: parts } = applyVouchers(orders, [some]);
  expect([11, 12, 21].map((key) => lines.get(key)?.platform)).toEqual([0, 50_000, 0]);
  expect([1, 2].map((key) => parts.get(key)?.platform)).toEqual([50_000, 0]);
});

test('free shipping of some goods is for the orders that have them', () => {
  const some = voucher({
    kind: 'shipping',
    scope: 'products',
    covered: new Set([21]),
    discount_value: 60_000,
  });
  const { orders: parts } = applyVouchers(orders, [some]);
  expect([1, 2].map((key) => parts.get(key)?.shipping)).toEqual([0, 20_000]);
});

describe('why a voucher cannot be used', () => {
  const why = (more: Partial<Candidate>, all = orders) => findVoucherRejection(voucher(more), all, now);
  const unshipped = (...paid: boolean[]): PromoOrder[] =>
    orders.map((order, n) => ({ ...order, shipping: 0, isShippingPaid: paid[n] ?? false }));

  test('free shipping has nothing to take off where no courier is chosen, or an offer pays all', () => {
    const shipping = { kind: 'shipping' } as const;
    expect(why(shipping, unshipped(true, true))).toEqual({ code: 'shipping_free', missing: 0 });
    expect(why(shipping, unshipped(true, false))).toEqual({ code: 'no_shipping', missing: 0 });
    expect(why({ ...shipping, merchant_id: 9 }, unshipped(true, false))?.code).toBe('shipping_free');
    expect(why({}, unshipped(false, false))).toBeNull();
    expect(why(shipping)).toBeNull();
  });

  test('each condition holds up to its last case', () => {
    expect(why({ used: 99 })).toBeNull();
    expect(why({ per_user_limit: 2, usedByPerson: 1 })).toBeNull();
    expect(why({ per_user_limit: 2, usedByPerson: 2 })?.code).toBe('user_limit');
    expect(why({ target: 'follower', merchant_id: 9, isFollower: true })).toBeNull();
    expect(why({ isClaimed: false, isNewBuyer: false, isFollower: false })).toBeNull();
    expect(why({ min_spend: 180_001 })).toEqual({ code: 'min_spend', missing: 1 });
  });

  test('the first reason counts: state, person, goods, spend, shipping', () => {
    const all = { ends_at: now, usedByPerson: 1, merchant_id: 77, min_spend: 1, kind: 'shipping' } as const;
    expect(why(all)?.code).toBe('ended');
    expect(why({ ...all, ends_at: at(1) })?.code).toBe('user_limit');
    expect(why({ ...all, ends_at: at(1), usedByPerson: 0 })?.code).toBe('no_eligible_product');
    const spend = { kind: 'shipping', min_spend: 200_000 } as const;
    expect(why(spend, unshipped(false, false))?.code).toBe('min_spend');
  });
});
