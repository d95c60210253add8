import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStore } from '../../../testing/products.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { completeStore } from '../testing/complete-store.ts';
import { requestWithdrawal } from '../testing/request-withdrawal.ts';
import { createStaffUser, createUser, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let admin: StaffUser;
let support: StaffUser;
let finance: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6, requestsPerAddress: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
  admin = await createStaffUser(market);
  support = await createStaffUser(market, 'bantu@example.test', ['support']);
  finance = await createStaffUser(market, 'uang@example.test', ['finance']);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const inDays = (days: number) => new Date(market.clock.now().getTime() + days * day);
const submit = async (name: string, days: number) => {
  const { id } = await createUser(market, `${name.toLowerCase()}@example.test`);
  return openStore(market, {
    name,
    user_id: id,
    verification_status: 'submitted',
    submitted_at: market.clock.now(),
    verify_due_at: inDays(days),
  });
};
const withdraw = (amount: number) => requestWithdrawal(market, world.buyer.id, amount);
const queue = async (by: StaffUser, query = '') => {
  const { data, counts, next_cursor } = await by.get(`/queue/list${query}`);
  return {
    rows: data as { kind: string; id: number; subject: string; claim: unknown }[],
    counts,
    next_cursor,
  };
};
const subjects = async (by: StaffUser, query = '') => (await queue(by, query)).rows.map((row) => row.subject);

describe('what the palette finds [B7]', () => {
  test('codes, people and stores, of what the roles of the reader open', { tags: 'slow' }, async () => {
    const order = await drive(world, []);
    await fillWallet(market, world.buyer.id, 500_000);
    await withdraw(50_000);
    const [{ withdraw_code }] = (await finance.get('/withdrawals/list')).data;
    const found = async (by: StaffUser, typed: string) =>
      (await by.get(`/find?search=${encodeURIComponent(typed)}`)).data;
    expect(await found(support, order.code.toLowerCase())).toEqual([
      { kind: 'order', key: order.code, name: order.code },
    ]);
    expect(await found(finance, withdraw_code)).toMatchObject([{ kind: 'withdrawal' }]);
    const { email } = await createUser(market, 'siti.rahma@example.test');
    const [person] = await found(support, 'siti.rahma');
    expect([person.kind, person.name === email]).toEqual(['user', false]);
    expect(await found(admin, 'siti.rahma')).toMatchObject([{ kind: 'user', name: email }]);
    await submit('Kain Lurik', 2);
    // The owner's address has the name, too.
    expect(await found(support, 'lurik')).toMatchObject([
      { kind: 'store', name: 'Kain Lurik' },
      { kind: 'user' },
    ]);
    const { id, merchant_slug } = await market.database.db
      .selectFrom('merchants')
      .select(['id', 'merchant_slug'])
      .where('merchant_name', '=', 'Kain Lurik')
      .executeTakeFirstOrThrow();
    expect(await found(support, String(id))).toContainEqual({
      ...{ kind: 'store', key: String(id), name: 'Kain Lurik' },
    });
    expect(await found(support, merchant_slug)).toMatchObject([{ kind: 'store', key: String(id) }]);
    expect((await found(admin, String(person.key))).map(({ name }: { name: string }) => name)).toContain(
      email,
    );
    await market.call('/help/contact', { body: { topic: 'order', text: 'Di mana paket saya?', email } });
    const [ticket] = (await support.get('/tickets/list')).data;
    expect(await found(support, ticket.code.toLowerCase())).toEqual([
      { kind: 'ticket', key: String(ticket.id), name: ticket.code },
    ]);
    expect(await found(finance, ticket.code)).toEqual([]);
    // Content opens none of these pages, and two letters name too many.
    const content = await createStaffUser(market, 'konten@example.test', ['content']);
    expect(await found(content, 'lurik')).toEqual([]);
    expect(await found(admin, 'lu')).toEqual([]);
    expect(await found(admin, '%%%')).toEqual([]);
  });
});

describe('the queue of the staff', () => {
  test('has what each role decides, by due time and then by amount [B12]', { tags: 'slow' }, async () => {
    await submit('Besok', 2);
    await submit('Nanti', 30);
    await fillWallet(market, world.buyer.id, 500_000);
    await withdraw(50_000);
    await withdraw(90_000);
    const complained = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    await market.database.db.updateTable('complaints').set({ status: 'escalated' }).execute();
    const all = await queue(admin);
    expect(all.rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Besok', 'Nanti', complained.code, 'Budi Santoso']),
    );
    const money = all.rows.filter(({ kind }) => kind === 'withdrawal');
    expect(money).toMatchObject([{ amount: 90_000 }, { amount: 50_000 }]);
    expect(all.counts).toMatchObject({
      store: { open: 2, late: 0 },
      withdrawal: { open: 2 },
      complaint: { open: 1 },
    });
    expect(new Set((await queue(finance)).rows.map(({ kind }) => kind))).toEqual(new Set(['withdrawal']));
    expect(await subjects(support)).toEqual(expect.not.arrayContaining(['Budi Santoso']));
    expect(Object.keys((await queue(finance)).counts)).toEqual([
      'withdrawal',
      'approval',
      'transfer',
      'mismatch',
    ]);
    expect(await subjects(finance, '?kind=store')).toEqual([]);
    expect(await subjects(support, '?kind=store')).toEqual(['Besok', 'Nanti']);
    market.clock.advance(3 * day);
    const later = await createStaffUser(market, 'pagi@example.test', ['support']);
    expect(await subjects(later, '?kind=store&show=late')).toEqual(['Besok']);
  });

  test('goes on after its page without leaving out or repeating a row [B4]', { tags: 'slow' }, async () => {
    for (let index = 0; index < 60; index++) await submit(`Toko${index}`, index < 30 ? 1 : 2);
    const first = await queue(support);
    const second = await queue(support, `?cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
    expect([first.rows.length, second.rows.length, second.next_cursor]).toEqual([50, 10, null]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    expect((await queue(support, '?cursor=nonsense')).rows).toHaveLength(50);
  });

  test('shows who works on what for ten minutes; a colleague may take it over [B9]', {
    tags: 'slow',
  }, async () => {
    const { id } = await submit('Besok', 1);
    const body = { kind: 'store', id };
    const claim = (by: StaffUser, more: object = {}) => by.post('/queue/claim', { ...body, ...more });
    expect((await claim(support)).data).toMatchObject({ staff_id: support.id, name: 'Budi Santoso' });
    expect(await claim(admin)).toMatchObject({ status: 409, data: { staff_id: support.id } });
    expect(await subjects(support, '?show=mine')).toEqual(['Besok']);
    expect(await subjects(admin, '?show=mine')).toEqual([]);
    expect((await claim(finance)).status).toBe(403);
    expect((await claim(support, { id: 999 })).status).toBe(404);
    expect((await claim(admin, { take: true })).data.staff_id).toBe(admin.id);
    expect((await queue(support)).rows[0]?.claim).toMatchObject({ staff_id: admin.id });
    market.clock.advance(11 * minute);
    expect((await queue(support)).rows[0]?.claim).toBeNull();
    expect((await claim(support)).status).toBe(200);
  });

  test('of two who claim at once, one has it [R1]', async () => {
    const { id } = await submit('Besok', 1);
    const answers = await Promise.all(
      [admin, support].map((by) => by.post('/queue/claim', { kind: 'store', id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("the market's figures", () => {
  test('equal the rows and the books that they are counted from [B13]', { tags: 'slow' }, async () => {
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    await drive(world, ['T5']);
    await drive(world, []);
    const { data } = await admin.get('/figures');
    const { db } = market.database;
    const orders = await db.selectFrom('orders').select(['status', 'items_subtotal', 'paid_at']).execute();
    const paid = orders.filter(({ paid_at }) => paid_at !== null);
    const kept = paid.filter(({ status }) => status !== 'rejected');
    const gmv = kept.reduce((sum, order) => sum + order.items_subtotal, 0);
    expect(data.cards.orders.value).toBe(paid.length);
    expect(data.cards.gmv.value).toBe(gmv);
    const booked = async (kind: 'platform_commission' | 'buyer_wallet', event: 'J2' | 'J3') => {
      const { sum } = await db
        .selectFrom('ledger_postings as p')
        .innerJoin('ledger_journals as j', 'j.id', 'p.journal_id')
        .select((e) => e.fn.sum<number>('p.amount').as('sum'))
        .where('p.kind', '=', kind)
        .where('j.event', '=', event)
        .executeTakeFirstOrThrow();
      return Number(sum);
    };
    const completed = orders.filter(({ status }) => status === 'completed');
    const base = completed.reduce((sum, order) => sum + order.items_subtotal, 0);
    const rate = Math.round(((await booked('platform_commission', 'J3')) / base) * 10_000) / 100;
    expect(data.cards.take_rate.value).toBe(rate);
    expect(rate).toBeGreaterThan(0);
    expect(data.cards.refunds.value).toBe(await booked('buyer_wallet', 'J2'));
    const drawn = data.series.reduce((sum: number, point: { gmv: number }) => sum + point.gmv, 0);
    expect([drawn, data.series.length]).toEqual([gmv, 30]);
    expect(data.cards.gmv.previous).toBe(0);

    const { date_start, date_end } = data.period;
    const rowsOf = async (query: string) =>
      admin.get(`/${query}&date_start=${date_start}&date_end=${date_end}`);
    const sold = await rowsOf('orders/list?by=sold');
    expect([sold.sums, sold.data.length]).toEqual([{ orders: kept.length, items: gmv }, kept.length]);
    expect((await rowsOf('orders/list?by=paid')).sums.orders).toBe(data.cards.orders.value);
    expect((await rowsOf('orders/list?by=completed')).sums).toEqual({
      orders: completed.length,
      items: base,
    });
    const refunds = await rowsOf('ledger/journals?event=refunds&account=buyer_wallet');
    expect(refunds.sum).toBe(data.cards.refunds.value);
    expect((await admin.get('/orders/list')).sums).toBeUndefined();
    const before = await admin.get(`/orders/list?by=paid&date_end=2026-02-01`);
    expect([before.sums, before.data]).toEqual([{ orders: 0, items: 0 }, []]);
  });

  test('count a store once, when it was approved for the first time', { tags: 'slow' }, async () => {
    const store = await submit('Baru', 1);
    await completeStore(market, store);
    const { id } = store;
    await admin.post('/merchants/approve', { merchant_id: id });
    const { data } = await admin.get('/figures');
    expect(data.cards.new_sellers.value).toBe(1);
    const { date_start: from, date_end: to } = data.period;
    const approved = (query: string) => admin.get(`/merchants/list?status=all&${query}`);
    expect((await approved(`date_start=${from}&date_end=${to}`)).data).toMatchObject([{ id }]);
    expect((await approved(`date_end=${from}`)).meta.total).toBe(0);
    const { db } = market.database;
    const first = await db.selectFrom('merchant_events').selectAll().executeTakeFirstOrThrow();
    market.clock.advance(40 * day);
    await db
      .insertInto('merchant_events')
      .values({
        merchant_id: id,
        action: 'approve',
        actor_id: first.actor_id,
        reason: null,
        details: null,
        at: market.clock.now(),
      })
      .execute();
    const later = await createStaffUser(market, 'pagi@example.test');
    expect((await later.get('/figures')).data.cards.new_sellers).toMatchObject({ value: 0, previous: 1 });
  });

  test('are of days in order, at most 366', async () => {
    const ask = async (from: string, to: string) =>
      (await admin.get(`/figures?date_start=${from}&date_end=${to}`)).status;
    expect(await ask('2026-02-01', '2026-03-01')).toBe(200);
    expect(await ask('2026-03-01', '2026-02-01')).toBe(422);
    expect(await ask('2024-03-01', '2026-02-01')).toBe(422);
  });
});
