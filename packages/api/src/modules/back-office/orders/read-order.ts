import { type AdminOrderDetail, endpoints, hasStaffRole, orderStatusLabel, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { maskEmail } from '../../accounts/index.ts';
import {
  describeReason,
  findExtendable,
  findExtension,
  listStaffActions,
  type OrderRow,
  viewOrders,
} from '../../orders/index.ts';
import { findTracking } from '../../shipping/index.ts';
import { findOpenApprovals } from '../approvals/find-approvals.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { presentCharge } from '../payments/present-charge.ts';
import { presentOrder } from './list-orders.ts';
import { presentJournal, readJournals } from './read-journals.ts';
import { readNotes } from './read-notes.ts';

const readSides = ({ db }: Context, { user_id, merchant_id }: OrderRow) =>
  db
    .selectFrom('merchants')
    .innerJoin('users as owner', 'owner.id', 'merchants.user_id')
    .innerJoin('users as buyer', (join) => join.on('buyer.id', '=', user_id))
    .select(['owner.id as owner_id', 'owner.fullname as owner_name', 'buyer.email'])
    .where('merchants.id', '=', merchant_id)
    .executeTakeFirstOrThrow();

const readPayments = async ({ db }: Context, { order_group_id }: OrderRow) => {
  const charges = await db
    .selectFrom('payment_charges')
    .innerJoin('payments', 'payments.id', 'payment_charges.payment_id')
    .selectAll('payment_charges')
    .where('order_group_id', '=', order_group_id)
    .orderBy('payment_charges.id')
    .execute();
  return charges.map(presentCharge);
};

const readEvents = async (ctx: Context, { id }: OrderRow): Promise<AdminOrderDetail['events']> => {
  const events = await ctx.db
    .selectFrom('order_events')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .select(['transition', 'to_status', 'actor', 'reason', 'note', 'at'])
    // Staff are known to each other by their address, buyers and sellers by no contact.
    .select(
      sql<string | null>`coalesce(fullname, username, case when actor = 'staff' then email end)`.as('name'),
    )
    .where('order_id', '=', id)
    .orderBy('order_events.id')
    .execute();
  return events.map(({ transition, to_status, actor, name, reason, note, at }) => ({
    transition,
    status_label: orderStatusLabel(to_status, ctx.locale),
    actor,
    name,
    note: describeReason(reason, note, ctx.locale),
    at: at.toISOString(),
  }));
};

const presentMoney = (order: OrderRow, wallet_used: number): AdminOrderDetail['money'] => ({
  items: rupiah(order.items_subtotal),
  seller_voucher: rupiah(order.seller_voucher),
  platform_voucher: rupiah(order.platform_voucher),
  shipping: rupiah(order.shipping_price),
  shipping_discount: rupiah(order.shipping_discount + order.store_subsidy + order.market_subsidy),
  insurance: rupiah(order.insurance),
  wallet_used: rupiah(wallet_used),
});

const readShipment = async (ctx: Context, order: OrderRow): Promise<AdminOrderDetail['shipment']> => {
  const tracking = await findTracking(ctx, order.id);
  return {
    courier: order.courier,
    service: order.service,
    awb: order.awb,
    scans: (tracking?.events ?? []).map(({ description, city, at, note }) => ({
      description,
      city,
      at,
      note,
    })),
  };
};

/**
 * Everything about an order. Contacts are masked for everybody (back-office B23); who decides nothing about orders gets
 * no street. Throws 401, 403 and 404.
 */
export const readOrder = async (ctx: Context, code: string): Promise<AdminOrderDetail> => {
  const { staffRoles = [] } = getCurrentStaffUser(ctx);
  const mayAct = hasStaffRole(staffRoles, endpoints.adminOrders.act.staff);
  const row = await ctx.db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirst();
  const [view] = row ? await viewOrders(ctx, [row]) : [];
  if (!view) throw apiError.notFound('order.not-found');
  const { order, group, merchant, buyer } = view;
  const shown = presentOrder(ctx, view);
  const { owner_id, owner_name, email } = await readSides(ctx, order);
  const extension = await findExtension(ctx, order.id);
  const { receiver_name, phone, address, province, city, sub_district, area, zipcode } = order.address;
  return {
    ...shown,
    order_group_code: group.code,
    version: order.version,
    note: order.note,
    buyer: {
      ...shown.buyer,
      email: maskEmail(email),
      phone: buyer.phone === null ? null : maskPhone(buyer.phone),
    },
    store: {
      ...shown.store,
      merchant_slug: merchant.merchant_slug,
      owner: { user_id: owner_id, name: owner_name ?? '' },
    },
    items: order.items.map(({ name, variant_label, qty, unit_price, line_total }) => ({
      name,
      variant_label,
      qty,
      price: rupiah(unit_price),
      total: rupiah(line_total),
    })),
    money: presentMoney(order, group.wallet_used),
    address: {
      receiver_name,
      phone: maskPhone(phone),
      address: mayAct ? address : null,
      ...{ province, city, sub_district, area, zipcode },
    },
    payments: await readPayments(ctx, order),
    shipment: await readShipment(ctx, order),
    complaint_id: order.complaint?.id ?? null,
    approval: (await findOpenApprovals(ctx, 'order', [order.code])).get(order.code) ?? null,
    events: await readEvents(ctx, order),
    notes: await readNotes(ctx, order.code),
    journals: await readJournals(ctx, order),
    extension: extension
      ? {
          deadline: extension.deadline,
          hours: extension.hours,
          reason: extension.reason,
          at: extension.at.toISOString(),
        }
      : null,
    extendable: mayAct ? findExtendable(order, extension) : null,
    actions: mayAct
      ? listStaffActions(view).map(({ action, journal }) => ({
          action,
          postings: presentJournal(journal, order),
        }))
      : [],
  };
};
