import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import type { Account } from './journal.ts';

const selectBalance = fixedQuery((db, { kind, owner }: Extract<Account, { owner: number }>) =>
  db.selectFrom('ledger_accounts').select('balance').where('kind', '=', kind).where('owner', '=', owner),
);

/** Rupiah in an account; for one of the marketplace the sum of its postings, which may be negative. */
export const readAccountBalance = async ({ db }: Context, { kind, owner }: Account): Promise<number> => {
  if (owner === undefined) {
    const { sum } = await db
      .selectFrom('ledger_postings')
      .select((posting) => posting.fn.sum<number | null>('amount').as('sum'))
      .where('kind', '=', kind)
      .where('owner', '=', 0)
      .executeTakeFirstOrThrow();
    return sum ?? 0;
  }
  const [account] = await selectBalance(db, { kind, owner });
  return account?.balance ?? 0;
};
