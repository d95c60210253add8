import { expect, test } from 'vitest';
import { fixedTime, health } from '../testing/fixture-status.ts';
import { plotData } from './plot-data.ts';

const hour = 3_600_000;
const now = Date.parse(fixedTime);

test('minutes are summed into steps; a step in which nobody came is a gap, not a zero', () => {
  const { times, lines } = plotData(
    health({
      versions: [
        {
          app: 'storefront',
          version: '1.4.0',
          points: [
            { at: now - hour - 60_000, documents: 0, sessions: 9, failed: 9 },
            { at: now - 120_000, documents: 0, sessions: 100, failed: 0 },
            { at: now - 60_000, documents: 0, sessions: 100, failed: 10 },
          ],
        },
      ],
    }),
    'storefront',
    ['1.4.0', '1.5.0'],
    hour,
  );
  expect([times.length, times.at(-1)]).toEqual([30, now / 1_000]);
  expect(lines[0]?.shares.at(-1)).toBe(5);
  expect(lines[0]?.shares.slice(0, -1)).toEqual(Array(29).fill(null));
  expect(lines[1]).toEqual({ version: '1.5.0', shares: Array(30).fill(null) });
});
