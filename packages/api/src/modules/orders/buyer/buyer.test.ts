import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { recountSold } from '../../catalog/index.ts';
import { saveImage } from '../../media/index.ts';
import {
  type OrderFixture,
  openOrderFixture,
  place,
  placePaid,
  signInAgain,
} from '../testing/order-fixture.ts';
import { drive } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const area = '/buyer/dashboard/order';
const list = (query = '') => market.call(`${area}/list${query}`, { token: world.buyer.token });
const detail = (code: string, token = world.buyer.token) => market.call(`${area}/detail/${code}`, { token });
const ask = (body: object, token = world.buyer.token) => market.call(`${area}/status`, { token, body });
const pixels = new Uint8Array(4);
const upload = (ownerId: number) =>
  saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility: 'draft',
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: pixels, 300: pixels, 600: pixels },
    },
  });

describe("the buyer's orders", () => {
  test('are listed newest first with items, deadline, buttons and a number per tab [BUYER-03]', {
    tags: 'slow',
  }, async () => {
    const unpaid = await place(world, [{ qty: 2 }]);
    const paid = await placePaid(world);
    const { data, meta, counts } = await list();
    expect(data.map(({ order_code }: { order_code: string }) => order_code)).toEqual([
      paid.orders[0]?.code,
      unpaid.orders[0]?.code,
    ]);
    expect(data[1]).toMatchObject({
      order_group_code: unpaid.code,
      status: 'waiting_payment',
      status_label: 'Menunggu pembayaran',
      merchant: { merchant_name: 'Toko Maju', merchant_slug: 'toko-maju', merchant_photo: null },
      items: [
        { name: 'Kaos polos katun', variant_label: 'Hitam, M', qty: 2, price: 100_000, total: 200_000 },
      ],
      total_item: 2,
      shipping: { courier: 'jne', courier_name: 'JNE', service: 'REG', awb: null, etd: '1-2' },
      grand_total: 209_000,
      due: { type: 'pay', at: unpaid.payDueAt.toISOString() },
      is_dropship: false,
      actions: ['pay', 'cancel'],
    });
    expect(data[0]).toMatchObject({ status: 'new', due: { type: 'respond' }, actions: ['cancel'] });
    expect(meta).toMatchObject({ total: 2, last_page: 1 });
    expect(counts).toEqual({
      all: 2,
      unpaid: 1,
      processed: 1,
      shipped: 0,
      delivered: 0,
      complained: 0,
      completed: 0,
      cancelled: 0,
    });
  });

  test('are found by tab, text, day and page', { tags: 'slow' }, async () => {
    const first = await drive(world, ['T4', 'T9', 'T10']);
    market.clock.advance(day);
    await signInAgain(world);
    const second = await placePaid(world, [{ product: 1 }]);
    const codes = async (query: string) =>
      (await list(query)).data.map(({ order_code }: { order_code: string }) => order_code);
    const [code] = second.orders.map((order) => order.code);
    expect(await codes('?status=shipped')).toEqual([first.code]);
    expect(await codes('?search=toko lain')).toEqual([code]);
    expect(await codes(`?search=${first.code.toLowerCase()}`)).toEqual([first.code]);
    expect(await codes('?search=100%25')).toEqual([]);
    expect(await codes('?date_end=2026-03-02')).toEqual([first.code]);
    expect(await codes('?date_start=2026-03-03&date_end=2026-03-03')).toEqual([code]);
    expect(await codes('?per_page=1&page=2')).toEqual([first.code]);
    expect((await list('?status=batal')).status).toBe(422);
  });

  test('a day begins and ends in Asia/Jakarta', async () => {
    market.clock.set(new Date('2026-03-02T17:30:00Z'));
    const { orders } = await placePaid(world);
    expect(orders[0]?.code).toMatch(/^ORD-20260303-[2-9A-Z]{5}$/);
    expect((await list('?date_start=2026-03-03')).data).toHaveLength(1);
    expect((await list('?date_end=2026-03-02')).data).toHaveLength(0);
  });

  test('show their history, prices and tracking, in the language of the page', { tags: 'slow' }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12'], {
      wish: { sellerVoucher: 10_000, dropship: { name: 'Kios Budi', phone: '081200001111' } },
    });
    const { data } = await market.call(`${area}/detail/${code}`, {
      token: world.buyer.token,
      headers: { 'accept-language': 'en' },
    });
    expect(data).toMatchObject({
      status_label: 'Delivered',
      actions: ['track', 'complete', 'complain'],
      due: { type: 'complete' },
      address: { receiver_name: 'Budi Santoso', phone: '081234567890', city: 'Kota Bandung' },
      dropship: { name: 'Kios Budi', phone: '081200001111' },
      payment: { method: 'va_bca', method_name: 'BCA Virtual Account', wallet_used: 0 },
      price_breakdown: { items: 100_000, seller_voucher: 10_000, shipping: 9_000, total: 99_000 },
      cancel_request: null,
      complaint: null,
    });
    expect(data.timeline.map(({ label, actor }: { label: string; actor: string }) => [label, actor])).toEqual(
      [
        ['Awaiting payment', 'buyer'],
        ['Awaiting confirmation', 'system'],
        ['Processing', 'seller'],
        ['Awaiting pickup', 'seller'],
        ['Shipped', 'courier'],
        ['Delivered', 'courier'],
      ],
    );
  });

  test("somebody else's are not found [S22]", { tags: 'slow' }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12']);
    for (const token of [world.seller.token, world.otherSeller.token]) {
      expect((await detail(code, token)).status).toBe(404);
      expect((await ask({ order_code: code, status: 'completed' }, token)).status).toBe(404);
    }
    expect((await market.call(`${area}/detail/${code}`)).status).toBe(401);
    expect((await detail('ORD-20260302-XXXXX')).status).toBe(404);
    expect((await detail(code)).data.status).toBe('delivered');
  });
});

describe('a buyer', () => {
  const because = { reason: 'tidak_jadi' };

  test('confirms an order, which counts as sold for 90 days; a second time it has changed [Q30]', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12']);
    const done = await ask({ order_code: code, status: 'completed' });
    expect(done).toMatchObject({ status: 200, message: 'Pesanan selesai' });
    expect(done.data).toMatchObject({
      status: 'completed',
      actions: ['track', 'review', 'buy_again'],
      due: null,
    });
    await market.settle();
    const { data: product } = await market.call(`/products/detail/${world.products[0]?.slug}`);
    expect(product.sold).toBe(1);
    const sold = async () => {
      const { rows } = await sql<{ sold: number; listed: number }>`
        select p.sold_90 as sold, l.sold_90 as listed from products p
        join product_listings l on l.product_id = p.id where p.id = ${world.products[0]?.productId}`.execute(
        market.database.db,
      );
      return rows[0];
    };
    expect(await sold()).toEqual({ sold: 1, listed: 1 });
    await recountSold(market.context());
    expect(await sold()).toEqual({ sold: 1, listed: 1 });
    const again = await ask({ order_code: code, status: 'completed' });
    expect(again).toMatchObject({
      status: 409,
      message: 'Status pesanan sudah berubah',
      data: { status: 'completed' },
    });
    market.clock.advance(91 * day);
    await recountSold(market.context());
    expect(await sold()).toEqual({ sold: 0, listed: 0 });
  });

  test('cancels an unpaid order with all that were placed with it', async () => {
    const { orders } = await place(world, [{}, { product: 1 }]);
    const answer = await ask({ order_code: orders[0]?.code, status: 'cancelled', ...because });
    expect(answer).toMatchObject({ status: 200, message: 'Pesanan dibatalkan' });
    expect((await list()).counts).toMatchObject({ unpaid: 0, cancelled: 2 });
  });

  test('cancels a new order at once and gets the money back', async () => {
    const { orders, payable } = await placePaid(world);
    await ask({ order_code: orders[0]?.code, status: 'cancelled', ...because });
    const { data, total_saldo } = await market.call('/buyer/dashboard/wallet/history', {
      token: world.buyer.token,
    });
    expect(total_saldo).toBe(payable);
    expect(data[0]).toMatchObject({ type: 'refund', amount: payable, reference_code: orders[0]?.code });
  });

  test('requests the cancellation of what is being packed, once', { tags: 'slow' }, async () => {
    const { code } = await drive(world, ['T4']);
    expect((await detail(code)).data.actions).toEqual(['request_cancel']);
    const cancel = { order_code: code, status: 'cancelled', ...because, description: 'Salah ukuran' };
    const asked = await ask(cancel);
    expect(asked).toMatchObject({ status: 200, message: 'Permintaan batal dikirim ke penjual' });
    expect(asked.data).toMatchObject({
      status: 'processed',
      actions: [],
      due: { type: 'reply_cancel' },
      cancel_request: { reason: 'Tidak jadi membeli. Salah ukuran' },
    });
    expect(await ask(cancel)).toMatchObject({
      status: 409,
      message: 'Ada permintaan batal yang belum dijawab',
    });
  });

  test.each([
    { after: 'the courier is called', steps: ['T4', 'T9'] as const },
    { after: 'the parcel is sent', steps: ['T4', 'T9', 'T10'] as const },
  ])('cannot cancel after $after', async ({ steps }) => {
    const { code } = await drive(world, steps);
    const refused = await ask({ order_code: code, status: 'cancelled', ...because });
    expect(refused).toMatchObject({ status: 409, data: { status: expect.any(String) } });
  });

  test('complains with images that only buyer and seller see, and takes it back', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12']);
    const picture = await upload(world.buyer.id);
    const complaint = {
      order_code: code,
      status: 'complained',
      reason: 'damaged',
      description: 'Jahitannya lepas semua',
      amount: 30_000,
    };
    expect(await ask(complaint)).toMatchObject({ status: 422, message: 'Tambahkan foto barang' });
    const tooMuch = await ask({ ...complaint, media_ids: [picture.id], amount: 109_001 });
    expect(Object.keys(tooMuch.data)).toEqual(['amount']);
    const foreign = await upload(world.seller.id);
    expect((await ask({ ...complaint, media_ids: [foreign.id] })).status).toBe(422);
    const { data } = await ask({ ...complaint, media_ids: [picture.id] });
    expect(data).toMatchObject({
      status: 'complained',
      actions: ['track', 'withdraw_complaint'],
      due: { type: 'reply_complaint' },
      complaint: {
        type: 'damaged',
        type_label: 'Barang rusak',
        amount: 30_000,
        status: 'open',
        messages: [],
      },
    });
    const [url] = data.complaint.images;
    expect((await market.fetch(new Request(`http://pasar.test${url}`))).status).toBe(200);
    expect((await market.fetch(new Request(`http://pasar.test${url.split('?')[0]}`))).status).toBe(404);
    const back = await ask({ order_code: code, status: 'complaint_withdrawn' });
    expect(back.data).toMatchObject({ status: 'completed', complaint: { status: 'withdrawn', refunded: 0 } });
  });

  test('complains about a parcel that does not come, but not before it is late', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10']);
    const complaint = {
      order_code: code,
      status: 'complained',
      reason: 'not_arrived',
      description: 'Paket belum sampai juga',
    };
    const early = await ask(complaint);
    expect(early).toMatchObject({ status: 409, message: 'Paket masih dalam perkiraan waktu kirim' });
    market.clock.advance(7 * day);
    await signInAgain(world);
    const late = await ask({ ...complaint, order_code: code });
    expect(late.data).toMatchObject({ status: 'complained', complaint: { amount: 109_000 } });
  });

  test('cannot complain after two days', { tags: 'slow' }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12', { wait: 48 * hour }]);
    await signInAgain(world);
    const picture = await upload(world.buyer.id);
    const late = await ask({
      order_code: code,
      status: 'complained',
      reason: 'wrong',
      description: 'Warnanya bukan ini',
      media_ids: [picture.id],
    });
    expect(late).toMatchObject({ status: 409, message: 'Waktu komplain sudah habis' });
    expect((await detail(code)).data.actions).toEqual(['track', 'complete']);
  });

  test.each([
    { status: 'shipped' },
    { status: 'cancelled', reason: 'iseng' },
    { status: 'completed', order_code: 1 },
    { status: 'complained', reason: 'damaged', description: 'x' },
  ])('is refused %j [S24] [S35]', async (wish) => {
    const { code } = await drive(world, ['T4', 'T9', 'T10', 'T12']);
    expect((await ask({ order_code: code, ...wish })).status).toBe(422);
    expect((await detail(code)).data.status).toBe('delivered');
  });
});
