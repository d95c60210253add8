import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type OrderFixture, openOrderFixture, place, placePaid } from '../testing/order-fixture.ts';
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

const area = '/merchant/dashboard/orders';
const read = (path: string, token = world.seller.token) => market.call(`${area}${path}`, { token });
const act = (verb: string, body: object, token = world.seller.token) =>
  market.call(`${area}/${verb}`, { token, body });
const codeOf = ({ orders }: { orders: { code: string }[] }) => orders[0]?.code ?? '';

describe("the seller's orders", () => {
  test('are the paid ones of the store, the buyer half hidden [SELL-05]', { tags: 'slow' }, async () => {
    await place(world);
    const paid = await placePaid(world, [{}, { product: 1 }]);
    const { data, counts, meta } = await read('/list');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      order_code: codeOf(paid),
      status: 'new',
      status_label: 'Pesanan baru',
      buyer: { masked_phone: '0812*****890' },
      city: 'Kota Bandung',
      seller_net: 95_000,
      due: { type: 'respond' },
      actions: ['approve', 'reject'],
    });
    expect(counts).toMatchObject({ all: 1, new: 1, to_ship: 0 });
    expect(meta.total).toBe(1);
    const { data: sale } = await read(`/detail/${codeOf(paid)}`);
    expect(sale).toMatchObject({
      weight_gram: 200,
      address: { phone: '0812*****890', receiver_name: 'Budi Santoso' },
      breakdown: {
        items: 100_000,
        seller_voucher: 0,
        commission: 5_000,
        commission_bps: 500,
        fee: 0,
        seller_net: 95_000,
        shipping: 9_000,
        insurance: 0,
      },
    });
    expect(sale.timeline.map(({ status }: { status: string }) => status)).toEqual(['new']);
    expect(JSON.stringify(sale)).not.toContain('081234567890');
  });

  test('that are new come by their deadline, and are found by courier and text', {
    tags: 'slow',
  }, async () => {
    const first = await placePaid(world);
    market.clock.advance(day / 2);
    const second = await placePaid(world, [{ courier: 'jnt', service: 'EZ' }]);
    const codes = async (query: string) =>
      (await read(`/list?${query}`)).data.map(({ order_code }: { order_code: string }) => order_code);
    expect(await codes('status=new')).toEqual([codeOf(first), codeOf(second)]);
    expect(await codes('status=all')).toEqual([codeOf(second), codeOf(first)]);
    expect(await codes('courier=jnt')).toEqual([codeOf(second)]);
    expect(await codes(`search=${codeOf(first).slice(-5)}`)).toEqual([codeOf(first)]);
  });

  test('that were canceled before the payment are never listed [S22]', { tags: 'slow' }, async () => {
    const unpaid = codeOf(await place(world));
    const body = { order_code: unpaid, status: 'cancelled', reason: 'tidak_jadi' };
    const { code } = await market.call('/buyer/dashboard/order/status', { token: world.buyer.token, body });
    expect(code).toBe(200);
    expect(await read('/list')).toMatchObject({ data: [], counts: { all: 0, cancelled: 0 } });
    expect(await read(`/detail/${unpaid}`)).toMatchObject({ code: 404 });
    expect(await act('approve', { order_code: unpaid })).toMatchObject({ code: 404 });
  });

  test('of others, unpaid ones and visitors get nothing [S22] [S23]', { tags: 'slow' }, async () => {
    const unpaid = await place(world);
    const { code } = await drive(world, []);
    for (const verb of ['approve', 'pickup']) {
      expect((await act(verb, { order_code: code }, world.otherSeller.token)).status).toBe(404);
      expect((await act(verb, { order_code: code }, world.buyer.token)).status).toBe(403);
      expect((await act(verb, { order_code: codeOf(unpaid) })).status).toBe(404);
      expect((await market.call(`${area}/${verb}`, { body: { order_code: code } })).status).toBe(401);
    }
    const reject = { order_code: code, reason: 'toko_tutup' };
    expect((await act('reject', reject, world.otherSeller.token)).status).toBe(404);
    for (const verb of ['cancel', 'complaint']) {
      const answer = { order_code: code, accept: true };
      expect((await act(verb, answer, world.otherSeller.token)).status).toBe(404);
      expect((await act(verb, answer)).status).toBe(409);
    }
    expect((await read(`/detail/${code}`, world.otherSeller.token)).status).toBe(404);
    expect((await read(`/detail/${codeOf(unpaid)}`)).status).toBe(404);
    expect((await read(`/detail/${code}`)).data.status).toBe('new');
  });
});

describe('a seller', () => {
  test('approves one order, then it has changed [SELL-05]', { tags: 'slow' }, async () => {
    const code = codeOf(await placePaid(world));
    expect(await act('approve', { order_code: code })).toMatchObject({
      status: 200,
      message: 'Pesanan diterima',
      data: { done: [code], failed: [] },
    });
    expect(await act('approve', { order_code: code })).toMatchObject({
      status: 409,
      message: 'Status pesanan sudah berubah',
      data: { status: 'processed' },
    });
  });

  test('approves many at once, each by itself', { tags: 'slow' }, async () => {
    const [one, two] = [codeOf(await placePaid(world)), codeOf(await placePaid(world))];
    const { code: shipped } = await drive(world, ['T4', 'T9', 'T10']);
    const foreign = codeOf(await placePaid(world, [{ product: 1 }]));
    const { data } = await act('approve', { order_codes: [two, shipped, one, foreign, one] });
    expect(data.done.toSorted()).toEqual([one, two].toSorted());
    expect(data.failed).toEqual([
      { id: foreign, order_code: foreign, message: 'Pesanan tidak ditemukan' },
      { id: shipped, order_code: shipped, message: 'Status pesanan sudah berubah' },
    ]);
  });

  test('of many none is approved or picked up: the code reports it, and each has its reason [API-01]', {
    tags: 'slow',
  }, async () => {
    const { code: shipped } = await drive(world, ['T4', 'T9', 'T10']);
    const foreign = codeOf(await placePaid(world, [{ product: 1 }]));
    for (const what of ['approve', 'pickup']) {
      expect(await act(what, { order_codes: [foreign] })).toMatchObject({
        status: 404,
        code: 404,
        message: 'Pesanan tidak ditemukan',
        data: { done: [], failed: [{ id: foreign, message: 'Pesanan tidak ditemukan' }] },
      });
      expect(await act(what, { order_codes: [shipped, foreign] })).toMatchObject({
        status: 409,
        code: 409,
        data: { done: [], failed: [{ id: foreign }, { id: shipped }] },
      });
    }
  });

  test('rejects with a reason, and the buyer gets everything back', { tags: 'slow' }, async () => {
    const code = codeOf(await placePaid(world));
    expect((await act('reject', { order_code: code, reason: 'malas' })).status).toBe(422);
    const unsaid = await act('reject', { order_code: code, reason: 'lainnya' });
    expect(unsaid).toMatchObject({ status: 422, message: 'Tulis alasannya' });
    const { data, message } = await act('reject', {
      order_code: code,
      reason: 'lainnya',
      description: 'Gudang banjir',
    });
    expect([message, data.status]).toEqual(['Pesanan ditolak, dana dikembalikan', 'rejected']);
    expect(data.timeline.at(-1)).toMatchObject({ actor: 'seller', note: 'Gudang banjir' });
    const { data: saldo } = await market.call('/wallet/saldo', { token: world.buyer.token });
    expect(saldo.balance).toBe(109_000);
  });

  test('who is out of stock has none to sell any more', { tags: 'slow' }, async () => {
    const kept = await placePaid(world, [{ qty: 2 }]);
    const code = codeOf(await placePaid(world, [{ qty: 3 }]));
    await act('reject', { order_code: code, reason: 'stok_habis' });
    const variant = await market.database.db
      .selectFrom('variants')
      .select(['stock_on_hand', 'stock_reserved'])
      .orderBy('id')
      .executeTakeFirst();
    expect(variant).toEqual({ stock_on_hand: 2, stock_reserved: 2 });
    expect((await read(`/detail/${codeOf(kept)}`)).data.status).toBe('new');
  });

  test('calls the courier and gets an airway bill', async () => {
    const { code } = await drive(world, ['T4']);
    const { data, message } = await act('pickup', { order_code: code });
    expect([message, data.failed]).toEqual(['Kurir dipanggil', []]);
    expect(data.done).toEqual([{ order_code: code, awb: '' }]);
    await market.settle();
    const { data: sale } = await read(`/detail/${code}`);
    expect(sale).toMatchObject({
      status: 'ready_to_ship',
      shipping: { awb: expect.stringMatching(/^JNE\d{12}$/), is_booking: false },
      due: { type: 'pickup' },
      actions: ['track'],
    });
    expect((await act('pickup', { order_code: code })).status).toBe(409);
  });

  test('lets an order go that the buyer wants to cancel, or sends it all the same', {
    tags: 'slow',
  }, async () => {
    const asked = [await drive(world, ['T4']), await drive(world, ['T4'])].map(({ code }) => code);
    for (const code of asked) {
      await market.call('/buyer/dashboard/order/status', {
        token: world.buyer.token,
        body: { order_code: code, status: 'cancelled', reason: 'ubah_alamat' },
      });
    }
    const [granted, refused] = asked;
    expect((await read(`/detail/${granted}`)).data).toMatchObject({
      actions: ['accept_cancel', 'reject_cancel'],
      cancel_request: { reason: 'Ingin mengubah alamat' },
    });
    expect(await act('pickup', { order_code: granted })).toMatchObject({
      status: 409,
      message: 'Ada permintaan batal yang belum dijawab',
    });
    const yes = await act('cancel', { order_code: granted, accept: true });
    expect(yes).toMatchObject({ message: 'Pesanan dibatalkan', data: { status: 'cancelled_buyer' } });
    const no = await act('cancel', { order_code: refused, accept: false, description: 'Sudah dikemas' });
    expect(no).toMatchObject({
      message: 'Permintaan batal ditolak',
      data: { status: 'processed', actions: ['pickup', 'enter_waybill'], cancel_request: null },
    });
    for (const accept of [true, false]) {
      expect((await act('cancel', { order_code: refused, accept })).status).toBe(409);
    }
  });

  test('agrees to a refund, or escalates the complaint', { tags: 'slow' }, async () => {
    const [one, two] = [
      await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']),
      await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']),
    ];
    expect((await read(`/detail/${one.code}`)).data.actions).toEqual([
      'accept_complaint',
      'reject_complaint',
      'track',
    ]);
    const yes = await act('complaint', { order_code: one.code, accept: true, description: 'Maaf ya' });
    expect(yes.data).toMatchObject({
      status: 'refunded',
      complaint: {
        status: 'resolved',
        refunded: 109_000,
        messages: [{ actor: 'seller', text: 'Maaf ya' }],
      },
    });
    const no = await act('complaint', { order_code: two.code, accept: false, description: 'Tidak rusak' });
    expect(no).toMatchObject({
      message: 'Komplain diteruskan ke tim Pasar',
      data: {
        status: 'complained',
        actions: ['accept_complaint', 'track'],
        complaint: { status: 'escalated' },
      },
    });
    expect((await act('complaint', { order_code: two.code, accept: false })).status).toBe(409);
    expect((await act('complaint', { order_code: two.code, accept: true })).status).toBe(200);
  });

  test('who repeats a call under the same key gets the same response [R5]', async () => {
    const code = codeOf(await placePaid(world));
    const approve = () =>
      market.call(`${area}/approve`, {
        token: world.seller.token,
        body: { order_codes: [code] },
        headers: { 'idempotency-key': 'approve-once' },
      });
    const [first, second] = [await approve(), await approve()];
    expect(first.data).toEqual({ done: [code], failed: [] });
    expect(second.data).toEqual(first.data);
  });
});
