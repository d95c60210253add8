import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

test('an open market gives one address twenty codes an hour; a demo, where all share one, more [S3]', () => {
  expect(limitsOf('production').codesPerAddress).toBe(20);
  expect(limitsOf('demo').codesPerAddress).toBeGreaterThan(20);
});
