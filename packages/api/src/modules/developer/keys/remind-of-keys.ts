import { formatDate } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { notifyStore } from '../../notifications/index.ts';

const daysBefore = 3;

/** Reminds owners, each hour, of keys that expire within three days: programs stop with their key (people, section 3). */
export const remindOfKeys: ScheduledJob = {
  name: 'developer: remind of keys that expire',
  pattern: '0 25 * * * *',
  run: (ctx) =>
    inTransaction(ctx, async (ctxInTx) => {
      const { db, clock } = ctxInTx;
      const keys = await db
        .updateTable('api_keys')
        .set({ reminded_at: clock.now() })
        .where('reminded_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .where('expires_at', '<=', later(clock, daysBefore * day))
        .returning(['merchant_id', 'name', 'expires_at'])
        .execute();
      for (const { merchant_id: merchantId, name, expires_at } of keys) {
        const at = expires_at.toISOString();
        await notifyStore(ctxInTx, {
          ...{ merchantId, area: 'owner', category: 'merchant', kind: 'deadline' },
          title: { id: 'Kunci API segera berakhir', en: 'An API key expires soon' },
          body: {
            id: `Kunci ${name} berakhir ${formatDate(at, 'id')}. Buat yang baru agar programmu tetap jalan.`,
            en: `The key ${name} expires on ${formatDate(at, 'en')}. Create a new one so that your program keeps working.`,
          },
          link: ctxInTx.linkTo('seller.developer'),
        });
      }
    }),
};
