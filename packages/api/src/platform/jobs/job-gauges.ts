import type { Context } from '../context.ts';
import type { Gauge } from '../metrics.ts';

const count = async (ctx: Context, table: 'outbox' | 'emails'): Promise<number> => {
  const { due } = await ctx.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('due'))
    .where('due_at', '<=', ctx.clock.now())
    .executeTakeFirstOrThrow();
  return Number(due);
};

/** How many items of the queues are due, and for how long the oldest one has been. */
export const jobGauges: readonly Gauge[] = [
  {
    name: 'pasar_queue_events_due',
    help: 'Events of the outbox that are due and not yet delivered',
    read: (ctx) => count(ctx, 'outbox'),
  },
  {
    name: 'pasar_queue_emails_due',
    help: 'Emails that are due and not yet sent',
    read: (ctx) => count(ctx, 'emails'),
  },
  {
    name: 'pasar_job_lag_seconds',
    help: 'Seconds since the oldest event of the outbox was due; 0 when none is',
    read: async (ctx) => {
      const { oldest } = await ctx.db
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('due_at').as('oldest'))
        .executeTakeFirstOrThrow();
      return oldest ? Math.max(0, (ctx.clock.now().getTime() - new Date(oldest).getTime()) / 1_000) : 0;
    },
  },
];
