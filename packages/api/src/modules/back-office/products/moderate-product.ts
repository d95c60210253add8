import type { AdminProduct, BlockReason } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { refreshListings } from '../../catalog/index.ts';
import { closeAppeals } from '../appeals/close-appeals.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { readProduct } from './list-products.ts';

export interface ModerateProduct {
  productId: number;
  /** Why it is blocked; null lets it back. */
  reasonCode: BlockReason | null;
  note: string;
}

const known = async (ctx: Context, id: number) => {
  const found = await readProduct(ctx, id);
  if (!found) throw apiError.notFound('product.not-found');
  return found;
};

/**
 * Blocks a product or lets it back (B17). It leaves lists and search in the same transaction, and carts call it
 * unavailable; paid orders go on. Throws 403 for one's own store, 404, and 409 with the product when it is so already.
 */
export const moderateProduct = ({ ctx, input }: HandlerArgs<ModerateProduct>): Promise<AdminProduct> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { productId, reasonCode, note } = input;
    const moderation = reasonCode === null ? 'ok' : 'blocked';
    const { product: before, sellerId } = await known(ctxInTx, productId);
    assertNotOwn(ctxInTx, sellerId);
    const changed = await ctxInTx.db
      .updateTable('products')
      .set((e) => ({ moderation, version: e('version', '+', 1) }))
      .where('id', '=', productId)
      .where('moderation', '!=', moderation)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw apiError.conflict('request.conflict', (await known(ctxInTx, productId)).product);
    await ctxInTx.db
      .insertInto('moderations')
      .values({
        subject_type: 'product',
        subject_id: productId,
        product_id: productId,
        moderation,
        reason_code: reasonCode,
        note,
        staff_id: getCurrentStaffUser(ctxInTx).userId,
        at: ctxInTx.clock.now(),
      })
      .execute();
    if (reasonCode === null)
      await closeAppeals(ctxInTx, { subjectType: 'product', subjectId: productId, note });
    await refreshListings({ ctx: ctxInTx, input: { productIds: [productId] } });
    const { product: after } = await known(ctxInTx, productId);
    await recordAudit(ctxInTx, {
      action: reasonCode === null ? 'product.unblock' : 'product.block',
      target: { type: 'product', id: productId },
      before: { moderation: before.moderation },
      after: { moderation, ...(reasonCode !== null && { reason_code: reasonCode }) },
      reason: note,
    });
    await emit(ctxInTx, 'admin.product-moderated', { productId, reasonCode, note });
    return after;
  });
