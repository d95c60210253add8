import { type AdminWithdrawal, formatRupiah } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  reverseWithdrawal,
  type WithdrawalStatus,
} from '../../wallet/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { lockWithdrawal } from './find-withdrawals.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

export type Decision = { code: string } & (
  | { verb: 'approve' }
  /** `amount`: what the bank sent, where it says so. */
  | { verb: 'pay'; bankReference: string; amount?: number }
  /** `seen`: the status that staff read. */
  | { verb: 'reject' | 'reverse'; reason: string; seen?: WithdrawalStatus | undefined }
);

const known = async (ctxInTx: Context, code: string) => {
  const found = await lockWithdrawal(ctxInTx, code);
  if (!found) throw apiError.notFound();
  return found;
};

/** A payment of another amount is a mistake of somebody: it is not booked as this one (back-office B21). */
const assertSameAmount = (decision: Decision, { amount, fee }: { amount: number; fee: number }): void => {
  if (decision.verb !== 'pay' || decision.amount === undefined || decision.amount === amount - fee) return;
  throw apiError.conflict(createMessage('payout.amount', { amount: formatRupiah(amount - fee) }), {
    reason: 'amount',
  });
};

/** It may have gone to the bank since staff read it: giving it back as well would pay it twice (back-office B6). */
const assertAsSeen = (decision: Decision, { status }: { status: WithdrawalStatus }): void => {
  const seen = 'seen' in decision ? decision.seen : undefined;
  if (seen !== undefined && seen !== status) throw apiError.conflict('request.conflict', { status });
};

/** What a provider is sending is settled by the provider: a second decision could pay it twice, or never. */
const assertNotSent = async ({ db }: Context, withdrawalId: number) => {
  const sending = await db
    .selectFrom('payouts')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('provider', '!=', 'file')
    .where('status', 'in', ['created', 'sent', 'unknown'])
    .executeTakeFirst();
  if (sending) throw apiError.conflict('payout.sending', { reason: 'payout_sending' });
};

const settle = (ctxInTx: Context, id: number, decision: Decision): Promise<void> => {
  if (decision.verb === 'approve') {
    const { userId: staffId } = getCurrentStaffUser(ctxInTx);
    return approveWithdrawal({ ctx: ctxInTx, input: { id, staffId } });
  }
  if (decision.verb === 'pay') {
    return payWithdrawal({ ctx: ctxInTx, input: { id, bankReference: decision.bankReference } });
  }
  const giveBack = decision.verb === 'reject' ? rejectWithdrawal : reverseWithdrawal;
  return giveBack({ ctx: ctxInTx, input: { id, reason: decision.reason } });
};

/**
 * Staff approve a withdrawal, report its payment or return the money. Throws 403 for one's own, 404, and 409 with the status that
 * another decision gave it (domain 3.10, J5).
 */
export const decideWithdrawal = (
  { ctx, input }: HandlerArgs<Decision>,
  approval?: number,
): Promise<Decided<AdminWithdrawal>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await known(ctxInTx, input.code);
    await assertNotOwn(ctxInTx, before.user_id);
    if (before.status === 'processing') await assertNotSent(ctxInTx, before.id);
    assertAsSeen(input, before);
    assertSameAmount(input, before);
    const asked =
      input.verb === 'approve' && before.status === 'requested'
        ? await requestApproval(
            ctxInTx,
            {
              action: 'withdrawal.approve',
              subject: input.code,
              body: input,
              beneficiary: before.user_id,
              amount: before.amount,
              reason: '',
            },
            approval,
          )
        : null;
    if (asked) return { data: presentWithdrawal(ctx, before), approval: asked };
    await settle(ctxInTx, before.id, input);
    const after = await known(ctxInTx, input.code);
    await recordAudit(ctxInTx, {
      action: `withdrawal.${input.verb}`,
      target: { type: 'withdrawal', id: input.code },
      before: { status: before.status },
      after: { status: after.status, amount: after.amount, approval },
      reason: 'reason' in input ? input.reason : undefined,
    });
    return { data: presentWithdrawal(ctx, after), approval: null };
  });
