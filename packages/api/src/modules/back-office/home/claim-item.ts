import {
  type endpoints,
  type HandlerInput,
  hasStaffRole,
  type QueueClaim,
  queueKinds,
} from '@pasar/contract';
import { sql } from 'kysely';
import { later, minute } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { selectQueue } from './queue-source.ts';

/** How long somebody has an item to themselves; each further claim begins it anew. */
const claimLasts = 10 * minute;

const readClaim = async ({ db }: Context, kind: string, ref: number): Promise<QueueClaim | null> => {
  const { rows } = await sql<{ staff_id: number; name: string; until: Date }>`
    select c.staff_id, coalesce(u.fullname, u.email) as name, c.until
    from queue_claims c join users u on u.id = c.staff_id
    where c.kind = ${kind} and c.ref = ${ref}`.execute(db);
  const [row] = rows;
  return row ? { ...row, until: row.until.toISOString() } : null;
};

/**
 * Says that the current staff user works on an item of the queue. Throws 403 for the work of other roles, 404 for
 * what does not wait, and 409 with the claim of somebody else, unless it is taken over (back-office B9).
 */
export const claimItem = async ({
  ctx,
  input: { kind, id, take },
}: HandlerArgs<HandlerInput<typeof endpoints.adminHome.claim>['body']>): Promise<QueueClaim> => {
  const { userId, staffRoles = [] } = getCurrentStaffUser(ctx);
  const roles = queueKinds[kind];
  if (!hasStaffRole(staffRoles, roles)) throw apiError.forbidden('admin.role', { roles });
  const now = ctx.clock.now();
  const { rows } = await sql`select 1 from ${selectQueue([kind], ctx)} where q.id = ${id}`.execute(ctx.db);
  if (rows.length === 0) throw apiError.notFound();
  const until = later(ctx.clock, claimLasts);
  // Of two at once one writes the row; the other reads whose it is.
  const claimed = await sql`
    insert into queue_claims (kind, ref, staff_id, until) values (${kind}, ${id}, ${userId}, ${until})
    on conflict (kind, ref) do update set staff_id = excluded.staff_id, until = excluded.until
    where queue_claims.staff_id = excluded.staff_id or queue_claims.until <= ${now} or ${take}
    returning kind`.execute(ctx.db);
  const claim = await readClaim(ctx, kind, id);
  if (!claim) throw new Error('a claim is always there after it was written');
  if (claimed.rows.length === 0) throw apiError.conflict('queue.claimed', claim);
  return claim;
};
