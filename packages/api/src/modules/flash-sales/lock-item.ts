import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { findItem, type ItemRow } from './find-items.ts';
import { lockSession, type SessionRow } from './find-sessions.ts';

/**
 * An item and its session, in the order of locks: the session is held as it is, then the item is locked. Throws 404.
 */
export const lockItem = async (
  ctxInTx: Context,
  itemId: number,
): Promise<{ item: ItemRow; sale: SessionRow }> => {
  const found = await ctxInTx.db
    .selectFrom('flash_sale_items')
    .select('flash_sale_id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (!found) throw apiError.notFound();
  const sale = await lockSession(ctxInTx, found.flash_sale_id, 'share');
  await ctxInTx.db
    .selectFrom('flash_sale_items')
    .select('id')
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const item = await findItem(ctxInTx, itemId);
  if (!item) throw apiError.notFound();
  return { item, sale };
};
