import { dataExportHours } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { giveAddress } from '../checkout/testing/shopping.ts';
import { saveImage } from '../media/index.ts';
import { type OrderFixture, openOrderFixture } from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { purgeExportFiles } from './export/run-exports.ts';
import { unzip } from './testing/unzip.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const ask = (token: string, headers = {}) =>
  market.call('/privacy/export', { method: 'POST', token, headers });
const read = async (token: string) => (await market.call('/privacy', { token })).data;
const link = (token: string) => market.call('/privacy/export/link', { method: 'POST', token });
const fetchUrl = (url: string) => market.fetch(new Request(`http://pasar.test${url}`));
const download = async (token: string) => {
  const { data } = await link(token);
  return unzip(new Uint8Array(await (await fetchUrl(data.url)).arrayBuffer()));
};
const rowsOf = (files: Record<string, Buffer>, table: string) =>
  JSON.parse(String(files[`json/${table}.json`] ?? '[]'));
const signIn = async (email: string) =>
  (await market.call('/auth/login', { body: { email, password: 'rahasia 123' } })).data.jwt_token;

describe('a copy of my data', () => {
  test('holds what the market has of me and my images, and nothing of others [W64]', {
    tags: 'slow',
  }, async () => {
    const { buyer, seller } = world;
    await giveAddress(market, buyer.id, { label: 'Rumah Budi' });
    await giveAddress(market, seller.id, { label: 'Gudang' });
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const image = (ownerId: number) =>
      saveImage({
        ctx: market.context(),
        input: {
          ...{ ownerId, visibility: 'draft', mime: 'image/png', width: 1, height: 1 },
          files: { 150: Buffer.from('a'), 300: Buffer.from('b'), 600: Buffer.from(`of ${ownerId}`) },
        },
      });
    const [mine, theirs] = [await image(buyer.id), await image(seller.id)];
    expect((await ask(buyer.token)).data.export.state).toBe('waiting');
    const [letter] = await market.letters(buyer.email);
    expect(letter?.subject).toBe('Salinan datamu di Pasar sudah siap');
    expect(letter?.text).toContain('/account/privacy');
    const files = await download(buyer.token);
    expect(rowsOf(files, 'addresses').map(({ label }: { label: string }) => label)).toEqual(['Rumah Budi']);
    expect(rowsOf(files, 'orders').map((order: { code: string }) => order.code)).toEqual([code]);
    expect(rowsOf(files, 'users')).toMatchObject([{ id: buyer.id, email: buyer.email }]);
    expect(String(files['csv/addresses.csv'])).toContain('Rumah Budi');
    expect(String(files[`images/${mine.id}.webp`])).toBe(`of ${buyer.id}`);
    expect(files[`images/${theirs.id}.webp`]).toBeUndefined();
    const all = Object.values(files).map(String).join('\n');
    for (const hidden of [seller.email, 'Gudang', 'argon2', 'token_hash', 'commission'])
      expect(all).not.toContain(hidden);
  });

  test('of a seller has the store and its orders, without who bought [W64]', { tags: 'slow' }, async () => {
    const { buyer, seller } = world;
    const { code } = await drive(world, ['T4']);
    await ask(seller.token);
    await market.settle();
    const files = await download(seller.token);
    expect(rowsOf(files, 'store_orders')).toMatchObject([{ code }]);
    expect(rowsOf(files, 'products')).toHaveLength(1);
    const all = Object.values(files).map(String).join('\n');
    for (const hidden of [buyer.email, 'Jalan Merdeka', '"receiver_name"']) expect(all).not.toContain(hidden);
  });

  test('is made once a day, also when it is requested twice at once [W64]', { tags: 'slow' }, async () => {
    const { token } = world.buyer;
    const both = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await market.settle();
    expect(await market.letters(world.buyer.email)).toHaveLength(1);
    market.clock.advance(day - minute);
    const again = await signIn(world.buyer.email);
    const early = await ask(again);
    expect([early.status, early.message]).toEqual([409, 'Salinan data bisa diminta sekali sehari']);
    expect(early.data.export.state).toBe('ready');
    market.clock.advance(minute);
    expect((await ask(await signIn(world.buyer.email))).status).toBe(200);
  });

  test('repeats its answer for the same key [W64]', { tags: 'slow' }, async () => {
    const headers = { 'idempotency-key': 'a-key-of-one-request' };
    const first = await ask(world.buyer.token, headers);
    expect(first.status).toBe(200);
    expect((await ask(world.buyer.token, headers)).data).toEqual(first.data);
  });

  test('is fetched by its owner alone, with an address of a minute, for 72 hours [W64] [S33]', {
    tags: 'slow',
  }, async () => {
    const { token, email } = world.buyer;
    expect((await link(token)).status).toBe(404);
    await ask(token);
    await market.settle();
    expect((await link(world.seller.token)).status).toBe(404);
    expect((await link('')).status).toBe(401);
    const { data } = await link(token);
    const opened = await fetchUrl(data.url);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(opened.headers.get('cache-control')).toContain('no-store');
    market.clock.advance(minute);
    expect((await fetchUrl(data.url)).status).toBe(404);
    market.clock.advance(dataExportHours * hour);
    const later = await signIn(email);
    expect((await link(later)).status).toBe(404);
    expect((await read(later)).export.state).toBe('none');
    const { file_key } = await market.database.db
      .selectFrom('privacy_requests')
      .select('file_key')
      .executeTakeFirstOrThrow();
    await purgeExportFiles(market.context());
    expect(await market.context().storage.get(file_key ?? '')).toBeNull();
    expect(await market.database.db.selectFrom('privacy_requests').select('id').execute()).toEqual([]);
  });

  test('is begun again after a process was killed on the way [W64] [W85]', { tags: 'slow' }, async () => {
    const { id, token, email } = await createSignedInUser(market, { email: 'sari@example.test' });
    const now = market.clock.now();
    await market.database.db
      .insertInto('privacy_requests')
      .values({
        ...{
          user_id: id,
          kind: 'export',
          locale: 'en',
          requested_at: now,
          file_key: 'personal-exports/a.zip',
        },
        // Taken by a process that never came back.
        ...{ due_at: new Date(now.getTime() + 10 * minute), tries: 1 },
        ...{ finished_at: null, expires_at: null, bytes: null, email_id: null },
      })
      .execute();
    await market.settle();
    expect((await read(token)).export.state).toBe('waiting');
    market.clock.advance(10 * minute);
    expect((await market.letters(email)).map(({ subject }) => subject)).toEqual([
      'Your copy of your Pasar data is ready',
    ]);
    expect((await read(token)).export.state).toBe('ready');
  });
});
