import type { endpoints, HandlerInput, StaffMember, StaffRole } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import {
  createInvitedAccount,
  findInvitedAccount,
  hasOtherAdmin,
  lockStaff,
  revokeSessions,
  setStaffRoles,
} from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { readStaff } from './find-staff.ts';

type Calls = typeof endpoints.adminStaff;
type Invitation = HandlerInput<Calls['invite']>['body'];
type Edit = HandlerInput<Calls['edit']>['body'];
type End = HandlerInput<Calls['end']>['body'];

/** The roles that reach money, or rights. */
const guarded: readonly StaffRole[] = ['admin', 'finance'];

const changesGuarded = (before: readonly StaffRole[], after: readonly StaffRole[]): boolean =>
  guarded.some((role) => before.includes(role) !== after.includes(role));

/** One change of roles after another; of two admins who end each other at once, the second is none any more. */
const lockAsAdmin = async (ctxInTx: Context): Promise<void> => {
  await lockStaff(ctxInTx);
  const own = await ctxInTx.db
    .selectFrom('staff_members')
    .select('roles')
    .where('user_id', '=', getCurrentStaffUser(ctxInTx).userId)
    .executeTakeFirst();
  if (!own?.roles.includes('admin')) throw apiError.forbidden('admin.role');
};

interface Change {
  action: 'staff.invite' | 'staff.edit' | 'staff.end';
  userId: number;
  before: readonly StaffRole[];
  after: readonly StaffRole[];
  reason: string;
  approval: number | undefined;
}

const record = async (
  ctxInTx: Context,
  { action, userId, before, after, reason, approval }: Change,
): Promise<void> => {
  await recordAudit(ctxInTx, {
    action,
    target: { type: 'staff', id: userId },
    before: { roles: before },
    after: { roles: after, approval },
    reason,
  });
  securityEvent(ctxInTx, 'staff-changed', { account: userId, change: action });
  await emit(ctxInTx, 'admin.staff-roles', { userId, roles: [...after], joins: before.length === 0 });
};

/**
 * Gives an address roles of the staff: an account that exists is promoted, a new one is created, and its owner sets the
 * password through the mailbox. The roles admin and finance wait for another admin. Throws 403, and 422 on `email`.
 */
export const inviteStaff = (
  { ctx, input }: HandlerArgs<Invitation>,
  approval?: number,
): Promise<Decided<StaffMember | null>> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockAsAdmin(ctxInTx);
    const { email, fullname, roles, reason } = input;
    const known = await findInvitedAccount(ctxInTx, email);
    if (known?.role === 'staff') throw apiError.invalid({ email: ['admin.staff.already'] });
    if (known?.status === 'suspended') throw apiError.invalid({ email: ['admin.staff.suspended'] });
    const action = 'staff.invite';
    if (changesGuarded([], roles)) {
      const always = { amount: 0, always: true };
      const decision = { action, subject: email, body: input, beneficiary: known?.id ?? 0, reason } as const;
      const asked = await requestApproval(ctxInTx, { ...decision, ...always }, approval);
      if (asked) return { data: null, approval: asked };
    }
    const userId = known?.id ?? (await createInvitedAccount(ctxInTx, { email, fullname }));
    await setStaffRoles(ctxInTx, { userId, roles });
    await record(ctxInTx, { action, userId, before: [], after: roles, reason, approval });
    return { data: await readStaff(ctxInTx, userId), approval: null };
  });

/** The colleague as the caller saw them. Throws 403 for oneself, 404, and 409 with the present state. */
const lockColleague = async (ctxInTx: Context, { user_id, version }: Pick<Edit, 'user_id' | 'version'>) => {
  await lockAsAdmin(ctxInTx);
  await assertNotOwn(ctxInTx, user_id);
  const member = await readStaff(ctxInTx, user_id);
  if (member.version !== version) throw apiError.conflict('request.conflict', member);
  return member;
};

const changeRoles = async (
  ctxInTx: Context,
  input: Edit | End,
  { action, roles, approval }: { action: Change['action']; roles: StaffRole[]; approval: number | undefined },
): Promise<Decided<StaffMember>> => {
  const member = await lockColleague(ctxInTx, input);
  const { id: userId, email, roles: before } = member;
  const { reason } = input;
  const losesAdmin = before.includes('admin') && !roles.includes('admin');
  if (losesAdmin && !(await hasOtherAdmin(ctxInTx, userId)))
    throw apiError.conflict('admin.staff.last-admin', member);
  if (changesGuarded(before, roles)) {
    const decision = { action, subject: email, body: input, beneficiary: userId, amount: 0, reason };
    const asked = await requestApproval(ctxInTx, { ...decision, always: true }, approval);
    if (asked) return { data: member, approval: asked };
  }
  await setStaffRoles(ctxInTx, { userId, roles });
  await record(ctxInTx, { action, userId, before, after: roles, reason, approval });
  return { data: member, approval: null };
};

/**
 * Replaces the roles of a colleague; the next call reads them. Giving or taking admin or finance waits for another
 * admin. Throws 403 for oneself, 404, and 409 after another change and for the last admin.
 */
export const editStaff = (
  { ctx, input }: HandlerArgs<Edit>,
  approval?: number,
): Promise<Decided<StaffMember>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { roles } = input;
    const decided = await changeRoles(ctxInTx, input, { action: 'staff.edit', roles, approval });
    return { ...decided, data: await readStaff(ctxInTx, input.user_id) };
  });

/** Takes all roles from a colleague and signs the account out; it stays a buyer's. Throws as the change of roles does. */
export const endStaff = (
  { ctx, input }: HandlerArgs<End>,
  approval?: number,
): Promise<Decided<StaffMember | null>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const decided = await changeRoles(ctxInTx, input, { action: 'staff.end', roles: [], approval });
    if (decided.approval) return decided;
    await revokeSessions(ctxInTx, input.user_id);
    return { data: null, approval: null };
  });
