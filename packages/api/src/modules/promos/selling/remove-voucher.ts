import type { Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { stateOf } from '../voucher-state.ts';
import { actionsOf } from './actions-of.ts';
import { ownVoucher } from './own-voucher.ts';
import { hasStarted, usedOnes } from './present-store-voucher.ts';

/** Deletes a voucher that has not started, or that ended without any use. Throws 401, 403, 404, 409 otherwise. */
export const removeVoucher = async ({ ctx, input: { id } }: Verb<{ id: number }>): Promise<{ id: number }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const now = ctxInTx.clock.now();
    const voucher = await ownVoucher(ctxInTx, id);
    const actions = actionsOf({
      state: stateOf(voucher, now),
      hasStarted: hasStarted(voucher, now),
      wasUsed: (await usedOnes(ctxInTx, [id])).has(id),
    });
    if (!actions.includes('delete')) throw failure.conflict('voucher.in-use', { reason: 'in_use' });
    await ctxInTx.db.deleteFrom('vouchers').where('id', '=', id).execute();
    return { id };
  });
