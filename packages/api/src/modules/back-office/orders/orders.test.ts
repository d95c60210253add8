import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { recordScan } from '../../shipping/index.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: OrderFixture;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
  staff = await createStaffUser(market, 'bantuan@example.test', ['support']);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

type Action = 'cancel' | 'complete' | 'lost';
const detail = async (code: string, by = staff) => (await by.get(`/orders/detail/${code}`)).data;
const act = async (code: string, action: Action, by = staff) => {
  const { version } = await detail(code, by);
  return by.post('/orders/act', { order_code: code, version, action, reason: 'Penjual sakit' });
};
const buyerHas = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });
const stockOf = async () =>
  await market.database.db
    .selectFrom('variants')
    .select(['stock_on_hand', 'stock_reserved'])
    .where('id', '=', world.products[0]?.variantId ?? 0)
    .executeTakeFirstOrThrow();
const bookedLast = async () => {
  const rows = await market.database.db
    .selectFrom('ledger_postings')
    .select(['kind', 'amount'])
    .where('journal_id', '=', (e) => e.selectFrom('ledger_journals').select((j) => j.fn.max('id').as('id')))
    .orderBy('id')
    .execute();
  return rows.map(({ kind, amount }) => ({ account: kind, amount }));
};
const codesOf = (rows: { order_code: string }[]) => rows.map(({ order_code }) => order_code);

describe('orders in the back office', () => {
  test('are found by status, store, day, code, waybill, buyer and store [B4]', { tags: 'slow' }, async () => {
    const first = await drive(world, ['T4', 'T9', 'T10']);
    market.clock.advance(60_000);
    const [second] = (await placePaid(world, [{ product: 1 }])).orders;
    const find = async (query: string) => codesOf((await staff.get(`/orders/list?${query}`)).data);
    expect(await find('')).toEqual([second?.code, first.code]);
    expect(await find('sort=oldest')).toEqual([first.code, second?.code]);
    const { awb } = (await detail(first.code)).shipment;
    for (const query of [
      'status=shipped',
      `store=${world.seller.merchantId}`,
      `search=${first.code.toLowerCase()}`,
      `search=${awb}`,
      'search=toko%20maju',
    ])
      expect(await find(query), query).toEqual([first.code]);
    expect(await find('search=budi@')).toHaveLength(2);
    expect(await find('search=budi@&status=shipped')).toEqual([first.code]);
    expect(await find('search=toko%20maju&status=new')).toEqual([]);
    expect((await staff.get('/orders/list?search=budi@')).total).toBe(2);
    expect(await find('search=%25')).toEqual([]);
    expect(await find('date_end=2020-01-01')).toEqual([]);
    expect((await staff.get('/orders/list?date_start=2026-02-30')).status).toBe(422);
  });

  test('are found by courier and method, and wait in the queue when they are stuck [B12]', {
    tags: 'slow',
  }, async () => {
    const first = await drive(world, ['T4', 'T9', 'T10']);
    const find = async (query: string) => codesOf((await staff.get(`/orders/list?${query}`)).data);
    const { courier } = (await detail(first.code)).shipment;
    expect(await find(`courier=${courier}`)).toEqual([first.code]);
    const others = ['jne', 'jnt', 'sicepat'].filter((code) => code !== courier);
    for (const code of others) expect(await find(`courier=${code}`)).toEqual([]);
    const { method } = await market.database.db
      .selectFrom('order_groups')
      .select('method')
      .executeTakeFirstOrThrow();
    expect(await find(`method=${method ?? 'wallet'}`)).toEqual([first.code]);
    expect(await find(`method=${method ? 'wallet' : 'qris'}`)).toEqual([]);
    const { db } = market.database;
    const past = (hours: number) => new Date(market.clock.now().getTime() - hours * hour);
    const scanned = (hours: number) =>
      db
        .updateTable('shipment_scans')
        .set({ at: past(hours) })
        .execute();
    const { awb } = (await detail(first.code)).shipment;
    await recordScan({ ctx: market.context(), input: { awb: awb ?? '', code: 'picked_up' } });
    expect(await find('stuck=yes')).toEqual([]);
    const queued = async () => (await staff.get('/queue/list?kind=order')).data;
    expect(await queued()).toEqual([]);
    await scanned(73);
    expect(await find('stuck=yes')).toEqual([first.code]);
    expect(await queued()).toMatchObject([
      { subject: first.code, due_at: past(1).toISOString(), is_late: true },
    ]);
    await scanned(0);
    expect(await find('stuck=yes')).toEqual([]);
    await db
      .updateTable('orders')
      .set({ etd_max: 2, shipped_at: past(9 * 24 - 1) })
      .execute();
    expect(await find('stuck=yes')).toEqual([]);
    await db
      .updateTable('orders')
      .set({ shipped_at: past(9 * 24 + 1) })
      .execute();
    expect(await find('stuck=yes')).toEqual([first.code]);
    await db
      .updateTable('orders')
      .set({ status: 'new', shipped_at: null, respond_due_at: past(2) })
      .execute();
    expect(await find('stuck=yes')).toEqual([first.code]);
    await db
      .updateTable('orders')
      .set({ respond_due_at: past(0.5) })
      .execute();
    expect(await find('stuck=yes')).toEqual([]);
    await db.updateTable('orders').set({ status: 'shipped', respond_due_at: null }).execute();
  });

  test('show that a decision about them waits for a colleague, until its time is over', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4']);
    expect((await detail(code)).approval).toBeNull();
    const expires_at = new Date(market.clock.now().getTime() + hour);
    const { id } = await market.database.db
      .insertInto('approvals')
      .values({
        ...{
          action: 'order.cancel',
          subject: code,
          body: '{}',
          beneficiary: world.buyer.id,
          amount: 6_000_000,
        },
        ...{ reason: 'Banjir', requested_by: staff.id, requested_at: market.clock.now(), expires_at },
        ...{ state: 'requested', decided_by: null, decided_at: null, reject_reason: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await detail(code)).approval).toEqual({ id, expires_at: expires_at.toISOString() });
    market.clock.advance(hour);
    expect((await detail(code)).approval).toBeNull();
  });

  test('keep notes of the staff, which neither side reads [B25]', { tags: 'slow' }, async () => {
    const { code } = await drive(world, []);
    const noted = await staff.post('/orders/note', { order_code: code, text: 'Pembeli menelepon' });
    expect(noted.data.notes).toMatchObject([{ text: 'Pembeli menelepon', by: expect.any(String) }]);
    expect((await staff.post('/orders/note', { order_code: code, text: ' ' })).status).toBe(422);
    expect((await staff.post('/orders/note', { order_code: 'ORD-20260101-ZZZZZ', text: 'x' })).status).toBe(
      404,
    );
    const token = await createSessionToken(market, world.buyer.id);
    const sides = await market.call(`/buyer/dashboard/order/detail/${code}`, { token });
    expect(sides.status).toBe(200);
    expect(JSON.stringify(sides)).not.toContain('menelepon');
    const { db } = market.database;
    const own = db.updateTable('merchants').set({ user_id: staff.id });
    await own.where('id', '=', world.seller.merchantId).execute();
    expect((await staff.post('/orders/note', { order_code: code, text: 'Punyaku' })).status).toBe(403);
  });

  test('come page by page, each once, and begin anew with a cursor of nobody [B4]', {
    tags: 'slow',
  }, async () => {
    const wishes = Array.from({ length: 9 }, () => ({}));
    const placed: string[] = [];
    for (let round = 0; round < 6; round++)
      placed.push(...(await placePaid(world, wishes)).orders.map((o) => o.code));
    const first = await staff.get('/orders/list');
    expect([first.data.length, first.total]).toEqual([50, 54]);
    const rest = await staff.get(`/orders/list?cursor=${encodeURIComponent(first.next_cursor)}`);
    expect([rest.data.length, rest.next_cursor]).toEqual([4, null]);
    expect(codesOf([...first.data, ...rest.data]).toSorted()).toEqual(placed.toSorted());
    expect((await staff.get('/orders/list?cursor=x')).data).toHaveLength(50);
  });

  test('show both sides masked, every event and journal, and what each act would book [B18] [B23]', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4']);
    const shown = await detail(code);
    expect(shown).toMatchObject({
      order_code: code,
      buyer: { email: 'b***@example.test' },
      address: { phone: expect.stringContaining('*'), address: 'Jalan Merdeka 10, Sumur Bandung' },
      items: [{ name: 'Kaos polos katun', qty: 1, total: 100_000 }],
      money: { items: 100_000, shipping: 9_000 },
      journals: [{ event: 'J1', escrow: 109_000 }],
      actions: [{ action: 'cancel' }],
    });
    expect(JSON.stringify(shown)).not.toContain('budi@example.test');
    expect(shown.events.map(({ transition }: { transition: string }) => transition)).toEqual([
      'T0',
      'T1',
      'T4',
    ]);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect(await detail(code, finance)).toMatchObject({ address: { address: null }, actions: [] });
    expect((await staff.get('/orders/detail/INV-20260101-AAAAA')).status).toBe(404);
  });

  test.each([
    { action: 'cancel', steps: [], status: 'cancelled_system', refund: 109_000, stock: [1_000, 0] },
    { action: 'cancel', steps: ['T4', 'T9'], status: 'cancelled_system', refund: 109_000, stock: [1_000, 0] },
    {
      action: 'complete',
      steps: ['T4', 'T9', 'T10', 'T12'],
      status: 'completed',
      refund: 0,
      stock: [999, 0],
    },
    {
      action: 'lost',
      steps: ['T4', 'T9', 'T10'],
      status: 'cancelled_system',
      refund: 109_000,
      stock: [999, 0],
    },
  ] as const)(
    '$action after $steps ends in $status and books what was shown [B18] [B25]',
    { tags: 'slow' },
    async ({ action, steps, status, refund, stock }) => {
      const { code } = await drive(world, steps);
      const { actions, status: before } = await detail(code);
      const offered = actions.find((one: { action: Action }) => one.action === action);
      const done = await act(code, action);
      expect([done.status, done.data.status]).toEqual([200, status]);
      expect(
        offered.postings.map(({ account, amount }: { account: string; amount: number }) => ({
          account,
          amount,
        })),
      ).toEqual(await bookedLast());
      expect(done.data.journals.at(-1).escrow).toBe(0);
      expect(await buyerHas()).toBe(refund);
      const { stock_on_hand, stock_reserved } = await stockOf();
      expect([stock_on_hand, stock_reserved]).toEqual(stock);
      expect(done.data.events.at(-1)).toMatchObject({ actor: 'staff', note: 'Penjual sakit' });
      expect(await listAuditLogs(market, 'order')).toMatchObject([
        {
          action: `order.${action}`,
          target_id: code,
          before: { status: before },
          after: { status },
          reason: 'Penjual sakit',
        },
      ]);
      await market.settle();
      expect((await market.letters(world.buyer.email)).length).toBeGreaterThan(0);
    },
  );

  test('are moved once, by the first of those who decide at the same moment [B18]', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4', 'T9', 'T10']);
    const rina = await createStaffUser(market, 'rina@example.test');
    const answers = await Promise.all([
      act(code, 'lost'),
      act(code, 'complete', rina),
      act(code, 'lost', rina),
      act(code, 'complete'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await listAuditLogs(market, 'order')).toHaveLength(1);
    expect((await detail(code)).journals).toHaveLength(2);
  });

  test('are not moved from an older view, from a wrong status, without a reason or by the wrong role', {
    tags: 'slow',
  }, async () => {
    const { code } = await drive(world, ['T4']);
    const { version } = await detail(code);
    const send = (body: object, by = staff) =>
      by.post('/orders/act', { order_code: code, version, action: 'cancel', reason: 'x', ...body });
    expect((await send({ version: version - 1 })).status).toBe(409);
    expect((await send({ action: 'lost' })).status).toBe(409);
    const bare = await send({ reason: ' ', action: 'extend' });
    expect([bare.status, Object.keys(bare.data)]).toEqual([422, ['action', 'reason']]);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    const content = await createStaffUser(market, 'isi@example.test', ['content']);
    expect((await send({}, finance)).status).toBe(403);
    expect((await content.get('/orders/list')).status).toBe(403);
    expect((await detail(code)).status).toBe('processed');
  });

  test.each(['user_id', 'merchant'])(
    'of the staff themselves stay with others: %s [B23]',
    { tags: 'slow' },
    async (side) => {
      const { code } = await drive(world, ['T4']);
      const { db } = market.database;
      if (side === 'user_id') await db.updateTable('orders').set({ user_id: staff.id }).execute();
      else
        await db
          .updateTable('merchants')
          .set({ user_id: staff.id })
          .where('id', '=', world.seller.merchantId)
          .execute();
      expect((await act(code, 'cancel')).status).toBe(403);
      await db.updateTable('orders').set({ user_id: world.buyer.id }).execute();
    },
  );

  test('get more time once, and both sides read why [B18]', { tags: 'slow' }, async () => {
    const { code } = await drive(world, ['T4']);
    const read = async () => detail(code);
    const before = await read();
    expect(before).toMatchObject({ extendable: 'ship', extension: null, due: { type: 'ship' } });
    const extend = async (hours = 48, version = before.version, by = staff) =>
      by.post('/orders/extend', { order_code: code, version, hours, reason: 'Banjir di Bandung' });
    expect((await extend(73)).data).toEqual({ hours: ['Isi 1 sampai 72 jam'] });
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await extend(48, before.version, finance)).status).toBe(403);
    const colleague = await createStaffUser(market, 'rekan@example.test', ['support']);
    const both = await Promise.all([extend(), extend(24, before.version, colleague)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await read();
    const { hours } = after.extension;
    expect(Date.parse(after.due.at) - Date.parse(before.due.at)).toBe(hours * 3_600_000);
    expect(after).toMatchObject({ extendable: null, extension: { deadline: 'ship' } });
    expect((await extend(1, after.version)).status).toBe(409);
    await market.settle();
    const notices = await market.database.db
      .selectFrom('notifications')
      .select(['user_id', 'title'])
      .execute();
    const told = notices.filter(({ title }) => title.id === 'Batas waktu diperpanjang');
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([world.buyer.id, world.seller.id]));
    expect(await listAuditLogs(market, 'order')).toMatchObject([{ action: 'order.extend' }]);
  });
});
