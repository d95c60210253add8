import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { CategoryAttribute } from '../product/category-attributes.ts';
import { Name, Reason, Search, Version } from '../schemas/admin-fields.ts';
import { BodyId, Day } from '../schemas/wire-id.ts';
import { ApprovalExtra } from './admin-approvals.ts';

/** Ordinary goods, luxury goods, and those without PPN. */
export const ppnKinds = ['standard', 'luxury', 'exempt'] as const;

export const AdminCategory = v.object({
  id: v.number(),
  parent_id: v.nullable(v.number()),
  name_id: v.string(),
  name_en: v.string(),
  slug: v.string(),
  position: v.number(),
  is_trending: v.boolean(),
  /** Basis points of today; null takes the rate of the level above, at the top the usual one. */
  commission_bps: v.nullable(v.number()),
  /** The rate that replaces it, and its first day in Asia/Jakarta; null when none is planned. */
  next_commission: v.nullable(v.object({ commission_bps: v.nullable(v.number()), valid_from: v.string() })),
  /** How its products are taxed; null as the category above, and at the top as ordinary goods. */
  ppn_kind: v.optional(v.nullable(v.picklist(ppnKinds))),
  /** Staff look at its products, and at those below it, before buyers see them. */
  review_first: v.optional(v.boolean()),
  /** Since then it is in no menu and takes no products; null while it is in use. */
  retired_at: v.optional(v.nullable(v.string())),
  /** Which category has its products since. */
  successor_id: v.optional(v.nullable(v.number())),
  /** What sellers are asked for here and in every category below; those of the categories above come on top. */
  attributes: v.optional(v.array(CategoryAttribute)),
  /** Of this category alone, also hidden and blocked ones. */
  products: v.number(),
  version: v.number(),
});
export type AdminCategory = v.InferOutput<typeof AdminCategory>;

export const AdminBrand = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  is_official: v.boolean(),
  logo: v.nullable(v.object({ media_id: v.number(), url: v.string() })),
  version: v.number(),
});
export type AdminBrand = v.InferOutput<typeof AdminBrand>;

const flag = v.optional(v.boolean(messageId('field.invalid')), false);
const whole = (max: number, says: 'field.invalid' | 'commission.invalid') =>
  v.pipe(
    v.number(messageId(says)),
    v.safeInteger(messageId(says)),
    v.minValue(0, messageId(says)),
    v.maxValue(max, messageId(says)),
  );
/** Basis points, or null for what holds otherwise. */
export const CommissionBps = v.nullable(whole(10_000, 'commission.invalid'));

const category = {
  name_id: Name,
  name_en: Name,
  position: v.optional(whole(10_000, 'field.invalid'), 0),
  is_trending: flag,
  ppn_kind: v.optional(v.nullable(v.picklist(ppnKinds, messageId('field.invalid')))),
  /** Absent: as it is; a new one is not. */
  review_first: v.optional(v.boolean(messageId('field.invalid'))),
};
const brand = {
  name: Name,
  is_official: flag,
  logo_media_id: v.optional(v.nullable(BodyId), null),
};

export const adminCategories = {
  list: endpoint({
    method: 'GET',
    path: '/admin/categories/list',
    summary: 'All categories, parents before children',
    access: 'staff',
    staff: ['admin', 'content', 'finance'],
    data: v.array(AdminCategory),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/categories/create',
    summary: 'Add a category',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ parent_id: v.optional(v.nullable(BodyId), null), ...category }),
    data: AdminCategory,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/categories/edit',
    summary: 'Change a category; its address stays',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ category_id: BodyId, version: Version, ...category }),
    data: AdminCategory,
  }),
  move: endpoint({
    method: 'POST',
    path: '/admin/categories/move',
    summary:
      'Put a category with everything below it below another one, or on top; its address and its rate stay',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ category_id: BodyId, version: Version, parent_id: v.nullable(BodyId) }),
    data: AdminCategory,
  }),
  retire: endpoint({
    method: 'POST',
    path: '/admin/categories/retire',
    summary:
      'Take a category out of menus and choices: its products go to a successor, and its address leads there',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({
      category_id: BodyId,
      version: Version,
      /** Null for one that is empty: its address leads to the category above. */
      successor_id: v.optional(v.nullable(BodyId), null),
      reason: Reason,
    }),
    data: AdminCategory,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/categories/restore',
    summary: 'Bring a retired category back, without products',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ category_id: BodyId, version: Version, reason: Reason }),
    data: AdminCategory,
  }),
  setCommission: endpoint({
    method: 'POST',
    path: '/admin/categories/commission',
    summary:
      'Set what a category pays from a day on; it waits for a colleague, and orders that are placed keep their rate',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      category_id: BodyId,
      version: Version,
      /** Basis points; null for the rate of the level above. */
      commission_bps: CommissionBps,
      /** Its first day in Asia/Jakarta, today at the earliest. */
      valid_from: Day,
      reason: Reason,
    }),
    data: AdminCategory,
    extra: ApprovalExtra,
  }),
};

export const adminBrands = {
  list: endpoint({
    method: 'GET',
    path: '/admin/brands/list',
    summary: 'Brands by name',
    access: 'staff',
    staff: ['admin', 'content'],
    query: v.object({ search: Search, ...pageQuery }),
    data: v.array(AdminBrand),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/brands/create',
    summary: 'Add a brand',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object(brand),
    data: AdminBrand,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/brands/edit',
    summary: 'Change a brand; its address stays',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ brand_id: BodyId, version: Version, ...brand }),
    data: AdminBrand,
  }),
};
