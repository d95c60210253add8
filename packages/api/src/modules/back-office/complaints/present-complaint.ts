import { type AdminComplaint, complaintTypes, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { presentEmail } from '../contacts.ts';
import type { ComplaintRow } from './find-complaints.ts';

/** A complaint as staff read it. The held amount is what the buyer paid, until the complaint is closed. */
export const presentComplaint = (ctx: Context, row: ComplaintRow): AdminComplaint => ({
  id: row.id,
  order_code: row.order_code,
  order_status: row.order_status,
  status: row.status,
  type: row.type,
  type_label: complaintTypes[row.type][ctx.locale],
  amount: rupiah(row.amount),
  held: rupiah(row.closed_at === null ? row.grand_total : 0),
  refunded: row.refunded === null ? null : rupiah(row.refunded),
  buyer: {
    user_id: row.buyer_id,
    name: row.fullname || row.username || '',
    email: presentEmail(ctx, row.email, { isOpenCase: row.closed_at === null }),
  },
  merchant: { id: row.merchant_id, merchant_name: row.merchant_name },
  created_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});
