import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { saveImage } from '../../media/index.ts';
import { placePaid } from '../../orders/testing/order-fixture.ts';
import { openSellerFixture, type SellerFixture } from '../testing/seller-fixture.ts';

let market: TestServer;
let world: SellerFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openSellerFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const codesOf = ({ data }: { data: { voucher_code: string }[] }) =>
  data.map(({ voucher_code }) => voucher_code);

describe('a new voucher [SELL-04] [API-22]', () => {
  test('is saved as it was filled in and runs at once; its image is public', { tags: 'slow' }, async () => {
    const pixels = new Uint8Array(4);
    const image = await saveImage({
      ctx: market.context(),
      input: {
        ownerId: world.seller.id,
        visibility: 'draft',
        mime: 'image/png',
        width: 1,
        height: 1,
        files: { 150: pixels, 300: pixels, 600: pixels, 1200: pixels },
      },
    });
    const productId = world.products[0]?.productId ?? 0;
    const created = await world.post(
      'create',
      world.form({ voucher_code: 'hemat10', image: image.id, scope: 'products', product_ids: [productId] }),
    );
    expect(created).toMatchObject({ code: 200, message: 'Voucher dibuat', data: { state: 'running' } });
    const { data } = await world.get(`detail/${created.data.id}`);
    expect(data).toMatchObject({
      voucher_code: 'HEMAT10',
      name: 'Hemat 10 ribu',
      kind: 'discount',
      discount_value: 10_000,
      max_discount: null,
      min_spend: 50_000,
      quota: 100,
      per_user_limit: 1,
      date_start: market.clock.now().toISOString(),
      target: 'public',
      scope: 'products',
      total_product: 1,
      product_ids: [productId],
      products: [{ name: 'Kaos polos katun' }],
      used: 0,
      claimed: 0,
      revenue: 0,
      editable: ['name', 'date_end', 'quota'],
      actions: ['edit', 'pause', 'end', 'duplicate'],
    });
    const picture = await market.fetch(new Request(`http://pasar.test${data.image.image_urls.w150}`));
    expect(picture.status).toBe(200);
    expect((await market.call('/promo/list')).data).toMatchObject([{ promo_code: 'HEMAT10' }]);
  });

  test('is rejected with its fields named', { tags: 'slow' }, async () => {
    await world.make();
    for (const [more, field, message] of [
      [{ voucher_code: 'Hemat10' }, 'voucher_code', 'Kode voucher sudah dipakai, coba kode lain'],
      [{ scope: 'products', product_ids: [999] }, 'product_ids', 'Ada produk yang bukan milik tokomu'],
      [
        { scope: 'products', product_ids: [world.products[1]?.productId] },
        'product_ids',
        'Ada produk yang bukan milik tokomu',
      ],
      [{ image: 999 }, 'image', 'Foto ini tidak ditemukan. Unggah lagi.'],
      [{ date_start: world.later(-3), date_end: world.later(-2) }, 'date_start', 'Waktu mulai sudah lewat'],
    ] as const) {
      const answer = await world.post('create', world.form({ voucher_code: 'LAINNYA', ...more }));
      expect(answer).toMatchObject({ code: 422, message, data: { [field]: [message] } });
    }
    expect((await world.get('list')).meta.total).toBe(1);
  });

  test('needs a store that may sell, and a seller [SELL-10]', async () => {
    await market.database.db
      .updateTable('merchants')
      .set({ verification_status: 'submitted' })
      .where('id', '=', world.seller.merchantId)
      .execute();
    expect(await world.post('create', world.form())).toMatchObject({
      code: 403,
      message: 'Voucher bisa dibuat setelah tokomu lolos verifikasi',
    });
    expect((await world.post('create', world.form(), world.buyer.token)).status).toBe(403);
    expect((await market.call('/merchant/dashboard/vouchers/create', { body: world.form() })).status).toBe(
      401,
    );
  });

  test('is made once, however often the same press arrives, and a code goes to one store [R5]', {
    tags: 'slow',
  }, async () => {
    const key = { 'idempotency-key': 'voucher-pertama' };
    const same = await Promise.all(
      Array.from({ length: 6 }, () => world.post('create', world.form(), undefined, key)),
    );
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const race = await Promise.all(
      [world.seller, world.otherSeller, world.seller, world.otherSeller].map(({ token }) =>
        world.post('create', world.form({ voucher_code: 'REBUTAN' }), token),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await market.call('/promo/list')).toMatchObject({ data: { length: 2 } });
  });
});

test('a code is free, taken, or the own one of the voucher that is edited [SELL-04] [API-22]', {
  tags: 'slow',
}, async () => {
  const id = await world.make();
  const check = (body: object, token?: string) => world.post('code/check', body, token);
  expect(await check({ voucher_code: 'lainlagi' })).toMatchObject({
    code: 200,
    message: 'Kode voucher tersedia',
    data: { voucher_code: 'LAINLAGI', available: true },
  });
  const taken = { code: 422, data: { voucher_code: ['Kode voucher sudah dipakai, coba kode lain'] } };
  expect(await check({ voucher_code: 'hemat10' })).toMatchObject(taken);
  expect((await check({ voucher_code: 'hemat10', exclude_id: id })).status).toBe(200);
  expect(await check({ voucher_code: 'hemat10', exclude_id: id }, world.otherSeller.token)).toMatchObject(
    taken,
  );
  expect((await check({ voucher_code: 'x y' })).data).toEqual({
    voucher_code: ['Kode voucher 5 sampai 20 huruf atau angka, tanpa spasi'],
  });
});

describe('the vouchers of a store', () => {
  test('are listed in tabs by their state, found by code or name, with what they brought in', {
    tags: 'slow',
  }, async () => {
    const sold = await world.make({ voucher_code: 'LARIS1', name: 'Paling laris' });
    await world.make({ voucher_code: 'NANTI1', date_start: world.later(1) });
    const paused = await world.make({ voucher_code: 'JEDA01' });
    await world.post('pause', { vouchers_id: paused });
    const empty = await world.make({ voucher_code: 'HABIS1', quota: 1 });
    await world.use(901, empty);
    const over = await world.make({ voucher_code: 'TAMAT1' });
    market.clock.advance(hour);
    await world.post('end', { vouchers_id: over });
    const wish = { qty: 2, sellerVoucher: 10_000, promoIds: [sold] };
    await placePaid(world, [wish]);
    const list = await world.get('list');
    expect(codesOf(list)).toEqual(['TAMAT1', 'HABIS1', 'JEDA01', 'NANTI1', 'LARIS1']);
    expect(list.counts).toEqual({
      all: 5,
      upcoming: 1,
      running: 1,
      paused: 1,
      exhausted: 1,
      ended: 1,
    });
    expect(list.data.map(({ state }: { state: string }) => state)).toEqual([
      'ended',
      'exhausted',
      'paused',
      'upcoming',
      'running',
    ]);
    expect(list.data.at(-1)).toMatchObject({ revenue: 190_000, spent: 10_000 });
    for (const state of ['upcoming', 'running', 'paused', 'exhausted', 'ended']) {
      const tab = await world.get(`list?state=${state}`);
      expect([tab.meta.total, tab.data[0].state]).toEqual([1, state]);
    }
    expect(codesOf(await world.get('list?search=PALING'))).toEqual(['LARIS1']);
    expect(codesOf(await world.get('list?search=habis'))).toEqual(['HABIS1']);
    expect((await world.get('list?state=running&search=habis')).meta.total).toBe(0);
    expect((await world.get('list?state=semua')).status).toBe(422);
    expect((await world.get('list', world.otherSeller.token)).data).toEqual([]);
  });

  test("another store's can neither be seen nor changed [S22]", { tags: 'slow' }, async () => {
    const id = await world.make();
    const { token } = world.otherSeller;
    expect((await world.get(`detail/${id}`, token)).status).toBe(404);
    expect((await world.post(`edit/${id}`, world.form({ name: 'Direbut' }), token)).status).toBe(404);
    for (const verb of ['delete', 'end', 'pause', 'resume']) {
      expect([verb, (await world.post(verb, { vouchers_id: id }, token)).status]).toEqual([verb, 404]);
      expect([verb, (await world.post(verb, { vouchers_id: 999 })).status]).toEqual([verb, 404]);
    }
    expect((await world.get(`detail/${id}`)).data).toMatchObject({ name: 'Hemat 10 ribu', state: 'running' });
  });
});
