import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { MediaId, ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { ImageUrls } from '../schemas/image-urls.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';
import { VoucherCode, VoucherInput } from '../validation/voucher.ts';

/** Derived from times, quota and pause, never stored (domain 3.6, rule 2). */
export const voucherStates = ['upcoming', 'running', 'paused', 'exhausted', 'ended'] as const;
export const voucherTabs = ['all', ...voucherStates] as const;
export type VoucherTab = (typeof voucherTabs)[number];
export const voucherActions = ['edit', 'pause', 'resume', 'end', 'delete', 'duplicate'] as const;

/** A voucher of my store and how it does. */
export const StoreVoucher = v.object({
  id: v.number(),
  voucher_code: v.string(),
  name: v.string(),
  description: v.string(),
  image: v.nullable(v.object({ media_id: MediaId, image_urls: ImageUrls })),
  kind: v.picklist(['discount', 'shipping']),
  discount_type: v.picklist(['amount', 'percent']),
  /** Rupiah, or percent as an integer. */
  discount_value: v.number(),
  max_discount: v.nullable(Rupiah),
  min_spend: Rupiah,
  quota: v.number(),
  per_user_limit: v.number(),
  date_start: v.string(),
  date_end: v.string(),
  target: v.picklist(['public', 'code_only', 'new_buyer', 'follower']),
  scope: v.picklist(['all', 'products', 'categories']),
  /** How many products it covers; null for all. */
  total_product: v.nullable(v.number()),
  state: v.picklist(voucherStates),
  /** Live uses, and how many users claimed it. */
  used: v.number(),
  claimed: v.number(),
  /** Rupiah of items in paid orders that used it and were not canceled, after the voucher. */
  revenue: Rupiah,
  /** Rupiah that it took off those orders. */
  spent: Rupiah,
  actions: v.array(v.picklist(voucherActions)),
  server_time: v.string(),
});
export type StoreVoucher = v.InferOutput<typeof StoreVoucher>;

export const StoreVoucherDetail = v.object({
  ...StoreVoucher.entries,
  product_ids: v.array(ProductId),
  products: v.array(
    v.object({ id: ProductId, name: v.string(), slug: v.string(), image: v.nullable(v.string()) }),
  ),
  /** Fields of the form that can be changed now. */
  editable: v.array(v.string()),
});
export type StoreVoucherDetail = v.InferOutput<typeof StoreVoucherDetail>;

const one = v.object({ vouchers_id: BodyId });
const changed = v.object({ id: v.number(), state: v.picklist(voucherStates) });

/** Vouchers of a store (SPEC 7 "vouchers"); `promos` is what buyers see of them. */
export const vouchers = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/vouchers/list',
    summary: 'Vouchers of my store, newest first',
    access: 'merchant',
    area: 'catalogue',
    query: v.object({
      state: v.optional(v.picklist(voucherTabs), 'all'),
      /** In code or name. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      ...pageQuery,
    }),
    data: v.array(StoreVoucher),
    meta: Meta,
    /** Vouchers per tab, without search. */
    extra: v.object({ counts: v.record(v.picklist(voucherTabs), v.number()) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/vouchers/detail/:id',
    summary: 'One voucher of my store',
    access: 'merchant',
    area: 'catalogue',
    params: v.object({ id: PathId }),
    data: StoreVoucherDetail,
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/code/check',
    summary: 'Whether a voucher code is free; `exclude_id` is the voucher of mine that has it now',
    access: 'merchant',
    area: 'catalogue',
    body: v.object({ voucher_code: VoucherCode, exclude_id: v.optional(v.nullable(BodyId)) }),
    data: v.object({ voucher_code: v.string(), available: v.literal(true) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/create',
    summary: 'Create a voucher of my store',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: VoucherInput,
    data: changed,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/edit/:id',
    summary: 'Change a voucher; once it has started only its name, a later end and a higher quota',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    params: v.object({ id: PathId }),
    body: VoucherInput,
    data: changed,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/delete',
    summary: 'Delete a voucher that has not started, or that ended without use',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: one,
    data: v.object({ id: v.number() }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/end',
    summary: 'End a voucher now',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: one,
    data: changed,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/pause',
    summary: 'Stop a voucher for a while',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: one,
    data: changed,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/vouchers/resume',
    summary: 'Resume a paused voucher',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: one,
    data: changed,
  }),
};
