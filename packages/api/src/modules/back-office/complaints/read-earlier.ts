import { type AdminComplaintDetail, complaintTypes, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { ComplaintRow } from './find-complaints.ts';

type Earlier = NonNullable<AdminComplaintDetail['earlier']>;

/** So many are listed; the others are counted. */
const most = 5;

const readOf = async (
  { db, locale }: Context,
  column: 'orders.user_id' | 'orders.merchant_id',
  { id, person }: { id: number; person: number },
): Promise<Earlier['buyer']> => {
  const before = db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .where(column, '=', person)
    .where('complaints.id', '<', id);
  const { total } = await before.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await before
    .select([
      'complaints.id',
      'orders.code',
      'complaints.type',
      'complaints.status',
      'complaints.refunded',
      'complaints.created_at',
    ])
    .orderBy('complaints.id', 'desc')
    .limit(most)
    .execute();
  return {
    total: Number(total),
    latest: rows.map(({ code, type, refunded, created_at, ...row }) => ({
      ...row,
      order_code: code,
      type_label: complaintTypes[type][locale],
      refunded: refunded === null ? null : rupiah(refunded),
      created_at: created_at.toISOString(),
    })),
  };
};

/** The complaints before this one of its buyer and of its store (back-office B19). */
export const readEarlier = async (
  ctx: Context,
  { id, buyer_id, merchant_id }: Pick<ComplaintRow, 'id' | 'buyer_id' | 'merchant_id'>,
): Promise<Earlier> => ({
  buyer: await readOf(ctx, 'orders.user_id', { id, person: buyer_id }),
  store: await readOf(ctx, 'orders.merchant_id', { id, person: merchant_id }),
});
