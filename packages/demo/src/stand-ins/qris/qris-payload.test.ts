import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, qrisPayload } from './qris-payload.ts';

/** Reads a code back: two digits of identifier, two of length, the value. */
const fieldsOf = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

describe('a QRIS code', () => {
  test('ends with the check sum that the standard gives as an example', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  test('can be read back: amount, currency, country, bill, and a check sum over everything before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
        const text = qrisPayload({ code: 'INV-20261121-7KQ2M', amount });
        const fields = fieldsOf(text);
        expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '360', '54': `${amount}`, '58': 'ID' });
        expect(fieldsOf(fields['62'] ?? '')).toEqual({ '01': 'INV-20261121-7KQ2M' });
        expect(fields['63']).toBe(crc16(text.slice(0, -4)));
      }),
    );
  });
});
