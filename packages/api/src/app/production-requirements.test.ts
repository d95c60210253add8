import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { createSignedInUser } from '../testing/users.ts';
import { demoEmails, findMissingProductionRequirement } from './production-requirements.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('production needs a staff user, and no account with a public password', { tags: 'slow' }, async () => {
  const lacks = () => findMissingProductionRequirement(market.context());
  await createSignedInUser(market, { email: 'sari@example.test' });
  expect(await lacks()).toBe('staff');
  const { id } = await createSignedInUser(market, { email: 'admin@example.test', role: 'staff' });
  expect(await lacks()).toBeNull();
  await market.database.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect(await lacks()).toBe('staff');
  for (const email of Object.values(demoEmails)) {
    await market.reset();
    await createSignedInUser(market, { email, role: 'staff' });
    expect(await lacks()).toBe('clean-data');
  }
});
