import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { releasePromos } from '../index.ts';
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

describe('changing a voucher', () => {
  test('is free before it starts', async () => {
    const id = await world.make({ date_start: world.later(1) });
    const changed = world.form({
      voucher_code: 'BARU01',
      name: 'Nama baru',
      kind: 'shipping',
      discount_type: 'percent',
      discount_value: 50,
      max_discount: 25_000,
      quota: 5,
      target: 'follower',
      date_start: world.later(2),
    });
    expect(await world.post(`edit/${id}`, changed)).toMatchObject({
      message: 'Voucher disimpan',
      data: { state: 'upcoming' },
    });
    expect((await world.get(`detail/${id}`)).data).toMatchObject({
      voucher_code: 'BARU01',
      kind: 'shipping',
      discount_value: 50,
      max_discount: 25_000,
      quota: 5,
      target: 'follower',
      date_start: world.later(2),
    });
    await world.make({ voucher_code: 'PUNYA1' });
    expect((await world.post(`edit/${id}`, { ...changed, voucher_code: 'punya1' })).data).toEqual({
      voucher_code: ['Kode voucher sudah dipakai, coba kode lain'],
    });
  });

  test('that runs is its name, a later end and a higher quota', { tags: 'slow' }, async () => {
    const id = await world.make();
    const before = world.form();
    const good = { ...before, name: 'Masih hemat', date_end: world.later(9), quota: 200 };
    expect((await world.post(`edit/${id}`, good)).status).toBe(200);
    const { data } = await world.post(`edit/${id}`, {
      ...good,
      discount_value: 20_000,
      min_spend: 0,
      voucher_code: 'HEMAT20',
      scope: 'products',
      product_ids: [world.products[0]?.productId],
      date_end: world.later(2),
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
    await world.post('end', { vouchers_id: id });
    market.clock.advance(hour);
    await world.post('end', { vouchers_id: id });
    expect(await world.post(`edit/${id}`, good)).toMatchObject({
      code: 409,
      message: 'Voucher sudah berakhir',
    });
  });

  test('preserves what was written in the other language, where nothing was changed', async () => {
    const id = await world.make();
    const texts = { name_en: 'Save ten thousand', description_id: 'Untuk semua', description_en: 'For all' };
    await market.database.db.updateTable('vouchers').set(texts).where('id', '=', id).execute();
    const inEnglish = { 'accept-language': 'en' };
    const { data } = await world.get(`detail/${id}`, undefined, inEnglish);
    const shown = world.form({ name: data.name, description: data.description, quota: 500 });
    expect((await world.post(`edit/${id}`, shown, undefined, inEnglish)).status).toBe(200);
    expect((await world.get(`detail/${id}`)).data).toMatchObject({
      name: 'Hemat 10 ribu',
      description: 'Untuk semua',
      quota: 500,
    });
  });

  test('one that is used up is notified, and runs again with a higher quota', { tags: 'slow' }, async () => {
    const id = await world.make({ quota: 1 });
    await world.use(901, id);
    expect((await world.get(`detail/${id}`)).data.state).toBe('exhausted');
    await market.settle();
    const told = await market.call('/merchant/dashboard/notification/list?categories=promo', {
      token: world.seller.token,
    });
    expect(told.data).toMatchObject([
      { title: 'Voucher habis terpakai', link: '/seller/vouchers?state=exhausted' },
    ]);
    expect((await world.post(`edit/${id}`, world.form({ quota: 2 }))).data.state).toBe('running');
  });

  test('while people use it loses no use [R2]', { tags: 'slow' }, async () => {
    const id = await world.make({ quota: 3, per_user_limit: 3 });
    const works = [
      ...[901, 902, 903, 904, 905].map((group) =>
        world.use(group, id).then(
          () => 'used',
          () => 'refused',
        ),
      ),
      ...[4, 5].map((quota) => world.post(`edit/${id}`, world.form({ quota, per_user_limit: 3 }))),
    ];
    await Promise.all(works);
    const { data } = await world.get(`detail/${id}`);
    expect(data.used).toBeLessThanOrEqual(3);
    expect(data.used).toBeGreaterThan(0);
  });
});

describe('stopping a voucher', () => {
  test('pause and resume may be pressed twice; ending is for good', async () => {
    const id = await world.make();
    for (const [verb, state] of [
      ['pause', 'paused'],
      ['pause', 'paused'],
      ['resume', 'running'],
      ['resume', 'running'],
    ] as const) {
      expect((await world.post(verb, { vouchers_id: id })).data).toEqual({ id, state });
    }
    market.clock.advance(hour);
    expect((await world.post('end', { vouchers_id: id })).data.state).toBe('ended');
    expect((await world.post('end', { vouchers_id: id })).data.state).toBe('ended');
    expect((await world.post('resume', { vouchers_id: id })).status).toBe(409);
    expect((await market.call('/promo/list')).data).toEqual([]);
  });

  test('deleting is for one that has not started, or ended without use; else it is ended', {
    tags: 'slow',
  }, async () => {
    const upcoming = await world.make({ voucher_code: 'NANTI1', date_start: world.later(1) });
    expect(await world.post('end', { vouchers_id: upcoming })).toMatchObject({ code: 409 });
    expect(await world.post('delete', { vouchers_id: upcoming })).toMatchObject({
      message: 'Voucher dihapus',
      data: { id: upcoming },
    });
    const running = await world.make();
    const refused = await world.post('delete', { vouchers_id: running });
    expect(refused).toMatchObject({
      code: 409,
      message: 'Voucher yang berjalan atau pernah dipakai tidak bisa dihapus. Akhiri sekarang saja.',
    });
    await world.use(901, running);
    await inTransaction(market.context(), (ctx) => releasePromos(ctx, { groupId: 901 }));
    market.clock.advance(hour);
    await world.post('end', { vouchers_id: running });
    expect((await world.post('delete', { vouchers_id: running })).status).toBe(409);
    const unused = await world.make({ voucher_code: 'SEPI01' });
    market.clock.advance(hour);
    await world.post('end', { vouchers_id: unused });
    expect((await world.post('delete', { vouchers_id: unused })).status).toBe(200);
    expect((await world.get('list')).meta.total).toBe(1);
  });
});
