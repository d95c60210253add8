import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Sentences about payments that were taken for groups that are not paid, or not booked; none when all is well. */
export const auditPayments = async ({ db }: Context): Promise<string[]> => {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('order_groups', 'order_groups.id', 'payments.order_group_id')
    .select(['payments.code', 'payments.status'])
    .where((e) =>
      e.or([
        e.and([e('payments.status', '=', 'paid'), e('order_groups.paid_at', 'is', null)]),
        e.and([e('payments.status', '=', 'refunded'), e('order_groups.closed_at', 'is', null)]),
        e('payments.amount', '<>', e.ref('order_groups.payable')),
      ]),
    )
    .execute();
  const { rows: unbooked } = await sql<{ code: string; came: number; booked: number }>`
    select p.code, sum(c.paid_amount) as came, coalesce(max(j.booked), 0) as booked
    from payments p
    join payment_charges c on c.payment_id = p.id
    left join lateral (
      select -sum(b.amount) as booked
      from ledger_journals l join ledger_postings b on b.journal_id = l.id
      where l.event = 'J1' and l.ref_type = 'order-group' and l.ref_id = p.order_group_id
        and b.kind in ('gateway_clearing', 'bank')
    ) j on true
    where c.paid_amount is not null
    group by p.id, p.code having sum(c.paid_amount) <> coalesce(max(j.booked), 0)`.execute(db);
  return [
    ...unbooked.map(({ code, came, booked }) => `payment ${code}: ${came} came, ${booked} are booked`),
    ...rows.map(({ code, status }) => `payment ${code} is ${status} and its order group says otherwise`),
  ];
};
