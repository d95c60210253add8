import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import {
  closeMismatches,
  type History,
  heldFor,
  isPosted,
  listOpenMismatches,
  openMismatch,
  postJournal,
  verifyLedger,
} from './index.ts';
import { accountName, moveBalances } from './move-balances.ts';

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

const history: History = { type: 'payment', code: 'INV-1', description: { id: 'Bayar', en: 'Paid' } };
const wallet = (owner: number) => ({ kind: 'buyer_wallet' as const, owner });
const hold = (owner: number) => ({ kind: 'wallet_hold' as const, owner });
const clearing = { kind: 'gateway_clearing' as const };
const post = (key: string, postings: Parameters<typeof postJournal>[1]['postings']) =>
  postJournal(ctx, { event: 'J0', key, reference: { type: 'order-group', id: 1 }, postings });
const fill = (owner: number) =>
  post(`fill ${owner}`, [
    { account: wallet(owner), amount: 100_000, history },
    { account: clearing, amount: -100_000 },
  ]);
const holdFor = (owner: number, group: number, amount: number) =>
  post(`hold ${group}`, [
    { account: wallet(owner), amount: -amount, history },
    { account: hold(group), amount },
  ]);

describe('what unpaid orders hold of a buyer', () => {
  test('is what left the wallet for them and is still there [R4]', async () => {
    expect(await heldFor(ctx, 1)).toBe(0);
    for (const owner of [1, 2]) await fill(owner);
    await holdFor(1, 11, 30_000);
    await holdFor(1, 12, 5_000);
    await holdFor(2, 21, 7_000);
    expect([await heldFor(ctx, 1), await heldFor(ctx, 2), await heldFor(ctx, 3)]).toEqual([35_000, 7_000, 0]);
    await post('paid 11', [
      { account: hold(11), amount: -30_000 },
      { account: { kind: 'escrow', owner: 1 }, amount: 30_000 },
    ]);
    expect(await heldFor(ctx, 1)).toBe(5_000);
  });
});

test('whether a journal was posted is known by its key', async () => {
  await fill(1);
  expect([await isPosted(ctx, 'fill 1'), await isPosted(ctx, 'fill')]).toEqual([true, false]);
});

test('accounts are locked in one order, whatever the order of the postings is, and each once [R1]', async () => {
  const postings = [
    { account: wallet(20), amount: 5, history },
    { account: hold(1), amount: 7 },
    { account: wallet(3), amount: 1, history },
    { account: { kind: 'escrow' as const, owner: 9 }, amount: 2 },
    { account: clearing, amount: -100 },
    { account: wallet(20), amount: -2, history },
  ];
  const locked = [
    ['buyer_wallet:3', 1],
    ['buyer_wallet:20', 3],
    ['escrow:9', 2],
    ['wallet_hold:1', 7],
  ];
  expect([...(await moveBalances(ctx, postings))]).toEqual(locked);
  expect([...(await moveBalances(ctx, postings.toReversed()))]).toEqual(
    locked.map(([name, amount]) => [name, Number(amount) * 2]),
  );
  expect([accountName(wallet(3)), accountName(clearing)]).toEqual(['buyer_wallet:3', 'gateway_clearing:0']);
  await ctx.db.deleteFrom('ledger_accounts').execute();
});

test('a purchase that a wallet cannot pay is refused in words [R3]', async () => {
  await expect(holdFor(1, 11, 1)).rejects.toMatchObject({
    ...{ code: 409, words: 'wallet.insufficient', data: { reason: 'wallet_insufficient' } },
  });
});

describe('the audit of the ledger', () => {
  test('finds accounts, postings and lines that belong to nothing [R4]', async () => {
    await fill(1);
    await ctx.db.insertInto('ledger_accounts').values({ kind: 'escrow', owner: 5, balance: 8 }).execute();
    expect(await verifyLedger(ctx)).toEqual(['escrow:5 is 8 and should be 0']);
    await ctx.db.deleteFrom('ledger_accounts').execute();
    expect(await verifyLedger(ctx)).toEqual([
      'buyer_wallet:1 is 0 and should be 100000',
      'history of buyer_wallet:1 is 100000 and should be 0',
    ]);
    await ctx.db.deleteFrom('wallet_entries').execute();
    await ctx.db.deleteFrom('ledger_postings').execute();
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('a mismatch of money', () => {
  const found = { kind: 'settlement', ref: 'wallet 1', amount: 500, detail: 'too many' } as const;

  test('is opened once, and shows what it comes to by now', async () => {
    expect(await openMismatch(ctx, found)).toBe(true);
    market.clock.advance(minute);
    expect(await openMismatch(ctx, { ...found, amount: -20, detail: 'too few' })).toBe(false);
    expect(await listOpenMismatches(ctx)).toMatchObject([
      {
        ...found,
        amount: -20,
        detail: 'too few',
        opened_at: new Date(market.clock.now().getTime() - minute),
      },
    ]);
  });

  test('of another kind or reference is another, the longest open first', async () => {
    const all = [found, { ...found, ref: 'wallet 2' }, { ...found, kind: 'shown_net' }] as const;
    for (const one of all) expect(await openMismatch(ctx, one)).toBe(true);
    const listed = async () => (await listOpenMismatches(ctx)).map(({ kind, ref }) => `${kind} ${ref}`);
    expect(await listed()).toEqual(['settlement wallet 1', 'settlement wallet 2', 'shown_net wallet 1']);
    await closeMismatches(ctx, 'shown_net', ['wallet 1']);
    expect(await listed()).toEqual(['settlement wallet 1', 'settlement wallet 2']);
  });

  test('is closed by the check that finds it right, and opened anew by one that does not', async () => {
    for (const ref of ['wallet 1', 'wallet 2', 'wallet 3']) await openMismatch(ctx, { ...found, ref });
    await closeMismatches(ctx, 'settlement', []);
    expect(await listOpenMismatches(ctx)).toHaveLength(3);
    market.clock.advance(minute);
    await closeMismatches(ctx, 'settlement', ['wallet 1', 'wallet 3']);
    expect((await listOpenMismatches(ctx)).map(({ ref }) => ref)).toEqual(['wallet 2']);
    const closed = await ctx.db
      .selectFrom('mismatches')
      .select(['ref', 'closed_at'])
      .where('closed_at', 'is not', null)
      .orderBy('id')
      .execute();
    expect(closed).toEqual(['wallet 1', 'wallet 3'].map((ref) => ({ ref, closed_at: market.clock.now() })));
    expect(await openMismatch(ctx, found)).toBe(true);
    expect((await listOpenMismatches(ctx)).map(({ ref }) => ref)).toEqual(['wallet 2', 'wallet 1']);
    market.clock.advance(minute);
    await closeMismatches(ctx, 'settlement', ['wallet 1']);
    const times = await ctx.db
      .selectFrom('mismatches')
      .select('closed_at')
      .where('ref', '=', 'wallet 1')
      .orderBy('id')
      .execute();
    expect(new Set(times.map(({ closed_at }) => closed_at?.getTime())).size).toBe(2);
  });
});
