import type { FlashItem } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { returnFlashAllocation } from '../stock/index.ts';
import { presentItem } from './find-items.ts';
import { getSessionState } from './find-sessions.ts';
import { lockItem } from './lock-item.ts';
import { ownMerchantId } from './submit-item.ts';

/**
 * The seller withdraws a submission: before the decision at any time, after it until the session begins. Its pieces
 * return to the stock. Throws 401, 403, 404 for what is not theirs, and 409 with the item as it is.
 */
export const withdrawItem = ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<FlashItem> => {
  const merchantId = ownMerchantId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { item, sale } = await lockItem(ctxInTx, id);
    if (item.merchant_id !== merchantId) throw apiError.notFound();
    const isOut = item.status === 'rejected' || item.status === 'withdrawn';
    if (isOut) throw apiError.conflict('flash.decided', presentItem(item));
    if (item.status === 'approved' && getSessionState(sale, ctx.clock.now()).status !== 'scheduled') {
      throw apiError.conflict('flash.closed', presentItem(item));
    }
    await ctxInTx.db
      .updateTable('flash_sale_items')
      .set({ status: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    await returnFlashAllocation(ctxInTx, id);
    const { item: after } = await lockItem(ctxInTx, id);
    return presentItem(after);
  });
};
