import { rupiah, type WalletMonth } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { jakartaMonth, jakartaMonthRange } from '../../platform/jakarta.ts';
import type { Wallet } from './wallets.ts';

const ofWallet = ({ db }: Context, { kind, owner }: Wallet) =>
  db.selectFrom('wallet_entries').where('kind', '=', kind).where('owner', '=', owner);

/** The fees that orders paid before they brought a wallet its entries of a time, by account. */
const sumFees = async (ctx: Context, wallet: Wallet, { start, end }: { start: Date; end: Date }) => {
  const rows = await ctx.db
    .selectFrom('ledger_postings')
    .select(['ledger_postings.kind', sql<number>`sum(amount)`.as('amount')])
    .where('ledger_postings.kind', 'in', ['platform_commission', 'platform_fee'])
    .where(
      'journal_id',
      'in',
      ofWallet(ctx, wallet)
        .select('wallet_entries.journal_id')
        .where('type', '=', 'sale')
        .where('at', '>=', start)
        .where('at', '<', end),
    )
    .groupBy('ledger_postings.kind')
    .execute();
  const sums = new Map(rows.map(({ kind, amount }) => [kind, Number(amount)]));
  return { commission: sums.get('platform_commission') ?? 0, fee: sums.get('platform_fee') ?? 0 };
};

/** The report of a month of a wallet: without `month` that of the current one; months to come are empty. */
export const readMonth = async (ctx: Context, wallet: Wallet, month?: string): Promise<WalletMonth> => {
  const current = jakartaMonth(ctx.clock.now());
  const span = jakartaMonthRange(month ?? current);
  const { start, end } = span;
  const [balances, lines, fees] = await Promise.all([
    ofWallet(ctx, wallet)
      .select([
        sql<number | null>`sum(amount) filter (where at < ${start})`.as('opening'),
        sql<number | null>`sum(amount) filter (where at < ${end})`.as('closing'),
        sql<Date | null>`min(at)`.as('first'),
      ])
      .executeTakeFirstOrThrow(),
    ofWallet(ctx, wallet)
      .select([
        'type',
        sql<boolean>`amount > 0`.as('comes_in'),
        sql<number>`count(*)`.as('count'),
        sql<number>`sum(amount)`.as('amount'),
      ])
      .where('at', '>=', start)
      .where('at', '<', end)
      .groupBy(['type', sql`amount > 0`])
      .orderBy('comes_in', 'desc')
      .orderBy('type')
      .execute(),
    sumFees(ctx, wallet, span),
  ]);
  const net = lines
    .filter(({ type }) => type === 'sale')
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  return {
    month: month ?? current,
    first_month: balances.first === null ? current : jakartaMonth(new Date(balances.first)),
    current_month: current,
    opening: rupiah(Number(balances.opening ?? 0)),
    closing: rupiah(Number(balances.closing ?? 0)),
    totals: lines.map(({ type, comes_in, count, amount }) => ({
      type,
      direction: comes_in ? ('in' as const) : ('out' as const),
      count: Number(count),
      amount: rupiah(Math.abs(Number(amount))),
    })),
    earnings: {
      gross: rupiah(net + fees.commission + fees.fee),
      commission: rupiah(fees.commission),
      fee: rupiah(fees.fee),
      net: rupiah(net),
    },
  };
};
