import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Moment, Name, Reason, Version } from '../shapes/desk.ts';
import { FlashItem, flashItemStatuses, sessionEntries } from '../shapes/flash-item.ts';
import { BodyId, PathId } from '../shapes/wire-id.ts';

export const DeskFlashSale = v.object({
  ...sessionEntries,
  version: v.number(),
  items: v.record(v.picklist(flashItemStatuses), v.number()),
});
export type DeskFlashSale = v.InferOutput<typeof DeskFlashSale>;

const minute = 60_000;
/** The longest session. */
const longest = 7 * 24 * 60 * minute;

const times = {
  name_id: Name,
  name_en: Name,
  starts_at: Moment,
  ends_at: Moment,
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
    v.check((given) => endsLater(given), messageId('moment.order')),
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
    v.check((given) => endsLater(given), messageId('moment.order')),
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

export const deskFlashSales = {
  list: endpoint({
    method: 'GET',
    path: '/desk/flashsale/list',
    summary: 'Flash-sale sessions, the latest first',
    access: 'desk',
    query: v.object({
      status: v.optional(v.picklist(['all', 'open', 'over']), 'open'),
      ...pageQuery,
    }),
    data: v.array(DeskFlashSale),
    meta: Meta,
  }),
  items: endpoint({
    method: 'GET',
    path: '/desk/flashsale/items',
    summary: 'What sellers offer in flash sales; what waits for the desk by default',
    access: 'desk',
    query: v.object({
      flash_sale_id: v.optional(PathId),
      status: v.optional(v.picklist([...flashItemStatuses, 'all']), 'submitted'),
      ...pageQuery,
    }),
    data: v.array(FlashItem),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/desk/flashsale/create',
    summary: 'Announce a flash-sale session; sellers may offer goods from now on',
    access: 'desk',
    idempotent: true,
    body: newSession,
    data: DeskFlashSale,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/desk/flashsale/edit',
    summary: 'Change a session: its names until it is over, its times until it begins',
    access: 'desk',
    idempotent: true,
    body: changedSession,
    data: DeskFlashSale,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/desk/flashsale/cancel',
    summary: 'End a session for good; what lies aside goes back to the shelves',
    access: 'desk',
    idempotent: true,
    body: v.object({ flash_sale_id: BodyId, reason: Reason }),
    data: DeskFlashSale,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/desk/flashsale/approve',
    summary: 'Take an item into its session; its pieces are set aside',
    access: 'desk',
    idempotent: true,
    body: v.object({ item_id: BodyId }),
    data: FlashItem,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/desk/flashsale/reject',
    summary: 'Refuse an item, or take it out of its session',
    access: 'desk',
    idempotent: true,
    body: v.object({ item_id: BodyId, reason: Reason }),
    data: FlashItem,
  }),
};
