import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LedgerEvent, OwnedKind, ReferenceType, SystemKind } from './ledger.tables.ts';

/** A journal as it was posted; rupiah, what is owed is positive. */
export interface PostedJournal {
  event: LedgerEvent;
  at: Date;
  postings: { kind: OwnedKind | SystemKind; owner: number; amount: number }[];
}

interface Row {
  journal_id: number;
  event: LedgerEvent;
  at: Date;
  kind: OwnedKind | SystemKind;
  owner: number;
  amount: number;
}

/** The journals about any of the references, oldest first; those that moved nothing are left out. One statement. */
export const listJournals = async (
  { db }: Context,
  references: readonly { type: ReferenceType; id: number }[],
): Promise<PostedJournal[]> => {
  if (references.length === 0) return [];
  const wanted = sql.join(references.map(({ type, id }) => sql`(${type}::text, ${id}::bigint)`));
  const { rows } = await sql<Row>`
    select p.journal_id, j.event, j.at, p.kind, p.owner, p.amount
    from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where (j.ref_type, j.ref_id) in (${wanted})
    order by j.id, p.id`.execute(db);
  return [...Map.groupBy(rows, ({ journal_id }) => journal_id).values()].flatMap((postings) => {
    const [first] = postings;
    if (!first) return [];
    return [
      {
        event: first.event,
        at: first.at,
        postings: postings.map(({ kind, owner, amount }) => ({ kind, owner, amount })),
      },
    ];
  });
};
