import { type Context, day, earlier, type History, postJournal, type WalletKind } from '@pasar/api/plugin';

/** Rupiah that the demo accounts start with: enough for a first order, and for a first withdrawal. */
const BUYER_STARTS_WITH = 500_000;
const STORE_STARTS_WITH = 1_250_000;

const history: History = {
  type: 'topup',
  code: 'DEMO',
  description: { id: 'Isi saldo', en: 'Top-up' },
};

const give = (ctx: Context, kind: WalletKind, owner: number, amount: number) =>
  postJournal(ctx, {
    event: 'J6',
    key: `seed ${kind} ${owner}`,
    reference: { type: 'adjustment', id: owner },
    postings: [
      { account: { kind, owner }, amount, history },
      { account: { kind: 'bank' }, amount: -amount },
    ],
  });

/** Before the first order of the history. */
const GIVEN_BEFORE = 70 * day;

/** The starting balances of the demo buyer and of the demo seller's store. */
export async function writeBalances(
  ctx: Context,
  { buyer, store }: { buyer: number; store: number },
): Promise<void> {
  const given = earlier(ctx.clock, GIVEN_BEFORE);
  const then = { ...ctx, clock: { now: () => given } };
  await give(then, 'buyer_wallet', buyer, BUYER_STARTS_WITH);
  await give(then, 'seller_wallet', store, STORE_STARTS_WITH);
}
