import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../seed/index.ts';
import { openTestMarket, type TestMarket } from '../testing/open-test-market.ts';
import { signedIn } from '../testing/people.ts';
import { productionLacks } from './production-lacks.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('an open market needs somebody for the desk, and nobody whose password everybody knows', async () => {
  const lacks = () => productionLacks(market.context());
  await signedIn(market, { email: 'sari@example.test' });
  expect(await lacks()).toBe('desk');
  const { id } = await signedIn(market, { email: 'desk@example.test', role: 'desk' });
  expect(await lacks()).toBeNull();
  await market.database.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect(await lacks()).toBe('desk');
  for (const { email } of demoAccounts) {
    await market.reset();
    await signedIn(market, { email, role: 'desk' });
    expect(await lacks()).toBe('clean-data');
  }
});
