import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search, Version } from '../schemas/admin-fields.ts';
import { BulkResult, maxBulkRows } from '../schemas/bulk.ts';
import { blockReasonCodes, ProductBlock } from '../schemas/product-block.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

/** A product as staff see it, hidden and blocked ones included. */
export const AdminProduct = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  /** The first image, 150 px; null without one. */
  image: v.nullable(v.string()),
  /** Of the cheapest variant; null when no variant is active. */
  price: v.nullable(Rupiah),
  store: v.object({ id: v.number(), merchant_name: v.string(), merchant_slug: v.string() }),
  status: v.picklist(['PUBLISH', 'HIDDEN']),
  moderation: v.picklist(['ok', 'pending', 'blocked']),
  /** Null unless it is blocked. */
  block: v.nullable(ProductBlock),
  sold: v.number(),
  /** Reports that nobody decided. */
  reports: v.optional(v.number()),
  version: v.number(),
  created_at: v.string(),
});
export type AdminProduct = v.InferOutput<typeof AdminProduct>;

/** The version that was read: an edit since then is a 409. */
const version = v.optional(Version);
const block = {
  reason_code: v.picklist(blockReasonCodes, messageId('admin.reason.required')),
  note: Reason,
};
const products = v.pipe(
  v.array(v.object({ product_id: BodyId, version })),
  v.minLength(1, messageId('field.required')),
  v.maxLength(maxBulkRows, messageId('admin.bulk.long')),
);

export const adminProducts = {
  list: endpoint({
    method: 'GET',
    path: '/admin/products/list',
    summary: 'Products of all stores, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    query: v.object({
      search: Search,
      moderation: v.optional(v.picklist(['all', 'ok', 'pending', 'blocked']), 'all'),
      /** `yes`: that somebody reported and nobody decided. */
      reported: v.optional(v.picklist(['all', 'yes']), 'all'),
      merchant_id: v.optional(PathId),
      /** With everything below it. */
      category_id: v.optional(PathId),
      ...pageQuery,
    }),
    data: v.array(AdminProduct),
    meta: Meta,
  }),
  block: endpoint({
    method: 'POST',
    path: '/admin/products/block',
    summary: 'Take a product out of the market; its seller reads why',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({ product_id: BodyId, version, ...block }),
    data: AdminProduct,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/admin/products/unblock',
    summary: 'Let a product that is blocked or waits for review into the market',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({ product_id: BodyId, version, reason: Reason }),
    data: AdminProduct,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/admin/products/bulk',
    summary:
      'Block products, approve them, or take back what one did so within 15 seconds; sellers are notified after those',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    // Not idempotent: each product has its transaction, and what is so already is done without a change.
    body: v.variant('action', [
      v.object({ action: v.literal('block'), products, ...block }),
      v.object({ action: v.literal('unblock'), products, reason: Reason }),
      v.object({ action: v.literal('undo'), products }),
    ]),
    data: BulkResult,
  }),
};
