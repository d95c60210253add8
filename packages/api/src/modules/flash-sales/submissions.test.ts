import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openStore } from '../../testing/products.ts';
import { createUser, listAuditLogs } from '../back-office/testing/staff-users.ts';
import { type FlashSaleFixture, openFlashSaleFixture } from './testing/flash-sale-fixture.ts';

let market: TestServer;
let world: FlashSaleFixture;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  world = await openFlashSaleFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

describe('what a seller may submit', () => {
  test('is inside the rules, which report errors', { tags: 'slow' }, async () => {
    const range = 'Diskon flash sale 5 sampai 70 persen: Rp30.000 sampai Rp95.000';
    const refusals = [
      [{ flash_price: 100_000 }, 'flash_price', 'Harga flash sale harus di bawah Rp100.000'],
      [{ flash_price: 96_000 }, 'flash_price', range],
      [{ flash_price: 29_000 }, 'flash_price', range],
      [{ flash_price: 70_000.5 }, 'flash_price', 'Harga harus angka bulat'],
      [{ flash_stock: 11 }, 'flash_stock', 'Stok yang bebas hanya 10'],
      [{ flash_stock: 0 }, 'flash_stock', 'Jumlah harus angka bulat mulai dari 1'],
      [{ per_user_limit: 5 }, 'per_user_limit', 'Batas per pembeli tidak boleh lebih dari stok flash sale'],
    ] as const;
    const sale = await world.announce();
    for (const [wrong, field, says] of refusals) {
      const refused = await world.offer(sale.id, wrong);
      expect(refused).toMatchObject({ status: 422, message: says, data: { [field]: [says] } });
    }
  });

  test('is their own, visible, by a store that may sell, in a session that takes submissions [S22] [S23]', async () => {
    const sale = await world.announce();
    const rival = await openStore(market, { name: 'Kain Lain' });
    await market.database.db.updateTable('products').set({ merchant_id: rival.id }).execute();
    expect((await world.offer(sale.id)).status).toBe(404);
    await market.database.db.updateTable('products').set({ merchant_id: world.store.id }).execute();
    expect((await world.offer(999)).status).toBe(404);
    market.clock.advance(3 * hour);
    expect(await world.offer(sale.id)).toMatchObject({
      status: 409,
      message: 'Sesi ini sudah tidak menerima produk',
    });
  });

  test('may change until the decision and be taken back until the session begins', {
    tags: 'slow',
  }, async () => {
    const { sale, item } = await world.offered();
    expect((await world.offer(sale.id, { flash_stock: 3 })).data).toMatchObject({
      id: item.id,
      flash_stock: 3,
    });
    await world.approve(item.id);
    expect((await world.offer(sale.id)).data).toMatchObject({ id: item.id, status: 'approved' });
    expect((await world.seller('/withdraw', { item_id: item.id })).data).toMatchObject({
      status: 'withdrawn',
      stock: 10,
    });
    expect((await world.seller('/withdraw', { item_id: item.id })).status).toBe(409);
    await world.offer(sale.id);
    await world.approve(item.id);
    market.clock.advance(3 * hour);
    expect((await world.seller('/withdraw', { item_id: item.id })).status).toBe(409);
    expect((await world.variant()).stock_flash).toBe(4);
  });

  test('nobody else sees or takes back [S22]', async () => {
    const { item } = await world.offered();
    const rival = await createUser(market, 'joko@example.test');
    await openStore(market, { name: 'Kain Lain', user_id: rival.id });
    const as = (path: string, body?: unknown) =>
      market.call(`/merchant/dashboard/flashsale${path}`, { token: rival.token, body });
    expect((await as('/withdraw', { item_id: item.id })).status).toBe(404);
    expect((await as('/list')).data).toMatchObject([{ items: [] }]);
  });
});

describe('a session', () => {
  test('is in the future, ends after it begins, within a week', async () => {
    const refusals = [
      [{ ends_at: '2026-03-01T00:00:00Z' }, 'ends_at'],
      [{ starts_at: '2026-13-01T00:00:00Z' }, 'starts_at'],
      [{ starts_at: '2025-01-01T00:00:00Z', ends_at: '2025-01-01T03:00:00+07:00' }, 'ends_at'],
      [{ ends_at: world.at(200) }, 'ends_at'],
      [{ name_en: '' }, 'name_en'],
      [{ repeat_minutes: 60 }, 'repeat_minutes'],
      [{ starts_at: world.at(-1) }, 'starts_at'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await world.staff.post('/flashsale/create', world.terms(wrong));
      expect([status, Object.keys(data)]).toEqual([422, [field]]);
    }
  });

  test('moves with its allocated pieces, and an old version gets the current session', {
    tags: 'slow',
  }, async () => {
    const { sale, item } = await world.offered();
    await world.approve(item.id);
    const edit = (more: object, by = world.staff) =>
      by.post('/flashsale/edit', { flash_sale_id: sale.id, version: 1, ...world.terms(), ...more });
    const moved = await edit({ starts_at: world.at(10), ends_at: world.at(12), name_id: 'Kilat malam' });
    expect(moved.data).toMatchObject({
      name_id: 'Kilat malam',
      starts_at: world.at(10),
      version: 2,
      items: { approved: 1 },
    });
    const { db } = market.database;
    const aside = await db.selectFrom('flash_allocations').selectAll().executeTakeFirstOrThrow();
    expect(aside.starts_at.toISOString()).toBe(world.at(10));
    expect(await edit({}, world.colleague)).toMatchObject({
      status: 409,
      data: { version: 2, name_id: 'Kilat malam' },
    });
    market.clock.advance(11 * hour);
    const times = { starts_at: world.at(-1), ends_at: world.at(1), version: 2 };
    expect((await edit({ ...times, name_id: 'Kilat tengah malam' })).status).toBe(200);
    expect(await edit({ ...times, ends_at: world.at(2), version: 3 })).toMatchObject({
      status: 409,
      message: 'Sesi sudah mulai: waktunya tidak bisa diubah lagi',
    });
    expect((await listAuditLogs(market, 'flash-sale')).map(({ action }) => action)).toEqual([
      'flash-sale.create',
      'flash-sale.edit',
      'flash-sale.edit',
    ]);
  });

  test('that repeats says when it began first, so that its names can change later', async () => {
    const { id, starts_at, ends_at } = await world.announce({ repeat_minutes: 4 * 60 });
    market.clock.advance(7 * hour);
    const [sale] = (await world.staff.get('/flashsale/list')).data;
    expect(sale).toMatchObject({ id, first_starts_at: starts_at, first_ends_at: ends_at });
    expect(sale.starts_at).not.toBe(starts_at);
    const edit = (times: object) =>
      world.staff.post('/flashsale/edit', {
        ...{ flash_sale_id: id, version: sale.version, repeat_minutes: 4 * 60 },
        ...{ name_id: 'Kilat harian', name_en: 'Daily flash', ...times },
      });
    expect((await edit({ starts_at: sale.starts_at, ends_at: sale.ends_at })).status).toBe(409);
    expect((await edit({ starts_at, ends_at })).data).toMatchObject({ name_id: 'Kilat harian' });
  });

  test('that is canceled returns all pieces and notifies its sellers', { tags: 'slow' }, async () => {
    const { sale, item } = await world.offered();
    await world.approve(item.id);
    const cancel = (by = world.staff) =>
      by.post('/flashsale/cancel', { flash_sale_id: sale.id, reason: 'Gangguan' });
    expect((await cancel()).data.status).toBe('cancelled');
    expect(await cancel(world.colleague)).toMatchObject({ status: 409, data: { status: 'cancelled' } });
    await market.settle();
    expect((await world.variant()).stock_flash).toBe(0);
    expect(await world.bells()).toEqual(['Flash sale dibatalkan', 'Masuk flash sale']);
    expect((await world.staff.get('/flashsale/list')).data).toEqual([]);
    expect((await world.staff.get('/flashsale/list?status=over')).data).toMatchObject([{ id: sale.id }]);
    expect((await world.offer(sale.id)).status).toBe(409);
  });
});
