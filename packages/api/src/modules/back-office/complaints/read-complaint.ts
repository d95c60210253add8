import { type AdminComplaintDetail, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { signedUrl } from '../../media/index.ts';
import { readComplaintRequests, readOrderMoney } from '../../orders/index.ts';
import { findOpenApprovals } from '../approvals/find-approvals.ts';
import { findComplaint } from './find-complaints.ts';
import { presentComplaint } from './present-complaint.ts';
import { readEarlier } from './read-earlier.ts';

const signedUrls = async (ctx: Context, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('media')
    .select('storage_key')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ storage_key }) => signedUrl(ctx, storage_key));
};

const messagesOf = async ({ db }: Context, id: number): Promise<AdminComplaintDetail['messages']> => {
  const rows = await db
    .selectFrom('complaint_messages')
    .select(['actor', 'text', 'at'])
    .where('complaint_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...said }) => ({ ...said, at: at.toISOString() }));
};

const itemsOf = async ({ db }: Context, orderId: number): Promise<AdminComplaintDetail['items']> => {
  const rows = await db
    .selectFrom('order_items')
    .select(['name', 'variant_label', 'qty', 'line_total'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ line_total, ...item }) => ({ ...item, total: rupiah(line_total) }));
};

/** What became of the order's money; null while the complaint is open. */
const readResult = async (ctx: Context, orderId: number): Promise<AdminComplaintDetail['result']> => {
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  const money = order && (await readOrderMoney(ctx, [order])).get(order.id);
  return money?.state === 'settled'
    ? { refunded: rupiah(money.refunded), seller_net: rupiah(money.net) }
    : null;
};

/** Everything that staff need to decide a complaint. Throws 404. */
export const readComplaint = async (ctx: Context, id: number): Promise<AdminComplaintDetail> => {
  const row = await findComplaint(ctx, id);
  if (!row) throw apiError.notFound();
  const approval = (await findOpenApprovals(ctx, 'order', [row.order_code])).get(row.order_code);
  return {
    ...presentComplaint(ctx, row),
    images: await signedUrls(ctx, row.media_ids),
    messages: await messagesOf(ctx, id),
    requests: (await readComplaintRequests(ctx, id)).map(
      ({ id: _, requested_at, due_at, replied_at, ...request }) => ({
        ...request,
        requested_at: requested_at.toISOString(),
        due_at: due_at.toISOString(),
        replied_at: replied_at?.toISOString() ?? null,
      }),
    ),
    earlier: await readEarlier(ctx, row),
    ...(approval && { approval }),
    items: await itemsOf(ctx, row.order_id),
    result: await readResult(ctx, row.order_id),
    money: {
      items: rupiah(row.items_subtotal),
      shipping: rupiah(row.shipping_price),
      insurance: rupiah(row.insurance),
      grand_total: rupiah(row.grand_total),
    },
    shipping: {
      courier: row.courier,
      service: row.service,
      awb: row.awb,
      shipped_at: row.shipped_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
    },
  };
};
