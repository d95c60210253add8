import type { Context } from '../../platform/context.ts';

/** Sentences about payments that were taken for groups that are not paid; none when all is well. */
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
  return rows.map(({ code, status }) => `payment ${code} is ${status} and its order group says otherwise`);
};
