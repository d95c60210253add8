import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { postJournal, readAccountBalance } from '../../ledger/index.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';
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
    const reference = { type: 'order', id: order?.id ?? 0 } as const;
    const post = (key: string, amount: number, fee: number) =>
      postJournal(market.context(), {
        ...{ event: 'J11', key, reference },
        postings: [
          { account: { kind: 'gateway_clearing' }, amount },
          { account: { kind: 'provider_fee' }, amount: -fee },
          { account: { kind: 'bank' }, amount: fee - amount },
        ],
      });
    await post('J11:a', 50_000, 1_000);
    await post('J11:b', 20_000, 500);
    const day = await only('settlements');
    expect(day).toMatchObject({ count: 2, amount: 70_000, fee: 1_500, bank: 68_500 });
    const days = `date_start=${day.date}&date_end=${day.date}`;
    expect((await finance.get(`/ledger/journals?event=J11&account=bank&${days}`)).sum).toBe(-day.bank);
    const { waiting, month, today } = await finance.get('/ledger/settlements');
    const clearing = await readAccountBalance(market.context(), { kind: 'gateway_clearing' });
    expect([waiting, month, today]).toEqual([-clearing, day.date.slice(0, 7), day.date.slice(0, 7)]);
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
