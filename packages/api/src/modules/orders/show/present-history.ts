import {
  type BuyerOrderDetail,
  cancelReasons,
  complaintTypes,
  type Locale,
  orderStatuses,
  orderStatusLabel,
  rejectReasons,
  rupiah,
} from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { signedUrl } from '../../media/index.ts';
import { findTracking } from '../../shipping/index.ts';
import { findOpenQuestion } from '../complaints/complaint-requests.ts';
import type { OrderWithDetails } from '../state-machine/order-transition.ts';
import type { OrderView } from './order-view.ts';

type Side = 'buyer' | 'seller';
type Detail = BuyerOrderDetail;

const reasonLabels: Record<string, Record<Locale, string>> = {
  ...rejectReasons,
  ...cancelReasons,
  ...complaintTypes,
};

/** The selected reason and its note; `lainnya` is no reason by itself. Null without both. */
export const describeReason = (reason: string | null, note: string, locale: Locale): string | null => {
  const label = reason === null || reason === 'lainnya' ? undefined : reasonLabels[reason]?.[locale];
  return [label, note].filter(Boolean).join('. ') || null;
};

const timelineOf = async (ctx: Context, orderId: number, side: Side): Promise<Detail['timeline']> => {
  const events = await ctx.db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return events
    .filter(({ to_status }) => side === 'buyer' || orderStatuses[to_status].sellerTab !== null)
    .map(({ to_status, at, actor, reason, note }) => ({
      status: to_status,
      label: orderStatusLabel(to_status, ctx.locale, side),
      at: at.toISOString(),
      actor,
      note: describeReason(reason, note, ctx.locale),
    }));
};

const openRequest = (
  { cancelRequest: request }: OrderWithDetails,
  locale: Locale,
): Detail['cancel_request'] =>
  request?.status === 'open'
    ? {
        reason: describeReason(request.reason, request.description, locale) ?? '',
        at: request.created_at.toISOString(),
        due_at: request.due_at.toISOString(),
      }
    : null;

const signedUrls = async (ctx: Context, mediaIds: readonly number[]): Promise<string[]> => {
  if (mediaIds.length === 0) return [];
  const media = await ctx.db
    .selectFrom('media')
    .select('storage_key')
    .where('id', 'in', mediaIds)
    .orderBy('id')
    .execute();
  return media.map(({ storage_key }) => signedUrl(ctx, storage_key));
};

const complaintOf = async (
  ctx: Context,
  { order: { complaint }, money }: OrderView,
  side: Side,
): Promise<Detail['complaint']> => {
  if (!complaint) return null;
  const messages = await ctx.db
    .selectFrom('complaint_messages')
    .selectAll()
    .where('complaint_id', '=', complaint.id)
    .orderBy('id')
    .execute();
  const question = complaint.status === 'escalated' && (await findOpenQuestion(ctx, complaint.id, side));
  return {
    type: complaint.type,
    type_label: complaintTypes[complaint.type][ctx.locale],
    description: messages[0]?.text ?? '',
    amount: rupiah(complaint.amount),
    status: complaint.status,
    images: await signedUrls(ctx, complaint.media_ids),
    due_at: complaint.due_at.toISOString(),
    refunded: complaint.closed_at === null ? null : rupiah(money.refunded),
    request: question ? { text: question.text, due_at: question.due_at.toISOString() } : null,
    messages: messages.slice(1).map(({ actor, text, at }) => ({ actor, text, at: at.toISOString() })),
  };
};

const addressOf = ({ address }: OrderWithDetails, side: Side): Detail['address'] => ({
  receiver_name: address.receiver_name,
  phone: side === 'seller' ? maskPhone(address.phone) : address.phone,
  address: address.address,
  province: address.province,
  city: address.city,
  sub_district: address.sub_district,
  area: address.area,
  zipcode: address.zipcode,
});

const trackingOf = async (ctx: Context, orderId: number): Promise<Detail['tracking']> => {
  const tracking = await findTracking(ctx, orderId);
  return Promise.all(
    (tracking?.events ?? []).map(async ({ mediaIds, source: _, ...event }) => ({
      ...event,
      images: await signedUrls(ctx, mediaIds),
    })),
  );
};

/** What happened to an order and its parcel, for one side: sellers see neither the phone nor the unpaid time. */
export const presentHistory = async (ctx: Context, view: OrderView, side: Side) => {
  const { order } = view;
  return {
    address: addressOf(order, side),
    timeline: await timelineOf(ctx, order.id, side),
    tracking: await trackingOf(ctx, order.id),
    dropship: order.dropship,
    cancel_request: openRequest(order, ctx.locale),
    complaint: await complaintOf(ctx, view, side),
  };
};
