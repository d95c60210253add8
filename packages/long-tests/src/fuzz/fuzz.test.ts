import { openTestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { expect, test } from 'vitest';
import { unlimited } from '../harness/unlimited.ts';
import { fuzzServer } from './fuzz-server.ts';

test('whatever is sent to whichever call, the answer is an envelope of ours and keeps to its schema [R13]', async () => {
  const market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [createDemo()] });
  const { requests, routes, statuses, faults } = await fuzzServer(market, { requests: 1, seed: 4 });
  expect([...faults.values()]).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(routes * 20);
  // A fuzz that never gets past the door proves nothing.
  for (const status of [200, 401, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(50);
  await market.close();
}, 300_000);
