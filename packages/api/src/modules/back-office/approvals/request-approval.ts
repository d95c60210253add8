import type { ApprovalAction } from '@pasar/contract';
import { sql } from 'kysely';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { recordAudit } from '../../audit/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

/** How long a colleague has to decide, and over how long what was moved alone is added up. */
const approvalLasts = day;

export interface MoneyDecision {
  action: ApprovalAction;
  /** The code of what it is about, or whose wallet it is. */
  subject: string;
  /** The body of the call, which is carried out once a colleague approves. */
  body: unknown;
  /** The user whose wallet, bank account or roles it is about; 0 for nobody yet. */
  beneficiary: number;
  /** Rupiah, not below 0. */
  amount: number;
  reason: string;
  /** A colleague decides whatever the amount is, unless the market is run by one alone. */
  always?: boolean;
}

export interface RequestedApproval {
  id: number;
  expires_at: string;
}

/** The market is run by one alone: nothing waits for a colleague. */
export const isApprovalOff = ({ approvalLimit }: Pick<Context['limits'], 'approvalLimit'>): boolean =>
  approvalLimit >= Number.MAX_SAFE_INTEGER;

/** One beneficiary's decisions come one after another: two at once must not both be within the limit. */
const lockBeneficiary = ({ db }: Context, beneficiary: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`approvals ${beneficiary}`}, 0))`.execute(db);

const sumMovedAlone = async ({ db }: Context, beneficiary: number, since: Date): Promise<number> => {
  const { sum } = await db
    .selectFrom('approvals')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.lit(0)).as('sum'))
    .where('beneficiary', '=', beneficiary)
    .where('requested_at', '>', since)
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum);
};

/**
 * Whether a staff user decides about money alone: null, and it is written down, while the sum of 24 hours is within the
 * market's limit. Above it nothing may move: the decision waits for a colleague, and the same one twice is one request
 * (back-office B20). `approval` is the request that a colleague has just approved.
 */
export const requestApproval = async (
  ctxInTx: Context,
  decision: MoneyDecision,
  approval?: number,
): Promise<RequestedApproval | null> => {
  const { db, clock, limits } = ctxInTx;
  const { action, subject, body, beneficiary, amount, reason, always = false } = decision;
  if (approval !== undefined || (amount === 0 && !always)) return null;
  const { userId } = getCurrentStaffUser(ctxInTx);
  const now = clock.now();
  await lockBeneficiary(ctxInTx, beneficiary);
  const before = await sumMovedAlone(ctxInTx, beneficiary, new Date(now.getTime() - approvalLasts));
  const isAlone = isApprovalOff(limits) || (!always && before + amount <= limits.approvalLimit);
  const open = isAlone
    ? undefined
    : await db
        .selectFrom('approvals')
        .select(['id', 'expires_at'])
        .where('state', '=', 'requested')
        .where('expires_at', '>', now)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .where('body', '=', json(body))
        .executeTakeFirst();
  if (open) return { id: open.id, expires_at: open.expires_at.toISOString() };
  const expires_at = later(clock, approvalLasts);
  const { id } = await db
    .insertInto('approvals')
    .values({
      ...{ action, subject, body: json(body), beneficiary, amount, reason },
      ...{ requested_by: userId, requested_at: now, expires_at },
      ...{ state: isAlone ? 'done' : 'requested', decided_by: null, decided_at: null, reject_reason: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isAlone) return null;
  await recordAudit(ctxInTx, {
    action: 'approval.request',
    target: { type: 'approval', id },
    after: { action, subject, amount },
    reason,
  });
  return { id, expires_at: expires_at.toISOString() };
};
