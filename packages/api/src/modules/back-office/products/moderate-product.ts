import { type AdminProduct, type BlockReason, bulkUndoSeconds } from '@pasar/contract';
import { later, second } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { refreshListings } from '../../catalog/index.ts';
import { pauseFlashStock, resumeFlashStock } from '../../stock/index.ts';
import { assertNoOpenAppeal, closeAppeals } from '../appeals/close-appeals.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { writeModeration } from '../bulk/moderations.ts';
import { readProduct } from './list-products.ts';

export interface ModerateProduct {
  productId: number;
  /** What staff read; absent, whatever it is now. */
  version?: number | undefined;
  /** Why it is blocked; null approves it. */
  reasonCode: BlockReason | null;
  note: string;
  /**
   * One of many: what is so already is no conflict, and its seller is notified once it cannot be taken back. `undo`
   * takes it back, about which nobody is notified.
   */
  how?: 'alone' | 'bulk' | 'undo';
  /** `pending` lets it wait for review again. */
  letIn?: 'ok' | 'pending';
}

const known = async (ctx: Context, id: number) => {
  const found = await readProduct(ctx, id);
  if (!found) throw apiError.notFound('product.not-found');
  return found;
};

const setModeration = (
  { db }: Context,
  { productId, version, to }: { productId: number; version: number | undefined; to: string },
) =>
  db
    .updateTable('products')
    .set((e) => ({ moderation: to as AdminProduct['moderation'], version: e('version', '+', 1) }))
    .where('id', '=', productId)
    .where('moderation', '!=', to as AdminProduct['moderation'])
    .$if(version !== undefined, (rows) => rows.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();

/**
 * Blocks a product or approves it (B17). It leaves lists and search in the same transaction, and carts call it
 * unavailable; paid orders go on, and its flash-sale pieces are in the stock while it is blocked. Throws 403 for one's
 * own store, 404, and 409 with the product when it is so already or was changed since.
 */
export const moderateProduct = ({ ctx, input }: HandlerArgs<ModerateProduct>): Promise<AdminProduct> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { productId, version, reasonCode, note, how = 'alone', letIn = 'ok' } = input;
    const to = reasonCode === null ? letIn : 'blocked';
    const { product: before, sellerId } = await known(ctxInTx, productId);
    await assertNotOwn(ctxInTx, sellerId);
    if (how !== 'alone' && before.moderation === to) return before;
    const subject = { subjectType: 'product', subjectId: productId } as const;
    if (how === 'bulk' && reasonCode === null) await assertNoOpenAppeal(ctxInTx, subject);
    const changed = await setModeration(ctxInTx, { productId, version, to });
    if (!changed) {
      const words = how === 'undo' ? 'admin.undo.changed' : 'request.conflict';
      throw apiError.conflict(words, (await known(ctxInTx, productId)).product);
    }
    const moderationId = await writeModeration(ctxInTx, {
      ...subject,
      moderation: reasonCode === null ? 'ok' : 'blocked',
      was: before.moderation,
      is_undo: how === 'undo',
      version: changed.version,
      reason_code: reasonCode,
      note,
      staff_id: getCurrentStaffUser(ctxInTx).userId,
    });
    if (reasonCode === null) await closeAppeals(ctxInTx, { ...subject, note });
    await (to === 'blocked' ? pauseFlashStock : resumeFlashStock)(ctxInTx, productId);
    await refreshListings({ ctx: ctxInTx, input: { productIds: [productId] } });
    const { product: after } = await known(ctxInTx, productId);
    await recordAudit(ctxInTx, {
      action: reasonCode === null ? 'product.unblock' : 'product.block',
      target: { type: 'product', id: productId },
      before: { moderation: before.moderation },
      after: {
        moderation: to,
        ...(reasonCode !== null && { reason_code: reasonCode }),
        ...(how !== 'alone' && { how }),
      },
      reason: note,
    });
    if (how === 'undo') return after;
    const said = { productId, reasonCode, note, was: before.moderation };
    if (how === 'alone') await emit(ctxInTx, 'admin.product-moderated', said);
    else {
      const dueAt = later(ctxInTx.clock, bulkUndoSeconds * second);
      await emit(ctxInTx, 'admin.product-moderated', { ...said, moderationId }, dueAt);
    }
    return after;
  });
