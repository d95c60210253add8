import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../../platform/database/json.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openReviewFixture, type ReviewFixture } from '../../reviews/testing/review-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: ReviewFixture;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openReviewFixture(market);
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
});
// Among others it counts every review again and compares products, stores and listings.
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const note = 'Menyebut nomor telepon penjual';
const product = () => world.products[0]?.productId ?? 0;
const write = async (rating: number, more: object = {}) => {
  const { lineId } = await world.buy();
  const { data } = await world.write({ order_item_id: lineId, rating, text: 'Bahannya adem', ...more });
  return { id: data.review.id as number, lineId };
};
const hide = (review_id: number, more: object = {}, by = staff) =>
  by.post('/reviews/hide', { review_id, reason_code: 'personal_data', note, ...more });
const show = (review_id: number, by = staff) =>
  by.post('/reviews/show', { review_id, reason: 'Nomornya sudah dihapus' });
const ratingsOf = async (table: 'products' | 'merchants', id: number) => {
  const { stars, rating_avg, rating_count } = await market.database.db
    .selectFrom(table)
    .select(['stars', 'rating_avg', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { stars, rating_avg, rating_count };
};
const expectRatings = async (counted: object) => {
  expect(await ratingsOf('products', product())).toEqual(counted);
  expect(await ratingsOf('merchants', world.seller.merchantId)).toEqual(counted);
};
const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);
const found = async (query: string) => ids(await staff.get(`/reviews/list?${query}`));

describe('reviews in the back office', () => {
  test('are found by stars, state, store, text, product and the name that everybody sees [B4]', {
    tags: 'slow',
  }, async () => {
    const named = await write(5);
    const anonymous = await write(2, { text: 'Luntur sekali', is_anonymous: true });
    await hide(anonymous.id);
    const all = await staff.get('/reviews/list?per_page=1');
    expect(all.data).toMatchObject([
      { id: anonymous.id, author: 'B***o', is_anonymous: true, status: 'hidden', hidden: { note } },
    ]);
    expect(all.meta).toMatchObject({ total: 2, last_page: 2 });
    expect(await found('rating=5')).toEqual([named.id]);
    expect(await found('status=hidden')).toEqual([anonymous.id]);
    expect(await found('status=shown')).toEqual([named.id]);
    expect(await found(`merchant_id=${world.seller.merchantId}`)).toHaveLength(2);
    expect(await found(`merchant_id=${world.otherSeller.merchantId}`)).toEqual([]);
    expect(await found('search=LUNTUR')).toEqual([anonymous.id]);
    expect(await found('search=kaos')).toHaveLength(2);
    expect(await found('search=santoso')).toEqual([named.id]);
    expect(await found('search=%25')).toEqual([]);
    expect(await found(`review_id=${named.id}`)).toEqual([named.id]);
    expect(await found('reported=yes')).toEqual([]);
    await market.database.db
      .insertInto('reports')
      .values({
        ...{
          subject_type: 'review',
          subject_id: named.id,
          user_id: staff.id,
          reason: 'personal_data',
          text: '',
        },
        ...{ media_ids: json<number[]>([]), created_at: market.clock.now() },
        ...{ decided_by: null, decided_at: null, note: null },
      })
      .execute();
    expect(await found('reported=yes')).toEqual([named.id]);
  });

  test('that are hidden leave lists and averages at once, their author reads why, and they come back [B17]', {
    tags: 'slow',
  }, async () => {
    await write(5);
    const { id, lineId } = await write(1);
    await expectRatings({ stars: [1, 0, 0, 0, 1], rating_avg: 3, rating_count: 2 });
    const { merchant_slug } = (await staff.get('/reviews/list')).data[0].store;
    const listed = async () => [
      ids(await market.call(`/products/review/${product()}`)).includes(id),
      ids(await market.call(`/merchant/reviews/${merchant_slug}`)).includes(id),
      ids(await world.seen('product')).includes(id),
    ];
    expect(await listed()).toEqual([true, true, true]);

    expect((await hide(id)).data).toMatchObject({ id, status: 'hidden', hidden: { note } });
    await expectRatings({ stars: [0, 0, 0, 0, 1], rating_avg: 5, rating_count: 1 });
    expect(await listed()).toEqual([false, false, false]);
    expect((await market.call('/products/list?rating=4')).data).toMatchObject([
      { rating: 5, total_review: 1 },
    ]);
    expect((await world.reply({ review_id: id, reply: 'Maaf' })).status).toBe(404);
    const mine = async () =>
      (await world.mine('type=done')).data.find(
        ({ order_item_id }: { order_item_id: number }) => order_item_id === lineId,
      ).review.hidden;
    expect(await mine()).toMatchObject({ reason: 'Memuat data pribadi', note });
    await market.settle();
    const told = await market.call('/buyer/dashboard/notification/list', { token: world.buyer.token });
    expect(told.data[0]).toMatchObject({ title: 'Ulasanmu disembunyikan' });
    expect(told.data[0].body).toContain(note);
    const letters = await market.letters(world.buyer.email);
    expect(letters.find(({ subject }) => subject === 'Ulasanmu disembunyikan')?.text).toContain(note);

    expect((await show(id)).data).toMatchObject({ status: 'shown', hidden: null });
    await expectRatings({ stars: [1, 0, 0, 0, 1], rating_avg: 3, rating_count: 2 });
    expect(await listed()).toEqual([true, true, true]);
    expect(await mine()).toBeNull();
    expect(await listAuditLogs(market, 'review')).toMatchObject([
      {
        action: 'review.hide',
        actor_id: staff.id,
        before: { status: 'shown' },
        after: { status: 'hidden', reason_code: 'personal_data' },
        reason: note,
      },
      { action: 'review.show', target_id: String(id), reason: 'Nomornya sudah dihapus' },
    ]);
  });

  test('many are hidden and taken back; averages follow, and people learn only of what stays [B8]', {
    tags: 'slow',
  }, async () => {
    const [good, bad] = [await write(5), await write(1)];
    const bulk = (action: object, ...named: { id: number }[]) =>
      staff.post('/reviews/bulk', { ...action, reviews: named.map(({ id }) => ({ review_id: id })) });
    const hidden = await bulk({ action: 'hide', reason_code: 'personal_data', note }, good, bad, { id: 999 });
    expect(hidden.data).toMatchObject({ done: [good.id, bad.id], failed: [{ id: 999 }] });
    await expectRatings({ stars: [0, 0, 0, 0, 0], rating_avg: 0, rating_count: 0 });
    expect((await bulk({ action: 'undo' }, good)).data).toEqual({ done: [good.id], failed: [] });
    await expectRatings({ stars: [0, 0, 0, 0, 1], rating_avg: 5, rating_count: 1 });
    market.clock.advance(16_000);
    await market.settle();
    const told = await market.call('/buyer/dashboard/notification/list', { token: world.buyer.token });
    const about = told.data.filter(({ title }: { title: string }) => title === 'Ulasanmu disembunyikan');
    expect(about).toHaveLength(1);
  });

  test('that are changed while hidden count again as what they became, and their seller is not notified', {
    tags: 'slow',
  }, async () => {
    const { id, lineId } = await write(2);
    await hide(id);
    await market.settle();
    const count = async () =>
      (
        await market.database.db
          .selectFrom('notifications')
          .select('id')
          .where('user_id', '=', world.seller.id)
          .where('category', '=', 'review')
          .execute()
      ).length;
    const before = await count();
    expect((await world.write({ order_item_id: lineId, rating: 4, text: 'Sopan' })).status).toBe(200);
    await market.settle();
    expect(await count()).toBe(before);
    await expectRatings({ stars: [0, 0, 0, 0, 0], rating_avg: 0, rating_count: 0 });
    await show(id);
    await expectRatings({ stars: [0, 0, 0, 1, 0], rating_avg: 4, rating_count: 1 });
  });

  test('are hidden as they were read: a change since then is shown first', { tags: 'slow' }, async () => {
    const { id, lineId } = await write(2);
    await world.write({ order_item_id: lineId, rating: 5, text: 'Ternyata bagus' });
    const late = await hide(id, { version: 1 });
    expect([late.status, late.data]).toMatchObject([
      409,
      { text: 'Ternyata bagus', version: 2, status: 'shown' },
    ]);
    expect((await hide(id, { version: 2 })).status).toBe(200);
    expect((await hide(id)).status).toBe(409);
    expect((await show(id)).status).toBe(200);
    expect((await show(id)).status).toBe(409);
  });

  test("need a reason and a note, exist, and are not one's own or of one's own store", {
    tags: 'slow',
  }, async () => {
    const { id } = await write(3);
    const bare = await staff.post('/reviews/hide', { review_id: id, reason_code: 'low_rating', note: ' ' });
    expect([bare.status, Object.keys(bare.data)]).toEqual([422, ['reason_code', 'note']]);
    expect((await hide(999)).status).toBe(404);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await hide(id, {}, finance)).status).toBe(403);
    expect((await finance.get('/reviews/list')).status).toBe(403);
    const { db } = market.database;
    await db.updateTable('reviews').set({ user_id: staff.id }).where('id', '=', id).execute();
    expect((await hide(id)).status).toBe(403);
    await db.updateTable('reviews').set({ user_id: world.buyer.id }).where('id', '=', id).execute();
    await db
      .updateTable('merchants')
      .set({ user_id: staff.id })
      .where('id', '=', world.seller.merchantId)
      .execute();
    expect((await hide(id)).status).toBe(403);
  });
});

describe('at the same moment', () => {
  test('colleagues hide a review once [B25]', { tags: 'slow' }, async () => {
    const { id } = await write(2);
    const rina = await createStaffUser(market, 'rina@example.test', ['support']);
    const answers = await Promise.all([hide(id), hide(id, {}, rina), hide(id), hide(id, {}, rina)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await listAuditLogs(market, 'review')).toHaveLength(1);
    await expectRatings({ stars: [0, 0, 0, 0, 0], rating_avg: 0, rating_count: 0 });
  });

  test('hiding, changing and writing reviews leaves every average exact [R2]', { tags: 'slow' }, async () => {
    const written: { id: number; lineId: number }[] = [];
    for (let n = 0; n < 6; n++) written.push(await write((n % 5) + 1));
    const fresh: number[] = [];
    for (let n = 0; n < 3; n++) fresh.push((await world.buy()).lineId);
    const answers = await Promise.all([
      ...written.map(({ id }) => hide(id)),
      ...written.map(({ lineId }) => world.write({ order_item_id: lineId, rating: 5, text: 'Diubah' })),
      ...fresh.map((order_item_id) => world.write({ order_item_id, rating: 4, text: 'Baru' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectRatings({ stars: [0, 0, 0, 3, 0], rating_avg: 4, rating_count: 3 });
    await Promise.all([
      ...written.slice(0, 4).map(({ id }) => show(id)),
      ...fresh.map((order_item_id) => world.write({ order_item_id, rating: 2, text: 'Diubah' })),
    ]);
    await expectRatings({ stars: [0, 3, 0, 0, 4], rating_avg: 3.71, rating_count: 7 });
  });
});
