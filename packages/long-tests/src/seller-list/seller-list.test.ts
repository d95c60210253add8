import { expect, test } from 'vitest';
import { measureSellerList } from './measure-seller-list.ts';

test('a seller’s list answers every kind of question, at any size [SELL-02]', {
  timeout: 60_000,
}, async () => {
  const figures = await measureSellerList(120, 2);
  expect(figures.at(-1)).toMatchObject({ name: 'every question' });
  expect(figures.map(({ p95 }) => p95).every((ms) => ms > 0)).toBe(true);
});
