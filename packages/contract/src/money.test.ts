import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCount, formatRupiah } from './format-money.ts';
import { rupiah } from './money.ts';

describe('[FMT-01] a price', () => {
  test.each([
    [0, 'Rp0'],
    [999, 'Rp999'],
    [1_000, 'Rp1.000'],
    [1_500_000, 'Rp1.500.000'],
    [123_456_789, 'Rp123.456.789'],
    [-25_000, '-Rp25.000'],
  ])('of %i is written %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });

  test('preserves every digit, in groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatRupiah(amount);
        expect(Number(text.replace(/Rp|\./g, ''))).toBe(amount);
        expect(text).toMatch(/^-?Rp\d{1,3}(\.\d{3})*$/);
      }),
    );
  });

  test.each([0.5, Number.NaN, 2 ** 60])('is no rupiah when it is %d', (amount) => {
    expect(() => rupiah(amount)).toThrow(RangeError);
  });
});

describe('[FMT-01] a short count', () => {
  test.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1_000, '1k', '1k'],
    [1_250, '1,2k', '1.2k'],
    [1_999, '1,9k', '1.9k'],
    [12_500, '12,5k', '12.5k'],
    [999_999, '999k', '999k'],
    [1_000_000, '1M', '1M'],
    [3_400_000_000, '3,4B', '3.4B'],
    [7_000_000_000_000, '7T', '7T'],
    [-1_250, '-1,2k', '-1.2k'],
  ])('of %i is %s in Indonesian and %s in English', (count, id, en) => {
    expect(formatCount(count, 'id')).toBe(id);
    expect(formatCount(count, 'en')).toBe(en);
  });

  test('never promises more than there is', () => {
    const sizes: Record<string, number> = { k: 1e3, M: 1e6, B: 1e9, T: 1e12 };
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (count) => {
        const [, figures = '', suffix = ''] = /^([\d.]+)(\w?)$/.exec(formatCount(count, 'en')) ?? [];
        const told = Math.round(Number(figures) * 10) * ((sizes[suffix] ?? 1) / 10);
        expect(told).toBeLessThanOrEqual(count);
        expect(count - told).toBeLessThan(Math.max(sizes[suffix] ?? 1, 1));
      }),
    );
  });
});
