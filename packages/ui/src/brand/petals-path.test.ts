import { expect, test } from 'vitest';
import { petalsPath, petalTurns } from './petals-path.ts';

test('a petal turned by half a circle is its picture upside down', () => {
  const points = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const up = points(petalsPath([0], 2));
  expect(Math.min(...up)).toBe(-42);
  expect(points(petalsPath([180], 2))).toEqual(up.map((part) => -part || 0));
});

test('six petals are one path of six closed outlines', () => {
  const path = petalsPath([...petalTurns.picked, ...petalTurns.others], 1);
  expect(path.match(/M[^MZ]+Z/g)).toHaveLength(6);
  expect(path).not.toMatch(/NaN|e-/);
});
