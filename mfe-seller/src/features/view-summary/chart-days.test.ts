import { expect, test } from 'vitest';
import { getChartScale, type Series } from './chart-days.ts';

const series = (sales: number[], before: number[] = []): Series =>
  sales.map((gmv, place) => ({
    date: `2026-11-${String(place + 1).padStart(2, '0')}`,
    gmv,
    orders: 0,
    visitors: 0,
    previous: { gmv: before[place] ?? 0, orders: 0, visitors: 0 },
  })) as Series; // amounts are branded where the server counts them

test('a chart without a spike reaches to its highest bar', () => {
  expect(getChartScale(series([10, 20, 24]), 'gmv')).toEqual({ top: 24, cut: [] });
  expect(getChartScale(series([0, 0]), 'gmv')).toEqual({ top: 1, cut: [] });
  expect(getChartScale(series([0, 90, 0]), 'gmv')).toEqual({ top: 90, cut: [] });
});

test('one spike is cut above the others, which keep their height', () => {
  expect(getChartScale(series([10, 20, 900, 24]), 'gmv')).toEqual({ top: 30, cut: [2] });
});

test('a spike of the days before cuts no bar', () => {
  expect(getChartScale(series([10, 20, 24], [900]), 'gmv')).toEqual({ top: 30, cut: [] });
});

test('many high days are no spikes', () => {
  const month = Array.from({ length: 30 }, (_, day) => (day % 5 === 0 ? 900 : 10));
  expect(getChartScale(series(month), 'gmv')).toEqual({ top: 900, cut: [] });
  expect(getChartScale(series(month.map((one, day) => (day > 5 ? 10 : one))), 'gmv').cut).toEqual([0, 5]);
});
