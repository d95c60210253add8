import {
  type Context,
  createSignedInUser,
  fillWallet,
  openTestServer,
  readAccountBalance,
  second,
  type TestServer,
  withdrawFromBuyer,
} from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatePayouts } from './simulate-payouts.ts';

let market: TestServer;
let budi: { id: number; token: string };
let ctx: Context;
beforeAll(async () => {
  market = await openTestServer();
  budi = await createSignedInUser(market);
  ctx = market.context();
  await fillWallet(ctx, budi.id, 200_000);
  await withdrawFromBuyer({
    ctx: market.context({ kind: 'user', userId: budi.id, sessionId: 1, merchantId: null, role: 'user' }),
    input: { amount: 50_000, bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' },
  });
});
afterAll(() => market.close());

const state = async () =>
  (await market.database.db.selectFrom('withdrawals').selectAll().executeTakeFirstOrThrow()).status;
const books = async () => ({
  wallet: await readAccountBalance(ctx, { kind: 'buyer_wallet', owner: budi.id }),
  clearing: await readAccountBalance(ctx, { kind: 'withdrawal_clearing' }),
});

test('the simulated staff takes a withdrawal up after 20 seconds and pays it after a minute', async () => {
  await simulatePayouts.run(ctx);
  expect(await state()).toBe('requested');
  market.clock.advance(20 * second);
  await simulatePayouts.run(ctx);
  expect(await state()).toBe('processing');
  market.clock.advance(40 * second);
  await simulatePayouts.run(ctx);
  expect(await state()).toBe('paid');
  await simulatePayouts.run(ctx);
  expect(await books()).toEqual({ wallet: 150_000, clearing: 0 });
});
