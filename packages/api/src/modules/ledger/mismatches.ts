import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { MismatchRow } from './ledger.tables.ts';

/**
 * Writes down that money is not as it should be, or what an open mismatch comes to by now. Returns whether it is new.
 */
export const openMismatch = async (
  { db, clock }: Context,
  { kind, ref, amount, detail }: Pick<MismatchRow, 'kind' | 'ref' | 'amount' | 'detail'>,
): Promise<boolean> => {
  const changed = await db
    .updateTable('mismatches')
    .set({ amount, detail })
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0) return false;
  await db
    .insertInto('mismatches')
    .values({ kind, ref, amount, detail, opened_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).where('closed_at', 'is', null).doNothing())
    .execute();
  return true;
};

/** Closes mismatches that a later check found right. */
export const closeMismatches = async (
  { db, clock }: Context,
  kind: MismatchRow['kind'],
  refs: readonly string[],
): Promise<void> => {
  if (refs.length === 0) return;
  await db
    .updateTable('mismatches')
    .set({ closed_at: clock.now() })
    .where('kind', '=', kind)
    .where('ref', '=', sql<string>`any(${refs}::text[])`)
    .where('closed_at', 'is', null)
    .execute();
};

/** The longest open first. */
export const listOpenMismatches = ({ db }: Context): Promise<MismatchRow[]> =>
  db.selectFrom('mismatches').selectAll().where('closed_at', 'is', null).orderBy('id').execute();
