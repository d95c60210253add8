import { type endpoints, type HandlerInput, rupiah, type WalletEntry } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { jakartaMidnight } from '../../platform/jakarta.ts';
import { readAccountBalance } from '../ledger/index.ts';
import type { Wallet } from './wallets.ts';

type Query = HandlerInput<typeof endpoints.wallet.history>['query'];

interface HistoryPage {
  rows: WalletEntry[];
  total: number;
  /** The balance now, whatever the page shows. */
  balance: number;
}

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

/** A page of what came into a wallet and what went out, newest first; days are those of Asia/Jakarta. */
export const listHistory = async (ctx: Context, wallet: Wallet, query: Query): Promise<HistoryPage> => {
  const total = await countRows(ctx.db, walletLines(ctx, wallet, query));
  const rows = await walletLines(ctx, wallet, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return {
    total,
    balance: await readAccountBalance(ctx, wallet),
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
