import { expect, test } from 'vitest';
import { openTestMarket } from '../../testing/open-test-market.ts';
import { unlimited } from '../ground/unlimited.ts';
import { fuzzMarket } from './fuzz-market.ts';

test('whatever is sent to whichever call, the answer is an envelope of ours and keeps to its schema [R13]', async () => {
  const market = await openTestMarket({ ...unlimited, courierStageSeconds: 0 });
  const { requests, routes, statuses, faults } = await fuzzMarket(market, { requests: 1, seed: 4 });
  expect([...faults.values()]).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(routes * 20);
  // A fuzz that never gets past the door proves nothing.
  for (const status of [200, 401, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(50);
  await market.close();
}, 120_000);
