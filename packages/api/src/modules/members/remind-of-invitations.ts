import { formatDate } from '@pasar/contract';
import { day, later } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { notifyStore } from '../notifications/index.ts';

const daysBefore = 3;

/** Tells owners, each hour, of invitations that nobody accepted and that expire within three days (people, section 3). */
export const remindOfInvitations: ScheduledJob = {
  name: 'members: remind of invitations that expire',
  pattern: '0 35 * * * *',
  run: (ctx) =>
    inTransaction(ctx, async (ctxInTx) => {
      const { db, clock } = ctxInTx;
      const waiting = await db
        .updateTable('store_invitations')
        .set({ reminded_at: clock.now() })
        .where('reminded_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .where('expires_at', '<=', later(clock, daysBefore * day))
        .returning(['merchant_id', 'email', 'expires_at'])
        .execute();
      for (const { merchant_id: merchantId, email, expires_at } of waiting) {
        const at = expires_at.toISOString();
        await notifyStore(ctxInTx, {
          ...{ merchantId, area: 'owner', category: 'merchant', kind: 'deadline' },
          title: { id: 'Undangan belum diterima', en: 'An invitation is not accepted yet' },
          body: {
            id: `Undangan untuk ${email} berakhir ${formatDate(at, 'id')}. Ingatkan orangnya, atau kirim ulang.`,
            en: `The invitation for ${email} expires on ${formatDate(at, 'en')}. Remind them, or send it again.`,
          },
          link: ctxInTx.linkTo('seller.staff'),
        });
      }
    }),
};
