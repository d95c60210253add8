import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { fixedQuery } from './fixed-query.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('is built once, and gets the values of each call [P8]', async () => {
  let built = 0;
  const add = fixedQuery((_, { one, other }: { one: number; other: number }) => {
    built++;
    return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${one}::int as sum`;
  });
  const { db } = market.database;
  expect(await add(db, { one: 1, other: 10 })).toEqual([{ sum: 12 }]);
  expect(await add(db, { one: 2, other: 30 })).toEqual([{ sum: 34 }]);
  expect(built).toBe(1);
});

test('takes part in the transaction that calls it', async () => {
  const lease = fixedQuery((db, { name }: { name: string }) =>
    db.insertInto('job_leases').values({ name, holder: 'a test', held_until: new Date() }).returning('name'),
  );
  const { db } = market.database;
  const undone = db.transaction().execute(async (inside) => {
    expect(await lease(inside, { name: 'fixed' })).toEqual([{ name: 'fixed' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.selectFrom('job_leases').selectAll().where('name', '=', 'fixed').execute()).toEqual([]);
});
