import { replyDays } from '@pasar/contract';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { rejectStore } from './reject-store.ts';
import { submitStore } from './submit-store.ts';
import { openItems } from './verification-items.ts';

const findUnanswered = ({ db, clock }: Context) =>
  db
    .selectFrom('merchant_requests')
    .innerJoin('merchants', 'merchants.id', 'merchant_requests.merchant_id')
    .select(['merchant_requests.merchant_id', 'items'])
    .where('replied_at', 'is', null)
    .where('requested_at', '<=', earlier(clock, replyDays * day))
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Rejects the stores whose sellers did not answer for a week; they may apply again (back-office B16). */
export const rejectUnanswered = async (ctx: Context): Promise<void> => {
  const rejectNext = () =>
    inTransaction(ctx, async (ctxInTx) => {
      const next = await findUnanswered(ctxInTx);
      if (!next) return false;
      const merchantId = next.merchant_id;
      const open = await openItems(ctxInTx, merchantId);
      const isRefused = (field: string) =>
        open.some((item) => item.field === field && item.status === 'rejected');
      const reasons = next.items.filter(({ field }) => isRefused(field));
      // Who changed every part and forgot to send it has answered.
      if (reasons.length === 0) await submitStore(ctxInTx, { merchantId });
      else await rejectStore(ctxInTx, { merchantId, staffId: null, reasons, result: 'expired' });
      return true;
    });
  while (await rejectNext());
};

export const rejectUnansweredJob: ScheduledJob = {
  name: 'stores: reject unanswered',
  pattern: '0 17 * * * *',
  run: rejectUnanswered,
};
