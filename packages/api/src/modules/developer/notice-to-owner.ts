import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';

/** Mails the owner of a store what was opened to programs, so that nothing of it happens unnoticed (people W57). */
export const noticeToOwner = async (
  ctxInTx: Context,
  merchantId: number,
  notice: 'api-key-created' | 'webhook-created' | 'webhook-stopped',
  detail: string,
): Promise<void> => {
  const { id: userId, email } = await ctxInTx.db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['users.id', 'users.email'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirstOrThrow();
  await emit(ctxInTx, 'accounts.notice', { to: email, locale: ctxInTx.locale, notice, userId, detail });
};
