import { sql } from 'kysely';
import { later, second } from '../clock.ts';
import type { Context } from '../context.ts';

/**
 * Runs the work unless another process holds the lease. The lease outlives a crash by `seconds` at most and is given
 * back at the end. Returns whether the work ran.
 */
export const withLease = async (
  ctx: Context,
  { name, holder, seconds }: { name: string; holder: string; seconds: number },
  work: () => Promise<void>,
): Promise<boolean> => {
  const held = await ctx.db
    .insertInto('job_leases')
    .values({ name, holder, held_until: later(ctx.clock, seconds * second) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, held_until: later(ctx.clock, seconds * second) })
        .where('job_leases.held_until', '<=', ctx.clock.now()),
    )
    .returning(sql<number>`1`.as('held'))
    .executeTakeFirst();
  if (!held) return false;
  try {
    await work();
    return true;
  } finally {
    await ctx.db.deleteFrom('job_leases').where('name', '=', name).where('holder', '=', holder).execute();
  }
};
