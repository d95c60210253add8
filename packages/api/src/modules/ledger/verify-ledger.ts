import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface Found {
  what: string;
  wrong: number;
  right: number;
}

const unbalancedJournals = (ctx: Context) =>
  sql<Found>`
    select 'journal ' || j.key as what, coalesce(sum(p.amount), 0) as wrong, 0 as right
    from ledger_journals j left join ledger_postings p on p.journal_id = j.id
    group by j.id, j.key having coalesce(sum(p.amount), 0) <> 0`.execute(ctx.db);

const wrongBalances = (ctx: Context) =>
  sql<Found>`
    select kind || ':' || owner as what, coalesce(a.balance, 0) as wrong, coalesce(p.sum, 0) as right
    from (select kind, owner, balance from ledger_accounts) a
    full join (
      select kind, owner, sum(amount) as sum from ledger_postings where owner <> 0 group by kind, owner
    ) p using (kind, owner)
    where coalesce(a.balance, 0) <> coalesce(p.sum, 0)`.execute(ctx.db);

const wrongHistories = (ctx: Context) =>
  sql<Found>`
    select 'history of ' || kind || ':' || owner as what, coalesce(e.sum, 0) as wrong, coalesce(a.balance, 0) as right
    from (
      select kind, owner, balance from ledger_accounts where kind in ('buyer_wallet', 'seller_wallet')
    ) a
    full join (select kind, owner, sum(amount) as sum from wallet_entries group by kind, owner) e using (kind, owner)
    where coalesce(e.sum, 0) <> coalesce(a.balance, 0)`.execute(ctx.db);

const wrongSteps = (ctx: Context) =>
  sql<Found>`
    select 'wallet entry ' || id as what, balance_after as wrong, running as right
    from (
      select id, balance_after, sum(amount) over (partition by kind, owner order by id) as running
      from wallet_entries
    ) steps
    where balance_after <> running`.execute(ctx.db);

/**
 * Whether the books add up: every journal to 0, every balance to its postings, every wallet's history to its balance,
 * step by step. Returns one sentence per fault (domain 3.10, quality R4).
 */
export const verifyLedger = async (ctx: Context): Promise<string[]> => {
  const faults: string[] = [];
  for (const find of [unbalancedJournals, wrongBalances, wrongHistories, wrongSteps]) {
    const { rows } = await find(ctx);
    faults.push(...rows.map(({ what, wrong, right }) => `${what} is ${wrong} and should be ${right}`));
  }
  return faults;
};
