import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { listAuditLogs } from '../back-office/testing/staff-users.ts';
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

const onShow = async () => (await market.call('/homepage/flashsale')).data;

describe('a flash sale from the announcement to the purchase', () => {
  test('an approved item is allocated, shows at its price, and unsold pieces return', {
    tags: 'slow',
  }, async () => {
    const { sale, item } = await world.offered();
    expect(item).toMatchObject({ status: 'submitted', price: 100_000, discount_percent: 30, stock: 10 });
    expect((await world.staff.get('/overview')).data.flash_items).toEqual({ submitted: 1 });
    expect((await world.staff.get('/flashsale/items')).data).toMatchObject([
      { id: item.id, merchant: { merchant_name: 'Kain Siti' } },
    ]);
    expect(await onShow()).toEqual([]);
    expect((await world.approve(item.id)).data).toMatchObject({ status: 'approved', stock: 6 });
    expect(await world.variant()).toEqual({ stock_on_hand: 10, stock_flash: 4 });
    expect(await world.bells()).toEqual(['Masuk flash sale']);

    market.clock.advance(3 * hour);
    const [running] = await onShow();
    expect(running).toMatchObject({ id: sale.id, status: 'running' });
    expect(running.products[0]).toMatchObject({ price: 70_000, flash_sale: { flash_stock: 4 } });
    market.clock.advance(3 * hour);
    await market.settle();
    expect(await world.variant()).toEqual({ stock_on_hand: 10, stock_flash: 0 });
    expect((await listAuditLogs(market, 'flash-item'))[0]).toMatchObject({
      action: 'flash-item.approve',
      before: { status: 'submitted' },
      after: { status: 'approved', flash_price: 70_000, flash_stock: 4 },
    });
  });

  test('one of two simultaneous staff decisions wins, and pieces are allocated once [R1]', {
    tags: 'slow',
  }, async () => {
    const { item } = await world.offered();
    const answers = await Promise.all([
      world.approve(item.id),
      world.approve(item.id, world.colleague),
      world.approve(item.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      message: expect.stringMatching(/^Barang ini sudah diputuskan\. Terakhir diubah staf: Budi Santoso, /),
      data: { id: item.id, status: 'approved' },
    });
    expect((await world.variant()).stock_flash).toBe(4);
    expect(await listAuditLogs(market, 'flash-item')).toHaveLength(1);
  });

  test('an approval while its product is blocked leaves no piece aside [B17]', { tags: 'slow' }, async () => {
    for (let round = 0; round < 5; round++) {
      const { item } = await world.offered();
      const body = { product_id: item.product_id, reason_code: 'counterfeit', note: 'Logo merek lain' };
      const [blocked] = await Promise.all([
        world.staff.post('/products/block', body),
        world.approve(item.id, world.colleague),
      ]);
      expect(blocked.status).toBe(200);
      expect((await world.variant()).stock_flash).toBe(0);
      await world.staff.post('/products/unblock', { product_id: item.product_id, reason: 'Sudah jelas' });
      expect(await market.audit()).toEqual([]);
      await world.reject(item.id);
    }
  });

  test('a rejected item has its reason and may be submitted again', { tags: 'slow' }, async () => {
    const { sale, item } = await world.offered();
    expect((await world.reject(item.id)).data).toMatchObject({
      status: 'rejected',
      reject_reason: 'Foto kurang jelas',
    });
    expect(await world.bells()).toEqual(['Belum masuk flash sale']);
    const [session] = (await world.seller('/list')).data;
    expect(session).toMatchObject({ name: 'Kilat siang', items: [{ reject_reason: 'Foto kurang jelas' }] });
    expect((await world.offer(sale.id, { flash_price: 60_000 })).data).toMatchObject({
      id: item.id,
      status: 'submitted',
      flash_price: 60_000,
      reject_reason: null,
    });
  });

  test('an approved item that is taken out returns its pieces at once', { tags: 'slow' }, async () => {
    const { item } = await world.offered();
    await world.approve(item.id);
    expect((await world.reject(item.id)).data).toMatchObject({ status: 'rejected', stock: 10 });
    expect((await world.variant()).stock_flash).toBe(0);
    expect((await world.reject(item.id)).status).toBe(409);
    expect((await world.approve(item.id)).status).toBe(409);
  });
});

describe('what the approval checks', () => {
  test.each([
    [
      'a price that fell',
      () => market.database.db.updateTable('variants').set({ price: 72_000 }),
      /5 sampai 70/,
    ],
    [
      'stock that is gone',
      () => market.database.db.updateTable('variants').set({ stock_on_hand: 3 }),
      /hanya 3/,
    ],
    [
      'a product that is hidden',
      () => market.database.db.updateTable('products').set({ status: 'HIDDEN' }),
      /Terbitkan/,
    ],
    [
      'a store that is suspended',
      () => market.database.db.updateTable('merchants').set({ suspended_at: market.clock.now() }),
      /belum boleh berjualan/,
    ],
    [
      'a store below three stars',
      () => market.database.db.updateTable('merchants').set({ rating_avg: 2.9, rating_count: 4 }),
      /rating 3,0/,
    ],
  ])('%s is answered 409 with the item, and nothing moves', async (_, change, says) => {
    const { item } = await world.offered();
    const read = async () => (await world.staff.get(`/flashsale/items?item_id=${item.id}`)).data;
    expect(await read()).toMatchObject([{ id: item.id, problems: [], session: { name_id: 'Kilat siang' } }]);
    await change().execute();
    expect(await read()).toMatchObject([{ problems: [expect.stringMatching(says)] }]);
    const refused = await world.approve(item.id);
    expect([refused.status, refused.data.id]).toEqual([409, item.id]);
    expect(refused.message).toMatch(says);
    expect((await world.variant()).stock_flash).toBe(0);
    expect(await listAuditLogs(market, 'flash-item')).toEqual([]);
  });

  test('an item of a session that ended says so, and another number finds nothing', async () => {
    const { sale, item } = await world.offered();
    await world.staff.post('/flashsale/cancel', { flash_sale_id: sale.id, reason: 'Batal' });
    const { data } = await world.staff.get(`/flashsale/items?item_id=${item.id}&status=all`);
    expect(data).toMatchObject([{ session: { status: 'cancelled' }, problems: ['Sesi ini sudah selesai'] }]);
    expect((await world.staff.get('/flashsale/items?item_id=999&status=all')).data).toEqual([]);
  });

  test('a decided item has no problems, whatever has changed since', async () => {
    const { item } = await world.offered();
    await world.approve(item.id);
    await market.database.db.updateTable('products').set({ status: 'HIDDEN' }).execute();
    const { data } = await world.staff.get('/flashsale/items?status=approved');
    expect(data).toMatchObject([{ id: item.id, problems: [] }]);
  });

  test('the items of one’s own store are left to a colleague', async () => {
    const { item } = await world.offered();
    await market.database.db.updateTable('merchants').set({ user_id: world.staff.id }).execute();
    expect((await world.approve(item.id)).status).toBe(403);
    expect((await world.variant()).stock_flash).toBe(0);
    expect((await world.approve(item.id, world.colleague)).status).toBe(200);
    expect((await world.approve(999)).status).toBe(404);
  });
});
