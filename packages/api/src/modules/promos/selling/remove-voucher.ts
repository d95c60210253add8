import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getVoucherState } from '../voucher-state.ts';
import { getVoucherActions } from './get-voucher-actions.ts';
import { lockOwnVoucher } from './lock-own-voucher.ts';
import { hasStarted, usedOnes } from './present-store-voucher.ts';

/** Deletes a voucher that has not started, or that ended without any use. Throws 401, 403, 404, 409 otherwise. */
export const removeVoucher = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<{ id: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const now = ctxInTx.clock.now();
    const voucher = await lockOwnVoucher(ctxInTx, id);
    const actions = getVoucherActions({
      state: getVoucherState(voucher, now),
      hasStarted: hasStarted(voucher, now),
      wasUsed: (await usedOnes(ctxInTx, [id])).has(id),
    });
    if (!actions.includes('delete')) throw apiError.conflict('voucher.in-use', { reason: 'in_use' });
    await ctxInTx.db.deleteFrom('vouchers').where('id', '=', id).execute();
    return { id };
  });
