import { randomBytes } from 'node:crypto';
import type { PrivacyState } from '@pasar/contract';
import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { signedFileUrl } from '../../media/index.ts';
import { lockUser } from '../lock-user.ts';
import { newestRequest, nextExportAt, readPrivacyState } from '../state.ts';

/** Orders a copy of the user's data, which a job writes. Throws 409 with the state within a day of the last one. */
export const requestExport = (ctx: Context): Promise<PrivacyState> =>
  inTransaction(ctx, async (ctxInTx) => {
    const userId = getCurrentUserId(ctxInTx);
    await lockUser(ctxInTx, userId);
    const last = await newestRequest(ctxInTx, userId, 'export');
    const isOpen = last?.state === 'waiting';
    if (isOpen || nextExportAt(ctxInTx, last))
      throw apiError.conflict('privacy.export.early', await readPrivacyState(ctxInTx));
    const now = ctxInTx.clock.now();
    await ctxInTx.db
      .insertInto('privacy_requests')
      .values({
        ...{ user_id: userId, kind: 'export', locale: ctxInTx.locale, requested_at: now, due_at: now },
        ...{ finished_at: null, expires_at: null, bytes: null, email_id: null },
        file_key: `personal-exports/${randomBytes(24).toString('hex')}.zip`,
      })
      .execute();
    securityEvent(ctxInTx, 'data-export-requested');
    ctxInTx.afterCommit(() => ctxInTx.wakeJobs('privacy'));
    return readPrivacyState(ctxInTx);
  });

/** How long an address of the file works: the page follows it at once. */
const linkSeconds = 60;

/** A short-lived address of the finished file. Throws 404 without one, and once it is removed. */
export const linkToExport = async (ctx: Context): Promise<{ url: string }> => {
  const last = await newestRequest(ctx, getCurrentUserId(ctx), 'export');
  const left = (last?.expires_at?.getTime() ?? 0) - ctx.clock.now().getTime();
  if (last?.state !== 'done' || !last.file_key || left <= 0) throw apiError.notFound();
  const name = `pasar-${last.requested_at.toISOString().slice(0, 10)}.zip`;
  const seconds = Math.min(linkSeconds, Math.ceil(left / second));
  return { url: await signedFileUrl(ctx, last.file_key, { name, seconds }) };
};
