import { accountExists, type Context, day, earlier, hour, later } from '@pasar/api/plugin';
import { orderDeadlines } from '@pasar/contract';
import { sql } from 'kysely';
import { generatedEmailDomain } from './data/users.ts';
import { vouchers } from './data/vouchers.ts';
import { writeMembers } from './write/write-members.ts';
import { writeStaff } from './write/write-staff.ts';

/** How long a campaign or a price cut runs again, once it has ended. */
const RUNS_AGAIN = 21 * day;

/**
 * Orders of made-up buyers whose seller has missed a deadline while the market was closed wait for as long again: a
 * seller who tries the demo finds something to approve and to send every day.
 */
const renewWaiting = async ({ db, clock }: Context) => {
  const now = clock.now();
  const hours = { respond_due_at: orderDeadlines.respond, ship_due_at: orderDeadlines.ship };
  for (const [column, due] of Object.entries(hours)) {
    await sql`
      update orders o set ${sql.ref(column)} = ${later(clock, due * hour)} from users u
      where ${sql.ref(`o.${column}`)} <= ${now} and u.id = o.user_id and u.email like ${`%@${generatedEmailDomain}`}`.execute(
      db,
    );
  }
};

/** Stores of made-up people that staff have not checked in time wait for another day. */
const renewWaitingStores = async ({ db, clock }: Context) => {
  const now = clock.now();
  await sql`
    update merchants m set submitted_at = ${earlier(clock, 2 * hour)}, verify_due_at = ${later(clock, 22 * hour)}
    from users u where m.verification_status = 'submitted' and m.verify_due_at <= ${now}
      and u.id = m.user_id and u.email like ${`%@${generatedEmailDomain}`}`.execute(db);
};

/**
 * Lets the demo market's campaigns, price cuts and vouchers run on: those that have ended run for three more weeks (domain
 * "Modes"), and open orders of made-up buyers go on waiting. Demo mode calls it at start. Flash sales come back by themselves.
 */
export async function renewDeadlines(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  if (await accountExists(ctx, {})) {
    await writeStaff(ctx, now);
    await writeMembers(ctx, now);
  }
  const ends_at = later(ctx.clock, RUNS_AGAIN);
  await ctx.db.updateTable('promos').set({ ends_at }).where('ends_at', '<=', now).execute();
  await ctx.db.updateTable('product_discounts').set({ ends_at }).where('ends_at', '<=', now).execute();
  await ctx.db
    .updateTable('vouchers')
    .set({ ends_at })
    .where('ends_at', '<=', now)
    .where(
      'voucher_code',
      'in',
      vouchers.map(({ code }) => code),
    )
    .execute();
  await renewWaiting(ctx);
  await renewWaitingStores(ctx);
  await sql`update product_listings set discount_ends_at = ${ends_at} where discount_ends_at <= ${now}`.execute(
    ctx.db,
  );
}
