import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  openSellerProductsFixture,
  type SellerProductsFixture,
} from '../../seller-products/testing/seller-products-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';
import { undoModeration } from './bulk-products.ts';

let market: TestServer;
let staff: StaffUser;
let seller: SellerProductsFixture;
let shirt: number;
let trousers: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  seller = await openSellerProductsFixture(market);
  shirt = await seller.create({ name: 'Kemeja batik' });
  trousers = await seller.create({ name: 'Celana gunung' });
});
afterAll(() => market.close());

const note = 'Logo merek lain di kemasan';
const rows = (...ids: number[]) => ids.map((product_id) => ({ product_id }));
const block = (...ids: number[]) =>
  staff.post('/products/bulk', { action: 'block', products: rows(...ids), reason_code: 'counterfeit', note });
const letIn = (...ids: number[]) =>
  staff.post('/products/bulk', { action: 'unblock', products: rows(...ids), reason: 'Sudah diperiksa' });
const undo = (...ids: number[]) => staff.post('/products/bulk', { action: 'undo', products: rows(...ids) });
const listed = async () =>
  (await market.call('/products/list')).data.map(({ id }: { id: number }) => id).toSorted();
const notices = async () =>
  (await market.call('/merchant/dashboard/notification/list', { token: seller.token })).data.map(
    ({ title }: { title: string }) => title,
  );
const stateOf = async (id: number) => (await seller.detail(id)).moderation;

describe('many products at once [B8]', () => {
  test('are blocked each by itself; what is refused says why, and the others are done', {
    tags: 'slow',
  }, async () => {
    const done = await block(shirt, 999, trousers);
    expect(done).toMatchObject({
      status: 200,
      data: { done: [shirt, trousers], failed: [{ id: 999, message: 'Produk tidak ditemukan' }] },
    });
    expect(await listed()).toEqual([]);
    expect(await listAuditLogs(market, 'product')).toMatchObject([
      { action: 'product.block', target_id: String(shirt), after: { how: 'bulk' }, reason: note },
      { action: 'product.block', target_id: String(trousers) },
    ]);
    // So already: done without a change.
    expect((await block(shirt)).data).toEqual({ done: [shirt], failed: [] });
    expect(await listAuditLogs(market, 'product')).toHaveLength(2);
  });

  test('are taken back once, also while a colleague decides at the same moment', {
    tags: 'slow',
  }, async () => {
    const rina = await createStaffUser(market, 'rina@example.test', ['content']);
    await block(shirt);
    const [taken, allowed] = await Promise.all([
      undo(shirt),
      rina.post('/products/unblock', { product_id: shirt, reason: 'Sudah jelas' }),
    ]);
    expect(await stateOf(shirt)).toBe('ok');
    expect([taken.status, taken.data.done.length + taken.data.failed.length]).toEqual([200, 1]);
    expect([200, 409]).toContain(allowed.status);
    const log = await listAuditLogs(market, 'product');
    expect(log.map(({ action }) => action)).toEqual(['product.block', 'product.unblock']);
  });

  test('are taken back within the time of the undo, and nobody is notified of either', {
    tags: 'slow',
  }, async () => {
    await block(shirt, trousers);
    expect((await undo(shirt)).data).toEqual({ done: [shirt], failed: [] });
    expect(await listed()).toEqual([shirt]);
    // The answer was lost and the undo is sent again.
    expect((await undo(shirt)).data).toEqual({ done: [shirt], failed: [] });
    expect(await stateOf(shirt)).toBe('ok');
    await market.settle();
    expect(await notices()).toEqual([]);
    market.clock.advance(16 * second);
    await market.settle();
    expect(await notices()).toEqual(['Produkmu diblokir']);
  });

  test('an undo approves what was blocked, as it was before, and blocks again for the reason of before', {
    tags: 'slow',
  }, async () => {
    await block(shirt);
    market.clock.advance(61 * second);
    await letIn(shirt);
    expect(await stateOf(shirt)).toBe('ok');
    await undo(shirt);
    expect((await seller.detail(shirt)).block).toMatchObject({ reason: 'Barang palsu', note });
  });

  test('an undo leaves what its seller has changed since, and says so; staff decide about that anew', {
    tags: 'slow',
  }, async () => {
    await block(shirt);
    await seller.edit(shirt, { description: 'Lain sama sekali' });
    const { failed } = (await undo(shirt)).data;
    expect(failed).toEqual([{ id: shirt, message: expect.stringContaining('diubah pemiliknya') }]);
    expect(await seller.detail(shirt)).toMatchObject({
      ...{ moderation: 'blocked', description: 'Lain sama sekali' },
    });
    const ctx = market.context(
      { kind: 'user', userId: staff.id, sessionId: 1, merchantId: null, role: 'staff' },
      { locale: 'id' },
    );
    const { version } = await seller.detail(shirt);
    // Whoever takes one back gets what is there now.
    await expect(undoModeration(ctx, shirt)).rejects.toMatchObject({
      ...{ code: 409, data: { id: shirt, moderation: 'blocked', version } },
    });
    expect((await letIn(shirt)).data.done).toEqual([shirt]);
  });

  test('an undo and an edit by the seller at once: each is accepted or refused, and what is accepted stays', {
    tags: 'slow',
  }, async () => {
    await block(shirt);
    const before = await seller.detail(shirt);
    const [taken, edited] = await Promise.all([undo(shirt), seller.edit(shirt, { description: 'Hangat' })]);
    const [isTaken, isEdited] = [taken.data.done.length === 1, edited.status === 200];
    expect([isTaken || isEdited, isEdited || edited.status === 409]).toEqual([true, true]);
    expect(await seller.detail(shirt)).toMatchObject({
      description: isEdited ? 'Hangat' : before.description,
      moderation: isTaken ? 'ok' : 'blocked',
    });
  });

  test('only whoever decided takes it back, and not later', { tags: 'slow' }, async () => {
    await block(shirt, trousers);
    const rina = await createStaffUser(market, 'rina@example.test', ['content']);
    const theirs = await rina.post('/products/bulk', { action: 'undo', products: rows(shirt) });
    expect(theirs.data.failed).toMatchObject([{ id: shirt }]);
    market.clock.advance(61 * second);
    expect((await undo(trousers)).data.failed).toMatchObject([{ id: trousers }]);
    expect(await listed()).toEqual([]);
  });

  test('leave appeals to their own decision, and are at most 200', async () => {
    await block(shirt);
    const path = `/appeals/detail?subject_type=product&subject_id=${shirt}`;
    const { moderation_id } = (await market.call(path, { token: seller.token })).data;
    await market.call('/appeals/create', {
      token: seller.token,
      body: { moderation_id, text: 'Buatan sendiri' },
    });
    expect((await letIn(shirt)).data.failed).toMatchObject([{ id: shirt, message: /banding/ }]);
    const many = Array.from({ length: 201 }, (_, at) => ({ product_id: at + 1 }));
    const long = await staff.post('/products/bulk', { action: 'unblock', products: many, reason: 'x' });
    expect([long.status, long.data]).toEqual([422, { products: ['Maksimal 200 baris sekaligus'] }]);
  });
});

describe('categories whose products are reviewed first [B17]', () => {
  const reviewFirst = async (on = true) => {
    const [root] = (await staff.get('/categories/list')).data;
    const { name_id, name_en, version } = root;
    const body = { category_id: root.id, name_id, name_en, version, review_first: on };
    expect((await staff.post('/categories/edit', body)).data).toMatchObject({ review_first: on });
  };
  const queue = async () =>
    (await staff.get('/queue/list?kind=product')).data.map(({ id }: { id: number }) => id);

  test('a new one waits below them, for a day, and is listed once staff approve it', {
    tags: 'slow',
  }, async () => {
    await reviewFirst();
    const hat = await seller.create({ name: 'Topi rajut' });
    expect(await stateOf(hat)).toBe('pending');
    expect(await listed()).toEqual([shirt, trousers]);
    const tab = await seller.get('list?status=pending');
    expect([tab.data.map(({ id }: { id: number }) => id), tab.counts.pending]).toEqual([[hat], 1]);
    const [row] = (await staff.get('/queue/list?kind=product')).data;
    expect(row).toMatchObject({ id: hat, subject: 'Topi rajut', is_late: false });
    expect(Date.parse(row.due_at) - market.clock.now().getTime()).toBeGreaterThan(23 * 3_600 * second);

    const [pending] = (await staff.get('/products/list?moderation=pending')).data;
    const admit = (version: number) =>
      staff.post('/products/unblock', { product_id: hat, version, reason: 'Sesuai' });
    // The seller changed it after it was read.
    await seller.edit(hat, { description: 'Lain sama sekali' });
    expect((await admit(pending.version)).status).toBe(409);
    expect((await admit((await seller.detail(hat)).version)).status).toBe(200);
    expect(await listed()).toEqual([shirt, trousers, hat].toSorted());
    expect(await queue()).toEqual([]);
    await market.settle();
    expect(await notices()).toEqual(['Produkmu lolos peninjauan']);
    // What was approved stays so when it is edited.
    await seller.edit(hat, { description: 'Hangat' });
    expect(await stateOf(hat)).toBe('ok');
  });

  test('one is blocked instead, with its reason; an undo lets it wait again', { tags: 'slow' }, async () => {
    await reviewFirst();
    const hat = await seller.create({ name: 'Topi rajut' });
    await letIn(hat);
    expect(await stateOf(hat)).toBe('ok');
    await undo(hat);
    expect([await stateOf(hat), await queue()]).toEqual(['pending', [hat]]);
    market.clock.advance(61 * second);
    await block(hat);
    expect((await seller.detail(hat)).block).toMatchObject({ note });
    expect(await queue()).toEqual([]);
  });

  test('hidden ones wait without a deadline; switched off, new ones are listed at once', {
    tags: 'slow',
  }, async () => {
    await reviewFirst();
    await seller.create({ name: 'Topi rajut', status: 'HIDDEN' });
    expect(await queue()).toEqual([]);
    await reviewFirst(false);
    const scarf = await seller.create({ name: 'Syal wol' });
    expect(await stateOf(scarf)).toBe('ok');
  });
});
