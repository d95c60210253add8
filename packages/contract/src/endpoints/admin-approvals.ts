import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { settingKeys } from '../settings.ts';
import { type StaffRole, staffRoles } from '../staff-role.ts';

/**
 * Decisions about money that need a colleague above the market's limit; bank files and roles that reach money always do
 * (back-office B20).
 */
export const approvalActions = [
  'order.cancel',
  'order.complete',
  'order.lost',
  'complaint.decide',
  'withdrawal.approve',
  'wallet.adjust',
  'payout.batch',
  'staff.invite',
  'staff.edit',
  'staff.end',
  'setting.edit',
  'category.commission',
  'store.commission',
] as const;
export type ApprovalAction = (typeof approvalActions)[number];

const approvers: readonly StaffRole[] = ['admin', 'finance'];
const admins: readonly StaffRole[] = ['admin'];

/** Who may decide about what a colleague asked for: money is for finance too, rights and settings are for admins alone. */
export const approverRoles = (action: ApprovalAction): readonly StaffRole[] =>
  action.startsWith('staff.') || action === 'setting.edit' ? admins : approvers;

/** `requested` waits; `void`: what it was about had changed; `expired`: nobody decided within its time. */
export const approvalStates = ['requested', 'done', 'rejected', 'void', 'expired'] as const;

const StaffName = v.object({ user_id: v.number(), name: v.string() });

/** A decision that somebody of the staff asked for, and who decided about it. */
export const Approval = v.object({
  id: v.number(),
  action: v.picklist(approvalActions),
  /** The code of an order or a withdrawal; of a wallet, its buyer's e-mail or its store's name; of a bank file, how many transfers it has; of roles, an e-mail; the key of a setting; the name of a category or of a store. */
  subject: v.string(),
  /** What the beneficiary would get, or lose; 0 where it is not about money. */
  amount: Rupiah,
  /** The roles that somebody would have then, none at the end; null where it is not about roles. */
  roles: v.nullable(v.array(v.picklist(staffRoles))),
  /** What a setting would be then, null where it is switched off; null where it is not about one. */
  setting: v.nullable(v.object({ key: v.picklist(settingKeys), value: v.nullable(v.number()) })),
  /** What a category would pay then, and from which day on; null where it is not about one. */
  commission: v.nullable(
    v.object({ category_id: v.number(), commission_bps: v.nullable(v.number()), valid_from: v.string() }),
  ),
  /** What a store itself would pay then, and from which day on; null or absent where it is not about one. */
  store_commission: v.optional(
    v.nullable(
      v.object({ merchant_id: v.number(), commission_bps: v.nullable(v.number()), valid_from: v.string() }),
    ),
  ),
  reason: v.string(),
  requested_by: StaffName,
  requested_at: v.string(),
  expires_at: v.string(),
  state: v.picklist(approvalStates),
  decided_by: v.nullable(StaffName),
  decided_at: v.nullable(v.string()),
  /** Why it was rejected. */
  reject_reason: v.nullable(v.string()),
});
export type Approval = v.InferOutput<typeof Approval>;

/** A decision that waits for a colleague, and until when. */
export const WaitingApproval = v.object({ id: v.number(), expires_at: v.string() });
export type WaitingApproval = v.InferOutput<typeof WaitingApproval>;

/** Beside the answer of a decision: it waits for a colleague and has moved nothing yet; null when it was done. */
export const ApprovalExtra = v.object({ approval: v.nullable(WaitingApproval) });

export const adminApprovals = {
  list: endpoint({
    method: 'GET',
    path: '/admin/approvals/list',
    summary: 'Decisions about money that wait for a second staff user, and those that were decided',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({ state: v.optional(v.picklist(['requested', 'decided']), 'requested'), ...pageQuery }),
    data: v.array(Approval),
    meta: Meta,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/approvals/approve',
    summary: 'Carry out what a colleague asked for, with its guards checked again',
    access: 'staff',
    staff: ['admin', 'finance'],
    stepUp: 'approval',
    idempotent: true,
    body: v.object({ approval_id: BodyId }),
    data: Approval,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/approvals/reject',
    summary: 'Reject what a colleague asked for; nothing moves',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ approval_id: BodyId, reason: Reason }),
    data: Approval,
  }),
};
