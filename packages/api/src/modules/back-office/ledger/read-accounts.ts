import {
  type endpoints,
  type HandlerResponse,
  type LedgerAccount,
  ledgerAccounts,
  rupiah,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

type Accounts = HandlerResponse<typeof endpoints.adminLedger.accounts>['data'];

/** What each account has now: those with owners from their rows, the market's own from their postings. */
export const readAccounts = async ({ db }: Context): Promise<Accounts> => {
  const { rows } = await sql<{ account: LedgerAccount; balance: number }>`
    select kind as account, sum(balance)::bigint as balance from ledger_accounts group by kind
    union all
    select kind, sum(amount)::bigint from ledger_postings
    where kind not in (select distinct kind from ledger_accounts) group by kind`.execute(db);
  const found = new Map(rows.map(({ account, balance }) => [account, balance]));
  return ledgerAccounts.map((account) => ({ account, balance: rupiah(found.get(account) ?? 0) }));
};
