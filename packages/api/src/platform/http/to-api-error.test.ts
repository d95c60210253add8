import { describe, expect, test } from 'vitest';
import { apiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

const withCode = (code: string) => Object.assign(new Error('some detail'), { code });

describe('what an error means to the caller [R14]', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '08006'])(
    '%s passes: come back in a moment',
    (code) => {
      expect(toApiError(withCode(code))).toMatchObject({ code: 503, retryAfter: 2 });
    },
  );

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    "the database's thread ended with code 1",
  ])('"%s" passes too', (text) => {
    expect(toApiError(new Error(text))?.code).toBe(503);
  });

  test('an ApiError stays itself, and everything else is an internal error', () => {
    const refusal = apiError.notFound();
    expect(toApiError(refusal)).toBe(refusal);
    for (const fault of [withCode('23505'), withCode('42P01'), new TypeError('x'), 'text', undefined]) {
      expect(toApiError(fault)).toBeNull();
    }
  });
});
