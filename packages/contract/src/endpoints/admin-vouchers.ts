import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { PlatformVoucherChange, PlatformVoucherInput } from '../validation/platform-voucher.ts';
import { voucherStates, voucherTabs } from './vouchers.ts';

/** A voucher of the marketplace as the back office edits it. */
export const AdminVoucher = v.object({
  id: v.number(),
  voucher_code: v.string(),
  name_id: v.string(),
  name_en: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  kind: v.picklist(['discount', 'shipping']),
  discount_type: v.picklist(['amount', 'percent']),
  /** Rupiah, or percent as an integer. */
  discount_value: v.number(),
  max_discount: v.nullable(Rupiah),
  min_spend: Rupiah,
  quota: v.number(),
  /** Live uses, and how many users claimed it. */
  used: v.number(),
  claimed: v.number(),
  per_user_limit: v.number(),
  target: v.picklist(['public', 'code_only', 'new_buyer']),
  category_ids: v.array(v.number()),
  date_start: v.string(),
  date_end: v.string(),
  state: v.picklist(voucherStates),
  /** Rupiah that live uses took off: what the marketplace pays. */
  spent: Rupiah,
  version: v.number(),
});
export type AdminVoucher = v.InferOutput<typeof AdminVoucher>;

const stop = v.object({ promo_id: BodyId, reason: Reason });

export const adminVouchers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/vouchers/list',
    summary: "The marketplace's own vouchers, newest first",
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({ state: v.optional(v.picklist(voucherTabs), 'all'), search: Search, ...pageQuery }),
    data: v.array(AdminVoucher),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/vouchers/create',
    summary: 'Add a voucher that the marketplace pays',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: PlatformVoucherInput,
    data: AdminVoucher,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/vouchers/edit',
    summary: 'Change a voucher; once it has started only its names, a later end and a higher quota',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: PlatformVoucherChange,
    data: AdminVoucher,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/admin/vouchers/pause',
    summary: 'Stop a voucher for a while',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: stop,
    data: AdminVoucher,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/admin/vouchers/resume',
    summary: 'Resume a paused voucher',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: stop,
    data: AdminVoucher,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/vouchers/end',
    summary: 'End a voucher now',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: stop,
    data: AdminVoucher,
  }),
};
