import { type endpoints, type Got, rupiah, type WalletEntry } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { jakartaMidnight } from '../../platform/jakarta.ts';
import { balanceOf } from '../ledger/index.ts';
import type { Wallet } from './wallets.ts';

type Query = Got<typeof endpoints.wallet.history>['query'];

interface HistoryPage {
  rows: WalletEntry[];
  total: number;
  capped: boolean;
  /** The balance now, whatever the page shows. */
  balance: number;
}

/** Counts are exact up to here (domain "Counts"). */
const countedUpTo = 1_000;

/** The lines of a wallet that a filter wants; days are those of Asia/Jakarta. */
export const walletLines = (
  { db }: Context,
  { kind, owner }: Wallet,
  { type, date_start, date_end }: Omit<Query, 'page' | 'per_page'>,
) => {
  let lines = db.selectFrom('wallet_entries').where('kind', '=', kind).where('owner', '=', owner);
  if (type) lines = lines.where('type', '=', type);
  if (date_start) lines = lines.where('at', '>=', jakartaMidnight(date_start));
  if (date_end) lines = lines.where('at', '<', jakartaMidnight(date_end, { next: true }));
  return lines;
};

const count = async (ctx: Context, wallet: Wallet, query: Query): Promise<number> => {
  const { total } = await ctx.db
    .selectFrom(
      walletLines(ctx, wallet, query)
        .select(sql`1`.as('one'))
        .limit(countedUpTo + 1)
        .as('lines'),
    )
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** A page of what came into a wallet and what went out, newest first; days are those of Asia/Jakarta. */
export const listHistory = async (ctx: Context, wallet: Wallet, query: Query): Promise<HistoryPage> => {
  const counted = await count(ctx, wallet, query);
  const rows = await walletLines(ctx, wallet, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return {
    total: Math.min(counted, countedUpTo),
    capped: counted > countedUpTo,
    balance: await balanceOf(ctx, wallet),
    rows: rows.map(({ id, at, type, amount, balance_after, description, reference_code }) => ({
      id,
      created_at: at.toISOString(),
      type,
      direction: amount > 0 ? 'in' : 'out',
      amount: rupiah(Math.abs(amount)),
      balance_after: rupiah(balance_after),
      description: description[ctx.locale],
      reference_code,
    })),
  };
};
