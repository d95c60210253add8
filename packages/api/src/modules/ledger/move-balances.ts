import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { Posting } from './journal.ts';
import type { OwnedKind } from './ledger.tables.ts';

/** What names an account in a map. */
export const accountName = ({ kind, owner }: { kind: string; owner?: number }) => `${kind}:${owner ?? 0}`;

interface Change {
  kind: OwnedKind;
  owner: number;
  amount: number;
}

const isOwned = (account: Posting['account']): account is { kind: OwnedKind; owner: number } =>
  account.owner !== undefined;

/** One change per account, in the order in which everybody locks accounts, so that no deadlock occurs. */
const changesOf = (postings: readonly Posting[]): Change[] => {
  const changes = new Map<string, Change>();
  for (const { account, amount } of postings) {
    if (!isOwned(account)) continue;
    const before = changes.get(accountName(account))?.amount ?? 0;
    changes.set(accountName(account), { ...account, amount: before + amount });
  }
  return [...changes.values()].sort((a, b) =>
    a.kind === b.kind ? a.owner - b.owner : a.kind < b.kind ? -1 : 1,
  );
};

const add = ({ db }: Context, { kind, owner, amount }: Change) =>
  db
    .insertInto('ledger_accounts')
    .values({ kind, owner, balance: amount })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'owner']).doUpdateSet({
        balance: sql`ledger_accounts.balance + excluded.balance`,
      }),
    )
    .returning('balance')
    .executeTakeFirst();

const take = ({ db }: Context, { kind, owner, amount }: Change) =>
  db
    .updateTable('ledger_accounts')
    .set((account) => ({ balance: account('balance', '+', amount) }))
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('balance', '>=', -amount)
    .returning('balance')
    .executeTakeFirst();

/** Brings the balances up to date, each by one guarded statement. Returns them by account name. Throws 409. */
export const moveBalances = async (
  ctx: Context,
  postings: readonly Posting[],
): Promise<Map<string, number>> => {
  const balances = new Map<string, number>();
  for (const change of changesOf(postings)) {
    const moved = await (change.amount < 0 ? take : add)(ctx, change);
    if (!moved) throw apiError.conflict('wallet.insufficient', { reason: 'wallet_insufficient' });
    balances.set(accountName(change), moved.balance);
  }
  return balances;
};
