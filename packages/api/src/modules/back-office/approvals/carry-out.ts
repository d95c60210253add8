import type { ApprovalAction } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { setCommission } from '../categories/set-commission.ts';
import { decide } from '../complaints/decide.ts';
import { adjustWallet } from '../money/adjust-wallet.ts';
import { decideWithdrawal } from '../money/decide-withdrawal.ts';
import { createPayoutBatch } from '../money/payout-batches.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { editStaff, endStaff, inviteStaff } from '../staff/change-staff.ts';
import { setStoreCommission } from '../stores/set-store-commission.ts';

/** One argument for each kind of decision; the body is the one that was checked when it was asked for. */
type CarryOut = (ctx: Context, body: never, approval: number) => Promise<unknown>;

const act: CarryOut = (ctx, input, approval) => actOnOrder({ ctx, input }, approval);

/** What each request does once it is approved: the same as when one staff user may decide alone. */
export const carryOut: Record<ApprovalAction, CarryOut> = {
  'order.cancel': act,
  'order.complete': act,
  'order.lost': act,
  'complaint.decide': (ctx, input, approval) => decide({ ctx, input }, approval),
  'withdrawal.approve': (ctx, input, approval) => decideWithdrawal({ ctx, input }, approval),
  'payout.batch': (ctx, input, approval) => createPayoutBatch({ ctx, input }, approval),
  'wallet.adjust': (ctx, input, approval) => adjustWallet({ ctx, input }, approval),
  'staff.invite': (ctx, input, approval) => inviteStaff({ ctx, input }, approval),
  'staff.edit': (ctx, input, approval) => editStaff({ ctx, input }, approval),
  'staff.end': (ctx, input, approval) => endStaff({ ctx, input }, approval),
  'category.commission': (ctx, input, approval) => setCommission({ ctx, input }, approval),
  'store.commission': (ctx, input, approval) => setStoreCommission({ ctx, input }, approval),
  'setting.edit': (ctx, input, approval) => editSetting({ ctx, input }, approval),
};
