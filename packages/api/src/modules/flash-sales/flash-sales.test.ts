import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, later } from '../../platform/clock.ts';
import { addCategory, addProduct, openStore, showGoods } from '../../testing/goods.ts';
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts';
import { auditOf, type DeskPerson, deskPerson, person } from '../desk/testing/desk-people.ts';

let market: TestMarket;
let desk: DeskPerson;
let colleague: DeskPerson;
let siti: { id: number; token: string };
let store: { id: number };
let product: { id: number; variantIds: number[] };
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  await market.reset();
  desk = await deskPerson(market);
  colleague = await deskPerson(market, 'rekan@example.test');
  siti = await person(market, 'siti@example.test');
  store = await openStore(market, { name: 'Kain Siti', user_id: siti.id });
  const category = await addCategory(market, 'Kaos', await addCategory(market, 'Busana'));
  product = await addProduct(market, { store: store.id, category });
  await showGoods(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const at = (hours: number) => later(market.clock, hours * hour).toISOString();
const terms = (more: object = {}) => ({
  name_id: 'Kilat siang',
  name_en: 'Midday flash',
  starts_at: at(2),
  ends_at: at(5),
  ...more,
});
const announce = async (more: object = {}) => (await desk.post('/flashsale/create', terms(more))).data;
const seller = (path: string, body?: unknown) =>
  market.call(`/merchant/dashboard/flashsale${path}`, { token: siti.token, body });
const offer = (flash_sale_id: number, more: object = {}) =>
  seller('/submit', {
    flash_sale_id,
    variant_id: product.variantIds[0],
    flash_price: 70_000,
    flash_stock: 4,
    per_user_limit: 2,
    ...more,
  });
const offered = async (more: object = {}) => {
  const sale = await announce(more);
  return { sale, item: (await offer(sale.id)).data };
};
const approve = (item_id: number, by = desk) => by.post('/flashsale/approve', { item_id });
const reject = (item_id: number, by = desk) =>
  by.post('/flashsale/reject', { item_id, reason: 'Foto kurang jelas' });
const variant = () =>
  market.database.db
    .selectFrom('variants')
    .select(['stock_on_hand', 'stock_flash'])
    .executeTakeFirstOrThrow();
const onShow = async () => (await market.call('/homepage/flashsale')).data;
const bells = async () =>
  (await market.call('/merchant/dashboard/notification/list', { token: siti.token })).data.map(
    ({ title }: { title: string }) => title,
  );

describe('a flash sale from the announcement to the sale', () => {
  test('an approved item lies aside, shows at its price, and what is left goes back', async () => {
    const { sale, item } = await offered();
    expect(item).toMatchObject({ status: 'submitted', price: 100_000, discount_percent: 30, stock: 10 });
    expect((await desk.get('/overview')).data.flash_items).toEqual({ submitted: 1 });
    expect((await desk.get('/flashsale/items')).data).toMatchObject([
      { id: item.id, merchant: { merchant_name: 'Kain Siti' } },
    ]);
    expect(await onShow()).toEqual([]);
    expect((await approve(item.id)).data).toMatchObject({ status: 'approved', stock: 6 });
    expect(await variant()).toEqual({ stock_on_hand: 10, stock_flash: 4 });
    expect(await bells()).toEqual(['Masuk flash sale']);

    market.clock.advance(3 * hour);
    const [running] = await onShow();
    expect(running).toMatchObject({ id: sale.id, status: 'running' });
    expect(running.products[0]).toMatchObject({ price: 70_000, flash_sale: { flash_stock: 4 } });
    market.clock.advance(3 * hour);
    await market.settle();
    expect(await variant()).toEqual({ stock_on_hand: 10, stock_flash: 0 });
    expect((await auditOf(market, 'flash-item'))[0]).toMatchObject({
      action: 'flash-item.approve',
      before: { status: 'submitted' },
      after: { status: 'approved', flash_price: 70_000, flash_stock: 4 },
    });
  });

  test('of two of the desk at the same moment one decides, and pieces are set aside once [R1]', async () => {
    const { item } = await offered();
    const answers = await Promise.all([approve(item.id), approve(item.id, colleague), approve(item.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      message: 'Barang ini sudah diputuskan',
      data: { id: item.id, status: 'approved' },
    });
    expect((await variant()).stock_flash).toBe(4);
    expect(await auditOf(market, 'flash-item')).toHaveLength(1);
  });

  test('a refused item tells why and may be offered again', async () => {
    const { sale, item } = await offered();
    expect((await reject(item.id)).data).toMatchObject({
      status: 'rejected',
      reject_reason: 'Foto kurang jelas',
    });
    expect(await bells()).toEqual(['Belum masuk flash sale']);
    const [session] = (await seller('/list')).data;
    expect(session).toMatchObject({ name: 'Kilat siang', items: [{ reject_reason: 'Foto kurang jelas' }] });
    expect((await offer(sale.id, { flash_price: 60_000 })).data).toMatchObject({
      id: item.id,
      status: 'submitted',
      flash_price: 60_000,
      reject_reason: null,
    });
  });

  test('an approved item that is taken out gives its pieces back at once', async () => {
    const { item } = await offered();
    await approve(item.id);
    expect((await reject(item.id)).data).toMatchObject({ status: 'rejected', stock: 10 });
    expect((await variant()).stock_flash).toBe(0);
    expect((await reject(item.id)).status).toBe(409);
    expect((await approve(item.id)).status).toBe(409);
  });
});

describe('what the desk finds when it approves', () => {
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
    const { item } = await offered();
    await change().execute();
    const refused = await approve(item.id);
    expect([refused.status, refused.data.id]).toEqual([409, item.id]);
    expect(refused.message).toMatch(says);
    expect((await variant()).stock_flash).toBe(0);
    expect(await auditOf(market, 'flash-item')).toEqual([]);
  });

  test('its own store’s items are a colleague’s', async () => {
    const { item } = await offered();
    await market.database.db.updateTable('merchants').set({ user_id: desk.id }).execute();
    expect((await approve(item.id)).status).toBe(403);
    expect((await variant()).stock_flash).toBe(0);
    expect((await approve(item.id, colleague)).status).toBe(200);
    expect((await approve(999)).status).toBe(404);
  });
});

describe('what a seller may offer', () => {
  test('is inside the rules, which say what is wrong', async () => {
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
    const sale = await announce();
    for (const [wrong, field, says] of refusals) {
      const refused = await offer(sale.id, wrong);
      expect(refused).toMatchObject({ status: 422, message: says, data: { [field]: [says] } });
    }
  });

  test('is their own, on show, by a store that may sell, in a session that takes goods [S22] [S23]', async () => {
    const sale = await announce();
    const rival = await openStore(market, { name: 'Kain Lain' });
    await market.database.db.updateTable('products').set({ merchant_id: rival.id }).execute();
    expect((await offer(sale.id)).status).toBe(404);
    await market.database.db.updateTable('products').set({ merchant_id: store.id }).execute();
    expect((await offer(999)).status).toBe(404);
    market.clock.advance(3 * hour);
    expect(await offer(sale.id)).toMatchObject({
      status: 409,
      message: 'Sesi ini sudah tidak menerima barang',
    });
  });

  test('may change until the decision and be taken back until the session begins', async () => {
    const { sale, item } = await offered();
    expect((await offer(sale.id, { flash_stock: 3 })).data).toMatchObject({ id: item.id, flash_stock: 3 });
    await approve(item.id);
    expect((await offer(sale.id)).data).toMatchObject({ id: item.id, status: 'approved' });
    expect((await seller('/withdraw', { item_id: item.id })).data).toMatchObject({
      status: 'withdrawn',
      stock: 10,
    });
    expect((await seller('/withdraw', { item_id: item.id })).status).toBe(409);
    await offer(sale.id);
    await approve(item.id);
    market.clock.advance(3 * hour);
    expect((await seller('/withdraw', { item_id: item.id })).status).toBe(409);
    expect((await variant()).stock_flash).toBe(4);
  });

  test('nobody else sees or takes back [S22]', async () => {
    const { item } = await offered();
    const rival = await person(market, 'joko@example.test');
    await openStore(market, { name: 'Kain Lain', user_id: rival.id });
    const as = (path: string, body?: unknown) =>
      market.call(`/merchant/dashboard/flashsale${path}`, { token: rival.token, body });
    expect((await as('/withdraw', { item_id: item.id })).status).toBe(404);
    expect((await as('/list')).data).toMatchObject([{ items: [] }]);
  });
});

describe('a session', () => {
  test('lies ahead, ends after it begins, within a week', async () => {
    const refusals = [
      [{ ends_at: '2026-03-01T00:00:00Z' }, 'ends_at'],
      [{ starts_at: '2026-13-01T00:00:00Z' }, 'starts_at'],
      [{ starts_at: '2025-01-01T00:00:00Z', ends_at: '2025-01-01T03:00:00+07:00' }, 'ends_at'],
      [{ ends_at: at(200) }, 'ends_at'],
      [{ name_en: '' }, 'name_en'],
      [{ repeat_minutes: 60 }, 'repeat_minutes'],
      [{ starts_at: at(-1) }, 'starts_at'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await desk.post('/flashsale/create', terms(wrong));
      expect([status, Object.keys(data)]).toEqual([422, [field]]);
    }
  });

  test('moves with what lies aside, and an old version is answered with the fresh session', async () => {
    const { sale, item } = await offered();
    await approve(item.id);
    const edit = (more: object, by = desk) =>
      by.post('/flashsale/edit', { flash_sale_id: sale.id, version: 1, ...terms(), ...more });
    const moved = await edit({ starts_at: at(10), ends_at: at(12), name_id: 'Kilat malam' });
    expect(moved.data).toMatchObject({
      name_id: 'Kilat malam',
      starts_at: at(10),
      version: 2,
      items: { approved: 1 },
    });
    const { db } = market.database;
    const aside = await db.selectFrom('flash_carve_outs').selectAll().executeTakeFirstOrThrow();
    expect(aside.starts_at.toISOString()).toBe(at(10));
    expect(await edit({}, colleague)).toMatchObject({
      status: 409,
      data: { version: 2, name_id: 'Kilat malam' },
    });
    market.clock.advance(11 * hour);
    const times = { starts_at: at(-1), ends_at: at(1), version: 2 };
    expect((await edit({ ...times, name_id: 'Kilat tengah malam' })).status).toBe(200);
    expect(await edit({ ...times, ends_at: at(2), version: 3 })).toMatchObject({
      status: 409,
      message: 'Sesi sudah mulai: waktunya tidak bisa diubah lagi',
    });
    expect((await auditOf(market, 'flash-sale')).map(({ action }) => action)).toEqual([
      'flash-sale.create',
      'flash-sale.edit',
      'flash-sale.edit',
    ]);
  });

  test('that is cancelled gives everything back and tells its sellers', async () => {
    const { sale, item } = await offered();
    await approve(item.id);
    const cancel = (by = desk) =>
      by.post('/flashsale/cancel', { flash_sale_id: sale.id, reason: 'Gangguan' });
    expect((await cancel()).data.status).toBe('cancelled');
    expect(await cancel(colleague)).toMatchObject({ status: 409, data: { status: 'cancelled' } });
    await market.settle();
    expect((await variant()).stock_flash).toBe(0);
    expect(await bells()).toEqual(['Flash sale dibatalkan', 'Masuk flash sale']);
    expect((await desk.get('/flashsale/list')).data).toEqual([]);
    expect((await desk.get('/flashsale/list?status=over')).data).toMatchObject([{ id: sale.id }]);
    expect((await offer(sale.id)).status).toBe(409);
  });
});
