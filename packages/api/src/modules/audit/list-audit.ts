import type { AuditEntry, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { jakartaMidnight } from '../../platform/jakarta.ts';

type Query = HandlerInput<typeof endpoints.admin.audit>['query'];

const matching = ({ db }: Context, query: Query) => {
  const { action, target_type, target_id, actor, date_start, date_end } = query;
  let rows = db.selectFrom('audit_logs').leftJoin('users', 'users.id', 'audit_logs.actor_id');
  if (action) rows = rows.where('action', '=', action);
  if (target_type) rows = rows.where('target_type', '=', target_type);
  if (target_id) rows = rows.where('target_id', '=', target_id);
  if (actor) {
    rows = rows.where('actor_id', 'in', (e) =>
      e
        .selectFrom('users as u')
        .select('u.id')
        .where('u.role', '=', 'staff')
        .where(sql<boolean>`strpos(u.email, ${actor.toLowerCase()}) > 0`),
    );
  }
  if (date_start) rows = rows.where('at', '>=', jakartaMidnight(date_start));
  if (date_end) rows = rows.where('at', '<', jakartaMidnight(date_end, { next: true }));
  return rows;
};

/**
 * A page of the back office's actions, newest first, of those before a number where one is given; days are those of
 * Asia/Jakarta.
 */
export const listAudit = async (
  { ctx, input }: HandlerArgs<Query>,
  before?: number,
): Promise<{ rows: AuditEntry[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .selectAll('audit_logs')
    .select('users.email')
    .$if(before !== undefined, (all) => all.where('audit_logs.id', '<', before ?? 0))
    .orderBy('audit_logs.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor:
        row.actor_id === null ? null : { id: row.actor_id, email: row.email ?? '', role: row.actor_role },
      action: row.action,
      target: { type: row.target_type, id: row.target_id },
      before: row.before,
      after: row.after,
      reason: row.reason,
      ip: row.ip,
    })),
  };
};
