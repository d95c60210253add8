import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { courierCodes } from '../validation/store.ts';

/** Rows of one page of the list. */
export const parcelPage = 50;
/** Up to so many matching parcels are counted. */
export const maxCountedParcels = 1_000;
/** A parcel on its way of which nothing was heard for so many hours is silent. */
export const silentHours = 72;

export const parcelViews = ['all', 'silent', 'returning'] as const;

/**
 * Scans that staff may add: those that move no money. Arrival, loss and return are decided with their order, because
 * they need evidence or a second person.
 */
export const staffScanCodes = [
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'on_hold',
  'returning',
] as const;
export type StaffScanCode = (typeof staffScanCodes)[number];

const AdminScan = v.object({
  description: v.string(),
  city: v.nullable(v.string()),
  at: v.string(),
  note: v.string(),
  source: v.picklist(['courier', 'seller', 'staff']),
});

const row = {
  id: v.number(),
  /** Null until the courier service gives one out. */
  awb: v.nullable(v.string()),
  courier: v.string(),
  service: v.string(),
  order_code: v.string(),
  store: v.object({ id: v.number(), merchant_name: v.string() }),
  opened_at: v.string(),
  /** Null before the first. */
  last_scan: v.nullable(AdminScan),
  is_silent: v.boolean(),
};
export const AdminParcel = v.object(row);
export type AdminParcel = v.InferOutput<typeof AdminParcel>;

export const AdminParcelDetail = v.object({
  ...row,
  /** Booked by the market, or brought to the courier by the seller. */
  booked_by: v.picklist(['market', 'seller']),
  /** Oldest first. */
  scans: v.array(AdminScan),
  /** What staff may add now. */
  can_add: v.array(v.picklist(staffScanCodes)),
});
export type AdminParcelDetail = v.InferOutput<typeof AdminParcelDetail>;

export const adminParcels = {
  list: endpoint({
    method: 'GET',
    path: '/admin/parcels/list',
    summary: 'Parcels of all stores with their last scan, the latest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      view: v.optional(v.picklist(parcelViews), 'all'),
      courier: v.optional(v.picklist(['all', ...courierCodes]), 'all'),
      /** A waybill or the code of an order. */
      search: Search,
      /** `next_cursor` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    }),
    data: v.array(AdminParcel),
    extra: v.object({
      /** All that match, but at most one more than are counted. */
      total: v.number(),
      next_cursor: v.nullable(v.string()),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/parcels/detail/:id',
    summary: 'A parcel with all its scans',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    params: v.object({ id: PathId }),
    data: AdminParcelDetail,
  }),
  scan: endpoint({
    method: 'POST',
    path: '/admin/parcels/scan',
    summary: 'Add a scan that the courier did not send; both sides of the order read why',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      parcel_id: BodyId,
      code: v.picklist(staffScanCodes, messageId('field.required')),
      /** How many scans staff saw: one that came meanwhile is a 409. */
      scans: v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0)),
      reason: Reason,
    }),
    data: AdminParcelDetail,
  }),
};
