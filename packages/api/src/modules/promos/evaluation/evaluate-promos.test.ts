import { describe, expect, test } from 'vitest';
import { at, now, voucher } from '../testing/voucher.ts';
import { computeSaving } from './apply-vouchers.ts';
import type { Candidate } from './candidate.ts';
import { evaluatePromos } from './evaluate-promos.ts';
import type { PromoOrder } from './promo-order.ts';

/** Two sellers: 9 with lines of Rp100.000 and Rp50.000, 10 with one of Rp30.000. */
const orders: PromoOrder[] = [
  {
    key: 1,
    merchantId: 9,
    shipping: 9_000,
    lines: [
      { key: 11, productId: 101, categoryId: 31, amount: 100_000 },
      { key: 12, productId: 102, categoryId: 32, amount: 50_000 },
    ],
  },
  {
    key: 2,
    merchantId: 10,
    shipping: 20_000,
    lines: [{ key: 21, productId: 201, categoryId: 31, amount: 30_000 }],
  },
];

const evaluate = (candidates: Candidate[], selected: number[] | 'best' = candidates.map(({ id }) => id)) =>
  evaluatePromos({ orders, candidates, selected, now });
const only = (candidate: Candidate, selected?: number[]) => evaluate([candidate], selected).all[0];

describe('what a voucher takes off', () => {
  test.each([
    ['an amount', { discount_value: 15_000 }, 15_000],
    ['an amount above the goods stops at the goods', { discount_value: 999_999_999 }, 180_000],
    ['percent', { discount_type: 'percent', discount_value: 10 }, 18_000],
    [
      'percent, rounded down',
      { discount_type: 'percent', discount_value: 33, scope: 'products', covered: new Set([102]) },
      16_500,
    ],
    [
      'percent, cut at the most',
      { discount_type: 'percent', discount_value: 50, max_discount: 20_000 },
      20_000,
    ],
    [
      'its products alone',
      { discount_type: 'percent', discount_value: 10, scope: 'products', covered: new Set([102]) },
      5_000,
    ],
    [
      'its categories alone',
      { discount_type: 'percent', discount_value: 10, scope: 'categories', covered: new Set([31]) },
      13_000,
    ],
    ["its seller's lines alone", { merchant_id: 10, discount_type: 'percent', discount_value: 50 }, 15_000],
    ['shipping', { kind: 'shipping', discount_value: 15_000 }, 15_000],
    ["its seller's shipping alone", { merchant_id: 10, kind: 'shipping', discount_value: 40_000 }, 20_000],
    ['shipping, never more than it costs', { kind: 'shipping', discount_value: 40_000 }, 29_000],
  ] as [string, Partial<Candidate>, number][])('%s', (_, more, amount) => {
    expect(only(voucher(more))).toMatchObject({ amount, isSelected: true, refused: null });
  });

  test('odd percents are rounded down to whole rupiah', () => {
    const one = voucher({ discount_type: 'percent', discount_value: 7, merchant_id: 10 });
    const [order] = orders.filter(({ merchantId }) => merchantId === 10);
    const line = { key: 1, productId: 1, categoryId: 1, amount: 99_999 };
    const quote = evaluatePromos({
      orders: [{ key: 5, merchantId: 10, shipping: order?.shipping ?? 0, lines: [line] }],
      candidates: [one],
      selected: [one.id],
      now,
    });
    expect(quote.uses).toEqual([{ promoId: one.id, amount: 6_999 }]);
  });

  test("the marketplace's discount is on what the sellers' vouchers leave", () => {
    const seller = voucher({ merchant_id: 9, discount_value: 50_000 });
    const platform = voucher({ discount_type: 'percent', discount_value: 10 });
    const quote = evaluate([seller, platform]);
    expect(quote.uses).toEqual([
      { promoId: seller.id, amount: 50_000 },
      { promoId: platform.id, amount: 13_000 },
    ]);
    expect(quote.lines).toEqual(
      new Map([
        [11, { seller: 33_333, platform: 6_667 }],
        [12, { seller: 16_667, platform: 3_333 }],
        [21, { seller: 0, platform: 3_000 }],
      ]),
    );
    expect(quote.orders.get(1)).toEqual({
      sellerVoucher: { promoId: seller.id, code: seller.voucher_code, amount: 50_000 },
      platform: 10_000,
      shipping: 0,
    });
  });
});

describe("a seller's free shipping (domain 3.6, rule 8)", () => {
  test('reduces the price of the items, and the marketplace adds only what is left of the shipping', () => {
    const seller = voucher({ merchant_id: 9, kind: 'shipping', discount_value: 6_000 });
    const platform = voucher({ kind: 'shipping', discount_value: 50_000 });
    const quote = evaluate([seller, platform]);
    expect(quote.uses).toEqual([
      { promoId: seller.id, amount: 6_000 },
      { promoId: platform.id, amount: 23_000 },
    ]);
    expect(quote.orders.get(1)).toEqual({
      sellerVoucher: { promoId: seller.id, code: seller.voucher_code, amount: 6_000 },
      platform: 0,
      shipping: 3_000,
    });
    expect([11, 12].map((key) => quote.lines.get(key)?.seller)).toEqual([4_000, 2_000]);
  });

  test('is never more than the items, so that the seller never pays for selling', () => {
    const [order] = orders;
    const cheap = { key: 1, productId: 1, categoryId: 1, amount: 700 };
    const free = voucher({ merchant_id: 9, kind: 'shipping', discount_type: 'percent', discount_value: 100 });
    const quote = evaluatePromos({
      orders: [{ key: 1, merchantId: 9, shipping: order?.shipping ?? 0, lines: [cheap] }],
      candidates: [free],
      selected: [free.id],
      now,
    });
    expect(quote.uses).toEqual([{ promoId: free.id, amount: 700 }]);
  });
});

describe('one voucher per place', () => {
  test('the later selection of a kind replaces the earlier one', () => {
    const sellers = [voucher({ merchant_id: 9 }), voucher({ merchant_id: 9, discount_value: 5_000 })];
    const platform = [voucher(), voucher({ discount_value: 1_000 })];
    const shipping = [voucher({ kind: 'shipping' }), voucher({ kind: 'shipping', discount_value: 2_000 })];
    const quote = evaluate([...sellers, ...platform, ...shipping]);
    expect(quote.selected).toEqual([sellers[1]?.id, platform[1]?.id, shipping[1]?.id]);
    expect(computeSaving(quote)).toBe(8_000);
  });

  test('each seller has its own, beside one discount and one free shipping of the marketplace', () => {
    const all = [
      voucher({ merchant_id: 9 }),
      voucher({ merchant_id: 10 }),
      voucher(),
      voucher({ kind: 'shipping' }),
    ];
    expect(evaluate(all).selected).toEqual(all.map(({ id }) => id));
  });

  test('one that is not selected shows what it would take off instead of the selected one', () => {
    const chosen = voucher({ merchant_id: 9, discount_value: 100_000 });
    const other = voucher({ merchant_id: 9, discount_type: 'percent', discount_value: 50 });
    const [, judged] = evaluate([chosen, other], [chosen.id]).all;
    expect(judged).toMatchObject({ isSelected: false, amount: 75_000, refused: null });
  });

  test('one that has nothing left to take off is not used', () => {
    const all = voucher({ merchant_id: 9, discount_value: 150_000 });
    const idle = voucher({ scope: 'products', covered: new Set([101]) });
    const quote = evaluate([all, idle]);
    expect(quote.selected).toEqual([all.id]);
    expect(quote.all[1]).toMatchObject({ isSelected: false, refused: { code: 'better_selected' } });
  });
});

describe('a rejected voucher has its reason', () => {
  test.each([
    ['not_started', { starts_at: at(1), ends_at: at(2) }],
    ['ended', { ends_at: now }],
    ['paused', { is_paused: true }],
    ['exhausted', { used: 100 }],
    ['user_limit', { usedByPerson: 1 }],
    ['not_claimed', { target: 'code_only' }],
    ['new_buyer_only', { target: 'new_buyer' }],
    ['follower_only', { target: 'follower', merchant_id: 9 }],
    ['no_eligible_product', { scope: 'products', covered: new Set([999]) }],
    ['no_eligible_product', { merchant_id: 77 }],
  ] as [string, Partial<Candidate>][])('%s', (code, more) => {
    expect(only(voucher(more))).toMatchObject({
      isSelected: false,
      amount: 0,
      refused: { code, missing: 0 },
    });
  });

  test('min_spend, with what is missing on the eligible items', () => {
    const refused = only(voucher({ min_spend: 40_000, merchant_id: 10 }))?.refused;
    expect(refused).toEqual({ code: 'min_spend', missing: 10_000 });
    expect(only(voucher({ min_spend: 30_000, merchant_id: 10 }))?.refused).toBeNull();
  });

  test('min_spend is rejected for one missing rupiah, and one that is met by the last one is taken [U2]', () => {
    expect(only(voucher({ min_spend: 30_001, merchant_id: 10 }))).toMatchObject({
      isSelected: false,
      amount: 0,
      refused: { code: 'min_spend', missing: 1 },
    });
    expect(only(voucher({ min_spend: 30_000, merchant_id: 10 }))?.isSelected).toBe(true);
  });

  test('no_shipping while no courier is selected', () => {
    const free = voucher({ kind: 'shipping' });
    const quote = evaluatePromos({
      orders: orders.map((order) => ({ ...order, shipping: 0 })),
      candidates: [free],
      selected: [free.id],
      now,
    });
    expect(quote.all[0]?.refused?.code).toBe('no_shipping');
    expect(quote.selected).toEqual([]);
  });

  test('and claimed codes and new buyers get theirs', () => {
    expect(only(voucher({ target: 'code_only', isClaimed: true }))?.refused).toBeNull();
    expect(only(voucher({ target: 'new_buyer', isNewBuyer: true }))?.refused).toBeNull();
  });
});
