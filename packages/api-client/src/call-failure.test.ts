import { describe, expect, test } from 'vitest';
import { CallFailure, isCallFailure } from './call-failure.ts';

const failure = new CallFailure('Sudah berubah', { kind: 'refused', code: 409, data: { version: 4 } });

describe('a failed call', () => {
  test('is known in every copy of the page', () => {
    class Elsewhere extends Error {
      override readonly name = 'CallFailure';
      readonly kind = 'network';
    }
    expect(isCallFailure(failure)).toBe(true);
    expect(isCallFailure(new Elsewhere())).toBe(true);
  });

  test('survives JSON and a structured clone in its plain form', () => {
    const plain = {
      name: 'CallFailure',
      message: 'Sudah berubah',
      kind: 'refused',
      code: 409,
      data: { version: 4 },
    };
    expect(JSON.parse(JSON.stringify(failure))).toEqual(plain);
    const clone: unknown = structuredClone(failure.toJSON());
    expect(clone).toMatchObject(plain);
    expect(isCallFailure(clone)).toBe(true);
  });

  test.each([
    undefined,
    null,
    'CallFailure',
    new Error('CallFailure'),
    { name: 'CallFailure' },
    { name: 'CallFailure', kind: 'unheard-of' },
  ])('is not %o', (other) => {
    expect(isCallFailure(other)).toBe(false);
  });
});
