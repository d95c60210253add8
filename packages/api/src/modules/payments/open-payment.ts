import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { findProvider } from './provider/providers.ts';

interface OpenPayment {
  groupId: number;
  /** The order group's code. */
  code: string;
  /** One of `paymentMethods`. */
  method: string;
  /** Rupiah, above 0. */
  amount: number;
  expiresAt: Date;
}

/**
 * Records, in the caller's transaction, what has to be collected for an order group. Throws 422 `payment_method` for a
 * method that this marketplace does not support. After the commit call `accountToPay`.
 */
export const openPayment = async (
  ctxInTx: Context,
  { groupId, code, method, amount, expiresAt }: OpenPayment,
): Promise<{ paymentId: number }> => {
  const provider = findProvider(ctxInTx, method);
  if (!provider) throw apiError.invalid({ payment_method: ['payment.method-required'] });
  const { id } = await ctxInTx.db
    .insertInto('payments')
    .values({
      order_group_id: groupId,
      code,
      provider: provider.name,
      method,
      amount,
      external_ref: null,
      va_number: null,
      qr: null,
      expires_at: expiresAt,
      paid_at: null,
      created_at: ctxInTx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { paymentId: id };
};
