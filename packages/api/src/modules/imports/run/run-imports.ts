import { later, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { endImport, endPass } from './end-pass.ts';
import { markRows } from './mark-rows.ts';
import { runChunk } from './run-chunk.ts';
import { type Job, takeChunk, takeJob } from './take-chunk.ts';

/** After so many attempts a product fails, and the rest of the spreadsheet continues. */
const maxTries = 3;

/** Dry runs and all-or-nothing imports check everything before they save anything. */
const firstPass = ({ dry_run, on_error }: Job) =>
  dry_run || on_error === 'abort' ? 'validating' : 'running';

const begin = async ({ db }: Context, job: Job): Promise<Job> => {
  if (job.status !== 'uploaded') return job;
  const status = firstPass(job);
  await db.updateTable('imports').set({ status }).where('id', '=', job.id).execute();
  return { ...job, status };
};

/** The import stays locked meanwhile: a kill rolls the chunk back, and the next process resumes it. */
const workNext = async (ctxInTx: Context, job: Job): Promise<void> => {
  const groups = await takeChunk(ctxInTx, job);
  if (groups.length === 0) return endPass(ctxInTx, job);
  // An error during the save ends an all-or-nothing import.
  if (job.on_error === 'abort' && job.status === 'running' && job.failed > 0) {
    return endImport(ctxInTx, job, 'failed');
  }
  await runChunk(ctxInTx, job, groups);
};

/** A chunk failed by an internal error: it is tried again, and finally one product of it fails. */
const recover = async (ctx: Context, failed: Job): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const job = await ctxInTx.db
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', failed.id)
      .forUpdate()
      .executeTakeFirst();
    if (!job || job.tries !== failed.tries) return;
    if (job.tries >= maxTries) {
      const [lines] = await takeChunk(ctxInTx, job);
      if (!lines) return;
      lines[0].refuse('nama_produk', 'unexpected', 'import.unexpected');
      await markRows(ctxInTx, job, [{ lines, result: 'refused', productId: null }]);
    }
    const tries = Math.min(job.tries + 1, maxTries);
    const wait = tries > job.tries ? 2 ** tries * second : 0;
    await ctxInTx.db
      .updateTable('imports')
      .set({ tries, due_at: later(ctx.clock, wait) })
      .where('id', '=', job.id)
      .execute();
  });

/** Works on the next chunk of an import; false when none is due. A queue of the job runner (domain 3.13, 3.15). */
export const runImports = async (ctx: Context): Promise<boolean> => {
  let taken: Job | undefined;
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      taken = await takeJob(ctxInTx);
      if (!taken) return false;
      await workNext(ctxInTx, await begin(ctxInTx, taken));
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    ctx.log.error({ err: error, importId: taken.id }, 'a chunk of an import failed');
    await recover(ctx, taken);
    return true;
  }
};
