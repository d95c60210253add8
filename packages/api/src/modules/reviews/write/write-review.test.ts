import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { openReviewFixture, type ReviewFixture } from '../testing/review-fixture.ts';

let market: TestServer;
let world: ReviewFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openReviewFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const ratingsOf = async (table: 'products' | 'merchants', id: number) => {
  const { stars, rating_avg, rating_count } = await market.database.db
    .selectFrom(table)
    .select(['stars', 'rating_avg', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { stars, rating_avg, rating_count };
};
const product = () => world.products[0]?.productId ?? 0;
const told = async (userId: number) => {
  await market.settle();
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where('category', '=', 'review')
    .orderBy('id')
    .execute();
  return rows.map(({ title, body, link }) => [title.id, body.id, link]);
};

describe('reviewing what was bought [BUYER-04] [API-19]', () => {
  test('publishes stars, text and images, counts at once and notifies the seller', {
    tags: 'slow',
  }, async () => {
    const { lineId, code } = await world.buy();
    const images = [await world.upload(), await world.upload()];
    const answer = await world.write({
      order_item_id: lineId,
      rating: 4,
      text: '  Bahannya adem.  ',
      media_ids: images,
    });
    expect(answer).toMatchObject({
      code: 200,
      message: 'Terima kasih, ulasanmu sudah tampil',
      data: {
        order_item_id: lineId,
        order_code: code,
        item: { name: 'Kaos polos katun', variant_label: 'Hitam, M' },
        review: { rating: 4, text: 'Bahannya adem.', is_anonymous: false, edited_at: null, can_edit: true },
      },
    });
    expect(answer.data.review.images.map(({ media_id }: { media_id: number }) => media_id)).toEqual(images);
    const shown = await market.call(`/products/review/${product()}`);
    expect(shown.data).toMatchObject([{ author: 'Budi Santoso', rating: 4, text: 'Bahannya adem.' }]);
    const picture = await market.fetch(new Request(`http://pasar.test${shown.data[0].images[0].w150}`));
    expect(picture.status).toBe(200);
    const counted = { stars: [0, 0, 0, 1, 0], rating_avg: 4, rating_count: 1 };
    expect(await ratingsOf('products', product())).toEqual(counted);
    expect(await ratingsOf('merchants', world.seller.merchantId)).toEqual(counted);
    const card = await market.call('/products/list?rating=4');
    expect(card.data).toMatchObject([{ rating: 4, total_review: 1 }]);
    expect(await told(world.seller.id)).toEqual([
      [
        'Ulasan baru',
        'Pembeli memberi 4 bintang untuk Kaos polos katun.',
        `/seller/reviews?review=${shown.data[0].id}`,
      ],
    ]);
  });

  test('is possible once the order is completed, for 30 days, and the button follows', {
    tags: 'slow',
  }, async () => {
    const waiting = await drive(world, ['T4', 'T9', 'T10', 'T12']);
    const { id } = await market.database.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', waiting.orderId)
      .executeTakeFirstOrThrow();
    expect(await world.write({ order_item_id: id, rating: 5 })).toMatchObject({
      code: 409,
      message: 'Barang bisa diulas setelah pesanan selesai',
    });
    const { lineId, code } = await world.buy();
    const actions = async () =>
      (await market.call(`/buyer/dashboard/order/detail/${code}`, { token: world.buyer.token })).data.actions;
    expect(await actions()).toEqual(['track', 'review', 'buy_again']);
    market.clock.advance(30 * day - 1);
    await world.signInAgain();
    expect((await world.mine()).data).toMatchObject([{ order_item_id: lineId, review: null }]);
    market.clock.advance(1);
    expect((await world.mine()).data).toEqual([]);
    expect(await actions()).toEqual(['track', 'buy_again']);
    expect(await world.write({ order_item_id: lineId, rating: 5 })).toMatchObject({
      code: 409,
      message: 'Waktu 30 hari untuk mengulas sudah habis',
    });
  });

  test('can be changed once; the same again is no change', { tags: 'slow' }, async () => {
    const { lineId } = await world.buy();
    const first = { order_item_id: lineId, rating: 5, text: 'Bagus', media_ids: [await world.upload()] };
    await world.write(first);
    // The alert tells the rating of the moment it is sent.
    expect(await told(world.seller.id)).toHaveLength(1);
    expect((await world.write(first)).data.review).toMatchObject({ edited_at: null, can_edit: true });
    market.clock.advance(day / 2);
    const changed = { order_item_id: lineId, rating: 2, text: 'Luntur', is_anonymous: true };
    expect(await world.write(changed)).toMatchObject({
      message: 'Ulasan diubah',
      data: { review: { rating: 2, images: [], is_anonymous: true, can_edit: false } },
    });
    expect(await world.write(changed)).toMatchObject({ code: 200 });
    expect(await world.write(first)).toMatchObject({
      code: 409,
      message: 'Ulasan hanya bisa diubah satu kali',
    });
    const counted = { stars: [0, 1, 0, 0, 0], rating_avg: 2, rating_count: 1 };
    expect(await ratingsOf('products', product())).toEqual(counted);
    await world.write({
      order_item_id: (await world.buy()).lineId,
      rating: 4,
      media_ids: [await world.upload()],
    });
    const shown = async (query: string) =>
      (await market.call(`/products/review/${product()}?${query}`)).data.map(
        ({ rating }: { rating: number }) => rating,
      );
    expect(await shown('sort=lowest')).toEqual([2, 4]);
    expect(await shown('sort=highest')).toEqual([4, 2]);
    expect(await shown('with_media=1')).toEqual([4]);
    expect(await shown('rating=2')).toEqual([2]);
    const { data } = await market.call(`/products/review/${product()}?rating=2`);
    expect(data).toMatchObject([{ author: 'B***o', edited_at: market.clock.now().toISOString() }]);
    expect((await told(world.seller.id)).map(([title, body]) => [title, body])).toEqual([
      ['Ulasan baru', 'Pembeli memberi 5 bintang untuk Kaos polos katun.'],
      ['Ulasan diubah', 'Pembeli memberi 2 bintang untuk Kaos polos katun.'],
      ['Ulasan baru', 'Pembeli memberi 4 bintang untuk Kaos polos katun.'],
    ]);
  });

  test('is rejected for an invalid review', { tags: 'slow' }, async () => {
    const { lineId } = await world.buy();
    for (const [fault, field, message] of [
      [{ rating: undefined }, 'rating', 'Beri 1 sampai 5 bintang'],
      [{ rating: 6 }, 'rating', 'Beri 1 sampai 5 bintang'],
      [{ rating: 4.5 }, 'rating', 'Beri 1 sampai 5 bintang'],
      [{ text: 'a'.repeat(501) }, 'text', 'Ulasan maksimal 500 karakter'],
      [{ media_ids: [1, 2, 3, 4, 5, 6] }, 'media_ids', 'Maksimal 5 foto'],
    ] as const) {
      const answer = await world.write({ order_item_id: lineId, rating: 5, ...fault });
      expect(answer).toMatchObject({ code: 422, message, data: { [field]: [message] } });
    }
  });

  test("another user's order or image is not found, and nothing is written [S22]", {
    tags: 'slow',
  }, async () => {
    const { lineId } = await world.buy();
    const body = { order_item_id: lineId, rating: 5 };
    expect((await world.write(body, world.seller.token)).status).toBe(404);
    expect((await market.call('/buyer/dashboard/order/review', { body })).status).toBe(401);
    const foreign = await world.upload(world.otherSeller.id);
    const answer = await world.write({ ...body, media_ids: [await world.upload(), foreign] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data)).toEqual(['media_ids.1']);
    expect((await ratingsOf('products', product())).rating_count).toBe(0);
    expect((await world.mine()).counts).toEqual({ pending: 1, done: 0 });
  });
});

describe('at the same time', () => {
  test('many presses of one user are one review [R5]', { tags: 'slow' }, async () => {
    const { lineId } = await world.buy();
    const body = { order_item_id: lineId, rating: 3, text: 'Lumayan' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.write(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await ratingsOf('products', product())).toMatchObject({ stars: [0, 0, 1, 0, 0] });
    const keyed = () =>
      world.write({ ...body, rating: 4 }, undefined, { 'idempotency-key': 'ulasan-pertama' });
    const same = await Promise.all(Array.from({ length: 6 }, keyed));
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await ratingsOf('products', product())).toMatchObject({ stars: [0, 0, 0, 1, 0] });
  });

  /** On one session nothing races. */
  test.runIf(process.env.TEST_DATABASE_URL)(
    'of two different changes at the same moment one holds, and its stars count once [R2]',
    { tags: 'slow' },
    async () => {
      const { lineId: order_item_id } = await world.buy();
      await world.write({ order_item_id, rating: 3 });
      const { db } = market.database;
      const countWaiting = async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.waiting;
      };
      // While somebody else holds the row both have begun; then they go on one after the other.
      const changes = await db.transaction().execute(async (held) => {
        await held
          .selectFrom('reviews')
          .select('id')
          .where('order_item_id', '=', order_item_id)
          .forUpdate()
          .execute();
        const begun = [1, 5].map((rating) => world.write({ order_item_id, rating }));
        await vi.waitUntil(async () => (await countWaiting()) === 2, { timeout: 20_000 });
        return begun;
      });
      const results = await Promise.all(changes);
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { rating_count, stars } = await ratingsOf('products', product());
      expect([rating_count, stars.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
    },
  );

  test('reviews and changes of many lines are all counted [R2]', { tags: 'slow' }, async () => {
    const lines: number[] = [];
    for (let n = 0; n < 10; n++) lines.push((await world.buy()).lineId);
    const rating = (place: number) => (place % 5) + 1;
    await Promise.all(lines.map((order_item_id, n) => world.write({ order_item_id, rating: rating(n) })));
    expect(await ratingsOf('products', product())).toEqual({
      stars: [2, 2, 2, 2, 2],
      rating_avg: 3,
      rating_count: 10,
    });
    await Promise.all(lines.map((order_item_id) => world.write({ order_item_id, rating: 5 })));
    const all = { stars: [0, 0, 0, 0, 10], rating_avg: 5, rating_count: 10 };
    expect(await ratingsOf('products', product())).toEqual(all);
    expect(await ratingsOf('merchants', world.seller.merchantId)).toEqual(all);
  });
});
