import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { getInitials } from './avatar.tsx';
import { filledHalves, ProgressBar } from './progress-bar.tsx';

test.each([
  [0, 0],
  [0.001, 1],
  [0.31, 4],
  [0.5, 6],
  [0.999, 11],
  [1, 12],
  [7, 12],
  [Number.NaN, 0],
])('a share of %f fills %i of twelve halves', (value, halves) => {
  expect(filledHalves(value)).toBe(halves);
});

test('the bar announces its value as text', () => {
  show(<ProgressBar value={0.36} label="Terjual" valueText="72 dari 200" />);
  const bar = screen.getByRole('progressbar', { name: 'Terjual' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '36',
    '72 dari 200',
  ]);
});

test.each([
  ['Dewi Lestari', 'DL'],
  ['suharto', 'S'],
  ['  Rumah  Kawung Solo', 'RK'],
  ['', ''],
])('initials of "%s" are "%s" [A49]', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
