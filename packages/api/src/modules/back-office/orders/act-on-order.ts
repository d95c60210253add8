import type { AdminOrderDetail, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { moveOrderAsStaff } from '../../orders/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn } from '../assert-not-own.ts';
import { findSides } from './find-sides.ts';
import { readOrder } from './read-order.ts';

type Act = HandlerInput<typeof endpoints.adminOrders.act>['body'];

/** Who gets how much by the journal that the act would post; nobody when the order does not allow it. */
const findBeneficiary = (
  order: AdminOrderDetail,
  { action }: Act,
  sides: { buyer_id: number; owner_id: number },
) => {
  const offered = order.actions.find((one) => one.action === action);
  if (!offered) return undefined;
  const wallet = action === 'complete' ? 'seller_wallet' : 'buyer_wallet';
  const amount = offered.postings.find(({ account }) => account === wallet)?.amount ?? 0;
  return { beneficiary: action === 'complete' ? sides.owner_id : sides.buyer_id, amount };
};

/**
 * Staff cancel an order, complete it or give its parcel up, through the table that everybody's orders move by. Above
 * the market's limit it waits for a colleague. Throws 403 for one's own order or store, 404, and 409 when it was moved
 * meanwhile.
 */
export const actOnOrder = (
  { ctx, input }: HandlerArgs<Act>,
  approval?: number,
): Promise<Decided<AdminOrderDetail>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { order_code, version, action, reason } = input;
    const sides = await findSides(ctxInTx, order_code);
    if (!sides) throw apiError.notFound('order.not-found');
    await assertNotOwn(ctxInTx, sides.buyer_id, sides.owner_id);
    const before = await readOrder(ctxInTx, order_code);
    // Before the limit is asked: a version of tomorrow must not pass by it.
    if (before.version !== version) throw apiError.conflict('order.moved', { status: before.status });
    const gets = findBeneficiary(before, input, sides);
    const asked =
      gets &&
      (await requestApproval(
        ctxInTx,
        { action: `order.${action}`, subject: order_code, body: input, ...gets, reason },
        approval,
      ));
    if (asked) return { data: before, approval: asked };
    await moveOrderAsStaff({ ctx: ctxInTx, input: { orderCode: order_code, version, action, reason } });
    const after = await readOrder(ctxInTx, order_code);
    await recordAudit(ctxInTx, {
      action: `order.${action}`,
      target: { type: 'order', id: order_code },
      before: { status: before.status, version },
      after: { status: after.status, version: after.version, grand_total: after.grand_total, approval },
      reason,
    });
    return { data: after, approval: null };
  });
