import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { accountsMigrations } from '../accounts.migrations.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('an unverified account with an old password is verified without one [W56]', async () => {
  const { db } = market.database;
  const at = market.clock.now();
  await db
    .insertInto('users')
    .values([
      { email: 'tidur@example.test', password_hash: 'a stranger may have chosen it', created_at: at },
      { email: 'bangun@example.test', password_hash: 'own', created_at: at, email_verified_at: at },
    ])
    .execute();
  await sql`drop table registrations`.execute(db);
  await sql`alter table codes drop column registration_id, drop column requester_hash, drop column requester_tries`.execute(
    db,
  );
  await accountsMigrations['112-accounts-registrations']?.up(db);
  const users = await db.selectFrom('users').select('password_hash').orderBy('id').execute();
  expect(users.map(({ password_hash }) => password_hash)).toEqual([null, 'own']);
});
