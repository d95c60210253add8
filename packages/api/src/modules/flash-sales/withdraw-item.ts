import type { FlashItem } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { giveBackFlashStock } from '../stock/index.ts';
import { presentItem } from './find-items.ts';
import { stateOf } from './find-sessions.ts';
import { lockItem } from './lock-item.ts';
import { ownMerchantId } from './submit-item.ts';

/**
 * The seller takes an offer back: before the decision at any time, after it until the session begins; its pieces go
 * back to the shelf. Throws 401, 403, 404 for what is not theirs, and 409 with the item as it is.
 */
export const withdrawItem = ({ ctx, input: { id } }: Verb<{ id: number }>): Promise<FlashItem> => {
  const merchantId = ownMerchantId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { item, sale } = await lockItem(ctxInTx, id);
    if (item.merchant_id !== merchantId) throw failure.notFound();
    const isOut = item.status === 'rejected' || item.status === 'withdrawn';
    if (isOut) throw failure.conflict('flash.decided', presentItem(item));
    if (item.status === 'approved' && stateOf(sale, ctx.clock.now()).status !== 'scheduled') {
      throw failure.conflict('flash.closed', presentItem(item));
    }
    await ctxInTx.db
      .updateTable('flash_sale_items')
      .set({ status: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    await giveBackFlashStock(ctxInTx, id);
    const { item: after } = await lockItem(ctxInTx, id);
    return presentItem(after);
  });
};
