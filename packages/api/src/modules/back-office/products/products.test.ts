import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  checkoutAs,
  createSessionToken,
  openShopper,
  openStores,
  type TestProduct,
} from '../../checkout/testing/shopping.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let shirt: TestProduct;
let other: TestProduct;
let slug: string;
let seller: { id: number; email: string; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  [shirt, other] = (await openStores(market, 2)) as [TestProduct, TestProduct];
  ({ slug } = await market.database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow());
  const owner = await market.database.db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['users.id', 'users.email'])
    .where('merchants.id', '=', shirt.merchantId)
    .executeTakeFirstOrThrow();
  seller = { ...owner, token: await createSessionToken(market, owner.id) };
});
afterAll(() => market.close());

const note = 'Logo merek lain di kemasan';
const block = (id = shirt.id, by = staff) =>
  by.post('/products/block', { product_id: id, reason_code: 'counterfeit', note });
const unblock = (id = shirt.id) =>
  staff.post('/products/unblock', { product_id: id, reason: 'Sudah diganti' });
const shelf = () =>
  market.database.db
    .selectFrom('variants')
    .select(['stock_on_hand', 'stock_reserved', 'stock_flash'])
    .where('id', '=', shirt.variantId)
    .executeTakeFirstOrThrow();
const flashItem = (id: number) =>
  market.database.db
    .selectFrom('flash_sale_items')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const listed = async () =>
  (await market.call('/products/list')).data.map(({ id }: { id: number }) => id).sort();
const own = () => market.call(`/merchant/dashboard/products/detail/${shirt.id}`, { token: seller.token });

describe('products in the back office', () => {
  test('are found by name, store, number, category and reports, also blocked ones [B4]', {
    tags: 'slow',
  }, async () => {
    await block();
    const all = await staff.get('/products/list?per_page=1');
    expect(all.data).toMatchObject([{ id: other.id, moderation: 'ok', block: null, price: 100_000 }]);
    expect(all.meta).toMatchObject({ total: 2, last_page: 2 });
    for (const query of ['moderation=blocked', 'search=toko%201', `search=${shirt.id}`])
      expect((await staff.get(`/products/list?${query}`)).data).toMatchObject([
        { id: shirt.id, moderation: 'blocked', block: { reason: 'Barang palsu', note } },
      ]);
    expect((await staff.get('/products/list?search=KATUN')).data).toHaveLength(2);
    const found = async (query: string) =>
      (await staff.get(`/products/list?${query}`)).data.map(({ id }: { id: number }) => id);
    expect(await found(`merchant_id=${shirt.merchantId}`)).toEqual([shirt.id]);
    const { db } = market.database;
    const { id: above } = await db
      .insertInto('categories')
      .values({ name_id: 'Busana', name_en: 'Fashion', slug: 'busana-atas', parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: leaf } = await db
      .insertInto('categories')
      .values({ name_id: 'Jaket', name_en: 'Jackets', slug: 'jaket', parent_id: above })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set({ category_id: leaf }).where('id', '=', other.id).execute();
    expect([await found(`category_id=${above}`), await found(`category_id=${leaf}`)]).toEqual([
      [other.id],
      [other.id],
    ]);
    expect(await found('reported=yes')).toEqual([]);
    const report = {
      subject_type: 'product',
      subject_id: other.id,
      reason: 'counterfeit',
      text: 'Logonya beda',
    };
    const buyer = await openShopper(market);
    expect((await market.call('/reports/create', { token: buyer.token, body: report })).status).toBe(200);
    expect((await staff.get('/products/list?reported=yes')).data).toMatchObject([
      { id: other.id, reports: 1 },
    ]);
    expect((await staff.get('/products/list?search=%25')).data).toEqual([]);
  });

  test('that are blocked leave the market at once, and their seller reads why [B17]', {
    tags: 'slow',
  }, async () => {
    expect(await listed()).toEqual([shirt.id, other.id]);
    expect((await block()).data).toMatchObject({ id: shirt.id, moderation: 'blocked' });
    expect(await listed()).toEqual([other.id]);
    expect((await market.call(`/products/detail/${slug}`)).status).not.toBe(200);
    expect((await own()).data).toMatchObject({
      moderation: 'blocked',
      block: { reason: 'Barang palsu', note },
    });
    await market.settle();
    const [letter] = await market.letters(seller.email);
    expect([letter?.subject, letter?.text.includes(note)]).toEqual(['Produkmu diblokir', true]);
    const { data } = await market.call('/merchant/dashboard/notification/list', { token: seller.token });
    expect(data[0]).toMatchObject({ title: 'Produkmu diblokir' });

    expect((await unblock()).data).toMatchObject({ moderation: 'ok', block: null });
    expect(await listed()).toEqual([shirt.id, other.id]);
    expect((await own()).data).toMatchObject({ moderation: 'ok', block: null });
    expect(await listAuditLogs(market, 'product')).toMatchObject([
      {
        action: 'product.block',
        actor_id: staff.id,
        before: { moderation: 'ok' },
        after: { moderation: 'blocked', reason_code: 'counterfeit' },
        reason: note,
      },
      { action: 'product.unblock', target_id: String(shirt.id), reason: 'Sudah diganti' },
    ]);
  });

  test('that are blocked cannot be paid any more; what was paid goes on [B17]', {
    tags: 'slow',
  }, async () => {
    const [budi, wati] = [await openShopper(market), await openShopper(market, 'wati@example.test')];
    const [first, second] = [checkoutAs(market, budi), checkoutAs(market, wati)];
    await first.add(shirt);
    const paid = await first.pay((await first.open()).data);
    expect(paid.status).toBe(200);
    await second.add(shirt);
    const checkout = await second.open();
    await block();
    expect((await second.pay(checkout.data)).status).not.toBe(200);
    expect((await second.add(shirt)).status).not.toBe(200);
    const { orders } = await market.database.db
      .selectFrom('orders')
      .select((e) => e.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBe(1);
  });

  test('that are blocked give their flash-sale stock back, and take part again when the block ends [B17]', {
    tags: 'slow',
  }, async () => {
    const item = await addFlashSaleItem(market, { product: shirt, stock: 5 });
    const budi = checkoutAs(market, await openShopper(market));
    await budi.add(shirt);
    await budi.pay((await budi.open()).data);
    expect(await shelf()).toEqual({ stock_on_hand: 10, stock_reserved: 1, stock_flash: 4 });
    await block();
    expect(await shelf()).toEqual({ stock_on_hand: 10, stock_reserved: 1, stock_flash: 0 });
    await unblock();
    expect([await shelf(), await flashItem(item)]).toMatchObject([
      { stock_flash: 4 },
      { flash_stock: 5, flash_sold: 1, status: 'approved' },
    ]);

    // A window that passed while it was blocked sells nothing; what is unsold stays in the stock.
    await block();
    market.clock.advance(3 * hour);
    await market.settle();
    staff = await createStaffUser(market, 'konten2@example.test', ['content']);
    await unblock();
    expect(await shelf()).toMatchObject({ stock_flash: 0 });
    expect(await market.database.db.selectFrom('flash_allocations').selectAll().execute()).toEqual([]);
  });

  test('that are blocked over a window of a repeating flash sale get the pieces of the next one [B17]', {
    tags: 'slow',
  }, async () => {
    const item = await addFlashSaleItem(market, { product: shirt, stock: 5, repeatMinutes: 24 * 60 });
    await block();
    market.clock.advance(24 * hour);
    await market.settle();
    expect(await shelf()).toMatchObject({ stock_flash: 0 });
    staff = await createStaffUser(market, 'konten2@example.test', ['content']);
    await market.database.db.updateTable('variants').set({ stock_on_hand: 3 }).execute();
    await unblock();
    expect([await shelf(), await flashItem(item)]).toMatchObject([
      { stock_flash: 3 },
      { flash_stock: 3, flash_sold: 0 },
    ]);
  });

  test('leave no flash-sale piece aside, however many buy at the moment of the block [B17] [R1]', {
    tags: 'slow',
  }, async () => {
    await addFlashSaleItem(market, { product: shirt, stock: 5, perUserLimit: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const buyer = checkoutAs(market, await openShopper(market, `pembeli${n}@example.test`));
        await buyer.add(shirt);
        return { buyer, checkout: (await buyer.open()).data };
      }),
    );
    const [blocked, ...paid] = await Promise.all([
      block(),
      ...buyers.map(({ buyer, checkout }) => buyer.pay(checkout)),
    ]);
    const bought = paid.filter(({ status }) => status === 200).length;
    expect(blocked.status).toBe(200);
    expect(paid.every(({ status }) => [200, 404, 409, 422].includes(status))).toBe(true);
    expect(await shelf()).toEqual({ stock_on_hand: 10, stock_reserved: bought, stock_flash: 0 });
    expect(await market.audit()).toEqual([]);
  });

  test('are blocked once, also by colleagues at the same moment, and say who was first [B6] [B25]', {
    tags: 'slow',
  }, async () => {
    const rina = await createStaffUser(market, 'rina@example.test', ['support']);
    const answers = await Promise.all([block(), block(shirt.id, rina), block(), block(shirt.id, rina)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ moderation: 'blocked' });
    await market.database.db
      .updateTable('users')
      .set({ fullname: 'Rina Hapsari' })
      .where('id', 'in', [staff.id, rina.id])
      .execute();
    expect((await block()).message).toBe(
      'Data ini sudah berubah. Muat ulang lalu coba lagi. Terakhir diubah staf: Rina Hapsari, 2 Maret 2026, 10.00 WIB.',
    );
    const headers = { 'accept-language': 'en' };
    const body = { product_id: shirt.id, reason_code: 'counterfeit', note };
    const english = await market.call('/admin/products/block', { token: staff.token, body, headers });
    expect(english.message).toMatch(
      /Reload and try again\. Last changed by staff: Rina Hapsari, 2 March 2026/,
    );
    // A rule that forbids it is nobody's doing.
    expect((await staff.post('/products/block', { ...body, product_id: 999 })).message).not.toContain('Rina');
    expect(await listAuditLogs(market, 'product')).toHaveLength(1);
    expect((await unblock()).status).toBe(200);
    expect((await unblock()).status).toBe(409);
  });

  test("need a reason and a note, exist, and are not of one's own store", { tags: 'slow' }, async () => {
    const bare = await staff.post('/products/block', { product_id: shirt.id, reason_code: 'x', note: ' ' });
    expect([bare.status, Object.keys(bare.data)]).toEqual([422, ['reason_code', 'note']]);
    expect((await block(999)).status).toBe(404);
    await market.database.db
      .updateTable('merchants')
      .set({ user_id: staff.id })
      .where('id', '=', shirt.merchantId)
      .execute();
    expect((await block()).status).toBe(403);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await block(other.id, finance)).status).toBe(403);
    expect((await finance.get('/products/list')).status).toBe(403);
  });
});
