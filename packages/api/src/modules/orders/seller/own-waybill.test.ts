import { maxWaybillCorrections } from '@pasar/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { type Account, readAccountBalance } from '../../ledger/index.ts';
import { saveImage } from '../../media/index.ts';
import { recordScan } from '../../shipping/index.ts';
import { deadlinesJob } from '../scheduled-jobs/run-deadlines.ts';
import { type OrderFixture, openOrderFixture, signInAgain } from '../testing/order-fixture.ts';
import { drive } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  // Nobody books couriers here, as in a marketplace without a provider.
  market = await openTestServer({ courierStageSeconds: 0 }, { plugins: [] });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const area = '/merchant/dashboard/orders';
const act = (verb: string, body: object, token = world.seller.token) =>
  market.call(`${area}/${verb}`, { token, body });
const asBuyer = async (code: string) =>
  (await market.call(`/buyer/dashboard/order/detail/${code}`, { token: world.buyer.token })).data;
const photo = async (ownerId = world.seller.id) =>
  (
    await saveImage({
      ctx: market.context(),
      input: {
        ownerId,
        visibility: 'draft',
        mime: 'image/png',
        width: 1,
        height: 1,
        files: { 150: new Uint8Array(4), 300: new Uint8Array(4), 600: new Uint8Array(4) },
      },
    })
  ).id;
const packed = async () => (await drive(world, ['T4'])).code;
const send = async (code: string, awb: string) =>
  act('waybill', { order_code: code, awb, media_id: await photo() });
const report = async (code: string, more: object = {}) =>
  act('delivered', { order_code: code, receiver: 'Satpam Joko', media_id: await photo(), ...more });

describe('a marketplace that books no couriers', () => {
  test('offers the own waybill alone, and answers a pickup with 409 `waybill_required` [K5]', {
    tags: 'slow',
  }, async () => {
    const code = await packed();
    expect(await act('pickup', { order_code: code })).toMatchObject({
      status: 409,
      data: { reason: 'waybill_required' },
    });
    const { data } = await market.call(`${area}/detail/${code}`, { token: world.seller.token });
    expect(data).toMatchObject({ status: 'processed', actions: ['enter_waybill'] });
  });

  test('ships, delivers and pays the seller with the fare of the courier that the seller paid [K5] [K6] [K7]', {
    tags: 'slow',
  }, async () => {
    const code = await packed();
    const sent = await send(code, ' jx 12 3456 7890 ');
    expect(sent).toMatchObject({
      status: 200,
      message: 'Nomor resi disimpan',
      data: {
        status: 'shipped',
        actions: ['correct_waybill', 'confirm_delivery', 'track'],
        shipping: {
          awb: 'JX1234567890',
          tracking_url: 'https://www.jne.co.id/tracking-package?awb=JX1234567890',
        },
        seller_net: 95_000 + 9_000,
      },
    });
    const way = (await asBuyer(code)).tracking;
    expect(way).toMatchObject([{ code: 'picked_up', description: 'Paket diserahkan penjual ke kurir' }]);
    expect((await market.fetch(new Request(new URL(way[0].images[0], 'http://pasar.test')))).status).toBe(
      200,
    );
    await market.settle();
    expect((await market.letters(world.buyer.email))[0]?.text).toContain('JX1234567890');

    const arrived = await report(code);
    expect(arrived).toMatchObject({ status: 200, data: { status: 'delivered', due: { type: 'complete' } } });
    const left = Date.parse(arrived.data.due.at) - market.clock.now().getTime();
    expect(left).toBe(7 * day);
    const buyer = await asBuyer(code);
    expect(buyer.tracking.at(-1).description).toBe('Penjual melaporkan paket diterima oleh Satpam Joko');
    expect(buyer.actions).toContain('complain');

    market.clock.advance(7 * day);
    await deadlinesJob.run(market.context());
    await market.settle();
    await signInAgain(world);
    expect((await asBuyer(code)).status).toBe('completed');
    const balance = (account: Account) => readAccountBalance(market.context(), account);
    expect(await balance({ kind: 'seller_wallet', owner: world.seller.merchantId })).toBe(95_000 + 9_000);
    expect(await balance({ kind: 'courier_payable' })).toBe(0);
  });
});

describe('a waybill', () => {
  test('is 8 to 30 letters and digits with a photo, each error at its field', async () => {
    const code = await packed();
    for (const awb of ['JNE1234', 'A'.repeat(31), 'JNE-12345678', '']) {
      const { status, data } = await send(code, awb);
      expect([status, Object.keys(data)], awb).toEqual([422, ['awb']]);
    }
    const bare = await act('waybill', { order_code: code, awb: 'JNE0123456789' });
    expect(bare).toMatchObject({ status: 422, data: { media_id: ['Tambahkan foto resi dari kurir'] } });
    expect((await asBuyer(code)).status).toBe('processed');
  });

  test('of a courier is used once, also by sellers at the same time', { tags: 'slow' }, async () => {
    const codes = [await packed(), await packed(), await packed()];
    const answers = await Promise.all(codes.map((code) => send(code, 'JNE0000000001')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ reason: 'waybill_used' });
    const other = (await drive(world, ['T4'], { wish: { courier: 'sicepat' } })).code;
    expect((await send(other, 'JNE0000000001')).status).toBe(200);
  });

  test('is corrected twice at most, never to one that another order has, and not after the delivery', {
    tags: 'slow',
  }, async () => {
    const [code, other] = [await packed(), await packed()];
    await send(other, 'JNE0000000099');
    await send(code, 'JNE0000000001');
    expect(await act('waybill', { order_code: code, awb: 'JNE0000000099' })).toMatchObject({
      status: 409,
      data: { reason: 'waybill_used' },
    });
    for (let n = 0; n < maxWaybillCorrections; n++) {
      const corrected = await act('waybill', { order_code: code, awb: `JNE000000001${n}` });
      expect(corrected).toMatchObject({ status: 200, data: { shipping: { awb: `JNE000000001${n}` } } });
    }
    const third = await act('waybill', { order_code: code, awb: 'JNE0000000020' });
    expect(third).toMatchObject({ status: 409, data: { reason: 'corrections_used' } });
    expect((await asBuyer(code)).shipping.awb).toBe('JNE0000000011');
    await report(other);
    expect((await act('waybill', { order_code: other, awb: 'JNE0000000030' })).status).toBe(409);
  });

  test('takes no scans that name its number alone: they could be another courier’s', {
    tags: 'slow',
  }, async () => {
    const code = await packed();
    await send(code, 'JNE0000000001');
    const forged = recordScan({ ctx: market.context(), input: { awb: 'JNE0000000001', code: 'delivered' } });
    await expect(forged).rejects.toMatchObject({ code: 404 });
    expect((await asBuyer(code)).status).toBe('shipped');
  });
});

describe('the delivery that a seller reports', () => {
  test('needs a receiver and a photo, each error at its field [K6]', { tags: 'slow' }, async () => {
    const code = await packed();
    await send(code, 'JNE0000000001');
    const bare = await report(code, { media_id: null });
    expect(bare).toMatchObject({ status: 422, data: { media_id: ['Tambahkan foto bukti terima'] } });
    const nameless = await report(code, { receiver: ' J ' });
    expect([nameless.status, Object.keys(nameless.data)]).toEqual([422, ['receiver']]);
    const foreign = await report(code, { media_id: await photo(world.otherSeller.id) });
    expect([foreign.status, Object.keys(foreign.data)]).toEqual([422, ['media_id']]);
    expect((await asBuyer(code)).status).toBe('shipped');
  });

  test('happens once, and never before the parcel was sent', { tags: 'slow' }, async () => {
    const code = await packed();
    expect((await report(code)).status).toBe(409);
    await send(code, 'JNE0000000001');
    const answers = await Promise.all([report(code), report(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('can be contradicted for a week, and nothing completes before', { tags: 'slow' }, async () => {
    const code = await packed();
    await send(code, 'JNE0000000001');
    await report(code);
    market.clock.advance(6 * day);
    await deadlinesJob.run(market.context());
    await signInAgain(world);
    expect((await asBuyer(code)).status).toBe('delivered');
    const complaint = await market.call('/buyer/dashboard/order/status', {
      token: world.buyer.token,
      body: {
        order_code: code,
        status: 'complained',
        reason: 'not_arrived',
        description: 'Belum sampai di rumah',
      },
    });
    expect(complaint).toMatchObject({ status: 200, data: { status: 'complained' } });
  });
});
