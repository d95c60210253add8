import type { endpoints, HandlerInput, PrivateView } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { signedUrl } from '../../media/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

type Files = typeof endpoints.adminFiles;
type Purpose = PrivateView['purpose'];

/** Pixels of the largest size that is kept of an image. */
const width = 1_200;

/** Whose file it is, for each purpose; a file of anything else cannot be opened. */
const owners: Record<Purpose, (mediaId: number) => ReturnType<typeof sql<{ subject: number }>>> = {
  'store-verification': (id) =>
    sql<{ subject: number }>`select merchant_id as subject from merchant_documents where media_id = ${id}`,
  'buyer-verification': (id) =>
    sql<{ subject: number }>`select user_id as subject from user_documents where media_id = ${id}`,
};

/**
 * The address of a private file for 60 seconds. Who looked at what and why is written in the same transaction: without
 * the row there is no address (back-office B24). Throws 404 for a file that belongs to nothing of that kind, and 410 once
 * its time to be kept was over.
 */
export const openFile = ({
  ctx,
  input: { media_id, purpose },
}: HandlerArgs<HandlerInput<Files['open']>['body']>): Promise<{ url: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { userId } = getCurrentStaffUser(ctxInTx);
    const { rows } = await owners[purpose](media_id).execute(ctxInTx.db);
    const [owner] = rows;
    const file = await ctxInTx.db
      .selectFrom('media')
      .select(['storage_key', 'removed_at'])
      .where('id', '=', media_id)
      .where('kind', '=', 'image')
      .executeTakeFirst();
    if (!owner || !file) throw apiError.notFound();
    if (file.removed_at !== null) throw apiError.gone('admin.file.removed');
    await ctxInTx.db
      .insertInto('private_views')
      .values({ at: ctx.clock.now(), staff_id: userId, media_id, purpose, subject_id: owner.subject })
      .execute();
    ctxInTx.afterCommit(() => securityEvent(ctxInTx, 'documents-read', { purpose, subject: owner.subject }));
    return { url: signedUrl(ctxInTx, file.storage_key, width) };
  });
