import { expect, test } from 'vitest';
import { getLimits } from './limits.ts';

test('production gives one address twenty codes an hour; a demo, where all share one, more [S3]', () => {
  expect(getLimits('production').codesPerAddress).toBe(20);
  expect(getLimits('demo').codesPerAddress).toBeGreaterThan(20);
});
