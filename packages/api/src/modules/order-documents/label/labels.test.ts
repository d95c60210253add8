import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  address,
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
} from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { openOrderDocument, readOrderDocument } from '../testing/open-order-document.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market);
});
afterAll(() => market.close());

const called = async (wish: OrderOverrides = {}) => (await drive(world, ['T4', 'T9'], { wish })).code;
const path = '/merchant/dashboard/orders';
const ask = (order_codes: string[], more: object = {}, token = world.seller.token) =>
  market.call(`${path}/labels`, { body: { order_codes, ...more }, token });
const awbOf = async (code: string) =>
  (
    await market.database.db
      .selectFrom('orders')
      .select('awb')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).awb;

describe('labels', () => {
  test('come with packing slips, in the order of the codes, and open without a header for 60 seconds [SELL-05] [S33]', {
    tags: 'slow',
  }, async () => {
    const [one, two] = [await called(), await called({ note: 'Titip satpam' })];
    const { data } = await ask([two, one, two]);
    expect(data).toMatchObject({ done: [two, one], failed: [], name: 'Label 2 2026-03-02 1000.pdf' });
    const pages = await readOrderDocument(market, data.url);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain(await awbOf(two));
    expect(pages[0]).toContain(two);
    for (const words of ['JNE', 'REG', 'Budi Santoso', '0812*****890', '40152', 'Toko Maju', '0,2 kg']) {
      expect(pages[0]).toContain(words);
    }
    expect(pages[0]).toContain('Sukarasa, Sukasari, Kota Bandung, Jawa Barat');
    expect(pages[1]).toContain('Daftar isi paket');
    expect(pages[1]).toContain('Catatan: Titip satpam');
    expect(pages[2]).toContain(one);
    const { headers } = await openOrderDocument(market, data.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="Label 2 /),
    });
    market.clock.advance(60 * second);
    expect((await openOrderDocument(market, data.url)).status).toBe(404);
  });

  test('may come without slips, in English, and be downloaded instead of displayed', {
    tags: 'slow',
  }, async () => {
    const code = await called();
    const { data } = await market.call(`${path}/labels`, {
      body: { order_codes: [code], slips: false },
      token: world.seller.token,
      headers: { 'accept-language': 'en' },
    });
    const pages = await readOrderDocument(market, data.url);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Paid, no COD');
    const saved = await openOrderDocument(market, `${data.url}?save=1`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('never show prices, nor full phone numbers', { tags: 'slow' }, async () => {
    const code = await called({ insurance: 5_200 });
    const all = (await readOrderDocument(market, (await ask([code])).data.url)).join('\n');
    expect(all).toContain('Asuransi'.toUpperCase());
    for (const secret of ['Rp', '100.000', '9.000', '5.200', address.phone])
      expect(all).not.toContain(secret);
  });

  test("of a dropshipped parcel hold the dropshipper's name and phone, and nothing of the store", {
    tags: 'slow',
  }, async () => {
    const code = await called({ dropship: { name: 'Butik Ayu', phone: '081299988877' } });
    await market.database.db
      .updateTable('order_items')
      .set({ name: 'Kaos toko maju (katun)' })
      .where('order_id', 'in', (e) => e.selectFrom('orders').select('id').where('code', '=', code))
      .execute();
    const all = (await readOrderDocument(market, (await ask([code])).data.url)).join('\n');
    expect(all).toContain('Butik Ayu');
    expect(all).toContain('Kaos (katun)');
    expect(all).toContain('081299988877');
    for (const secret of ['toko maju', 'jalan braga', 'rp1', '100.000']) {
      expect(all.toLowerCase()).not.toContain(secret);
    }
  });

  test('leave out what has no airway bill and orders of another store, and report it [S22]', {
    tags: 'slow',
  }, async () => {
    const code = await called();
    const packed = (await drive(world, ['T4'])).code;
    const foreign = (await drive(world, [], { wish: { product: 1 } })).code;
    const { data } = await ask([packed, foreign, code, 'ORD-20260302-AAAAA']);
    expect(data.done).toEqual([code]);
    expect(data.failed).toEqual([
      { id: packed, order_code: packed, message: 'Belum ada resi. Panggil kurir dulu.' },
      { id: foreign, order_code: foreign, message: 'Pesanan tidak ditemukan' },
      {
        id: 'ORD-20260302-AAAAA',
        order_code: 'ORD-20260302-AAAAA',
        message: 'Pesanan tidak ditemukan',
      },
    ]);
    expect(await readOrderDocument(market, data.url)).toHaveLength(2);
    const nothing = await ask([packed]);
    expect(nothing).toMatchObject({
      status: 409,
      code: 409,
      message: 'Belum ada resi. Panggil kurir dulu.',
      data: { done: [], failed: [{ id: packed }] },
    });
    expect((await ask([foreign])).status).toBe(404);
  });

  test('of one order: 409 without airway bill, 404 for another store, 401 and 403 for others [S22] [S23]', {
    tags: 'slow',
  }, async () => {
    const code = await called();
    const one = (of: string, token?: string) => market.call(`${path}/label/${of}`, token ? { token } : {});
    expect(await readOrderDocument(market, (await one(code, world.seller.token)).data.url)).toHaveLength(2);
    const packed = (await drive(world, ['T4'])).code;
    expect((await one(packed, world.seller.token)).status).toBe(409);
    expect((await one(code, world.otherSeller.token)).status).toBe(404);
    expect((await one(code, world.buyer.token)).status).toBe(403);
    expect((await one(code)).status).toBe(401);
    expect((await ask([code], {}, world.buyer.token)).status).toBe(403);
  });

  test.each([
    [[]],
    [Array.from({ length: 101 }, () => 'ORD-20260302-AAAAA')],
    [['rubbish']],
    ['ORD-20260302-AAAAA'],
  ])('%# is no list of codes: 422', async (order_codes) => {
    expect((await ask(order_codes as string[])).status).toBe(422);
  });

  test('flow over as many slips as a long order needs', { tags: 'slow' }, async () => {
    const { code, orderId } = await drive(world, ['T4', 'T9']);
    const { db } = market.database;
    const line = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id: _, ...copy } = line;
    const more = Array.from({ length: 40 }, (_, n) => ({ ...copy, name: `Barang nomor ${n}` }));
    await db.insertInto('order_items').values(more).execute();
    const pages = await readOrderDocument(market, (await ask([code])).data.url);
    await db.deleteFrom('order_items').where('name', 'like', 'Barang nomor%').execute();
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[1]).toContain(`Halaman 1 dari ${pages.length - 1}`);
    const slips = pages.slice(1).join('\n');
    for (const { name } of more) expect(slips).toContain(`${name}\n`);
  });
});

test('an address that was changed, or made up, opens nothing [S33]', async () => {
  const { url } = (await ask([await called()])).data;
  const [, , , ticket = ''] = url.split('/');
  const flipped = (ticket[20] === 'A' ? 'B' : 'A') + ticket.slice(21);
  for (const forged of [ticket.slice(0, 20) + flipped, ticket.slice(1), 'AAAA', '%00']) {
    expect((await openOrderDocument(market, `/media/documents/${forged}/x.pdf`)).status).toBe(404);
  }
});

test('a HEAD request for a document creates none', async () => {
  const { url } = (await ask([await called()])).data;
  const { status, bytes, headers } = await openOrderDocument(market, url, { method: 'HEAD' });
  expect([status, bytes.length, headers.get('content-type')]).toEqual([200, 0, 'application/pdf']);
});
