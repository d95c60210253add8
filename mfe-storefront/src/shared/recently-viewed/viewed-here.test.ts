import { beforeEach, expect, test } from 'vitest';
import { rememberViewed, viewedHere } from './viewed-here.ts';

beforeEach(() => localStorage.clear());

test('the last viewed product is first, each product once', () => {
  for (const id of [1, 2, 3, 1]) rememberViewed(id);
  expect(viewedHere()).toEqual([1, 3, 2]);
});

test('fifty are saved', () => {
  for (let id = 1; id <= 60; id += 1) rememberViewed(id);
  expect([viewedHere().length, viewedHere()[0]]).toEqual([50, 60]);
});

test('what somebody else wrote there is no history', () => {
  localStorage.setItem('pasar:viewed', '["x", -1, 7]');
  expect(viewedHere()).toEqual([7]);
  localStorage.setItem('pasar:viewed', '{');
  expect(viewedHere()).toEqual([]);
});
