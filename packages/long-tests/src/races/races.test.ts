import { openTestServer, type TestServer } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHarness } from '../harness/create-harness.ts';
import { createRandom } from '../harness/long-test.ts';
import { unlimited } from '../harness/unlimited.ts';
import { races } from './races.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer(unlimited, { plugins: [createDemo()] });
});
beforeEach(() => market.reset());
afterAll(() => market.close());

test.each(races)('$name', { timeout: 120_000 }, async ({ run }) => {
  const { figures, faults } = await run(createHarness(market), 'quick', createRandom(1));
  expect({ figures, faults }).toEqual({ figures, faults: [] });
});
