import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { json } from '../../../platform/database/json.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { computeResponseTimes } from './compute-response-times.ts';

let market: TestServer;
let store: { id: number; userId: number };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  store = await openStore(market);
});
afterAll(() => market.close());

let count = 0;
/** A conversation: the minutes ago at which each side wrote. */
const talk = async (...turns: ['buyer' | 'seller', number][]) => {
  const { db } = market.database;
  const now = market.clock.now();
  count += 1;
  const user = await db
    .insertInto('users')
    .values({ email: `pembeli-${count}@example.test`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: user.id, merchant_id: store.id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [side, ago] of turns) {
    const author_id = side === 'buyer' ? user.id : store.userId;
    await db
      .insertInto('messages')
      .values({
        ...{ conversation_id: id, side, author_id, client_id: `${ago}`, kind: 'text', text: 'Halo' },
        ...{ media_ids: json([]), ref_id: null, sent_at: new Date(now.getTime() - ago * minute) },
      })
      .execute();
  }
};
const compute = async () => {
  await computeResponseTimes(market.context());
  const { response_minutes } = await market.database.db
    .selectFrom('merchants')
    .select('response_minutes')
    .executeTakeFirstOrThrow();
  return response_minutes;
};

test('under 5 cases there is no figure [W9]', async () => {
  for (const wait of [4, 6, 8, 10]) await talk(['buyer', 100], ['seller', 100 - wait]);
  expect(await compute()).toBeNull();
  await talk(['buyer', 100], ['seller', 88]);
  expect(await compute()).toBe(8);
});

test('counts from the first of several messages to the first reply, each time anew', async () => {
  await talk(
    ['buyer', 300],
    ['buyer', 290],
    ['seller', 280],
    ['seller', 200],
    ['buyer', 100],
    ['seller', 90],
  );
  await talk(['seller', 300], ['buyer', 200], ['seller', 180]);
  await talk(['buyer', 300], ['seller', 270], ['buyer', 200], ['seller', 160]);
  expect(await compute()).toBe(20);
});

test('a message without a reply counts with its wait, up to a day; a fresh one does not yet', async () => {
  for (let n = 0; n < 4; n++) await talk(['buyer', 5]);
  expect(await compute()).toBeNull();
  for (let n = 0; n < 5; n++) await talk(['buyer', 3 * 24 * 60]);
  expect(await compute()).toBe((24 * hour) / minute);
});

test('what is older than 30 days does not count, and a figure without cases goes', async () => {
  await market.database.db.updateTable('merchants').set({ response_minutes: 3 }).execute();
  for (let n = 0; n < 6; n++) await talk(['buyer', 31 * 24 * 60], ['seller', 31 * 24 * 60 - 5]);
  expect(await compute()).toBeNull();
});

test('only the hours in which the store answers count, and what it sends by itself is no reply [W9]', async () => {
  const { db } = market.database;
  const now = market.clock.now();
  // The clock of Jakarta, 7 hours ahead: a store that opened one hour ago, every day.
  const at = (hours: number) => new Date(now.getTime() + (7 + hours) * hour).toISOString().slice(11, 16);
  const everyDay = Array.from({ length: 7 }, () => ({ from: at(-1), to: '23:59' }));
  for (let n = 0; n < 5; n++) await talk(['buyer', 8 * 60], ['seller', 20]);
  expect(await compute()).toBe(460);
  await db
    .insertInto('chat_settings')
    .values({
      ...{ merchant_id: store.id, hours: json(everyDay), greeting: 'Halo', away: '' },
      templates: json([]),
    })
    .execute();
  expect(await compute()).toBe(40);
  await db
    .insertInto('messages')
    .columns(['conversation_id', 'side', 'author_id', 'client_id', 'kind', 'text', 'media_ids', 'sent_at'])
    .expression((e) =>
      e
        .selectFrom('conversations')
        .select(['id', e.val('auto').as('side')])
        .select([e.lit(null).as('author_id'), e.val('auto-1').as('client_id'), e.val('text').as('kind')])
        .select([e.val('Halo').as('text'), e.val(json([])).as('media_ids')])
        .select(e.val(new Date(now.getTime() - 50 * minute)).as('sent_at')),
    )
    .execute();
  expect(await compute()).toBe(40);
});
