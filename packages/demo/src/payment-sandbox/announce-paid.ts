import type { Platform } from '@pasar/api/plugin';

/**
 * Lets the sandbox believe that a charge was paid: its report waits in its queue. Announcing again changes nothing, a
 * charge is paid once.
 */
export const announcePaid = async (
  { db, clock, wakeJobs }: Pick<Platform, 'db' | 'clock' | 'wakeJobs'>,
  { externalRef, amount }: { externalRef: string; amount: number },
): Promise<void> => {
  const now = clock.now();
  await db
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
  wakeJobs('payments');
};
