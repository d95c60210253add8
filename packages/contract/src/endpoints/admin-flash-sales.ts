import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { DateTime, Name, Reason, Version } from '../schemas/admin-fields.ts';
import { FlashItem, flashItemStatuses, sessionEntries } from '../schemas/flash-item.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

export const AdminFlashSale = v.object({
  ...sessionEntries,
  /** Of the first window, from which a repeating session counts: what an edit changes. */
  first_starts_at: v.string(),
  first_ends_at: v.string(),
  version: v.number(),
  items: v.record(v.picklist(flashItemStatuses), v.number()),
});
export type AdminFlashSale = v.InferOutput<typeof AdminFlashSale>;

const { id: _, server_time: __, ...sessionOfItem } = sessionEntries;

/** A submission as staff decide about it. */
export const AdminFlashItem = v.object({
  ...FlashItem.entries,
  session: v.object(sessionOfItem),
  /** Why it cannot be approved now; empty when it can, and once it was decided. */
  problems: v.array(v.string()),
});
export type AdminFlashItem = v.InferOutput<typeof AdminFlashItem>;

const minute = 60_000;
/** The longest session. */
const longest = 7 * 24 * 60 * minute;

const times = {
  name_id: Name,
  name_en: Name,
  starts_at: DateTime,
  ends_at: DateTime,
  repeat_minutes: v.optional(
    v.nullable(
      v.pipe(
        v.number(messageId('field.invalid')),
        v.safeInteger(messageId('field.invalid')),
        v.minValue(1, messageId('field.invalid')),
        v.maxValue(60 * 24 * 366, messageId('field.invalid')),
      ),
    ),
    null,
  ),
};

type Times = { starts_at: Date; ends_at: Date; repeat_minutes: number | null };
const length = ({ starts_at, ends_at }: Times) => ends_at.getTime() - starts_at.getTime();
const endsLater = (given: Times) => length(given) > 0;
const isShort = (given: Times) => length(given) <= longest;
const comesAgainLater = (given: Times) =>
  given.repeat_minutes === null || given.repeat_minutes * minute >= length(given);

const newSession = v.pipe(
  v.object(times),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => isShort(given), messageId('flash.session.long')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => comesAgainLater(given), messageId('flash.session.repeat')),
    ['repeat_minutes'],
  ),
);
const changedSession = v.pipe(
  v.object({ flash_sale_id: BodyId, version: Version, ...times }),
  v.forward(
    v.check((given) => endsLater(given), messageId('time.order')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => isShort(given), messageId('flash.session.long')),
    ['ends_at'],
  ),
  v.forward(
    v.check((given) => comesAgainLater(given), messageId('flash.session.repeat')),
    ['repeat_minutes'],
  ),
);

export const adminFlashSales = {
  list: endpoint({
    method: 'GET',
    path: '/admin/flashsale/list',
    summary: 'Flash-sale sessions, the latest first',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      status: v.optional(v.picklist(['all', 'open', 'over']), 'open'),
      ...pageQuery,
    }),
    data: v.array(AdminFlashSale),
    meta: Meta,
  }),
  items: endpoint({
    method: 'GET',
    path: '/admin/flashsale/items',
    summary: 'List flash-sale submissions; pending ones by default',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({
      flash_sale_id: v.optional(PathId),
      item_id: v.optional(PathId),
      status: v.optional(v.picklist([...flashItemStatuses, 'all']), 'submitted'),
      ...pageQuery,
    }),
    data: v.array(AdminFlashItem),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/flashsale/create',
    summary: 'Announce a flash-sale session, which sellers can submit products to',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: newSession,
    data: AdminFlashSale,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/flashsale/edit',
    summary: 'Change a session: its names until it is over, its times until it begins',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: changedSession,
    data: AdminFlashSale,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/admin/flashsale/cancel',
    summary: 'End a session; its reserved stock becomes available again',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ flash_sale_id: BodyId, reason: Reason }),
    data: AdminFlashSale,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/flashsale/approve',
    summary: 'Take an item into its session; its pieces are set aside',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ item_id: BodyId }),
    data: FlashItem,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/flashsale/reject',
    summary: 'Refuse an item, or take it out of its session',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ item_id: BodyId, reason: Reason }),
    data: FlashItem,
  }),
};
