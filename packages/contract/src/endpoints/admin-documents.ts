import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

const DocumentType = v.picklist(['ktp', 'ktp_selfie', 'npwp'], messageId('field.invalid'));

/** A buyer's document; a store's belong to its file (`AdminStoreDetail`). */
export const AdminDocument = v.object({
  user: v.object({ id: v.number(), email: v.string(), fullname: v.nullable(v.string()) }),
  type: DocumentType,
  /** Opened by `files/open`, which records the look. */
  media_id: v.number(),
  status: v.picklist(['submitted', 'approved', 'rejected']),
  reason: v.nullable(v.string()),
  submitted_at: v.string(),
  reviewed_at: v.nullable(v.string()),
});
export type AdminDocument = v.InferOutput<typeof AdminDocument>;

export const adminDocuments = {
  list: endpoint({
    method: 'GET',
    path: '/admin/documents/list',
    summary: "Buyers' documents, the one that waits longest first",
    access: 'staff',
    staff: ['admin', 'support'],
    query: v.object({
      search: Search,
      status: v.optional(v.picklist(['all', 'submitted', 'approved', 'rejected']), 'submitted'),
      /** Of one person alone. */
      user_id: v.optional(PathId),
      ...pageQuery,
    }),
    data: v.array(AdminDocument),
    meta: Meta,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/documents/approve',
    summary: "Approve a buyer's document that waits",
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({ user_id: BodyId, type: DocumentType }),
    data: AdminDocument,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/documents/reject',
    summary: "Refuse a buyer's document that waits; its owner reads why and may send another one",
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({ user_id: BodyId, type: DocumentType, reason: Reason }),
    data: AdminDocument,
  }),
};
