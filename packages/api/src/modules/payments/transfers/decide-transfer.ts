import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { notify } from '../../notifications/index.ts';
import { readGroup } from '../../orders/index.ts';
import { lockCharge } from '../charges/apply-state.ts';
import { settleCharge } from '../charges/settle-charge.ts';
import type { TransferRow } from '../payments.tables.ts';

interface Decision {
  /** The reference of the transfer's charge. */
  reference: string;
  staffId: number;
  /** Throws when these staff may not decide about this buyer. */
  assertMay(userId: number): Promise<void>;
}

/**
 * Locks a transfer with its payment. Throws 404, and 409 with the state when it is decided. One whose time ended can
 * still be confirmed: the money is there.
 */
const lock = async (
  ctxInTx: Context,
  { reference, assertMay }: Decision,
  states: TransferRow['status'][],
) => {
  const { db } = ctxInTx;
  const named = await db
    .selectFrom('payment_charges')
    .innerJoin('transfers', 'transfers.charge_id', 'payment_charges.id')
    .select('payment_charges.id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const found = named && (await lockCharge(ctxInTx, named.id));
  if (!found) throw apiError.notFound();
  const transfer = await db
    .selectFrom('transfers')
    .selectAll()
    .where('charge_id', '=', found.charge.id)
    .executeTakeFirstOrThrow();
  const group = await readGroup(ctxInTx, { groupId: found.payment.order_group_id });
  if (!group) throw apiError.notFound();
  await assertMay(group.userId);
  if (!states.includes(transfer.status)) {
    throw apiError.conflict('transfer.not-open', { status: transfer.status });
  }
  return { ...found, transfer, group };
};

const assertUnused = async ({ db }: Context, bankReference: string) => {
  const used = await db
    .selectFrom('transfers')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  if (used) throw apiError.conflict('transfer.reference-used', { reason: 'reference_used' });
};

/**
 * Staff found a transfer at the bank: the orders are paid, or the wallet has the money when another amount came or the
 * orders have ended. Throws 403, 404 and 409.
 */
export const confirmTransfer = (
  ctx: Context,
  { bankReference, amount, ...decision }: Decision & { bankReference: string; amount?: number | undefined },
): Promise<TransferRow> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { payment, charge, transfer } = await lock(ctxInTx, decision, ['open', 'ended', 'refused']);
    await assertUnused(ctxInTx, bankReference);
    const received = amount ?? transfer.amount;
    const decided = await ctxInTx.db
      .updateTable('transfers')
      .set({
        status: 'confirmed',
        bank_reference: bankReference,
        received,
        decided_by: decision.staffId,
        decided_at: ctxInTx.clock.now(),
      })
      .where('id', '=', transfer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await settleCharge(ctxInTx, { payment, charge, amount: received });
    return decided;
  });

/** Staff did not find a transfer: the buyer reads why, and may prove it again before the deadline. Throws 403, 404, 409. */
export const rejectTransfer = (
  ctx: Context,
  { reason, ...decision }: Decision & { reason: string },
): Promise<TransferRow> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { transfer, group } = await lock(ctxInTx, decision, ['open']);
    if (transfer.proof_at === null) throw apiError.conflict('transfer.not-open', { status: transfer.status });
    await notify(ctxInTx, {
      userId: group.userId,
      category: 'order',
      kind: 'order_buyer',
      title: { id: 'Transfer belum ditemukan', en: 'Transfer not found' },
      body: {
        id: `Transfer untuk ${group.code} belum ditemukan. Alasan: ${reason}`,
        en: `The transfer for ${group.code} was not found. Reason: ${reason}`,
      },
      link: ctxInTx.linkTo('storefront.payment', { code: group.code }),
    });
    return ctxInTx.db
      .updateTable('transfers')
      .set({
        reason,
        proof_media_id: null,
        decided_by: decision.staffId,
        decided_at: ctxInTx.clock.now(),
      })
      .where('id', '=', transfer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
