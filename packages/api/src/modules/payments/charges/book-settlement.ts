import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { openMismatch, postJournal } from '../../ledger/index.ts';

interface SettlementLine {
  provider: string;
  reference: string;
  /** Rupiah that the buyer paid, and what of it the provider kept. */
  amount: number;
  fee: number;
}

const lock = async ({ db }: Context, { provider, reference }: SettlementLine) => {
  const charge = await db
    .selectFrom('payment_charges')
    .innerJoin('payments', 'payments.id', 'payment_charges.payment_id')
    .select(['payment_charges.id', 'paid_amount', 'settled_at', 'order_group_id'])
    .where('payment_charges.provider', '=', provider)
    .where('reference', '=', reference)
    .forUpdate('payment_charges')
    .executeTakeFirst();
  if (!charge || charge.paid_amount === null) throw apiError.conflict('settlement.unknown');
  if (charge.settled_at) throw apiError.conflict('settlement.booked');
  return charge;
};

/**
 * J11: a provider paid what it took to the bank, less its fee; each charge once. Throws 409 when it took nothing, when
 * it is booked, and when the amount differs, which leaves a mismatch.
 */
export const bookSettlement = async (ctx: Context, line: SettlementLine): Promise<void> => {
  const { provider, reference, amount, fee } = line;
  const isEqual = await inTransaction(ctx, async (ctxInTx) => {
    const { id, paid_amount, order_group_id } = await lock(ctxInTx, line);
    if (paid_amount !== amount) {
      await openMismatch(ctxInTx, {
        kind: 'settlement',
        ref: reference,
        amount: amount - (paid_amount ?? 0),
        detail: `${provider} pays out ${amount}, it took ${paid_amount}`,
      });
      return false;
    }
    await ctxInTx.db
      .updateTable('payment_charges')
      .set({ settled_at: ctxInTx.clock.now() })
      .where('id', '=', id)
      .execute();
    await postJournal(ctxInTx, {
      event: 'J11',
      key: `J11:charge:${reference}`,
      reference: { type: 'order-group', id: order_group_id },
      postings: [
        { account: { kind: 'gateway_clearing' }, amount },
        { account: { kind: 'provider_fee' }, amount: -fee },
        { account: { kind: 'bank' }, amount: fee - amount },
      ],
    });
    return true;
  });
  if (!isEqual) throw apiError.conflict('settlement.amount', { reason: 'amount' });
};
