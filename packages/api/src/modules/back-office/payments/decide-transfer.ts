import type { AdminTransfer } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { recordAudit } from '../../audit/index.ts';
import { confirmTransfer, rejectTransfer } from '../../payments/index.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { readTransfer } from './find-transfers.ts';

type Decision = { reference: string } & (
  | { verb: 'confirm'; bankReference: string; amount?: number | undefined }
  | { verb: 'reject'; reason: string }
);

/**
 * Staff confirm a bank transfer or refuse its proof. Throws 403 for one's own, 404, and 409 when it is decided or the bank
 * reference is another payment's.
 */
export const decideTransfer = ({ ctx, input }: HandlerArgs<Decision>): Promise<AdminTransfer> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { reference } = input;
    const decision = {
      reference,
      staffId: getCurrentStaffUser(ctxInTx).userId,
      assertMay: (userId: number) => assertNotOwn(ctxInTx, userId),
    };
    if (input.verb === 'confirm') await confirmTransfer(ctxInTx, { ...decision, ...input });
    else await rejectTransfer(ctxInTx, { ...decision, ...input });
    const after = await readTransfer(ctxInTx, reference);
    await recordAudit(ctxInTx, {
      action: `payment.${input.verb}`,
      target: { type: 'payment', id: reference },
      after: { status: after.status, received: after.received, bank_reference: after.bank_reference },
      reason: input.verb === 'reject' ? input.reason : undefined,
    });
    return after;
  });
