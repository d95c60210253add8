import type { Context } from '../../../platform/context.ts';

/**
 * Lets the sandbox believe that a charge was paid: its report waits in its queue. Announcing again changes nothing, a
 * charge is paid once.
 */
export const announcePaid = async (
  ctx: Context,
  { externalRef, amount }: { externalRef: string; amount: number },
): Promise<void> => {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sandbox_callbacks')
    .values({
      external_ref: externalRef,
      event_id: `evt_${externalRef}`,
      amount,
      due_at: now,
      delivered_at: null,
      last_error: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  ctx.afterCommit(() => ctx.wakeJobs('payments'));
};
