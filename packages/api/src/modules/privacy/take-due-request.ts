import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { PrivacyRequestRow } from './privacy.tables.ts';

/**
 * Takes the request of a kind that is due longest, and keeps others from it for a while. A process that is killed leaves
 * it to the next one after that.
 */
export const takeDueRequest = (
  ctx: Context,
  kind: PrivacyRequestRow['kind'],
  milliseconds: number,
): Promise<PrivacyRequestRow | undefined> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('privacy_requests')
      .selectAll()
      .where('kind', '=', kind)
      .where('state', 'in', ['waiting', 'running'])
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    await db
      .updateTable('privacy_requests')
      .set({ due_at: later(clock, milliseconds), tries })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });
