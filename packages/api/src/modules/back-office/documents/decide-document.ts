import type { AdminDocument } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { reviewDocument } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { readDocument } from './find-documents.ts';

interface Decision {
  userId: number;
  type: AdminDocument['type'];
  /** Why it is rejected; null approves it. */
  refusal: string | null;
}

const names: Record<AdminDocument['type'], string> = { ktp: 'KTP', ktp_selfie: 'Selfie KTP', npwp: 'NPWP' };

const tell = (ctx: Context, { userId, type, refusal }: Decision) => {
  const name = names[type];
  const texts =
    refusal === null
      ? {
          title: { id: `${name} disetujui`, en: `${name} approved` },
          body: { id: 'Dokumenmu sudah kami periksa.', en: 'We have checked your document.' },
        }
      : {
          title: { id: `${name} perlu dikirim ulang`, en: `${name} has to be sent again` },
          body: { id: `Alasan: ${refusal}`, en: `Reason: ${refusal}` },
        };
  return notify(ctx, {
    userId,
    category: 'info',
    kind: 'account',
    ...texts,
    link: ctx.linkTo('buyer.documents'),
  });
};

/** Staff decide about a buyer's document. Throws 403 for one's own, 404, and 409 with the document as it is. */
export const decideDocument = ({ ctx, input }: HandlerArgs<Decision>): Promise<AdminDocument> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId, type, refusal } = input;
    const staffId = getCurrentStaffUser(ctxInTx).userId;
    // A simultaneous decision waits here for the first one.
    await ctxInTx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const before = await readDocument(ctxInTx, { userId, type });
    if (!before) throw apiError.notFound();
    await assertNotOwn(ctxInTx, userId);
    if (before.status !== 'submitted') throw apiError.conflict('store.review.none', before);
    await reviewDocument(ctxInTx, { userId, type, staffId, refusal });
    const after = await readDocument(ctxInTx, { userId, type });
    if (!after) throw apiError.notFound();
    await recordAudit(ctxInTx, {
      action: refusal === null ? 'document.approve' : 'document.reject',
      target: { type: 'user', id: userId },
      before: { type, status: before.status },
      after: { type, status: after.status },
      reason: refusal ?? undefined,
    });
    await tell(ctxInTx, input);
    return after;
  });
