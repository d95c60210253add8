import { describe, expect, test } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';

const failure = new ApiError('Sudah berubah', { kind: 'refused', code: 409, data: { version: 4 } });

describe('a failed call', () => {
  test('is known in every copy of the page', () => {
    class Elsewhere extends Error {
      override readonly name = 'ApiError';
      readonly kind = 'network';
    }
    expect(isApiError(failure)).toBe(true);
    expect(isApiError(new Elsewhere())).toBe(true);
  });

  test('survives JSON and a structured clone in its plain form', () => {
    const plain = {
      name: 'ApiError',
      message: 'Sudah berubah',
      kind: 'refused',
      code: 409,
      data: { version: 4 },
    };
    expect(JSON.parse(JSON.stringify(failure))).toEqual(plain);
    const clone: unknown = structuredClone(failure.toJSON());
    expect(clone).toMatchObject(plain);
    expect(isApiError(clone)).toBe(true);
  });

  test.each([
    undefined,
    null,
    'ApiError',
    new Error('ApiError'),
    { name: 'ApiError' },
    { name: 'ApiError', kind: 'unheard-of' },
  ])('is not %o', (other) => {
    expect(isApiError(other)).toBe(false);
  });
});
