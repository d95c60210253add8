import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { savingOf } from './apply-vouchers.ts';
import { type Candidate, slotOf } from './candidate.ts';
import { evaluatePromos } from './evaluate-promos.ts';
import type { PromoOrder } from './promo-order.ts';
import { shareOut } from './share-out.ts';

const now = new Date('2026-03-02T03:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * day);

let nextId = 1;
const voucher = (more: Partial<Candidate> = {}): Candidate => ({
  id: nextId++,
  owner: more.merchant_id ? 'merchant' : 'platform',
  merchant_id: null,
  voucher_code: `KODE${nextId}`,
  name_id: 'Promo',
  name_en: 'Promo',
  description_id: '',
  description_en: '',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 10_000,
  max_discount: null,
  min_spend: 0,
  quota: 100,
  used: 0,
  claimed: 0,
  per_user_limit: 1,
  scope: 'all',
  target: 'public',
  starts_at: at(-1),
  ends_at: at(1),
  is_paused: false,
  created_at: at(-1),
  covered: new Set(),
  isClaimed: false,
  usedByPerson: 0,
  isNewBuyer: false,
  ...more,
});

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

describe('one voucher per place', () => {
  test('the later choice of a kind takes the place of the earlier one', () => {
    const sellers = [voucher({ merchant_id: 9 }), voucher({ merchant_id: 9, discount_value: 5_000 })];
    const platform = [voucher(), voucher({ discount_value: 1_000 })];
    const shipping = [voucher({ kind: 'shipping' }), voucher({ kind: 'shipping', discount_value: 2_000 })];
    const quote = evaluate([...sellers, ...platform, ...shipping]);
    expect(quote.selected).toEqual([sellers[1]?.id, platform[1]?.id, shipping[1]?.id]);
    expect(savingOf(quote)).toBe(8_000);
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

  test('one that is not selected says what it would take off in the place of the selected one', () => {
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
    expect(quote.all[1]).toMatchObject({ isSelected: false, refused: { code: 'better_chosen' } });
  });
});

describe('a refused voucher says why', () => {
  test.each([
    ['not_started', { starts_at: at(1), ends_at: at(2) }],
    ['ended', { ends_at: now }],
    ['paused', { is_paused: true }],
    ['exhausted', { used: 100 }],
    ['user_limit', { usedByPerson: 1 }],
    ['not_claimed', { target: 'code_only' }],
    ['new_buyer_only', { target: 'new_buyer' }],
    ['no_eligible_product', { scope: 'products', covered: new Set([999]) }],
    ['no_eligible_product', { merchant_id: 77 }],
  ] as [string, Partial<Candidate>][])('%s', (code, more) => {
    expect(only(voucher(more))).toMatchObject({
      isSelected: false,
      amount: 0,
      refused: { code, missing: 0 },
    });
  });

  test('min_spend, with what is missing on the goods that count', () => {
    const refused = only(voucher({ min_spend: 40_000, merchant_id: 10 }))?.refused;
    expect(refused).toEqual({ code: 'min_spend', missing: 10_000 });
    expect(only(voucher({ min_spend: 30_000, merchant_id: 10 }))?.refused).toBeNull();
  });

  test('no_shipping while no courier is chosen', () => {
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

const money = fc.integer({ min: 0, max: 500_000_000 });
const anyVoucher = fc
  .record({
    merchant_id: fc.constantFrom(null, null, 1, 2, 3),
    kind: fc.constantFrom('discount' as const, 'discount' as const, 'shipping' as const),
    discount_type: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 1_000_000 }),
    max_discount: fc.option(fc.integer({ min: 1, max: 200_000 })),
    min_spend: fc.oneof(fc.constant(0), money),
    scope: fc.constantFrom('all' as const, 'products' as const, 'categories' as const),
    covered: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((ids) => new Set(ids)),
    usedByPerson: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ value, ...more }) =>
    voucher({
      ...more,
      kind: more.merchant_id === null ? more.kind : 'discount',
      discount_value: more.discount_type === 'percent' ? (value % 100) + 1 : value,
    }),
  );
const anyOrders = fc
  .array(
    fc.record({
      merchantId: fc.integer({ min: 1, max: 3 }),
      shipping: fc.integer({ min: 0, max: 100_000 }),
      lines: fc.array(
        fc.record({
          productId: fc.integer({ min: 1, max: 5 }),
          categoryId: fc.integer({ min: 1, max: 5 }),
          amount: money,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((made): PromoOrder[] =>
    made.map((order, place) => ({
      ...order,
      key: place,
      lines: order.lines.map((line, at) => ({ ...line, key: place * 100 + at })),
    })),
  );
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('for any checkout and any vouchers', () => {
  const anyCheckout = fc.tuple(anyOrders, fc.array(anyVoucher, { maxLength: 8 }), fc.boolean());

  test('parts add up, and nothing falls below 0', () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates, best]) => {
        const selected = best ? ('best' as const) : candidates.map(({ id }) => id);
        const quote = evaluatePromos({ orders, candidates, selected, now });
        for (const order of orders) {
          const got = quote.orders.get(order.key);
          const lines = order.lines.map((line) => ({ ...line, ...quote.lines.get(line.key) }));
          for (const { amount, seller = -1, platform = -1 } of lines) {
            expect(seller).toBeGreaterThanOrEqual(0);
            expect(platform).toBeGreaterThanOrEqual(0);
            expect(amount - seller - platform).toBeGreaterThanOrEqual(0);
          }
          expect(got?.sellerVoucher?.amount ?? 0).toBe(sum(lines.map(({ seller = -1 }) => seller)));
          expect(got?.platform).toBe(sum(lines.map(({ platform = -1 }) => platform)));
          expect(got?.shipping).toBeGreaterThanOrEqual(0);
          expect(got?.shipping).toBeLessThanOrEqual(order.shipping);
        }
        const parts = [...quote.orders.values()].map(
          ({ sellerVoucher, platform, shipping }) => (sellerVoucher?.amount ?? 0) + platform + shipping,
        );
        expect(sum(parts)).toBe(savingOf(quote));
        expect(quote.uses.every(({ amount }) => amount > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('at most one voucher stands in each place, and only usable ones do', () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates, best]) => {
        const selected = best ? ('best' as const) : candidates.map(({ id }) => id);
        const quote = evaluatePromos({ orders, candidates, selected, now });
        const chosen = quote.all.filter(({ isSelected }) => isSelected);
        expect(new Set(chosen.map(({ voucher }) => slotOf(voucher))).size).toBe(chosen.length);
        expect(chosen.map(({ voucher }) => voucher.id).sort()).toEqual(quote.selected.toSorted());
        expect(chosen.every(({ refused }) => refused === null)).toBe(true);
      }),
    );
  });

  test('the best choice saves as much as any other voucher in one of its places would', () => {
    fc.assert(
      fc.property(anyCheckout, ([orders, candidates]) => {
        const best = evaluatePromos({ orders, candidates, selected: 'best', now });
        for (const { id } of candidates) {
          const other = evaluatePromos({ orders, candidates, selected: [...best.selected, id], now });
          expect(savingOf(other)).toBeLessThanOrEqual(savingOf(best));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('shares add up to the whole and stay below their weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500_000_000_000 }), { minLength: 1 }),
        fc.nat(1_000),
        (weights, permille) => {
          const total = sum(weights);
          const amount = Math.floor((total / 1_000) * permille);
          const parts = shareOut(amount, weights);
          expect(sum(parts)).toBe(total === 0 ? 0 : amount);
          expect(parts.every((part, place) => part >= 0 && part <= (weights[place] ?? 0))).toBe(true);
        },
      ),
    );
  });
});
