import { dataExportHours, type Locale } from '@pasar/contract';
import { hour, later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { readDataSubject } from '../data-subject.ts';
import { type PrivacyEmail, postEmail } from '../post-email.ts';
import type { PrivacyRequestRow } from '../privacy.tables.ts';
import { takeDueRequest } from '../take-due-request.ts';
import { writeZip } from './write-zip.ts';

/** Longer than any copy takes; a process that was killed is replaced well within the hour. */
const claim = 10 * minute;
/** A copy that fails so often is given up, and may be requested anew. */
const maxTries = 4;

const emails: Record<Locale, PrivacyEmail> = {
  id: {
    subject: 'Salinan datamu di Pasar sudah siap',
    text: `Salinan datamu sudah siap diunduh selama ${dataExportHours} jam. Masuk ke akunmu untuk mengunduhnya.`,
  },
  en: {
    subject: 'Your copy of your Pasar data is ready',
    text: `Your copy is ready to download for ${dataExportHours} hours. Log in to your account to fetch it.`,
  },
};

/** False when another process finished it meanwhile, or the account was deleted. */
const finish = (ctx: Context, { id, locale }: PrivacyRequestRow, email: string, bytes: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    const done = await ctxInTx.db
      .updateTable('privacy_requests')
      .set({
        ...{ state: 'done', bytes, finished_at: ctx.clock.now() },
        expires_at: later(ctx.clock, dataExportHours * hour),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (done) await postEmail(ctxInTx, { to: email, locale, email: emails[locale] });
    return done !== undefined;
  });

/** Writes the copy that is due next; false when none is. */
export const runNextExport = async (ctx: Context): Promise<boolean> => {
  const request = await takeDueRequest(ctx, 'export', claim);
  if (!request) return false;
  const { id, user_id, locale, file_key, tries } = request;
  try {
    const subject = await readDataSubject(ctx, user_id);
    const zip = await writeZip(ctx, subject, locale);
    const key = file_key ?? '';
    await ctx.storage.put(key, zip);
    if (!(await finish(ctx, request, subject.email, zip.length))) await ctx.storage.delete(key);
  } catch (error) {
    ctx.log.error({ err: error, request: id }, 'a copy of personal data could not be written');
    if (tries >= maxTries)
      await ctx.db
        .updateTable('privacy_requests')
        .set({ state: 'failed', finished_at: ctx.clock.now() })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute();
  }
  return true;
};

/** Removes files that are over, and then their rows: a file whose row is gone would be forgotten. */
export const purgeExportFiles = async ({ db, clock, storage }: Context): Promise<void> => {
  const over = await db
    .selectFrom('privacy_requests')
    .select(['id', 'file_key'])
    .where('kind', '=', 'export')
    .where('expires_at', '<=', clock.now())
    .execute();
  for (const { id, file_key } of over) {
    if (file_key) await storage.delete(file_key);
    await db.deleteFrom('privacy_requests').where('id', '=', id).execute();
  }
};

export const purgeExportFilesJob: ScheduledJob = {
  name: 'privacy: remove files of copies',
  pattern: '0 */10 * * * *',
  run: purgeExportFiles,
};
