import type { FlashItem } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { recordAudit } from '../../audit/index.ts';
import { approveItem, rejectItem } from '../../flash-sales/index.ts';
import { assertNotOwn } from '../assert-not-own.ts';

type Decision = { itemId: number; reason?: string };

/**
 * Takes an item into its session, or, with a reason, rejects it or takes it out. Throws 403 for one's own store's,
 * 404, and 409 with the item as it is (domain 3.5).
 */
export const decideItem = ({ ctx, input: { itemId, reason } }: HandlerArgs<Decision>): Promise<FlashItem> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before, after } = await (reason === undefined
      ? approveItem(ctxInTx, itemId)
      : rejectItem(ctxInTx, { itemId, reason }));
    await assertNotOwn(ctxInTx, before.owner_id);
    await recordAudit(ctxInTx, {
      action: reason === undefined ? 'flash-item.approve' : 'flash-item.reject',
      target: { type: 'flash-item', id: itemId },
      before: { status: before.status },
      after: {
        status: after.status,
        flash_price: after.flash_price,
        flash_stock: after.flash_stock,
        price: after.price,
      },
      reason,
    });
    return after;
  });
