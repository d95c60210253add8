import { beforeEach, expect, test, vi } from 'vitest';
import { keepWish, type PendingWish, takeWish } from './pending-wish.ts';

const pending: PendingWish = {
  deed: 'add',
  wish: { product_id: 1, variant_id: 101, qty: 2, note: 'tanpa kancing' },
  key: 'first-try-0001',
};

beforeEach(() => sessionStorage.clear());

test('a wish is taken once, by its own product', () => {
  keepWish(pending);
  expect(takeWish(2)).toBeUndefined();
  expect(takeWish(1)).toEqual(pending);
  expect(takeWish(1)).toBeUndefined();
});

test('a newer wish takes the place of an older one', () => {
  keepWish(pending);
  keepWish({ ...pending, deed: 'buy' });
  expect(takeWish(1)?.deed).toBe('buy');
});

test('a wish of half an hour ago is forgotten', () => {
  vi.useFakeTimers();
  keepWish(pending);
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeWish(1)).toBeUndefined();
  vi.useRealTimers();
});

test('what is no wish does not stop a page', () => {
  sessionStorage.setItem('pasar:wish', '{half');
  expect(takeWish(1)).toBeUndefined();
  sessionStorage.setItem('pasar:wish', 'null');
  expect(takeWish(1)).toBeUndefined();
});
