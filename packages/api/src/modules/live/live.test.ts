import { randomUUID } from 'node:crypto';
import { liveLimits } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { systemContext } from '../../platform/http/request-context.ts';
import { createHintReader } from '../../platform/live/follow-hints.ts';
import { hint } from '../../platform/live/hint.ts';
import { createLiveHub } from '../../platform/live/live-hub.ts';
import { purgeHints } from '../../platform/live/purge-hints.ts';
import { composeTestServer, testOrigin } from '../../testing/compose-test-server.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { notify } from '../notifications/index.ts';
import { transitionOrder } from '../orders/index.ts';
import { type OrderFixture, openOrderFixture } from '../orders/testing/order-fixture.ts';
import { createActors, drive } from '../orders/testing/order-states.ts';
import { beatStreams } from './start-live.ts';
import { openLiveStream, type ReadStream } from './testing/read-stream.ts';

let market: TestServer;
let world: OrderFixture;
const opened: ReadStream[] = [];
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  for (const stream of opened.splice(0)) await stream.leave();
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const listen = async (token?: string, fetch = market.fetch) => {
  const stream = await openLiveStream(fetch, testOrigin, token);
  opened.push(stream);
  if (stream.status === 200) expect(await stream.next()).toBe('ready');
  return stream;
};
const tell = (userId = world.buyer.id, ctx = market.context()) =>
  notify(ctx, {
    userId,
    category: 'info',
    kind: 'account',
    title: { id: 'Kabar', en: 'News' },
    body: { id: 'Isi', en: 'Body' },
  });
const news = { audience: 'user', kind: 'notifications', ref: '' };
const begin = async () => {
  const { token } = world.buyer;
  const body = { merchant_id: world.seller.merchantId };
  return Number((await market.call('/buyer/dashboard/chat/open', { token, body })).data.id);
};
const write = (id: number) =>
  market.call(`/buyer/dashboard/chat/${id}/messages`, {
    token: world.buyer.token,
    body: { client_id: randomUUID(), kind: 'text', text: 'Halo' },
  });

test('a stream is for signed-in users, and nothing on its way may hold it back [W3]', {
  tags: 'slow',
}, async () => {
  expect((await market.call('/live')).status).toBe(401);
  const { headers } = await listen(world.buyer.token);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

test('a hint names what changed, to those whom it concerns alone [W2] [W18]', async () => {
  const [buyer, seller] = [await listen(world.buyer.token), await listen(world.seller.token)];
  const id = await begin();
  await write(id);
  expect(await buyer.next()).toEqual({ audience: 'user', kind: 'chat', ref: String(id) });
  expect(await seller.next()).toEqual({ audience: 'store', kind: 'chat', ref: String(id) });
  await tell();
  expect(await buyer.next()).toEqual(news);
  await tell(world.seller.id);
  expect(await seller.next()).toEqual(news);
});

test('an order tells both sides of each move [W18]', { tags: 'slow' }, async () => {
  const order = await drive(world, []);
  // Notices of the new order come first.
  await market.settle();
  const [buyer, seller] = [await listen(world.buyer.token), await listen(world.seller.token)];
  await transitionOrder(market.context(), {
    ...{ orderId: order.orderId, transition: 'T4' },
    mover: createActors(world).seller,
  });
  expect(await buyer.next()).toEqual({ audience: 'user', kind: 'order', ref: order.code });
  expect(await seller.next()).toEqual({ audience: 'store', kind: 'order', ref: order.code });
});

test('what is rolled back is not told, by no process [W2]', async () => {
  const buyer = await listen(world.buyer.token);
  const failing = inTransaction(market.context(), async (ctx) => {
    await hint(ctx, { audience: 'user', ownerId: world.buyer.id, kind: 'cart' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell();
  expect(await buyer.next()).toEqual(news);
  expect(await market.database.db.selectFrom('live_hints').select('kind').execute()).toEqual([
    { kind: 'notifications' },
  ]);
});

/** A server with nothing in common but the database. */
const openSecond = () => {
  const { url, db } = market.database;
  const own = url ? openDatabase(url) : db;
  const { app, platform } = composeTestServer({ db: own, clock: market.clock });
  let time = 0;
  const look = createHintReader(systemContext(platform), () => time);
  return {
    ctx: systemContext(platform),
    fetch: async (request: Request) => app.fetch(request),
    look: (milliseconds = 1_000) => {
      time += milliseconds;
      return look();
    },
    close: async () => void (url && (await own.destroy())),
  };
};

test('another process tells it at its next look, once [W2] [W80]', async () => {
  const second = openSecond();
  await tell();
  market.clock.advance(minute);
  const buyer = await listen(world.buyer.token, second.fetch);
  await second.look();
  await tell();
  for (let n = 0; n < 15; n++) await second.look();
  await tell(world.buyer.id, second.ctx);
  await second.look();
  expect([await buyer.next(), await buyer.next()]).toEqual([news, news]);
  await second.ctx.live.close();
  expect(await buyer.next()).toBeUndefined();
  await second.close();
});

test('numbers that commit out of order are sent all the same [W2]', { tags: 'slow' }, async () => {
  const second = openSecond();
  const buyer = await listen(world.buyer.token, second.fetch);
  await second.look();
  const row = { audience: 'user', owner_id: world.buyer.id, ref: '', at: market.clock.now() } as const;
  const insert = (id: number, kind: 'cart' | 'order') =>
    market.database.db
      .insertInto('live_hints')
      .values({ ...row, id, kind })
      .execute();
  await insert(1_002, 'order');
  await second.look();
  await insert(1_001, 'cart');
  await second.look(8_000);
  expect([await buyer.next(), await buyer.next()].map((one) => (one as { kind: string }).kind)).toEqual([
    'order',
    'cart',
  ]);
  await second.close();
});

test('a sign of life goes to open sessions; those that ended lose their stream [W3]', async () => {
  const [buyer, seller] = [await listen(world.buyer.token), await listen(world.seller.token)];
  await market.call('/auth/logout', { token: world.buyer.token, method: 'POST' });
  await beatStreams(market.context());
  expect(await seller.next()).toBe('beat');
  expect(await buyer.next()).toBeUndefined();
});

test('who was removed from a store a second ago loses its stream, and hears nothing of it in a new one [W26]', {
  tags: 'slow',
}, async () => {
  const { db } = market.database;
  const { merchantId } = world.seller;
  const ani = await createSignedInUser(market, { email: 'ani@example.test' });
  await db
    .insertInto('store_members')
    .values({ merchant_id: merchantId, user_id: ani.id, roles: ['support'], created_at: market.clock.now() })
    .execute();
  const stream = await listen(ani.token);
  const id = await begin();
  await write(id);
  expect(await stream.next()).toMatchObject({ audience: 'store', kind: 'chat' });
  await db.deleteFrom('store_members').where('user_id', '=', ani.id).execute();
  await beatStreams(market.context());
  expect(await stream.next()).toBeUndefined();
  const again = await listen(ani.token);
  await write(id);
  await tell(ani.id);
  expect(await again.next()).toEqual(news);
});

test('a person has five streams, and a reader who leaves makes room [W3]', async () => {
  const streams = [];
  for (let n = 0; n < liveLimits.perPerson; n++) streams.push(await listen(world.buyer.token));
  const sixth = await market.call('/live', { token: world.buyer.token });
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await listen(world.seller.token)).status).toBe(200);
  await streams[0]?.leave();
  expect((await listen(world.buyer.token)).status).toBe(200);
});

test('a process has a limit too, and none once it ends [W3]', { tags: 'slow' }, async () => {
  const actor = (userId: number) =>
    ({ kind: 'user', userId, sessionId: userId, merchantId: null, role: 'user' }) as const;
  const listener = (userId: number) => ({ actor: actor(userId), send() {}, beat() {}, end() {} });
  const hub = createLiveHub({ perPerson: 5, perProcess: 2 });
  expect([1, 2, 3].map((id) => hub.add(listener(id)))).toEqual([true, true, false]);
  hub.close();
  expect([hub.listeners().length, hub.add(listener(1))]).toEqual([0, false]);
});

test('a reader who takes nothing is let go, not waited for [W3]', async () => {
  const buyer = await listen(world.buyer.token);
  for (let n = 0; n < 250; n++) market.context().live.listeners()[0]?.beat();
  expect(market.context().live.listeners()).toEqual([]);
  let read = 0;
  while (await buyer.next()) read += 1;
  expect(read).toBeLessThanOrEqual(200);
});

test('hints are forgotten after ten minutes [W2]', async () => {
  await tell();
  market.clock.advance(9 * minute);
  await purgeHints.run(market.context());
  const count = async () => (await market.database.db.selectFrom('live_hints').select('id').execute()).length;
  const before = await count();
  market.clock.advance(2 * minute);
  await purgeHints.run(market.context());
  expect([before, await count()]).toEqual([1, 0]);
});
