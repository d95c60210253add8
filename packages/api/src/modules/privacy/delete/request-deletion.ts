import { deletionDays, type Locale, type PrivacyState } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { readDataSubject } from '../data-subject.ts';
import { lockUser } from '../lock-user.ts';
import { type PrivacyEmail, postEmail } from '../post-email.ts';
import { newestRequest, readPrivacyState } from '../state.ts';
import { readObstacles } from './obstacles.ts';

const requested: Record<Locale, PrivacyEmail> = {
  id: {
    subject: 'Akun Pasar kamu akan dihapus',
    text: `Akunmu akan dihapus dalam ${deletionDays} hari. Kalau kamu berubah pikiran, atau ini bukan permintaanmu, batalkan sebelum itu.`,
  },
  en: {
    subject: 'Your Pasar account will be deleted',
    text: `Your account will be deleted in ${deletionDays} days. If you change your mind, or it was not you, cancel it before then.`,
  },
};
const canceled: Record<Locale, PrivacyEmail> = {
  id: { subject: 'Akun Pasar kamu tidak jadi dihapus', text: 'Penghapusan akunmu dibatalkan.' },
  en: {
    subject: 'Your Pasar account stays',
    text: 'The deletion of your account was canceled.',
  },
};

/**
 * Has the account deleted after 14 days. Throws 409 with the state while something remains, and when it was requested
 * before.
 */
export const requestDeletion = (ctx: Context): Promise<PrivacyState> =>
  inTransaction(ctx, async (ctxInTx) => {
    const userId = getCurrentUserId(ctxInTx);
    const { email } = await lockUser(ctxInTx, userId);
    if ((await readObstacles(ctxInTx, await readDataSubject(ctxInTx, userId))).length > 0)
      throw apiError.conflict('privacy.delete.remaining', await readPrivacyState(ctxInTx));
    const last = await newestRequest(ctxInTx, userId, 'delete');
    if (last?.state === 'waiting' || last?.state === 'running')
      throw apiError.conflict('request.conflict', await readPrivacyState(ctxInTx));
    await ctxInTx.db
      .insertInto('privacy_requests')
      .values({
        ...{ user_id: userId, kind: 'delete', locale: ctxInTx.locale, requested_at: ctxInTx.clock.now() },
        ...{ due_at: later(ctxInTx.clock, deletionDays * day), finished_at: null, expires_at: null },
        ...{ file_key: null, bytes: null, email_id: null },
      })
      .execute();
    securityEvent(ctxInTx, 'deletion-requested');
    await postEmail(ctxInTx, { to: email, locale: ctxInTx.locale, email: requested[ctxInTx.locale] });
    return readPrivacyState(ctxInTx);
  });

/** Keeps the account. Throws 409 with the state when no deletion waits. */
export const cancelDeletion = (ctx: Context): Promise<PrivacyState> =>
  inTransaction(ctx, async (ctxInTx) => {
    const userId = getCurrentUserId(ctxInTx);
    const { email } = await lockUser(ctxInTx, userId);
    const kept = await ctxInTx.db
      .updateTable('privacy_requests')
      .set({ state: 'canceled', finished_at: ctxInTx.clock.now() })
      .where('user_id', '=', userId)
      .where('kind', '=', 'delete')
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw apiError.conflict('request.conflict', await readPrivacyState(ctxInTx));
    securityEvent(ctxInTx, 'deletion-canceled');
    await postEmail(ctxInTx, { to: email, locale: ctxInTx.locale, email: canceled[ctxInTx.locale] });
    return readPrivacyState(ctxInTx);
  });
