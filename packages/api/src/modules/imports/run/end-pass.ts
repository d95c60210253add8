import '../imports.events.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { Message } from '../../../platform/message.ts';
import type { ImportRows, ImportStatus } from '../imports.tables.ts';
import { notifyImportEnd } from './notify-import-end.ts';
import type { Job } from './take-chunk.ts';

type RowStatus = Selectable<ImportRows>['status'];

const moveRows = async ({ db }: Context, job: Job, from: RowStatus[], to: RowStatus): Promise<number> => {
  const moved = await db
    .updateTable('import_rows')
    .set({ status: to })
    .where('import_id', '=', job.id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
};

/** Ends an import: rows that nothing was saved of count as skipped. */
export const endImport = async (
  ctxInTx: Context,
  job: Job,
  status: Exclude<ImportStatus, 'uploaded' | 'validating' | 'running'>,
): Promise<void> => {
  // Rows that a first pass accepted were never saved, except when the check was all that was requested.
  const unsaved = job.status === 'validating' && !job.dry_run;
  const skipped = await moveRows(ctxInTx, job, unsaved ? ['waiting', 'ok'] : ['waiting'], 'skipped');
  await ctxInTx.db
    .updateTable('imports')
    .set({
      status,
      skipped,
      message: status === 'failed' ? json<Message>(unsaved ? 'import.faulty' : 'import.stopped') : null,
      ...(unsaved ? { ok: 0, created: 0, updated: 0 } : {}),
      finished_at: ctxInTx.clock.now(),
    })
    .where('id', '=', job.id)
    .execute();
  await emit(ctxInTx, 'import.finished', { importId: job.id, merchantId: job.merchant_id, status });
  if (status !== 'cancelled') await notifyImportEnd(ctxInTx, job, status);
};

/** After a first pass without an error, the second pass saves what it accepted. */
const startSaving = async (ctxInTx: Context, job: Job): Promise<void> => {
  await moveRows(ctxInTx, job, ['ok'], 'waiting');
  await ctxInTx.db
    .updateTable('imports')
    .set({ status: 'running', ok: 0, created: 0, updated: 0 })
    .where('id', '=', job.id)
    .execute();
};

/** No row waits any more: the import ends, or goes into its second pass. */
export const endPass = async (ctxInTx: Context, job: Job): Promise<void> => {
  const isFaulty = job.on_error === 'abort' && job.failed > 0;
  if (job.status === 'running') return endImport(ctxInTx, job, isFaulty ? 'failed' : 'done');
  if (job.dry_run) return endImport(ctxInTx, job, 'validated');
  return isFaulty ? endImport(ctxInTx, job, 'failed') : startSaving(ctxInTx, job);
};
