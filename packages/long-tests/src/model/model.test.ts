import { openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlimited } from '../harness/unlimited.ts';
import { proveModel } from './prove-model.ts';
import { openTableDemo } from './system/open-table-demo.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ ...unlimited, courierStageSeconds: 0 }, { plugins: [openTableDemo()] });
});
afterAll(() => market.close());

// Seven take some ten seconds on two cores; run-model.ts does the two hundred and the five thousand.
test('random sequences end as the rules say, shown net included, seven of them [R6] [V3]', {
  timeout: 300_000,
}, async () => {
  const { tally, failed } = await proveModel(market, { sequences: 7, seed: 6 });
  expect(failed).toBeNull();
  expect(tally.sequences).toBe(7);
});
