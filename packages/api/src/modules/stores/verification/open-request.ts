import { replyDays } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { RequestResult } from '../stores.tables.ts';

/** What staff wait for from the seller of a store that is not decided; null: nothing (back-office B16). */
export const findOpenRequest = async ({ db }: Context, merchantId: number) =>
  (await db
    .selectFrom('merchant_requests')
    .select(['items', 'requested_at', 'left_ms'])
    .where('merchant_id', '=', merchantId)
    .where('replied_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Until when the seller can answer: a store that does not is rejected then. */
export const getReplyDue = ({ requested_at }: { requested_at: Date }): Date =>
  new Date(requested_at.getTime() + replyDays * day);

/** Ends what is open; the store does not wait for its seller any more. */
export const closeRequest = async (
  { db, clock }: Context,
  merchantId: number,
  result: RequestResult,
): Promise<void> => {
  await db
    .updateTable('merchant_requests')
    .set({ result, replied_at: clock.now() })
    .where('merchant_id', '=', merchantId)
    .where('replied_at', 'is', null)
    .execute();
};
