import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { createMessage } from '../../../platform/message.ts';
import type { Problem } from '../validate/problem.ts';
import type { Group, Job } from './take-chunk.ts';

/** The result of one product's rows. */
export interface GroupResult {
  lines: Group;
  result: 'refused' | 'created' | 'updated';
  /** Null when nothing was saved, as in a first pass. */
  productId: number | null;
}

/** Rows of one product fail together; a correct one names the row with the error. */
const shareFailure = ({ lines }: GroupResult): void => {
  const wrong = lines.filter(({ problems }) => problems.length > 0).map(({ row }) => row);
  for (const line of lines) {
    if (line.problems.length === 0) {
      line.refuse('kode_induk', 'group_failed', createMessage('import.group', { rows: wrong.join(', ') }));
    }
  }
};

const stored = ({ problems }: { problems: readonly Problem[] }) =>
  problems.map(({ row: _, ...problem }) => problem);

/** Records the result of a chunk, and counts it. */
export const markRows = async (
  ctxInTx: Context,
  job: Job,
  outcomes: readonly GroupResult[],
): Promise<void> => {
  const refused = outcomes.filter(({ result }) => result === 'refused');
  refused.forEach(shareFailure);
  const rows = outcomes.flatMap(({ lines, result, productId }) =>
    lines.map((line) => ({
      row_no: line.row,
      status: result === 'refused' ? 'error' : 'ok',
      errors: stored(line),
      product_id: productId,
    })),
  );
  await sql`
    update import_rows r set status = x.status, errors = x.errors, product_id = x.product_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as x (row_no integer, status text, errors jsonb, product_id bigint)
    where r.import_id = ${job.id} and r.row_no = x.row_no`.execute(ctxInTx.db);
  const failed = refused.reduce((sum, { lines }) => sum + lines.length, 0);
  const products = (wanted: GroupResult['result']) =>
    outcomes.filter(({ result }) => result === wanted).length;
  await ctxInTx.db
    .updateTable('imports')
    .set((e) => ({
      ok: e('ok', '+', rows.length - failed),
      failed: e('failed', '+', failed),
      created: e('created', '+', products('created')),
      updated: e('updated', '+', products('updated')),
      tries: 0,
      due_at: ctxInTx.clock.now(),
    }))
    .where('id', '=', job.id)
    .execute();
};
