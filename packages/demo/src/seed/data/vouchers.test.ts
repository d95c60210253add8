import { describe, expect, test } from 'vitest';
import { vouchers } from './vouchers.ts';

const codes = vouchers.map(({ code }) => code);

describe('the demo vouchers', () => {
  test('have codes that buyers can type, each its own', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{5,20}$/);
  });

  test('take off at least what their least spend promises', () => {
    for (const { off, minSpend } of vouchers) {
      if (typeof off === 'number') expect(off).toBeLessThanOrEqual(minSpend);
      else expect(off.atMost).toBeGreaterThanOrEqual((minSpend * off.percent) / 100);
    }
  });
});
