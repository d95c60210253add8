import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { openReviewFixture, type ReviewFixture } from '../../reviews/testing/review-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: ReviewFixture;
let staff: StaffUser;
let rina: StaffUser;
let product: number;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openReviewFixture(market);
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  rina = await createStaffUser(market, 'rina@example.test', ['support']);
  product = world.products[0]?.productId ?? 0;
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const text = 'Ini produksi sendiri';
const block = () =>
  staff.post('/products/block', { product_id: product, reason_code: 'counterfeit', note: 'Logo tiruan' });
const read = (type: 'product' | 'review', id: number, token = world.seller.token) =>
  market.call(`/appeals/detail?subject_type=${type}&subject_id=${id}`, { token });
const appeal = (moderation_id: number, token = world.seller.token) =>
  market.call('/appeals/create', { token, body: { moderation_id, text } });
/** The seller's appeal against the block of a product; its number for staff. */
const appealOfSeller = async () => {
  await block();
  await appeal((await read('product', product)).data.moderation_id);
  return (await staff.get('/appeals/list')).data[0].id as number;
};
const decide = (appeal_id: number, result: 'grant' | 'reject', by = rina) =>
  by.post('/appeals/decide', { appeal_id, result, note: 'Sudah diperiksa' });
const listed = async () =>
  (await market.call('/products/list')).data.some(({ id }: { id: number }) => id === product);

describe('an appeal', () => {
  test('is sent once by the owner of what is blocked, who reads why, and by nobody else [B17]', {
    tags: 'slow',
  }, async () => {
    expect((await read('product', product)).status).toBe(404);
    await block();
    const { data } = await read('product', product);
    expect(data).toMatchObject({ reason: 'Barang palsu', note: 'Logo tiruan', appeal: null });
    expect((await read('product', product, world.buyer.token)).status).toBe(404);
    expect((await appeal(data.moderation_id, world.buyer.token)).status).toBe(404);
    expect((await market.call('/appeals/create', { body: {} })).status).toBe(401);
    const empty = await market.call('/appeals/create', {
      token: world.seller.token,
      body: { moderation_id: data.moderation_id, text: ' ' },
    });
    expect(empty).toMatchObject({ code: 422, data: { text: ['Tulis alasan bandingmu'] } });
    const answers = await Promise.all(Array.from({ length: 4 }, () => appeal(data.moderation_id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read('product', product)).data.appeal).toMatchObject({ text, state: 'open', note: null });
  });

  test('is possible for 180 days, and again after another block', { tags: 'slow' }, async () => {
    await block();
    const { moderation_id } = (await read('product', product)).data;
    market.clock.advance(180 * day);
    const token = await createSessionToken(market, world.seller.id);
    expect(await appeal(moderation_id, token)).toMatchObject({
      code: 409,
      message: 'Waktu 180 hari untuk banding sudah habis',
    });
    staff = await createStaffUser(market, 'baru@example.test', ['content']);
    await staff.post('/products/unblock', { product_id: product, reason: 'Keliru' });
    expect((await appeal(moderation_id, token)).status).toBe(404);
    await block();
    const later = (await read('product', product, token)).data;
    expect((await appeal(later.moderation_id, token)).status).toBe(200);
  });
});

describe('appeals in the back office', () => {
  test('wait 72 hours in the queue; a colleague grants one, and the product is back [B17]', {
    tags: 'slow',
  }, async () => {
    const id = await appealOfSeller();
    const due = new Date(market.clock.now().getTime() + 3 * day).toISOString();
    expect((await staff.get('/queue/list?kind=appeal')).data).toMatchObject([
      { id, subject: 'Kaos polos katun', detail: 'product', due_at: due },
    ]);
    expect((await staff.get('/appeals/list')).data).toMatchObject([
      {
        id,
        text,
        is_own: true,
        block: { reason: 'Barang palsu' },
        subject: { type: 'product' },
        due_at: due,
      },
    ]);
    expect(await decide(id, 'grant', staff)).toMatchObject({
      code: 403,
      message: 'Banding diputuskan oleh rekan lain, bukan yang memblokir',
    });
    expect(await listed()).toBe(false);
    expect((await decide(id, 'grant')).data).toMatchObject({
      state: 'granted',
      subject: { is_blocked: false },
    });
    expect(await listed()).toBe(true);
    expect((await staff.get('/queue/list?kind=appeal')).data).toEqual([]);
    expect(await listAuditLogs(market, 'appeal')).toMatchObject([
      { action: 'appeal.grant', actor_id: rina.id, before: { state: 'open' }, after: { state: 'granted' } },
    ]);
    expect((await decide(id, 'reject')).status).toBe(409);
  });

  test('that are rejected leave it blocked, and the owner reads why', { tags: 'slow' }, async () => {
    const id = await appealOfSeller();
    expect((await decide(id, 'reject')).data).toMatchObject({ state: 'rejected' });
    expect(await listed()).toBe(false);
    expect((await read('product', product)).data.appeal).toMatchObject({
      state: 'rejected',
      note: 'Sudah diperiksa',
    });
    await market.settle();
    const { data } = await market.call('/merchant/dashboard/notification/list', {
      token: world.seller.token,
    });
    expect(data[0]).toMatchObject({
      title: 'Bandingmu ditolak',
      body: 'Kaos polos katun tetap diblokir. Sudah diperiksa',
    });
  });

  test('about a hidden review bring it back into the average', { tags: 'slow' }, async () => {
    const { lineId } = await world.buy();
    const { data } = await world.write({ order_item_id: lineId, rating: 4, text: 'Bagus' });
    const review = data.review.id as number;
    await staff.post('/reviews/hide', { review_id: review, reason_code: 'fake', note: 'Mirip ulasan lain' });
    const mine = await read('review', review, world.buyer.token);
    expect(mine.data).toMatchObject({ reason: 'Ulasan palsu atau dibayar' });
    expect((await read('review', review)).status).toBe(404);
    await appeal(mine.data.moderation_id, world.buyer.token);
    const [found] = (await rina.get('/appeals/list')).data;
    expect(found).toMatchObject({ is_own: false, subject: { type: 'review', rating: 4, text: 'Bagus' } });
    expect((await decide(found.id, 'grant')).status).toBe(200);
    expect((await market.call('/products/list?rating=4')).data).toMatchObject([
      { rating: 4, total_review: 1 },
    ]);
  });

  test('are closed when the product is let back on its page', { tags: 'slow' }, async () => {
    const id = await appealOfSeller();
    await staff.post('/products/unblock', { product_id: product, reason: 'Keliru' });
    expect((await staff.get('/appeals/list?state=granted')).data).toMatchObject([
      { id, decision: { note: 'Keliru' } },
    ]);
    expect((await decide(id, 'reject')).status).toBe(409);
  });

  test("are not about one's own, and need the roles of the page", async () => {
    const id = await appealOfSeller();
    const { db } = market.database;
    const own = (user_id: number) =>
      db.updateTable('merchants').set({ user_id }).where('id', '=', world.seller.merchantId).execute();
    await own(rina.id);
    expect((await decide(id, 'grant')).status).toBe(403);
    await own(world.seller.id);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await decide(id, 'grant', finance)).status).toBe(403);
    expect((await decide(999, 'grant')).status).toBe(404);
  });

  test('are decided once by colleagues at the same moment [B25]', async () => {
    const id = await appealOfSeller();
    const ayu = await createStaffUser(market, 'ayu@example.test', ['admin']);
    const answers = await Promise.all([
      decide(id, 'grant'),
      decide(id, 'reject', ayu),
      decide(id, 'grant', ayu),
      decide(id, 'reject'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await listAuditLogs(market, 'appeal')).toHaveLength(1);
  });
});
