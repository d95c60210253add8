import { randomUUID } from 'node:crypto';
import { chatLimits } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { addImage, openStore } from '../../testing/products.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { imageKey } from '../media/index.ts';
import { type OrderFixture, openOrderFixture, signInAgain } from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { purgeChat } from './jobs/purge-chat.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const buyerArea = '/buyer/dashboard/chat';
const sellerArea = '/merchant/dashboard/chat';

const open = (merchant_id = world.seller.merchantId, token = world.buyer.token) =>
  market.call(`${buyerArea}/open`, { token, body: { merchant_id } });
const begin = async () => Number((await open()).data.id);
const text = (words: string, client_id: string = randomUUID()) => ({ client_id, kind: 'text', text: words });
const write = (id: number, body: unknown, token = world.buyer.token) =>
  market.call(`${buyerArea}/${id}/messages`, { token, body });
const reply = (id: number, body: unknown, token = world.seller.token) =>
  market.call(`${sellerArea}/${id}/messages`, { token, body });
const read = async (area: string, id: number, token: string, query = '') =>
  (await market.call(`${area}/${id}/messages${query}`, { token })).data;

describe('a conversation', () => {
  test('goes from the buyer to the store and back, and counts what is unread', { tags: 'slow' }, async () => {
    const id = await begin();
    const { token: mine } = world.buyer;
    const { token: theirs } = world.seller;
    expect((await market.call(`${buyerArea}/list`, { token: mine })).data).toEqual([]);
    await write(id, text('Halo kak, stoknya ada?'));
    expect((await market.call(`${sellerArea}/new`, { token: theirs })).data).toEqual({ new_chat: 1 });
    const [listed] = (await market.call(`${sellerArea}/list`, { token: theirs })).data;
    expect(listed).toMatchObject({
      id,
      name: 'Budi Santoso',
      unread: 1,
      closed: null,
      last: { side: 'buyer', text: 'Halo kak, stoknya ada?' },
    });
    const { messages } = await read(sellerArea, id, theirs);
    const done = await market.call(`${sellerArea}/${id}/read`, {
      token: theirs,
      body: { up_to: messages[0].id },
    });
    expect(done.data).toEqual({ new_chat: 0 });
    await reply(id, text('Ada, silakan'));
    expect((await market.call(`${buyerArea}/new`, { token: mine })).data).toEqual({ new_chat: 1 });
    const thread = await read(buyerArea, id, mine);
    expect(thread.conversation).toMatchObject({ name: 'Toko Maju', store_slug: 'toko-maju', unread: 1 });
    expect(thread.read_by_other).toBe(messages[0].id);
    expect(thread.messages.map((one: { side: string; text: string }) => [one.side, one.text])).toEqual([
      ['buyer', 'Halo kak, stoknya ada?'],
      ['seller', 'Ada, silakan'],
    ]);
    const news = await read(buyerArea, id, mine, `?after=${messages[0].id}`);
    expect(news.messages.map((one: { text: string }) => one.text)).toEqual(['Ada, silakan']);
  });

  test('is read in parts, from the latest back', { tags: 'slow' }, async () => {
    const id = await begin();
    for (let n = 1; n <= 35; n++) {
      await write(id, text(`Pesan ${n}`));
      market.clock.advance(10_000);
    }
    const last = await read(buyerArea, id, world.buyer.token);
    expect([last.messages.length, last.has_older, last.messages[0].text]).toEqual([30, true, 'Pesan 6']);
    const first = await read(buyerArea, id, world.buyer.token, `?before=${last.messages[0].id}`);
    expect([first.messages.length, first.has_older, first.messages[4].text]).toEqual([5, false, 'Pesan 5']);
  });

  test('is one, also when it is opened twice at once', { tags: 'slow' }, async () => {
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
    expect(await market.database.db.selectFrom('conversations').select('id').execute()).toHaveLength(1);
  });

  test('belongs to its two sides alone [S22]', { tags: 'slow' }, async () => {
    const id = await begin();
    await write(id, text('Rahasia'));
    const stranger = await createSignedInUser(market, { email: 'siti@example.test' });
    const attempts = [
      market.call(`${buyerArea}/${id}/messages`, { token: stranger.token }),
      market.call(`${buyerArea}/${id}/messages`, { token: world.seller.token }),
      market.call(`${sellerArea}/${id}/messages`, { token: world.otherSeller.token }),
      write(id, text('Masuk'), stranger.token),
      reply(id, text('Masuk'), world.otherSeller.token),
      market.call(`${buyerArea}/${id}/read`, { token: stranger.token, body: { up_to: 1 } }),
      market.call(`${sellerArea}/${id}/block`, {
        token: world.otherSeller.token,
        body: { is_blocked: true },
      }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
    expect((await market.call(`${sellerArea}/list`, { token: world.otherSeller.token })).data).toEqual([]);
    expect((await market.call(`${buyerArea}/list`, { token: stranger.token })).data).toEqual([]);
    expect((await market.call(`${sellerArea}/list`, { token: world.buyer.token })).status).toBe(403);
    expect((await market.call(`${buyerArea}/list`)).status).toBe(401);
    expect(await market.database.db.selectFrom('messages').select('id').execute()).toHaveLength(1);
  });

  test('is neither with an own store nor with one that may not sell [W5]', async () => {
    expect((await open(world.seller.merchantId, world.seller.token)).status).toBe(403);
    const closed = await openStore(market, { name: 'Toko Tutup', suspended_at: market.clock.now() });
    expect((await open(closed.id)).status).toBe(404);
    const id = await begin();
    await write(id, text('Halo'));
    await market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }).execute();
    expect((await write(id, text('Halo?'))).data).toEqual({ reason: 'store_closed' });
    expect((await reply(id, text('Ya?'))).status).toBe(403);
    await market.database.db.updateTable('merchants').set({ suspended_at: null }).execute();
  });

  test('is begun by a store only about an order, up to 90 days after it ended [W5]', {
    tags: 'slow',
  }, async () => {
    const empty = await begin();
    expect(await reply(empty, text('Promo!'))).toMatchObject({ status: 403, data: { reason: 'not_first' } });
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const ask = () =>
      market.call(`${sellerArea}/open`, { token: world.seller.token, body: { order_code: code } });
    expect((await ask()).data).toEqual({ id: empty });
    expect((await reply(empty, text('Terima kasih sudah belanja'))).status).toBe(200);
    const foreign = { token: world.otherSeller.token, body: { order_code: code } };
    expect((await market.call(`${sellerArea}/open`, foreign)).status).toBe(404);
    market.clock.advance(chatLimits.afterOrderDays * day + minute);
    await signInAgain(world);
    expect((await ask()).status).toBe(403);
    expect((await reply(empty, text('Promo!'))).status).toBe(403);
    await write(empty, text('Ada yang baru?'));
    expect((await reply(empty, text('Ada'))).status).toBe(200);
  });

  test('can be blocked by either side, for both', { tags: 'slow' }, async () => {
    const id = await begin();
    await write(id, text('Halo'));
    const block = (is_blocked: boolean) =>
      market.call(`${sellerArea}/${id}/block`, { token: world.seller.token, body: { is_blocked } });
    expect((await block(true)).data.closed).toBe('blocked_by_me');
    expect((await read(buyerArea, id, world.buyer.token)).conversation.closed).toBe('blocked');
    expect((await write(id, text('Halo?'))).data).toEqual({ reason: 'blocked' });
    await market.call(`${buyerArea}/${id}/block`, { token: world.buyer.token, body: { is_blocked: false } });
    expect((await write(id, text('Halo?'))).status).toBe(403);
    await block(false);
    expect((await write(id, text('Halo?'))).status).toBe(200);
  });
});

describe('a message', () => {
  test('with the same client_id is the same one, also from calls at once [W7]', async () => {
    const id = await begin();
    const body = text('Sekali saja');
    const sent = await Promise.all([write(id, body), write(id, body), write(id, body)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect((await write(id, { ...body, text: 'Lain' })).data.text).toBe('Sekali saja');
    expect((await reply(id, { ...body, text: 'Dari toko' })).status).toBe(409);
    expect(await market.database.db.selectFrom('messages').select('id').execute()).toHaveLength(1);
  });

  test('is limited to 20 a minute, each counted also when they come at once [W6]', {
    tags: 'slow',
  }, async () => {
    const id = await begin();
    const all = await Promise.all(Array.from({ length: 25 }, (_, n) => write(id, text(`Pesan ${n}`))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(chatLimits.perMinute);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(refused?.message).toContain('60 detik');
    market.clock.advance(minute);
    expect((await write(id, text('Lagi'))).status).toBe(200);
  });

  test('is limited to 300 a day, and new stores to 10 [W6]', { tags: 'slow' }, async () => {
    const id = await begin();
    const { db } = market.database;
    const at = (n: number) => new Date(market.clock.now().getTime() - hour - n * minute);
    const old = Array.from({ length: chatLimits.perDay }, (_, n) => ({
      ...{ conversation_id: id, side: 'buyer' as const, author_id: world.buyer.id, client_id: `old ${n}` },
      ...{ kind: 'text' as const, text: 'Lama', media_ids: JSON.stringify([]) as never, ref_id: null },
      sent_at: at(n),
    }));
    await db.insertInto('messages').values(old).execute();
    expect(await write(id, text('Lagi'))).toMatchObject({ status: 429, data: { wait: expect.any(Number) } });
    for (let n = 1; n < chatLimits.newPerDay; n++) {
      expect((await open((await openStore(market, { name: `Toko Baru ${n}` })).id)).status).toBe(200);
    }
    const last = await openStore(market, { name: 'Toko Kesebelas' });
    expect((await open(last.id)).status).toBe(429);
    expect((await open()).data.id).toBe(id);
    market.clock.advance(day);
    await signInAgain(world);
    expect((await open(last.id)).status).toBe(200);
  });

  test('loses contacts; the writer reads it, the original is sealed for 90 days [W8]', async () => {
    const id = await begin();
    const sent = await write(id, text('WA saya 0812-3456-7890 ya'));
    expect(sent.message).toContain('disembunyikan');
    expect(sent.data).toMatchObject({ text: '••• saya ••• ya', is_masked: true });
    const { db } = market.database;
    const [logged] = await db.selectFrom('chat_filter_log').selectAll().execute();
    expect(JSON.stringify(logged)).not.toContain('3456');
    expect(market.context().keys.open('chat filter', logged?.original_sealed ?? '')).toBe(
      'WA saya 0812-3456-7890 ya',
    );
    market.clock.advance(90 * day + minute);
    await purgeChat(market.context());
    expect(await db.selectFrom('chat_filter_log').selectAll().execute()).toEqual([]);
    market.clock.advance(640 * day);
    await purgeChat(market.context());
    expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('may be a card of this store, with the price and the state of today [W7]', {
    tags: 'slow',
  }, async () => {
    const id = await begin();
    const [product, foreign] = world.products;
    const card = (ref_id = 0) => ({ client_id: randomUUID(), kind: 'product', ref_id });
    const sent = await write(id, card(product?.productId));
    expect(sent.data.card).toMatchObject({ title: 'Kaos polos katun', price: 100_000, state: 'Stok 1.000' });
    expect((await write(id, card(foreign?.productId))).status).toBe(422);
    const draft = await read(buyerArea, id, world.buyer.token, `?product_id=${product?.productId}`);
    expect(draft.draft).toMatchObject({ kind: 'product', ref_id: product?.productId });
    await market.database.db
      .updateTable('products')
      .set({ deleted_at: market.clock.now() })
      .where('id', '=', product?.productId ?? 0)
      .execute();
    const [shown] = (await read(buyerArea, id, world.buyer.token)).messages;
    expect(shown.card).toMatchObject({ price: null, state: 'Tidak dijual lagi', link: null });
  });

  test('may be a card of an order between the two', { tags: 'slow' }, async () => {
    const id = await begin();
    const { code } = await drive(world, []);
    const { draft } = await read(buyerArea, id, world.buyer.token, `?order_code=${code}`);
    expect(draft).toMatchObject({ kind: 'order', title: code, state: 'Menunggu konfirmasi' });
    expect((await write(id, { client_id: randomUUID(), kind: 'order', ref_id: draft.ref_id })).status).toBe(
      200,
    );
    const [forSeller] = (await read(sellerArea, id, world.seller.token)).messages;
    expect(forSeller.card).toMatchObject({ state: 'Pesanan baru', link: `/seller/orders/${code}` });
    const other = Number((await open(world.otherSeller.merchantId)).data.id);
    const foreign = { client_id: randomUUID(), kind: 'order', ref_id: draft.ref_id };
    expect((await write(other, foreign)).status).toBe(422);
  });

  test('may hold own images, by addresses that expire', async () => {
    const id = await begin();
    const { db } = market.database;
    const image = async (ownerId: number) => {
      const { id: mediaId } = await addImage(market, ownerId);
      await db.updateTable('media').set({ visibility: 'draft' }).where('id', '=', mediaId).execute();
      return mediaId;
    };
    const mine = await image(world.buyer.id);
    const body = (media_ids: number[]) => ({ client_id: randomUUID(), kind: 'image', media_ids });
    const sent = await write(id, body([mine]));
    expect(sent.data.images).toEqual([expect.stringMatching(/signature=/)]);
    expect((await write(id, body([await image(world.seller.id)]))).status).toBe(422);
    expect((await write(id, body([1, 2, 3, 4, 5, 6]))).status).toBe(422);
    expect((await write(id, body([]))).status).toBe(422);
  });

  test('loses its images after 12 months, files and rows, and keeps its place until 24 [W12]', {
    tags: 'slow',
  }, async () => {
    const id = await begin();
    const { db } = market.database;
    const { id: mediaId } = await addImage(market, world.buyer.id);
    await db.updateTable('media').set({ visibility: 'draft' }).where('id', '=', mediaId).execute();
    const { storage_key } = await db
      .selectFrom('media')
      .select('storage_key')
      .where('id', '=', mediaId)
      .executeTakeFirstOrThrow();
    const file = () => market.context().storage.get(imageKey(storage_key, 300));
    await write(id, { client_id: randomUUID(), kind: 'image', media_ids: [mediaId] });
    market.clock.advance(364 * day);
    await purgeChat(market.context());
    await signInAgain(world);
    expect((await read(buyerArea, id, world.buyer.token)).messages[0].images).toHaveLength(1);
    expect(await file()).not.toBeNull();
    market.clock.advance(2 * day);
    await purgeChat(market.context());
    await signInAgain(world);
    expect((await read(buyerArea, id, world.buyer.token)).messages).toMatchObject([
      { kind: 'image', images: [] },
    ]);
    expect(await db.selectFrom('media').select('id').where('id', '=', mediaId).execute()).toEqual([]);
    expect(await file()).toBeNull();
  });

  test('stays until 12 months after a report of it was decided [W12]', { tags: 'slow' }, async () => {
    const id = await begin();
    const { data: sent } = await write(id, text('Kasar'));
    await write(id, text('Halo'));
    const { db } = market.database;
    const left = async () => (await db.selectFrom('messages').select('id').execute()).map((row) => row.id);
    const report = { message_id: sent.id, reason: 'insulting' };
    await market.call(`${sellerArea}/${id}/report`, { token: world.seller.token, body: report });
    market.clock.advance(731 * day);
    await purgeChat(market.context());
    expect(await left()).toEqual([sent.id]);
    const decided = { state: 'dismissed', decided_at: market.clock.now() } as const;
    await db.updateTable('reports').set(decided).execute();
    market.clock.advance(365 * day - minute);
    await purgeChat(market.context());
    expect(await left()).toEqual([sent.id]);
    market.clock.advance(2 * minute);
    await purgeChat(market.context());
    expect(await left()).toEqual([]);
  });

  test.each([
    ['no text', { kind: 'text', text: '  ' }, 'text'],
    ['more than 2,000 characters', { kind: 'text', text: 'a'.repeat(2_001) }, 'text'],
    ['a card of nothing', { kind: 'product' }, 'ref_id'],
  ])('with %s is rejected [W6]', async (_, body, field) => {
    const id = await begin();
    const refused = await write(id, { client_id: randomUUID(), ...body });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]]);
  });
});
