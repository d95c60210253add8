import { type AdminOverview, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../platform/context.ts';
import { findNotices } from './home/find-notices.ts';

interface Counts {
  submitted: number;
  late: number;
  open_withdrawals: number;
  open_amount: number;
  late_withdrawals: number;
  escalated: number;
  open_complaints: number;
  flash_items: number;
}

/** Counts of what waits for staff. Every count reads one partial or leading index. */
export const overview = async ({ ctx }: HandlerArgs<void>): Promise<AdminOverview> => {
  const now = ctx.clock.now();
  const { rows } = await sql<Counts>`
    select
      (select count(*) from merchants where verification_status = 'submitted') as submitted,
      (select count(*) from merchants where verification_status = 'submitted' and verify_due_at < ${now}) as late,
      w.open as open_withdrawals, w.amount as open_amount, w.late as late_withdrawals,
      (select count(*) from complaints where status = 'escalated') as escalated,
      (select count(*) from complaints where status = 'open') as open_complaints,
      (select count(*) from flash_sale_items where status = 'submitted') as flash_items
    from (
      select count(*) as open, coalesce(sum(amount), 0)::bigint as amount,
        count(*) filter (where estimated_at < ${now}) as late
      from withdrawals where status in ('requested', 'approved', 'processing')
    ) w`.execute(ctx.db);
  const [counts] = rows;
  if (!counts) throw new Error('a row of counts is always there');
  return {
    stores: { submitted: counts.submitted, late: counts.late },
    withdrawals: {
      open: counts.open_withdrawals,
      amount: rupiah(counts.open_amount),
      late: counts.late_withdrawals,
    },
    complaints: { escalated: counts.escalated, open: counts.open_complaints },
    flash_items: { submitted: counts.flash_items },
    notices: await findNotices(ctx),
    server_time: now.toISOString(),
  };
};
