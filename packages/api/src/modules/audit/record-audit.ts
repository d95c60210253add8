import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { oneLine } from '../../platform/one-line.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';

export interface Audited {
  /** Area and action, `withdrawal.approve`. */
  action: string;
  target: { type: string; id: number | string };
  /** What a decision changed, as it was and as it is; never secrets. */
  before?: unknown;
  after?: unknown;
  reason?: string;
}

const kept = (state: unknown) => (state === undefined ? null : json(state));

/**
 * Records who did what to whom, in the transaction of the action: the two commit together or not at all. The actor and
 * the origin come from the context (quality S39).
 */
export const recordAudit = async (
  ctxInTx: Context,
  { action, target, before, after, reason }: Audited,
): Promise<void> => {
  const { actor, clock, db, ip } = ctxInTx;
  const target_id = oneLine(String(target.id));
  await db
    .insertInto('audit_logs')
    .values({
      at: clock.now(),
      actor_id: actor.kind === 'user' ? actor.userId : null,
      actor_role: actor.kind === 'user' ? actor.role : 'system',
      action: oneLine(action),
      target_type: oneLine(target.type),
      target_id,
      before: kept(before),
      after: kept(after),
      reason: reason === undefined ? null : oneLine(reason),
      ip: oneLine(ip),
    })
    .execute();
  ctxInTx.afterCommit(() => securityEvent(ctxInTx, 'staff-acted', { action, target: target_id }));
};
