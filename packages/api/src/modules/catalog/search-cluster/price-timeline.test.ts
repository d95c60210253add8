import { expect, test } from 'vitest';
import { never, type PriceRules, priceAt } from './price-timeline.ts';

const plain: PriceRules = {
  priceMin: 100,
  compareAt: null,
  discountPrice: null,
  discountFrom: null,
  discountTo: null,
  freeFromPrice: 0,
  freeUntil: null,
  flash: [],
};

test('a price without plans holds for ever [Q41]', () => {
  expect(priceAt(plain, 5)).toEqual({ price: 100, offers: ['promised'], until: never });
});

test('a discount holds from its first to its last moment [Q41]', () => {
  const rules = { ...plain, discountPrice: 70, discountFrom: 1_000, discountTo: 3_000 };
  expect(priceAt(rules, 999)).toMatchObject({ price: 100, until: 1_000 });
  expect(priceAt(rules, 1_000)).toMatchObject({ price: 70, offers: ['discount', 'promised'], until: 3_000 });
  expect(priceAt(rules, 3_000)).toMatchObject({ price: 100, until: never });
});

test('the cheapest open flash sale wins, again after each interval [Q41]', () => {
  const window = { startsAt: 0, endsAt: 60_000, repeatMinutes: 2 };
  const rules = {
    ...plain,
    flash: [
      { ...window, price: 50 },
      { ...window, price: 40, endsAt: 30_000 },
    ],
  };
  expect(priceAt(rules, 0)).toMatchObject({ price: 40, until: 30_000 });
  expect(priceAt(rules, 30_000)).toMatchObject({ price: 50, until: 60_000 });
  expect(priceAt(rules, 60_000)).toMatchObject({ price: 100, until: 120_000 });
  expect(priceAt(rules, 120_000)).toMatchObject({
    price: 40,
    offers: ['discount', 'flash_sale', 'promised'],
  });
});

test('promised shipping ends, and does not hold below its price', () => {
  expect(priceAt({ ...plain, freeFromPrice: 101 }, 0).offers).toEqual([]);
  expect(priceAt({ ...plain, freeUntil: 10 }, 9)).toMatchObject({ offers: ['promised'], until: 10 });
  expect(priceAt({ ...plain, freeUntil: 10 }, 10)).toMatchObject({ offers: [], until: never });
});
