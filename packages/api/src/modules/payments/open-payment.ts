import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { openCharge } from './charges/open-charge.ts';
import { paymentMethods, takesAmount } from './provider/providers.ts';

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
 * method that this marketplace does not support, or not for this amount. After the commit call `accountToPay`.
 */
export const openPayment = async (
  ctxInTx: Context,
  { groupId, code, method, amount, expiresAt }: OpenPayment,
): Promise<{ paymentId: number }> => {
  const wanted = paymentMethods(ctxInTx).find((one) => one.code === method);
  if (!wanted || !takesAmount(wanted, amount)) {
    throw apiError.invalid({ payment_method: ['payment.method-required'] });
  }
  const payment = await ctxInTx.db
    .insertInto('payments')
    .values({
      order_group_id: groupId,
      code,
      method,
      amount,
      expires_at: expiresAt,
      paid_at: null,
      created_at: ctxInTx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await openCharge(ctxInTx, payment, { attempt: 1 });
  return { paymentId: payment.id };
};
