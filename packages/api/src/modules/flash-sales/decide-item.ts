import type { FlashItem } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { allocateFlashStock, returnFlashAllocation } from '../stock/index.ts';
import { type ItemRow, presentItem } from './find-items.ts';
import { getSessionState } from './find-sessions.ts';
import { listSubmissionProblems } from './find-submission-rejection.ts';
import { lockItem } from './lock-item.ts';
import { notifyItemResult } from './notify-item-result.ts';

export interface Decided {
  before: ItemRow;
  after: FlashItem;
}

const setStatus = (ctxInTx: Context, id: number, status: 'approved' | 'rejected', reason: string | null) =>
  ctxInTx.db
    .updateTable('flash_sale_items')
    .set({ status, reject_reason: reason })
    .where('id', '=', id)
    .execute();

/** A submission that was valid may be invalid now, because prices, stock and stars change. */
const assertStillRight = (item: ItemRow): void => {
  const [problem] = listSubmissionProblems(item);
  if (problem) throw apiError.conflict(problem, presentItem(item));
};

/**
 * Takes an item into its session and allocates its pieces, in the caller's transaction; notifies the seller. Throws
 * 404, and 409 with the item when it was decided, its session is over, or the rules no longer hold (domain 3.5).
 */
export const approveItem = async (ctxInTx: Context, itemId: number): Promise<Decided> => {
  const { item: before, sale } = await lockItem(ctxInTx, itemId);
  if (before.status !== 'submitted') throw apiError.conflict('flash.decided', presentItem(before));
  if (getSessionState(sale, ctxInTx.clock.now()).isOver) {
    throw apiError.conflict('flash.session.over', presentItem(before));
  }
  assertStillRight(before);
  await setStatus(ctxInTx, itemId, 'approved', null);
  await allocateFlashStock(ctxInTx, itemId);
  const { item: after } = await lockItem(ctxInTx, itemId);
  await notifyItemResult(ctxInTx, { item: after, sale, to: 'approved' });
  return { before, after: presentItem(after) };
};

/**
 * Rejects an item, or takes an approved one out of its session with its pieces, in the caller's transaction; notifies
 * the seller of the reason. Throws 404, and 409 with the item when it is out already.
 */
export const rejectItem = async (
  ctxInTx: Context,
  { itemId, reason }: { itemId: number; reason: string },
): Promise<Decided> => {
  const { item: before, sale } = await lockItem(ctxInTx, itemId);
  if (before.status !== 'submitted' && before.status !== 'approved') {
    throw apiError.conflict('flash.decided', presentItem(before));
  }
  await setStatus(ctxInTx, itemId, 'rejected', reason);
  await returnFlashAllocation(ctxInTx, itemId);
  const { item: after } = await lockItem(ctxInTx, itemId);
  await notifyItemResult(ctxInTx, { item: after, sale, to: 'rejected', reason });
  return { before, after: presentItem(after) };
};
