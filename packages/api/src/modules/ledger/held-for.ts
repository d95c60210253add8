import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Rupiah of a buyer that unpaid order groups hold (domain 3.10, J0). */
export const heldFor = async ({ db }: Context, userId: number): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(balance), 0) as held from ledger_accounts
    where kind = 'wallet_hold' and balance > 0 and owner in (
      select h.owner from ledger_postings w
      join ledger_postings h on h.journal_id = w.journal_id and h.kind = 'wallet_hold'
      where w.kind = 'buyer_wallet' and w.owner = ${userId}
    )`.execute(db);
  return rows[0]?.held ?? 0;
};
