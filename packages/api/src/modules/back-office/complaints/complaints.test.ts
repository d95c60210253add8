import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { maskEmail } from '../../accounts/index.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
  staff = await createStaffUser(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const complained = () => drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
const escalate = () => market.database.db.updateTable('complaints').set({ status: 'escalated' }).execute();
const decide = (complaint_id: number, refund_amount: number, by = staff) =>
  by.post('/complaints/decide', { complaint_id, refund_amount, note: 'Sesuai foto' });
const buyerHas = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
const idOf = async () => (await staff.get('/complaints/list?status=all')).data[0].id as number;

describe('complaints in the back office', () => {
  test('wait there once the seller did not settle them, with all that is needed to decide', {
    tags: 'slow',
  }, async () => {
    const { code } = await complained();
    expect((await staff.get('/complaints/list')).data).toEqual([]);
    expect((await staff.get('/overview')).data.complaints).toEqual({ escalated: 0, open: 1 });
    await escalate();
    const { data, meta } = await staff.get('/complaints/list');
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      order_code: code,
      order_status: 'complained',
      status: 'escalated',
      type: 'not_arrived',
      held: 109_000,
      buyer: { user_id: world.buyer.id },
      merchant: { merchant_name: 'Toko Maju' },
    });
    const detail = (await staff.get(`/complaints/detail/${data[0].id}`)).data;
    expect(detail).toMatchObject({
      messages: [{ actor: 'buyer', text: 'Belum' }],
      items: [{ name: 'Kaos polos katun', qty: 1, total: 100_000 }],
      money: { grand_total: 109_000, shipping: 9_000 },
      images: [],
    });
  });

  test("show the buyer's address to support while they are open, to finance never [B23]", {
    tags: 'slow',
  }, async () => {
    await complained();
    const id = await idOf();
    const [support, finance] = [
      await createStaffUser(market, 'sari@example.test', ['support']),
      await createStaffUser(market, 'uang@example.test', ['finance']),
    ];
    const seen = async (by: StaffUser) => (await by.get('/complaints/list?status=all')).data[0].buyer.email;
    const { email } = await market.database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', world.buyer.id)
      .executeTakeFirstOrThrow();
    expect([await seen(support), await seen(finance)]).toEqual([email, maskEmail(email)]);
    await decide(id, 0);
    expect([await seen(support), await seen(staff)]).toEqual([maskEmail(email), email]);
  });

  test('show what each side would get, as the decision then books it [B19]', { tags: 'slow' }, async () => {
    await complained();
    const id = await idOf();
    const ask = (refund: number) => staff.get(`/complaints/split/${id}?refund_amount=${refund}`);
    for (const refund of [0, 40_000, 109_000]) {
      const parts = (await ask(refund)).data as Record<string, number>;
      expect(parts.buyer).toBe(refund);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(109_000);
    }
    expect((await ask(109_001)).status).toBe(422);
    expect((await staff.get('/complaints/split/999?refund_amount=0')).status).toBe(404);
    const { data: told } = await ask(40_000);
    await decide(id, 40_000);
    const rows = await market.database.db
      .selectFrom('ledger_postings as p')
      .innerJoin('ledger_journals as j', 'j.id', 'p.journal_id')
      .select(['p.kind', 'p.amount'])
      .where('j.event', '=', 'J4')
      .execute();
    const booked = Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
    expect(booked).toMatchObject({
      buyer_wallet: told.buyer,
      seller_wallet: told.seller,
      courier_payable: told.courier,
      platform_commission: told.commission,
    });
  });

  test('are found by the code of the order, the buyer or the store', { tags: 'slow' }, async () => {
    const { code } = await complained();
    const found = async (search: string) =>
      (await staff.get(`/complaints/list?status=all&search=${encodeURIComponent(search)}`)).data.length;
    const { email } = world.buyer;
    expect(await Promise.all([code.toLowerCase(), email, 'toko maju'].map(found))).toEqual([1, 1, 1]);
    expect(await Promise.all(['ORD-00000000-XXXXX', '%', 'toko lain'].map(found))).toEqual([0, 0, 0]);
  });

  test('show the earlier ones of their buyer and their store [B19]', { tags: 'slow' }, async () => {
    await complained();
    const first = await idOf();
    const earlier = async (id: number) => (await staff.get(`/complaints/detail/${id}`)).data.earlier;
    const none = { total: 0, latest: [] };
    expect(await earlier(first)).toEqual({ buyer: none, store: none });
    await decide(first, 30_000);
    await complained();
    const { buyer, store } = await earlier(await idOf());
    expect(buyer).toMatchObject({ total: 1, latest: [{ id: first, status: 'resolved', refunded: 30_000 }] });
    expect(store).toEqual(buyer);
    expect(await earlier(first)).toEqual({ buyer: none, store: none });
  });

  test('show what both sides wrote to each other, to support, with a reason that the audit keeps [W11]', {
    tags: 'slow',
  }, async () => {
    await complained();
    const complaint_id = await idOf();
    const read = (by: StaffUser, reason = 'Periksa bukti') =>
      by.post('/complaints/chat', { complaint_id, reason });
    expect((await read(staff)).data).toEqual({ messages: [] });
    const { data: chat } = await market.call('/buyer/dashboard/chat/open', {
      token: world.buyer.token,
      body: { merchant_id: world.seller.merchantId },
    });
    for (const text of ['Paketku di mana?', 'Sudah seminggu']) {
      await market.call(`/buyer/dashboard/chat/${chat.id}/messages`, {
        token: world.buyer.token,
        body: { client_id: randomUUID(), kind: 'text', text },
      });
    }
    const support = await createStaffUser(market, 'sari@example.test', ['support']);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await read(support, ' ')).status).toBe(422);
    expect((await read(finance)).status).toBe(403);
    const { messages } = (await read(support)).data as { messages: { side: string; text: string }[] };
    expect(messages.map(({ side, text }) => [side, text])).toEqual([
      ['buyer', 'Paketku di mana?'],
      ['buyer', 'Sudah seminggu'],
    ]);
    expect((await listAuditLogs(market, 'complaint')).at(-1)).toMatchObject({
      ...{ action: 'chat.read', target_id: String(complaint_id), actor_id: support.id },
      reason: 'Periksa bukti',
    });
    expect((await staff.post('/complaints/chat', { complaint_id: 999, reason: 'Cek' })).status).toBe(404);
  });

  test('end with a refund within what is held, and are recorded [T17]', { tags: 'slow' }, async () => {
    await complained();
    const id = await idOf();
    for (const wrong of [-1, 0.5, 109_001]) {
      const refused = await decide(id, wrong);
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['refund_amount']]);
    }
    const decided = await decide(id, 30_000);
    expect(decided).toMatchObject({
      status: 200,
      data: {
        status: 'resolved',
        refunded: 30_000,
        held: 0,
        order_status: 'refunded',
        result: { refunded: 30_000, seller_net: 66_500 },
      },
    });
    expect(await buyerHas()).toBe(30_000);
    expect(await listAuditLogs(market, 'complaint')).toMatchObject([
      {
        action: 'complaint.decide',
        target_id: String(id),
        actor_id: staff.id,
        before: { status: 'open', order_status: 'complained' },
        after: { status: 'resolved', refunded: 30_000 },
        reason: 'Sesuai foto',
      },
    ]);
  });

  test('give a side 48 hours to answer a question, within which nobody decides [B19]', {
    tags: 'slow',
  }, async () => {
    const { code } = await complained();
    const id = await idOf();
    const ask = (side: string, by = staff) =>
      by.post('/complaints/request', { complaint_id: id, side, text: 'Kapan paketnya dikirim?' });
    expect((await ask('seller')).status).toBe(409);
    await escalate();
    const queued = async () => (await staff.get('/queue/list?kind=complaint')).data.length;
    expect(await queued()).toBe(1);
    expect((await ask('nobody')).status).toBe(422);
    const both = await Promise.all([ask('seller'), ask('seller')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await queued()).toBe(0);
    expect((await decide(id, 30_000)).status).toBe(409);

    const token = await createSessionToken(market, world.seller.id);
    const path = '/merchant/dashboard/orders';
    const seen = (await market.call(`${path}/detail/${code}`, { token })).data.complaint;
    expect(seen.request).toMatchObject({ text: 'Kapan paketnya dikirim?' });
    const buyer = await createSessionToken(market, world.buyer.id);
    const body = { order_code: code, text: 'Kemarin sore' };
    const wrong = await market.call('/buyer/dashboard/order/complaint/reply', { token: buyer, body });
    expect(wrong.status).toBe(409);
    const empty = await market.call(`${path}/complaint/reply`, { token, body: { ...body, text: ' ' } });
    expect(Object.keys(empty.data)).toEqual(['text']);
    const replied = await market.call(`${path}/complaint/reply`, { token, body });
    expect(replied.data.complaint).toMatchObject({
      request: null,
      messages: [
        { actor: 'staff', text: 'Kapan paketnya dikirim?' },
        { actor: 'seller', text: 'Kemarin sore' },
      ],
    });
    expect(await queued()).toBe(1);
    expect((await staff.get(`/complaints/detail/${id}`)).data.requests).toMatchObject([
      { side: 'seller', replied_at: expect.any(String) },
    ]);

    await ask('buyer');
    market.clock.advance(48 * hour);
    const later = await createStaffUser(market, 'pagi@example.test');
    expect(await decide(id, 0, later)).toMatchObject({ status: 200, data: { status: 'resolved' } });
  });

  test('are decided once, by the first of two [R1]', { tags: 'slow' }, async () => {
    await complained();
    const id = await idOf();
    const colleague = await createStaffUser(market, 'rekan@example.test');
    const answers = await Promise.all([decide(id, 109_000), decide(id, 0, colleague), decide(id, 50_000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await listAuditLogs(market, 'complaint')).toHaveLength(1);
    const won = answers.find(({ status }) => status === 200);
    expect(await buyerHas()).toBe(won?.data.refunded);
    const lost = answers.find(({ status }) => status === 409);
    expect(['refunded', 'completed']).toContain(lost?.data.status);
  });

  test('of one’s own store, or of one that one works for, are left to a colleague [W29]', {
    tags: 'slow',
  }, async () => {
    await complained();
    const id = await idOf();
    const { merchantId } = world.seller;
    await market.database.db
      .insertInto('store_members')
      .values({
        merchant_id: merchantId,
        user_id: staff.id,
        roles: ['orders'],
        created_at: market.clock.now(),
      })
      .execute();
    expect((await decide(id, 0)).status).toBe(403);
    await market.database.db.deleteFrom('store_members').execute();
    await market.database.db
      .updateTable('merchants')
      .set({ user_id: staff.id })
      .where('id', '=', world.seller.merchantId)
      .execute();
    expect((await decide(id, 0)).status).toBe(403);
    expect((await decide(id + 1, 0)).status).toBe(404);
    expect((await staff.get(`/complaints/detail/${id + 1}`)).status).toBe(404);
  });
});
