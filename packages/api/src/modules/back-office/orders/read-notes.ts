import type { AdminOrderDetail } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';

/** What staff noted about an order, newest first. */
export const readNotes = async ({ db }: Context, code: string): Promise<AdminOrderDetail['notes']> => {
  const rows = await db
    .selectFrom('audit_logs')
    .leftJoin('users', 'users.id', 'audit_logs.actor_id')
    .select(['audit_logs.id', 'reason', 'at', 'fullname', 'email'])
    .where('target_type', '=', 'order')
    .where('target_id', '=', code)
    .where('action', '=', 'order.note')
    .orderBy('audit_logs.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, reason, at, fullname, email }) => ({
    id,
    text: reason ?? '',
    by: fullname ?? email ?? '',
    at: at.toISOString(),
  }));
};
