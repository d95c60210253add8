import { describe, expect, test } from 'vitest';
import { digitFormats } from './digits.ts';

describe('[A44] [A46] a number that is typed or pasted', () => {
  test.each([
    ['zip', ' 40 123-4 ', '401234', '401234'],
    ['account', '1234-5678.90', '1234567890', '1234 5678 90'],
    ['npwp', '01.234.567.8-901.000', '012345678901000', '01.234.567.8-901.000'],
    ['npwp', '3174/0123 4567(8901)', '3174012345678901', '3174 0123 4567 8901'],
    ['phone', '\u202a+62 812\u20113456\u00a07890\u202c', '081234567890', '0812 3456 7890'],
    ['phone', '(021) 555/1234', '0215551234', '021 5551 234'],
    ['phone', '62 812 3456 7890', '081234567890', '0812 3456 7890'],
  ] as const)('%s %s is %s, read as %s', (name, pasted, digits, shown) => {
    const { clean, complete, group } = digitFormats[name];
    expect(complete(clean(pasted))).toBe(digits);
    expect(group(digits)).toBe(shown);
    expect(clean(shown)).toBe(digits);
  });

  test('loses nothing but separators, however long it is', () => {
    for (const { clean, complete, group } of Object.values(digitFormats)) {
      const long = '0812345678901234567890123456789';
      expect(clean(group(complete(clean(long))))).toBe(long);
      expect(clean('12a4O')).toBe('12a4O');
    }
  });
});
