import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { fillWallet } from '../../../testing/money.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { postJournal, readAccountBalance } from '../../ledger/index.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { requestWithdrawal } from '../testing/request-withdrawal.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';
import { dailyCheck } from './run-check.ts';

let market: TestServer;
let world: OrderFixture;
let finance: StaffUser;
let support: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
  finance = await createStaffUser(market, 'uang@example.test', ['finance']);
  support = await createStaffUser(market, 'bantu@example.test', ['support']);
});
afterAll(() => market.close());

interface Journal {
  id: number;
  event: string;
  reference: { code: string };
  postings: { account: string; owner: string | null; amount: number }[];
}
const list = async (query = '', by = finance) => {
  const { data, next_cursor } = await by.get(`/ledger/journals?${query}`);
  return { rows: data as Journal[], next: next_cursor as string | null };
};
const events = async (query: string) => (await list(query)).rows.map(({ event }) => event);

describe('the journals in the back office', () => {
  test('are found by event, account, day and code, each with whose money moved', {
    tags: 'slow',
  }, async () => {
    const first = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const [second] = (await placePaid(world, [{ product: 1 }])).orders;
    expect((await list()).rows.map(({ event }) => event)).toContain('J3');
    expect(await events('event=J3')).toEqual(['J3']);
    expect(await events('account=platform_commission')).toEqual(['J3']);
    expect(await events('account=bank')).toEqual([]);
    expect(await events(`search=${first.code.toLowerCase()}`)).toEqual(expect.arrayContaining(['J3', 'J1']));
    expect(await events(`search=${second?.code}`)).toEqual(['J1']);
    expect(await events('search=INV-20260101-AAAAA')).toEqual([]);
    expect(await events('date_end=2020-01-01')).toEqual([]);
    const [settled] = (await list('event=J3', support)).rows;
    expect(settled?.reference).toEqual({ type: 'order', code: first.code });
    expect(settled?.postings).toEqual(
      expect.arrayContaining([
        { account: 'escrow', owner: first.code, amount: expect.any(Number) },
        { account: 'seller_wallet', owner: 'Toko Maju', amount: expect.any(Number) },
      ]),
    );
    expect(settled?.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('come page by page, each once [B4]', { tags: 'slow' }, async () => {
    for (let round = 0; round < 52; round++) await placePaid(world, [{}]);
    const first = await list();
    const rest = await list(`cursor=${encodeURIComponent(first.next ?? '')}`);
    const ids = [...first.rows, ...rest.rows].map(({ id }) => id);
    expect(first.rows).toHaveLength(50);
    expect(rest.next).toBeNull();
    const { count } = await market.database.db
      .selectFrom('ledger_postings')
      .select((e) => e.fn.count<number>('journal_id').distinct().as('count'))
      .executeTakeFirstOrThrow();
    expect(ids.toSorted((a, b) => b - a)).toEqual(ids);
    expect(new Set(ids).size).toBe(Number(count));
    expect((await list('cursor=x')).rows).toHaveLength(50);
  });
});

test('the accounts add up to 0, and each is the sum of its postings', { tags: 'slow' }, async () => {
  await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
  await placePaid(world, [{ product: 1 }]);
  const { data } = await finance.get('/ledger/accounts');
  const balances = new Map(
    data.map(({ account, balance }: { account: string; balance: number }) => [account, balance]),
  );
  expect([...balances.values()].reduce<number>((sum, one) => sum + Number(one), 0)).toBe(0);
  const kind = 'gateway_clearing';
  expect(balances.get(kind)).toBe(await readAccountBalance(market.context(), { kind }));
  expect(balances.get('seller_wallet')).toBe(
    await readAccountBalance(market.context(), { kind: 'seller_wallet', owner: world.seller.merchantId }),
  );
});

describe('the tabs of the ledger [B13]', () => {
  const only = async (path: string) => (await finance.get(`/ledger/${path}`)).data[0];
  /** A provider pays to the bank what it took for an order, less its fee. */
  const bookSettlement = (orderId: number, amount: number, fee: number) =>
    postJournal(market.context(), {
      ...{ event: 'J11', key: `J11:${orderId}:${amount}`, reference: { type: 'order', id: orderId } },
      postings: [
        { account: { kind: 'gateway_clearing' }, amount },
        { account: { kind: 'provider_fee' }, amount: -fee },
        { account: { kind: 'bank' }, amount: fee - amount },
      ],
    });

  test('a wallet has what its journals moved; the empty ones are shown on request', async () => {
    await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const { data, sum, meta } = await support.get('/ledger/wallets?search=toko maju');
    const [wallet] = data;
    expect(wallet).toEqual({
      ...{ account: 'seller_wallet', owner: world.seller.merchantId, name: 'Toko Maju' },
      balance: await readAccountBalance(market.context(), {
        kind: 'seller_wallet',
        owner: world.seller.merchantId,
      }),
    });
    expect(wallet.balance).toBeGreaterThan(0);
    expect([sum, meta.total]).toEqual([wallet.balance, 1]);
    const journals = (owner: number) => finance.get(`/ledger/journals?account=seller_wallet&owner=${owner}`);
    expect((await journals(wallet.owner)).sum).toBe(wallet.balance);
    expect((await journals(999)).data).toEqual([]);
    await market.database.db
      .insertInto('ledger_accounts')
      .values({ kind: 'buyer_wallet', owner: world.buyer.id, balance: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const buyers = '/ledger/wallets?account=buyer_wallet';
    expect((await finance.get(buyers)).data).toEqual([]);
    expect((await finance.get(`${buyers}&show=all`)).data).toHaveLength(1);
    expect((await finance.get('/ledger/wallets?search=tidak ada')).sum).toBe(0);
  });

  test('a day of settlements is what its journals brought to the bank', async () => {
    const [order] = (await placePaid(world, [{}])).orders;
    await bookSettlement(order?.id ?? 0, 50_000, 1_000);
    await bookSettlement(order?.id ?? 0, 20_000, 500);
    const settled = await only('settlements');
    expect(settled).toMatchObject({ count: 2, amount: 70_000, fee: 1_500, bank: 68_500 });
    const days = `date_start=${settled.date}&date_end=${settled.date}`;
    expect((await finance.get(`/ledger/journals?event=J11&account=bank&${days}`)).sum).toBe(-settled.bank);
    const { waiting, month, today } = await finance.get('/ledger/settlements');
    const clearing = await readAccountBalance(market.context(), { kind: 'gateway_clearing' });
    const thisMonth = settled.date.slice(0, 7);
    expect([waiting, month, today]).toEqual([-clearing, thisMonth, thisMonth]);
    expect((await finance.get('/ledger/settlements?month=2020-12')).data).toEqual([]);
  });

  test('documents of a month add up to its PPN; a credit note takes away', async () => {
    await market.database.db
      .updateTable('merchants')
      .set({ is_pkp: 'pkp', pkp_since: '2020-01-01', no_npwp: '0123456789012345' })
      .where('id', '=', world.seller.merchantId)
      .execute();
    const [kept] = (await placePaid(world, [{ qty: 2 }])).orders;
    await drive(world, ['T6']);
    await market.settle();
    const { data, sum } = await support.get('/ledger/tax');
    const kinds = data.map(({ kind }: { kind: string }) => kind).toSorted();
    expect(kinds).toEqual(['credit_note', 'invoice', 'invoice']);
    const add = (key: 'total' | 'dpp' | 'ppn') =>
      data.reduce((all: number, one: Record<typeof key, number>) => all + one[key], 0);
    expect(sum).toEqual({ total: add('total'), dpp: add('dpp'), ppn: add('ppn') });
    const invoice = await only(`tax?search=${kept?.code}&month=2020-12`);
    expect(invoice).toMatchObject({ kind: 'invoice', order_code: kept?.code, ppn: sum.ppn });
    expect((await only(`tax?search=${invoice.number.toLowerCase()}`)).order_code).toBe(kept?.code);
    expect((await only('tax?kind=credit_note&taxed=yes')).ppn).toBeLessThan(0);
    expect((await finance.get('/ledger/tax?month=2020-12')).data).toEqual([]);
  });

  test('each sum is that of its rows and of the ledger, whatever moved the money', {
    tags: 'slow',
  }, async () => {
    await fillWallet(market, world.buyer.id, 500_000);
    await fillWallet(market, world.otherSeller.id, 20_000);
    await fillWallet(market, world.otherSeller.merchantId, 30_000, 'seller_wallet');
    const sold = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    await bookSettlement(sold.orderId, sold.payable, 1_000);
    market.clock.advance(day);
    const admin = await createStaffUser(market);
    await drive(world, ['T6']);
    await placePaid(world, [{ product: 1, qty: 2 }], { walletUsed: 50_000 });
    await requestWithdrawal(market, world.buyer.id, 100_000);
    const disputed = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    const [{ id: complaint_id }] = (await admin.get('/complaints/list?status=all')).data;
    await admin.post('/complaints/decide', { complaint_id, refund_amount: 40_000, note: 'Sesuai foto' });
    await bookSettlement(disputed.orderId, disputed.payable, 2_500);
    await market.settle();

    const { rows: postings } = await sql<{ event: string; kind: string; owner: number; amount: number }>`
      select j.event, p.kind, p.owner, p.amount from ledger_postings p
      join ledger_journals j on j.id = p.journal_id`.execute(market.database.db);
    const moves = [...new Set(postings.map(({ event }) => event))].toSorted();
    expect(moves).toEqual(['J0', 'J1', 'J11', 'J2', 'J3', 'J4', 'J5', 'J6']);
    const add = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
      rows.reduce((sum, row) => sum + row[key], 0);
    const posted = (matches: (posting: (typeof postings)[number]) => boolean) =>
      add(postings.filter(matches), 'amount');

    for (const account of ['seller_wallet', 'buyer_wallet']) {
      const { data, sum } = await admin.get(`/ledger/wallets?account=${account}`);
      expect([add(data, 'balance'), sum]).toEqual([sum, posted(({ kind }) => kind === account)]);
      for (const { owner, balance } of data) {
        const journals = await admin.get(`/ledger/journals?account=${account}&owner=${owner}`);
        expect(journals.sum).toBe(balance);
        expect(posted((one) => one.kind === account && one.owner === owner)).toBe(balance);
      }
    }

    const { data: days, waiting } = await admin.get('/ledger/settlements');
    expect(days.map(({ amount }: { amount: number }) => amount)).toEqual([disputed.payable, sold.payable]);
    const settled = (kind: string) => posted((one) => one.event === 'J11' && one.kind === kind);
    expect([add(days, 'amount'), -add(days, 'fee'), -add(days, 'bank')]).toEqual(
      ['gateway_clearing', 'provider_fee', 'bank'].map(settled),
    );
    expect(waiting).toBe(-posted(({ kind }) => kind === 'gateway_clearing'));

    const { data: documents, sum } = await admin.get('/ledger/tax');
    const paid = posted(({ event, kind }) => event === 'J1' && kind === 'escrow');
    const refunded = posted(({ event, kind }) => ['J2', 'J4'].includes(event) && kind === 'buyer_wallet');
    expect([add(documents, 'total'), sum.total]).toEqual([paid - refunded, paid - refunded]);
  });
});

describe('checks of the books [B22]', () => {
  const checks = async () => (await support.get('/ledger/checks')).data;

  test('run every night and on request, and are kept', { tags: 'slow' }, async () => {
    await dailyCheck.run(market.context());
    const check = await finance.post('/ledger/check', {}, { 'idempotency-key': 'periksa-sekarang' });
    expect(check.data).toMatchObject({ faults: [], by: 'Budi Santoso' });
    expect(await checks()).toMatchObject([{ by: 'Budi Santoso' }, { by: null, faults: [] }]);
    expect(await listAuditLogs(market, 'ledger_check')).toMatchObject([
      { action: 'ledger.check', actor_id: finance.id },
    ]);
    const [{ id }] = await checks();
    const explain = { check_id: id, reason: 'Tidak ada' };
    expect((await support.post('/ledger/explain', explain)).status).toBe(403);
    expect((await finance.post('/ledger/explain', explain)).status).toBe(409);
    expect((await finance.post('/ledger/explain', { ...explain, check_id: 999 })).status).toBe(404);
  });

  test('that find faults are on top of the queue until somebody explains them', {
    tags: 'slow',
  }, async () => {
    const notices = async () => (await support.get('/overview')).data.notices;
    expect(await notices()).toEqual(['approval_alone']);
    await createStaffUser(market, 'rekan@example.test', ['finance']);
    expect(await notices()).toEqual([]);
    const broken = { kind: 'buyer_wallet', owner: 999, balance: 5 } as const;
    await market.database.db.insertInto('ledger_accounts').values(broken).execute();
    await dailyCheck.run(market.context());
    await dailyCheck.run(market.context());
    const [{ id }] = await checks();
    await market.database.db.deleteFrom('ledger_accounts').where('owner', '=', 999).execute();
    // A fault that went away by itself is explained all the same.
    await dailyCheck.run(market.context());
    expect(await notices()).toEqual(['ledger_fault']);
    await finance.post('/ledger/explain', { check_id: id, reason: 'Data lama' });
    expect(await notices()).toEqual([]);
    const explained = { explanation: 'Data lama', explained_by: 'Budi Santoso' };
    expect(await checks()).toMatchObject([{ explanation: null, faults: [] }, explained, explained]);
  });
});
