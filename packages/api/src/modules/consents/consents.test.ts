import { legalVersions } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { readDueDocuments } from './documents.ts';

let market: TestServer;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market, { email: 'budi@example.test' });
});
afterAll(() => market.close());

const call = (path: string, body?: object) => market.call(path, { token: budi.token, ...(body && { body }) });
const due = async (number: number, since: string) => {
  const { created_at } = await market.database.db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', budi.id)
    .executeTakeFirstOrThrow();
  const terms = { number, since };
  return readDueDocuments(market.context(), { id: budi.id, created_at }, { ...legalVersions, terms });
};
const later = '2100-01-01T00:00:00+07:00';
const earlier = '2000-01-01T00:00:00+07:00';

describe('a document of the market [W66]', () => {
  test('is agreed to with the registration, and asked for when a later version comes', async () => {
    expect(await due(1, later)).toEqual([]);
    expect(await due(2, earlier)).toEqual([]);
    expect(await due(2, later)).toEqual(['terms']);
    const given = {
      user_id: budi.id,
      kind: 'terms' as const,
      given_at: market.clock.now(),
      withdrawn_at: null,
    };
    await market.database.db
      .insertInto('consents')
      .values({ ...given, version: 2 })
      .execute();
    expect(await due(2, later)).toEqual([]);
    expect(await due(3, later)).toEqual(['terms']);
  });

  test('is agreed to in the version that one has seen, once', async () => {
    const version = legalVersions.terms.number;
    const agree = (number: number) => call('/privacy/consents', { kind: 'terms', version: number });
    expect((await agree(version + 1)).status).toBe(409);
    const answers = await Promise.all([agree(version), agree(version), agree(version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await market.database.db.selectFrom('consents').select(['kind', 'version']).execute();
    expect(rows).toEqual([{ kind: 'terms', version }]);
    expect(answers[0]?.data.consents.terms).toEqual({ version, given_at: market.clock.now().toISOString() });
    expect((await call('/auth/session')).data.user.consents_due).toBeUndefined();
  });
});

describe('mail about promos [W66]', () => {
  const choose = (mail: string) => call('/buyer/dashboard/notification/preferences', { kind: 'promo', mail });
  const consent = async () => (await call('/privacy')).data.consents.promo.given_at;

  test('is off until somebody chooses it, and each choice is recorded with its moment', async () => {
    expect(await consent()).toBeNull();
    await choose('daily');
    expect(await consent()).toBe(market.clock.now().toISOString());
    market.clock.advance(1_000);
    await choose('now');
    await choose('off');
    expect(await consent()).toBeNull();
    const rows = await market.database.db.selectFrom('consents').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.withdrawn_at).toEqual(market.clock.now());
    await choose('now');
    expect(await market.database.db.selectFrom('consents').selectAll().execute()).toHaveLength(2);
  });

  test('chosen and withdrawn at the same moment: mail goes out only where the consent is open', {
    tags: 'slow',
  }, async () => {
    const { db } = market.database;
    for (let round = 0; round < 20; round += 1) {
      market.clock.advance(1_000);
      await Promise.all([choose('daily'), choose('off'), choose('now'), choose('off')]);
      const { mail } = await db
        .selectFrom('notification_preferences')
        .select('mail')
        .where('kind', '=', 'promo')
        .executeTakeFirstOrThrow();
      expect([round, (await consent()) !== null]).toEqual([round, mail !== 'off']);
    }
    const open = await db.selectFrom('consents').selectAll().where('withdrawn_at', 'is', null).execute();
    expect(open.length).toBeLessThan(2);
  });
});
