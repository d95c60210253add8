import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { matchIds } from '../../platform/database/match-ids.ts';
import type { OwnedKind, ReferenceType, SystemKind } from './ledger.tables.ts';

/** Rupiah by kind of account; kinds that got nothing are missing. */
export type PostingSums = Partial<Record<OwnedKind | SystemKind, number>>;

/** What the journals of each reference posted, in one statement. Those without a journal are missing in the map. */
export const listPostingSums = async (
  { db }: Context,
  type: ReferenceType,
  ids: readonly number[],
): Promise<Map<number, PostingSums>> => {
  const sums = new Map<number, PostingSums>();
  if (ids.length === 0) return sums;
  const { rows } = await sql<{ id: number; kind: OwnedKind | SystemKind | null; amount: number | null }>`
    select j.ref_id as id, p.kind, sum(p.amount)::bigint as amount
    from ledger_journals j left join ledger_postings p on p.journal_id = j.id
    where j.ref_type = ${type} and ${matchIds('j.ref_id', ids)}
    group by j.ref_id, p.kind`.execute(db);
  for (const { id, kind, amount } of rows) {
    const own = sums.get(id) ?? {};
    if (kind !== null) own[kind] = amount ?? 0;
    sums.set(id, own);
  }
  return sums;
};
