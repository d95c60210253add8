import { type endpoints, type HandlerInput, type LedgerWallet, type Rupiah, rupiah } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { containing, userSearchText } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminLedgerTabs.wallets>['query'];

/** Whose wallets they are, what the owner is called, and by which text it is found. */
const owners: Record<Query['account'], Record<'table' | 'name' | 'text', RawBuilder<unknown>>> = {
  seller_wallet: { table: sql`merchants`, name: sql`o.merchant_name`, text: sql`lower(o.merchant_name)` },
  buyer_wallet: {
    table: sql`users`,
    name: sql`coalesce(o.fullname, o.username, '#' || o.id)`,
    text: userSearchText(sql`o`),
  },
};

/** A page of the wallets of stores or people, most first, and what all that match have. */
export const findWallets = async ({
  ctx: { db },
  input: { account, show, search, page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: LedgerWallet[]; total: number; sum: Rupiah }> => {
  const { table, name, text } = owners[account];
  const where = [sql`a.kind = ${account}`];
  if (show === 'money') where.push(sql`a.balance > 0`);
  if (search !== '')
    where.push(sql`a.owner in (select o.id from ${table} o where ${text} like ${containing(search)})`);
  const matching = sql`ledger_accounts a where ${sql.join(where, sql` and `)}`;
  // Only the owners of the page are read.
  const found = await sql<Omit<LedgerWallet, 'account' | 'balance'> & { balance: number }>`
    select a.owner, ${name} as name, a.balance from (
      select a.owner, a.balance from ${matching}
      order by a.balance desc, a.owner limit ${per_page} offset ${(page - 1) * per_page}
    ) a join ${table} o on o.id = a.owner order by a.balance desc, a.owner`.execute(db);
  const whole = await sql<{ total: number; sum: number }>`
    select count(*) as total, coalesce(sum(a.balance), 0)::bigint as sum from ${matching}`.execute(db);
  const { total = 0, sum = 0 } = whole.rows[0] ?? {};
  return {
    rows: found.rows.map((row) => ({ ...row, account, balance: rupiah(row.balance) })),
    total: Number(total),
    sum: rupiah(sum),
  };
};
