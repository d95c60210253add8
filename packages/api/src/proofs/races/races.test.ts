import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { groundOn } from '../ground/ground-on.ts';
import { chanceOf } from '../ground/proof.ts';
import { unlimited } from '../ground/unlimited.ts';
import { races } from './races.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket(unlimited);
});
beforeEach(() => market.reset());
afterAll(() => market.close());

test.each(races)('$name', { timeout: 120_000 }, async ({ run }) => {
  const { figures, faults } = await run(groundOn(market), 'quick', chanceOf(1));
  expect({ figures, faults }).toEqual({ figures, faults: [] });
});
