import type { endpoints, HandlerInput, Payment } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { attachPrivately } from '../../media/index.ts';
import { extendPayDue } from '../../orders/index.ts';
import { afterBankingDays } from '../../wallet/index.ts';
import { findOwnGroup } from '../show/find-own-group.ts';
import { readPayment } from '../show/read-payment.ts';

/** So long staff look for a transfer that a buyer has proved. */
const bankingDays = 2;

type Proof = { code: string } & HandlerInput<typeof endpoints.payments.proof>['body'];

/**
 * Takes the photo that proves a bank transfer; until two banking days later the orders do not expire. Another photo
 * replaces it and changes no deadline. Throws 401, 404, 409 when no transfer waits, 422 for a foreign photo.
 */
export const sendProof = async ({
  ctx,
  input: { code, media_id, sender },
}: HandlerArgs<Proof>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  await inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    await attachPrivately(ctxInTx, { media_id });
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_group_id', '=', group.id)
      .forUpdate()
      .executeTakeFirst();
    const transfer = await db
      .selectFrom('transfers')
      .selectAll()
      .where('payment_id', '=', payment?.id ?? 0)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (!payment || !transfer || payment.status !== 'waiting' || payment.expires_at <= clock.now()) {
      throw apiError.conflict('transfer.not-open', { status: payment?.status ?? 'paid' });
    }
    await db
      .updateTable('transfers')
      .set({ proof_media_id: media_id, proof_at: clock.now(), sender, reason: null })
      .where('id', '=', transfer.id)
      .execute();
    if (transfer.proof_at !== null) return;
    const until = afterBankingDays(clock.now(), bankingDays);
    if (until <= payment.expires_at) return;
    await db.updateTable('payments').set({ expires_at: until }).where('id', '=', payment.id).execute();
    await db
      .updateTable('payment_charges')
      .set({ expires_at: until })
      .where('id', '=', transfer.charge_id)
      .execute();
    await extendPayDue(ctxInTx, { groupId: group.id, until });
  });
  return readPayment({ ctx, input: { code } });
};
