import { expect, test } from 'vitest';
import { getLimits } from './limits.ts';

test('production gives one address twenty codes an hour; a demo, where all share one, more [S3]', () => {
  expect(getLimits('production').codesPerAddress).toBe(20);
  expect(getLimits('demo').codesPerAddress).toBeGreaterThan(20);
});

test('until staff or operators set others, these limits hold [S34] [B27]', () => {
  const production = getLimits('production');
  expect(production).toEqual({
    requestsPerUser: 1_200,
    requestsPerAddress: 3_000,
    requestsPerKey: 120,
    failuresPerAccountAndAddress: 5,
    failuresPerAccount: 20,
    failuresPerAddress: 30,
    codesPerAddress: 20,
    uploadsPerAddress: 600,
    courierStageSeconds: 20,
    payoutAutoMax: 0,
    approvalLimit: 5_000_000,
    approvalSeconds: 60,
    reportsPerDay: 20,
    reportHours: 24,
    reportUrgentFrom: 5,
    reportUrgentHours: 4,
  });
  expect(getLimits('demo')).toEqual({ ...production, codesPerAddress: 120 });
});
