import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
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

const review = async (more: object = {}) => {
  const bought = await world.buy();
  market.clock.advance(hour);
  const { data } = await world.write({ order_item_id: bought.lineId, rating: 5, ...more });
  return { ...bought, id: Number(data.review.id) };
};
const textsOf = ({ data }: { data: { text: string }[] }) => data.map(({ text }) => text);

describe('the reviews of a store [SELL-06] [API-23]', () => {
  test('are listed by product, filtered and sorted, with their summary', { tags: 'slow' }, async () => {
    const good = await review({ text: 'Adem sekali' });
    await review({ rating: 1, text: 'Luntur', media_ids: [await world.upload()] });
    await review({ rating: 4, text: 'Cukup' });
    await world.reply({ review_id: good.id, reply: 'Terima kasih' });
    const all = await world.seen('product');
    expect(textsOf(all)).toEqual(['Cukup', 'Luntur', 'Adem sekali']);
    expect(all).toMatchObject({
      meta: { total: 3 },
      counts: { all: 3, replied: 1, unreplied: 2 },
      summary: {
        avg_rating: 3.3,
        total_review: 3,
        periode_awal: '2026-03-02',
        distribution: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 },
      },
    });
    expect(all.data[2]).toMatchObject({
      author: 'Budi Santoso',
      order_code: good.code,
      product: { name: 'Kaos polos katun', slug: world.products[0]?.slug },
      reply: { text: 'Terima kasih', can_edit: true },
    });
    for (const [query, texts] of [
      ['rating=1', ['Luntur']],
      ['replied=1', ['Adem sekali']],
      ['replied=0&sort=lowest', ['Luntur', 'Cukup']],
      ['with_media=1', ['Luntur']],
      ['search=ADEM', ['Adem sekali']],
      ['sort=highest&per_page=1', ['Adem sekali']],
      ['sort=oldest&per_page=1&page=3', ['Cukup']],
      [`review_id=${good.id}`, ['Adem sekali']],
      ['product_id=999', []],
    ] as const) {
      expect([query, textsOf(await world.seen(`product?${query}`))]).toEqual([query, texts]);
    }
    for (const query of ['rating=6', 'rating=x', 'replied=2', 'sort=x', 'per_page=101', 'review_id=0']) {
      expect([query, (await world.seen(`product?${query}`)).status]).toEqual([query, 422]);
    }
  });

  test('are read by everybody on its page, with images and what they are about [API-17]', {
    tags: 'slow',
  }, async () => {
    await review({ text: 'Adem sekali', is_anonymous: true });
    await review({ rating: 1, text: 'Luntur', media_ids: [await world.upload()] });
    const slug = await market.database.db
      .selectFrom('merchants')
      .select('merchant_slug')
      .where('id', '=', world.seller.merchantId)
      .executeTakeFirstOrThrow();
    const read = (query = '') => market.call(`/merchant/reviews/${slug.merchant_slug}?${query}`);
    const all = await read();
    expect(v.is(endpoints.stores.reviews.data, all.data)).toBe(true);
    expect(all).toMatchObject({
      meta: { total: 2 },
      summary: { average: 3, total: 2, with_images: 1, distribution: { 1: 1, 5: 1 } },
    });
    expect(all.data).toMatchObject([
      { text: 'Luntur', author: 'Budi Santoso', images: [{}] },
      { author: 'B***o', product: { name: 'Kaos polos katun', slug: world.products[0]?.slug } },
    ]);
    expect(textsOf(await read('rating=5'))).toEqual(['Adem sekali']);
    expect(textsOf(await read('with_media=1'))).toEqual(['Luntur']);
    expect(textsOf(await read('per_page=1&page=2'))).toEqual(['Adem sekali']);
    expect((await market.call('/merchant/reviews/nowhere')).status).toBe(404);
  });

  test('are listed by order: with reviews, and waiting for them', { tags: 'slow' }, async () => {
    const done = await review({ text: 'Bagus' });
    const waiting = await world.buy();
    expect((await world.seen('order')).data).toMatchObject([
      { order_code: done.code, buyer: 'Budi Santoso', reviews: [{ text: 'Bagus' }], waiting: [] },
    ]);
    const pending = await world.seen('order?type=pending');
    expect(pending.data).toMatchObject([
      { order_code: waiting.code, reviews: [], waiting: [{ name: 'Kaos polos katun' }] },
    ]);
    expect(pending).toMatchObject({ meta: { total: 1 }, summary: { total_review: 1 } });
  });

  test('an anonymous one reveals neither buyer nor order, in no list', { tags: 'slow' }, async () => {
    const hidden = await review({ text: 'Rahasia', is_anonymous: true });
    const byProduct = await world.seen('product');
    expect(byProduct.data).toMatchObject([{ author: 'B***o', order_code: null, is_anonymous: true }]);
    const byOrder = await world.seen('order');
    expect(byOrder.data).toMatchObject([{ order_code: null, buyer: 'B***o', completed_at: null }]);
    const waiting = await world.seen('order?type=pending');
    expect(waiting.data).toMatchObject([{ order_code: hidden.code, reviews: [], waiting: [{}] }]);
    const sale = await market.call(`/merchant/dashboard/orders/detail/${hidden.code}`, {
      token: world.seller.token,
    });
    expect(sale.data.items).toMatchObject([{ is_reviewed: false }]);
    const own = await market.call(`/buyer/dashboard/order/detail/${hidden.code}`, {
      token: world.buyer.token,
    });
    expect(own.data.items).toMatchObject([{ is_reviewed: true }]);
    expect(JSON.stringify([byProduct.data, byOrder.data])).not.toContain('Budi');
  });

  test("another store's are not found [S22]", { tags: 'slow' }, async () => {
    const { id } = await review();
    const { token } = world.otherSeller;
    expect((await world.seen('product', token)).data).toEqual([]);
    expect((await world.seen(`product?review_id=${id}`, token)).data).toEqual([]);
    expect((await world.seen('order', token)).data).toEqual([]);
    expect((await world.reply({ review_id: id, reply: 'Halo' }, token)).status).toBe(404);
    expect((await world.reply({ review_id: 999, reply: 'Halo' })).status).toBe(404);
    expect((await world.reply({ review_id: id, reply: 'Halo' }, world.buyer.token)).status).toBe(403);
    const { data } = await market.call(`/products/review/${world.products[0]?.productId}`);
    expect(data[0].reply).toBeNull();
  });
});

describe('the reply to a review', () => {
  test('is visible to everybody and notified to the buyer once; it can be changed for 24 hours', {
    tags: 'slow',
  }, async () => {
    const { id } = await review();
    expect(await world.reply({ review_id: id, reply: ' Terima kasih ' })).toMatchObject({
      code: 200,
      message: 'Balasan terkirim',
      data: { reply: { text: 'Terima kasih' } },
    });
    market.clock.advance(24 * hour - 1);
    await world.signInAgain();
    await world.reply({ review_id: id, reply: 'Terima kasih, Kak' });
    const { data } = await market.call(`/products/review/${world.products[0]?.productId}`);
    expect(data[0].reply.text).toBe('Terima kasih, Kak');
    market.clock.advance(1);
    expect(await world.reply({ review_id: id, reply: 'Lagi' })).toMatchObject({
      code: 409,
      message: 'Balasan hanya bisa diubah dalam 24 jam',
    });
    expect((await world.reply({ review_id: id, reply: 'Terima kasih, Kak' })).status).toBe(200);
    expect((await world.mine('type=done')).data[0].review.reply.text).toBe('Terima kasih, Kak');
    await market.settle();
    const told = await market.database.db
      .selectFrom('notifications')
      .select(['title', 'link'])
      .where('user_id', '=', world.buyer.id)
      .where('category', '=', 'review')
      .execute();
    expect(told).toMatchObject([{ title: { id: 'Ulasanmu dibalas' }, link: '/account/reviews?type=done' }]);
  });

  test('must not be empty or too long', { tags: 'slow' }, async () => {
    const { id } = await review();
    for (const [reply, message] of [
      ['', 'Tulis balasanmu'],
      ['   ', 'Tulis balasanmu'],
      ['a'.repeat(501), 'Balasan maksimal 500 karakter'],
    ]) {
      expect(await world.reply({ review_id: id, reply })).toMatchObject({
        code: 422,
        data: { reply: [message] },
      });
    }
  });

  test('many at the same time are one', { tags: 'slow' }, async () => {
    const { id } = await review();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.reply({ review_id: id, reply: 'Terima kasih' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
