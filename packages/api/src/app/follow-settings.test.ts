import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { followSettings } from './follow-settings.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

test('what staff set at another server is in force here soon, until it ends [B27]', async () => {
  const { db } = market.database;
  const ctx = market.context();
  const stop = followSettings(ctx, 10);
  const nobody = { changed_by: null, changed_at: null };
  await db
    .insertInto('settings')
    .values({ key: 'reports_per_day', state: 'value', value: 7, reason: null, ...nobody })
    .execute();
  await db
    .insertInto('courier_services')
    .values({ courier: 'jnt', service: 'EZ', is_on: false, per_kg: null, ...nobody })
    .execute();
  await vi.waitFor(() => expect(ctx.limits.reportsPerDay).toBe(7));
  await vi.waitFor(() => expect(ctx.tariff.current.get('jnt EZ')?.isOn).toBe(false));
  stop();
});
