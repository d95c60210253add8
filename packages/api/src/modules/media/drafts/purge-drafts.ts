import type { ExpressionBuilder } from 'kysely';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { removeFiles } from '../remove-files.ts';

/** Drafts are kept this long; nobody fills in a form for more than two days. */
const draftsKeptFor = 2 * day;
/** A spreadsheet contains business data: the file is deleted; what an import read, and when, stays. */
const sheetsKeptFor = 30 * day;
const perRound = 200;

const isOld = (ctx: Context) => (e: ExpressionBuilder<Database, 'media'>) =>
  e.or([
    e.and([e('visibility', '=', 'draft'), e('created_at', '<', earlier(ctx.clock, draftsKeptFor))]),
    e.and([e('kind', '=', 'spreadsheet'), e('created_at', '<', earlier(ctx.clock, sheetsKeptFor))]),
  ]);

/** The row is what an attachment locks. It is restored when the storage is unavailable, so that no file lacks a row. */
const forget = (ctx: Context, id: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const gone = await ctxInTx.db
      .deleteFrom('media')
      .where('id', '=', id)
      .where(isOld(ctx))
      .returning(['kind', 'storage_key', 'mime'])
      .executeTakeFirst();
    if (gone) await removeFiles(ctxInTx, gone);
  });

/** Removes files that were uploaded and never attached, and sheets that were used a month ago. */
export const purgeDrafts = async (ctx: Context): Promise<void> => {
  const old = await ctx.db.selectFrom('media').select('id').where(isOld(ctx)).limit(perRound).execute();
  for (const { id } of old) await forget(ctx, id);
};

export const purgeDraftsJob: ScheduledJob = {
  name: 'purge-drafts',
  pattern: '0 17 * * * *',
  run: purgeDrafts,
};
