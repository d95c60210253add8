import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openTestMarket, type TestMarket } from '../../../testing/open-test-market.ts';
import { tokenOf } from '../../checkout/testing/shopping.ts';
import { keepPicture } from '../../media/index.ts';
import { type OrderWorld, openOrderWorld, placePaid } from '../../orders/testing/order-world.ts';
import { consumePromos, releasePromos } from '../index.ts';

let market: TestMarket;
let world: OrderWorld;
beforeAll(async () => {
  market = await openTestMarket({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderWorld(market, { withTokens: false });
  for (const person of [world.buyer, world.seller, world.otherSeller]) {
    person.token = await tokenOf(market, person.id);
  }
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const area = '/merchant/dashboard/vouchers';
const post = (path: string, body: object, token = world.seller.token, headers = {}) =>
  market.call(`${area}/${path}`, { token, body, headers });
const get = (path: string, token = world.seller.token) => market.call(`${area}/${path}`, { token });

/** Runs from now for three days. */
const form = (more: object = {}) => ({
  voucher_code: 'HEMAT10',
  name: 'Hemat 10 ribu',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 10_000,
  min_spend: 50_000,
  quota: 100,
  date_start: market.clock.now().toISOString(),
  date_end: new Date(market.clock.now().getTime() + 3 * day).toISOString(),
  ...more,
});
const later = (days: number) => new Date(market.clock.now().getTime() + days * day).toISOString();
const make = async (more: object = {}): Promise<number> => (await post('create', form(more))).data.id;
const use = (groupId: number, promoId: number) =>
  inTransaction(market.context(), (ctx) =>
    consumePromos(ctx, { userId: world.buyer.id, groupId, uses: [{ promoId, amount: 10_000 }] }),
  );
const codesOf = ({ data }: { data: { voucher_code: string }[] }) =>
  data.map(({ voucher_code }) => voucher_code);

describe('a new voucher [SELL-04] [API-22]', () => {
  test('is kept as it was filled in and runs at once; its picture is public', async () => {
    const pixels = new Uint8Array(4);
    const image = await keepPicture({
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
    const created = await post(
      'create',
      form({ voucher_code: 'hemat10', image: image.id, scope: 'products', product_ids: [productId] }),
    );
    expect(created).toMatchObject({ code: 200, message: 'Voucher dibuat', data: { state: 'running' } });
    const { data } = await get(`detail/${created.data.id}`);
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
    const picture = await market.fetch(new Request(`http://pasar.test${data.image.pictures.w150}`));
    expect(picture.status).toBe(200);
    expect((await market.call('/promo/list')).data).toMatchObject([{ promo_code: 'HEMAT10' }]);
  });

  test('is refused with its fields named', async () => {
    await make();
    for (const [more, field, message] of [
      [{ voucher_code: 'Hemat10' }, 'voucher_code', 'Kode voucher sudah dipakai, coba kode lain'],
      [{ scope: 'products', product_ids: [999] }, 'product_ids', 'Ada produk yang bukan milik tokomu'],
      [
        { scope: 'products', product_ids: [world.products[1]?.productId] },
        'product_ids',
        'Ada produk yang bukan milik tokomu',
      ],
      [{ image: 999 }, 'image', 'Foto ini tidak ditemukan. Unggah lagi.'],
      [{ date_start: later(-3), date_end: later(-2) }, 'date_start', 'Waktu mulai sudah lewat'],
    ] as const) {
      const answer = await post('create', form({ voucher_code: 'LAINNYA', ...more }));
      expect(answer).toMatchObject({ code: 422, message, data: { [field]: [message] } });
    }
    expect((await get('list')).meta.total).toBe(1);
  });

  test('needs a store that may sell, and a seller [SELL-10]', async () => {
    await market.database.db
      .updateTable('merchants')
      .set({ verification_status: 'submitted' })
      .where('id', '=', world.seller.merchantId)
      .execute();
    expect(await post('create', form())).toMatchObject({
      code: 403,
      message: 'Voucher bisa dibuat setelah tokomu lolos verifikasi',
    });
    expect((await post('create', form(), world.buyer.token)).status).toBe(403);
    expect((await market.call(`${area}/create`, { body: form() })).status).toBe(401);
  });

  test('is made once, however often the same press arrives, and a code goes to one store [R5]', async () => {
    const key = { 'idempotency-key': 'voucher-pertama' };
    const same = await Promise.all(Array.from({ length: 6 }, () => post('create', form(), undefined, key)));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const race = await Promise.all(
      [world.seller, world.otherSeller, world.seller, world.otherSeller].map(({ token }) =>
        post('create', form({ voucher_code: 'REBUTAN' }), token),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await market.call('/promo/list')).toMatchObject({ data: { length: 2 } });
  });
});

test('a code is free, taken, or the own one of the voucher that is edited [SELL-04] [API-22]', async () => {
  const id = await make();
  const check = (body: object, token?: string) => post('code/check', body, token);
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
  test('are listed in tabs by their state, found by code or name, with what they brought in', async () => {
    const sold = await make({ voucher_code: 'LARIS1', name: 'Paling laris' });
    await make({ voucher_code: 'NANTI1', date_start: later(1) });
    const paused = await make({ voucher_code: 'JEDA01' });
    await post('pause', { vouchers_id: paused });
    const empty = await make({ voucher_code: 'HABIS1', quota: 1 });
    await use(901, empty);
    const over = await make({ voucher_code: 'TAMAT1' });
    market.clock.advance(hour);
    await post('end', { vouchers_id: over });
    const wish = { qty: 2, sellerVoucher: 10_000, promoIds: [sold] };
    await placePaid(world, [wish]);
    const list = await get('list');
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
      const tab = await get(`list?state=${state}`);
      expect([tab.meta.total, tab.data[0].state]).toEqual([1, state]);
    }
    expect(codesOf(await get('list?search=PALING'))).toEqual(['LARIS1']);
    expect(codesOf(await get('list?search=habis'))).toEqual(['HABIS1']);
    expect((await get('list?state=running&search=habis')).meta.total).toBe(0);
    expect((await get('list?state=semua')).status).toBe(422);
    expect((await get('list', world.otherSeller.token)).data).toEqual([]);
  });

  test("another store's can neither be seen nor changed [S22]", async () => {
    const id = await make();
    const { token } = world.otherSeller;
    expect((await get(`detail/${id}`, token)).status).toBe(404);
    expect((await post(`edit/${id}`, form({ name: 'Direbut' }), token)).status).toBe(404);
    for (const verb of ['delete', 'end', 'pause', 'resume']) {
      expect([verb, (await post(verb, { vouchers_id: id }, token)).status]).toEqual([verb, 404]);
      expect([verb, (await post(verb, { vouchers_id: 999 })).status]).toEqual([verb, 404]);
    }
    expect((await get(`detail/${id}`)).data).toMatchObject({ name: 'Hemat 10 ribu', state: 'running' });
  });
});

describe('changing a voucher', () => {
  test('is free before it starts', async () => {
    const id = await make({ date_start: later(1) });
    const changed = form({
      voucher_code: 'BARU01',
      name: 'Nama baru',
      kind: 'shipping',
      discount_type: 'percent',
      discount_value: 50,
      max_discount: 25_000,
      quota: 5,
      target: 'follower',
      date_start: later(2),
    });
    expect(await post(`edit/${id}`, changed)).toMatchObject({
      message: 'Voucher disimpan',
      data: { state: 'upcoming' },
    });
    expect((await get(`detail/${id}`)).data).toMatchObject({
      voucher_code: 'BARU01',
      kind: 'shipping',
      discount_value: 50,
      max_discount: 25_000,
      quota: 5,
      target: 'follower',
      date_start: later(2),
    });
    await make({ voucher_code: 'PUNYA1' });
    expect((await post(`edit/${id}`, { ...changed, voucher_code: 'punya1' })).data).toEqual({
      voucher_code: ['Kode voucher sudah dipakai, coba kode lain'],
    });
  });

  test('that runs is its name, a later end and a higher quota', async () => {
    const id = await make();
    const before = form();
    const good = { ...before, name: 'Masih hemat', date_end: later(9), quota: 200 };
    expect((await post(`edit/${id}`, good)).status).toBe(200);
    const { data } = await post(`edit/${id}`, {
      ...good,
      discount_value: 20_000,
      min_spend: 0,
      voucher_code: 'HEMAT20',
      scope: 'products',
      product_ids: [world.products[0]?.productId],
      date_end: later(2),
      quota: 150,
    });
    const locked = ['Tidak bisa diubah setelah voucher dimulai'];
    expect(data).toEqual({
      voucher_code: locked,
      discount_value: locked,
      min_spend: locked,
      scope: locked,
      product_ids: locked,
      date_end: ['Waktu berakhir hanya bisa diperpanjang'],
      quota: ['Kuota hanya bisa ditambah'],
    });
    await post('end', { vouchers_id: id });
    market.clock.advance(hour);
    await post('end', { vouchers_id: id });
    expect(await post(`edit/${id}`, good)).toMatchObject({ code: 409, message: 'Voucher sudah berakhir' });
  });

  test('keeps what was written in the other language, where nothing was changed', async () => {
    const id = await make();
    const texts = { name_en: 'Save ten thousand', description_id: 'Untuk semua', description_en: 'For all' };
    await market.database.db.updateTable('vouchers').set(texts).where('id', '=', id).execute();
    const inEnglish = { 'accept-language': 'en' };
    const { data } = await market.call(`${area}/detail/${id}`, {
      token: world.seller.token,
      headers: inEnglish,
    });
    const shown = form({ name: data.name, description: data.description, quota: 500 });
    expect((await post(`edit/${id}`, shown, undefined, inEnglish)).status).toBe(200);
    expect((await get(`detail/${id}`)).data).toMatchObject({
      name: 'Hemat 10 ribu',
      description: 'Untuk semua',
      quota: 500,
    });
  });

  test('one that is used up is told of, and runs again with a higher quota', async () => {
    const id = await make({ quota: 1 });
    await use(901, id);
    expect((await get(`detail/${id}`)).data.state).toBe('exhausted');
    await market.settle();
    const told = await market.call('/merchant/dashboard/notification/list?categories=promo', {
      token: world.seller.token,
    });
    expect(told.data).toMatchObject([
      { title: 'Voucher habis terpakai', link: '/seller/vouchers?state=exhausted' },
    ]);
    expect((await post(`edit/${id}`, form({ quota: 2 }))).data.state).toBe('running');
  });

  test('while people use it loses no use [R2]', async () => {
    const id = await make({ quota: 3, per_user_limit: 3 });
    const works = [
      ...[901, 902, 903, 904, 905].map((group) =>
        use(group, id).then(
          () => 'used',
          () => 'refused',
        ),
      ),
      ...[4, 5].map((quota) => post(`edit/${id}`, form({ quota, per_user_limit: 3 }))),
    ];
    await Promise.all(works);
    const { data } = await get(`detail/${id}`);
    expect(data.used).toBeLessThanOrEqual(3);
    expect(data.used).toBeGreaterThan(0);
  });
});

describe('stopping a voucher', () => {
  test('pause and resume may be pressed twice; ending is for good', async () => {
    const id = await make();
    for (const [verb, state] of [
      ['pause', 'paused'],
      ['pause', 'paused'],
      ['resume', 'running'],
      ['resume', 'running'],
    ] as const) {
      expect((await post(verb, { vouchers_id: id })).data).toEqual({ id, state });
    }
    market.clock.advance(hour);
    expect((await post('end', { vouchers_id: id })).data.state).toBe('ended');
    expect((await post('end', { vouchers_id: id })).data.state).toBe('ended');
    expect((await post('resume', { vouchers_id: id })).status).toBe(409);
    expect((await market.call('/promo/list')).data).toEqual([]);
  });

  test('deleting is for one that has not started, or ended without use; else it is ended', async () => {
    const upcoming = await make({ voucher_code: 'NANTI1', date_start: later(1) });
    expect(await post('end', { vouchers_id: upcoming })).toMatchObject({ code: 409 });
    expect(await post('delete', { vouchers_id: upcoming })).toMatchObject({
      message: 'Voucher dihapus',
      data: { id: upcoming },
    });
    const running = await make();
    const refused = await post('delete', { vouchers_id: running });
    expect(refused).toMatchObject({
      code: 409,
      message: 'Voucher yang berjalan atau pernah dipakai tidak bisa dihapus. Akhiri sekarang saja.',
    });
    await use(901, running);
    await inTransaction(market.context(), (ctx) => releasePromos(ctx, { groupId: 901 }));
    market.clock.advance(hour);
    await post('end', { vouchers_id: running });
    expect((await post('delete', { vouchers_id: running })).status).toBe(409);
    const unused = await make({ voucher_code: 'SEPI01' });
    market.clock.advance(hour);
    await post('end', { vouchers_id: unused });
    expect((await post('delete', { vouchers_id: unused })).status).toBe(200);
    expect((await get('list')).meta.total).toBe(1);
  });
});
