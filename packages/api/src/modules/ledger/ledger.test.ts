import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { type History, type Journal, postJournal, readAccountBalance, verifyLedger } from './index.ts';

let market: TestServer;
let ctx: Context;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  ctx = market.context();
});
afterAll(() => market.close());

const wallet = (owner: number) => ({ kind: 'buyer_wallet' as const, owner });
const hold = (owner: number) => ({ kind: 'wallet_hold' as const, owner });
const paid: History = { type: 'payment', code: 'INV-1', description: { id: 'Bayar', en: 'Paid' } };
const given: History = { type: 'topup', code: 'TOP-1', description: { id: 'Isi saldo', en: 'Top-up' } };

const topUp = (owner: number, amount: number, key = `topup ${owner}`) =>
  postJournal(ctx, {
    event: 'J6',
    key,
    reference: { type: 'adjustment', id: owner },
    postings: [
      { account: wallet(owner), amount, history: given },
      { account: { kind: 'gateway_clearing' }, amount: -amount },
    ],
  });

const holding = (owner: number, group: number, amount: number): Journal => ({
  event: 'J0',
  key: `hold ${group}`,
  reference: { type: 'order-group', id: group },
  postings: [
    { account: wallet(owner), amount: -amount, history: paid },
    { account: hold(group), amount },
  ],
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.data : error),
  );

describe('a journal', () => {
  test('moves money between accounts, which are made on demand [R4]', async () => {
    expect(await topUp(1, 50_000)).toBe('posted');
    await postJournal(ctx, holding(1, 9, 20_000));
    expect(await readAccountBalance(ctx, wallet(1))).toBe(30_000);
    expect(await readAccountBalance(ctx, hold(9))).toBe(20_000);
    expect(await readAccountBalance(ctx, { kind: 'gateway_clearing' })).toBe(-50_000);
    expect(await readAccountBalance(ctx, { kind: 'platform_fee' })).toBe(0);
  });

  test('is posted once per key [R5]', async () => {
    await topUp(1, 50_000);
    expect(await topUp(1, 50_000)).toBe('repeated');
    expect(await readAccountBalance(ctx, wallet(1))).toBe(50_000);
  });

  test('that does not add up to zero, or not to whole rupiah, is a programming error', async () => {
    const journal = holding(1, 9, 20_000);
    const lopsided = { ...journal, postings: journal.postings.slice(1) };
    expect(() => postJournal(ctx, lopsided)).toThrow('journal hold 9 add up to 20000');
    expect(() => postJournal(ctx, holding(1, 9, 0.5))).toThrow('journal hold 9');
    expect(await ctx.db.selectFrom('ledger_journals').selectAll().execute()).toEqual([]);
  });

  test('above the balance is rejected and leaves nothing behind [R3]', async () => {
    await topUp(1, 50_000);
    expect(await refusalOf(postJournal(ctx, holding(1, 9, 50_001)))).toEqual({
      reason: 'wallet_insufficient',
    });
    expect(await refusalOf(postJournal(ctx, holding(2, 9, 1)))).toEqual({ reason: 'wallet_insufficient' });
    expect(await readAccountBalance(ctx, hold(9))).toBe(0);
    expect(await postJournal(ctx, holding(1, 9, 50_000))).toBe('posted');
  });

  test('takes part in the transaction of its caller', async () => {
    await topUp(1, 50_000);
    const failing = inTransaction(ctx, async (ctxInTx) => {
      await postJournal(ctxInTx, holding(1, 9, 20_000));
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await readAccountBalance(ctx, wallet(1))).toBe(50_000);
  });

  test('of zeros only is stored and moves nothing', async () => {
    expect(await postJournal(ctx, holding(1, 9, 0))).toBe('posted');
    expect(await postJournal(ctx, holding(1, 9, 0))).toBe('repeated');
    expect(await ctx.db.selectFrom('ledger_postings').selectAll().execute()).toEqual([]);
  });

  test('writes the history of a wallet with the balance after each line [BUYER-05]', async () => {
    await topUp(1, 50_000);
    await postJournal(ctx, {
      event: 'J4',
      key: 'two lines',
      reference: { type: 'order', id: 5 },
      postings: [
        { account: wallet(1), amount: 4_000, history: { ...given, type: 'refund', code: 'A' } },
        {
          account: wallet(1),
          amount: -1_000,
          history: { ...paid, code: 'B', description: 'wallet.insufficient' },
        },
        { account: { kind: 'gateway_clearing' }, amount: -3_000 },
      ],
    });
    const lines = await ctx.db.selectFrom('wallet_entries').selectAll().orderBy('id').execute();
    expect(lines.map((line) => [line.type, line.amount, line.balance_after, line.reference_code])).toEqual([
      ['topup', 50_000, 50_000, 'TOP-1'],
      ['refund', 4_000, 54_000, 'A'],
      ['payment', -1_000, 53_000, 'B'],
    ]);
    expect(lines[2]?.description).toEqual({ id: 'Saldo tidak cukup', en: 'Not enough balance' });
  });
});

describe('at the same time', () => {
  test('200 payments from a balance for ten: ten succeed and it never falls below zero [R3]', async () => {
    await topUp(1, 100_000);
    const tries = Array.from({ length: 200 }, (_, n) =>
      refusalOf(postJournal(ctx, holding(1, n + 1, 10_000))),
    );
    const ends = await Promise.all(tries);
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(ends.filter((end) => end !== 'done')).toEqual(Array(190).fill({ reason: 'wallet_insufficient' }));
    expect(await readAccountBalance(ctx, wallet(1))).toBe(0);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('fifty posts of one key move the money once [R5]', async () => {
    const ends = await Promise.all(Array.from({ length: 50 }, () => topUp(1, 10_000, 'same')));
    expect(ends.filter((end) => end === 'posted')).toHaveLength(1);
    expect(await readAccountBalance(ctx, wallet(1))).toBe(10_000);
  });

  test('journals over the same accounts in any order of postings wait without a deadlock [R1]', {
    tags: 'slow',
  }, async () => {
    for (const owner of [1, 2, 3, 4]) await topUp(owner, 1_000_000);
    const move = (n: number) => {
      const [from, to] = n % 2 ? [(n % 4) + 1, ((n + 1) % 4) + 1] : [((n + 1) % 4) + 1, (n % 4) + 1];
      return postJournal(ctx, {
        event: 'J6',
        key: `move ${n}`,
        reference: { type: 'adjustment', id: n + 1 },
        postings: [
          { account: wallet(from), amount: -100, history: paid },
          { account: wallet(to), amount: 100, history: given },
        ],
      });
    };
    const ends = await Promise.all(Array.from({ length: 100 }, (_, n) => refusalOf(move(n))));
    expect(new Set(ends)).toEqual(new Set(['done']));
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('the audit of the ledger', () => {
  beforeEach(async () => {
    await topUp(1, 50_000);
    await postJournal(ctx, holding(1, 9, 20_000));
  });

  test('finds nothing in what journals wrote', async () => {
    expect(await verifyLedger(ctx)).toEqual([]);
    expect(await market.audit()).toEqual([]);
  });

  test('finds a balance, a posting and a line of history that were tampered with [R4]', async () => {
    await ctx.db
      .updateTable('ledger_accounts')
      .set({ balance: 1 })
      .where('kind', '=', 'wallet_hold')
      .execute();
    expect(await verifyLedger(ctx)).toEqual(['wallet_hold:9 is 1 and should be 20000']);
    await ctx.db
      .updateTable('ledger_accounts')
      .set({ balance: 20_000 })
      .where('kind', '=', 'wallet_hold')
      .execute();
    await ctx.db
      .updateTable('ledger_postings')
      .set({ amount: -7 })
      .where('kind', '=', 'gateway_clearing')
      .execute();
    expect(await verifyLedger(ctx)).toEqual(['journal topup 1 is 49993 and should be 0']);
    await ctx.db.updateTable('ledger_postings').set({ amount: -50_000 }).where('amount', '=', -7).execute();
    await ctx.db
      .updateTable('wallet_entries')
      .set({ amount: -19_999 })
      .where('amount', '=', -20_000)
      .execute();
    expect(await verifyLedger(ctx)).toEqual([
      'history of buyer_wallet:1 is 30001 and should be 30000',
      'wallet entry 2 is 30000 and should be 30001',
    ]);
    await ctx.db
      .updateTable('wallet_entries')
      .set({ amount: -20_000 })
      .where('amount', '=', -19_999)
      .execute();
  });
});
