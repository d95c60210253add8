import { expect, test } from 'vitest';
import {
  type FlashEligibility,
  findEligibilityRejection,
  findSubmissionRejection,
} from './find-submission-rejection.ts';

const ground: FlashEligibility = {
  price: 100_000,
  stock: 10,
  may_sell: true,
  is_shown: true,
  rating: 4.5,
  rating_count: 12,
};
const offer = { flash_price: 70_000, flash_stock: 5, per_user_limit: 2 };

test.each([
  [100_000, false],
  [95_001, false],
  [95_000, true],
  [30_000, true],
  [29_999, false],
])('of Rp100.000 a flash price of %d is allowed: %s', (flash_price, allowed) => {
  expect(findSubmissionRejection({ ...offer, flash_price }, ground) === null).toBe(allowed);
});

test('an odd price rounds to full rupiah inside 5 to 70 percent', () => {
  const at = (flash_price: number) =>
    findSubmissionRejection({ ...offer, flash_price }, { ...ground, price: 333 });
  expect([at(99), at(100), at(316), at(317)].map((refused) => refused === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('reports the errors of all fields at once', () => {
  const refused = findSubmissionRejection(
    { flash_price: 100_000, flash_stock: 11, per_user_limit: 12 },
    ground,
  );
  expect(refused).toEqual({
    flash_price: [{ say: 'flash.price.above', args: { price: 'Rp100.000' } }],
    flash_stock: [{ say: 'flash.stock.short', args: { left: 10 } }],
    per_user_limit: ['flash.limit.large'],
  });
});

test.each<[string, Partial<FlashEligibility>, string | null]>([
  ['a good store', {}, null],
  ['a store of 3,0 stars', { rating: 3 }, null],
  ['a store of 2,9 stars', { rating: 2.9 }, 'flash.rating'],
  ['a store that nobody rated', { rating: 0, rating_count: 0 }, null],
  ['a store that may not sell', { may_sell: false }, 'flash.store-closed'],
  ['a hidden product', { is_shown: false }, 'flash.hidden'],
])('%s', (_, more, refusal) => {
  expect(findEligibilityRejection({ ...ground, ...more })).toBe(refusal);
});
