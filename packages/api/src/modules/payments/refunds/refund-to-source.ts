import { formatRupiah, type RefundableSource, rupiah, type Withdrawal } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';
import { createMessage } from '../../../platform/message.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { buyerWallet, requestWithdrawal } from '../../wallet/index.ts';
import { lockCharge } from '../charges/apply-state.ts';
import { readSources } from './read-sources.ts';

/** The payments to which refunded money of the current user may go back. Throws 401. */
export const listSources = async (ctx: Context): Promise<RefundableSource[]> => {
  const sources = await readSources(ctx, getCurrentUserId(ctx));
  const balance = await readAccountBalance(ctx, buyerWallet(ctx));
  return sources.flatMap(({ reference, groupCode, method, methodName, paidAt, left, until }) => {
    const amount = Math.min(left, balance);
    if (amount <= 0) return [];
    return {
      reference,
      order_group_code: groupCode,
      method: { code: method, name: methodName },
      paid_at: paidAt.toISOString(),
      amount: rupiah(amount),
      until: until.toISOString(),
    };
  });
};

/** Locks a charge of the current user: of several requests at once each sees what the others take. Throws 404. */
const lockOwn = async (ctxInTx: Context, userId: number, reference: string): Promise<void> => {
  const own = await ctxInTx.db
    .selectFrom('payment_charges')
    .innerJoin('payments', 'payments.id', 'payment_charges.payment_id')
    .innerJoin('order_groups', 'order_groups.id', 'payments.order_group_id')
    .select('payment_charges.id')
    .where('reference', '=', reference)
    .where('order_groups.user_id', '=', userId)
    .executeTakeFirst();
  if (!own || !(await lockCharge(ctxInTx, own.id))) throw apiError.notFound();
};

/**
 * Sends money that came back to the wallet on to the payment that it came from (trade M8): a withdrawal that the
 * payment's provider pays out. The caller has checked the password again. Throws as `requestWithdrawal`, 401, 404, 409
 * when the provider takes nothing back anymore, and 422 above what came back.
 */
export const refundToSource = ({
  ctx,
  input: { reference, amount },
}: HandlerArgs<{ reference: string; amount: number }>): Promise<Withdrawal> => {
  const userId = getCurrentUserId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockOwn(ctxInTx, userId, reference);
    const found = (await readSources(ctxInTx, userId)).find((one) => one.reference === reference);
    if (!found) throw apiError.conflict('refund.closed', { reason: 'refund_closed' });
    if (amount > found.left) {
      const max = formatRupiah(found.left);
      throw apiError.invalid({ amount: [createMessage('refund.too-much', { max })] });
    }
    const { provider, providerRef, method, methodName: name } = found;
    return requestWithdrawal(ctxInTx, {
      wallet: buyerWallet(ctxInTx),
      amount,
      source: { provider, method, name, reference, providerRef },
    });
  });
};
