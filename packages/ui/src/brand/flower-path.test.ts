import { expect, test } from 'vitest';
import { flowerPath, petalAngles } from './flower-path.ts';

test('a petal turned by half a circle is its image upside down', () => {
  const points = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const up = points(flowerPath([0], 2));
  expect(Math.min(...up)).toBe(-42);
  expect(points(flowerPath([180], 2))).toEqual(up.map((part) => -part || 0));
});

test('six petals are one path of six closed outlines', () => {
  const path = flowerPath([...petalAngles.picked, ...petalAngles.others], 1);
  expect(path.match(/M[^MZ]+Z/g)).toHaveLength(6);
  expect(path).not.toMatch(/NaN|e-/);
});
