import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';

export const AdminUser = v.object({
  id: v.number(),
  /** Masked for everybody but admins, as is the phone; `show` has them in full. */
  email: v.string(),
  username: v.nullable(v.string()),
  fullname: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: v.picklist(['user', 'staff']),
  status: v.picklist(['active', 'suspended']),
  email_verified: v.boolean(),
  merchant: v.nullable(v.object({ id: v.number(), merchant_name: v.string() })),
  created_at: v.string(),
  is_masked: v.boolean(),
});
export type AdminUser = v.InferOutput<typeof AdminUser>;

const decision = v.object({ user_id: BodyId, reason: Reason });

export const adminUsers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users/list',
    summary: 'People with an account, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      search: Search,
      status: v.optional(v.picklist(['all', 'active', 'suspended']), 'all'),
      role: v.optional(v.picklist(['all', 'user', 'staff']), 'all'),
      ...pageQuery,
    }),
    data: v.array(AdminUser),
    meta: Meta,
  }),
  show: endpoint({
    method: 'POST',
    path: '/admin/users/show',
    summary: "A user's e-mail and phone in full; the reason is on record",
    access: 'staff',
    staff: ['admin', 'support'],
    body: decision,
    data: v.object({ email: v.string(), phone: v.nullable(v.string()) }),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/users/suspend',
    summary: 'Close an account; all of its sessions end at once',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: decision,
    data: AdminUser,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/admin/users/end-sessions',
    summary: 'Sign a user out everywhere; the account stays open',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: decision,
    data: v.object({ ended: v.number() }),
  }),
  unsuspend: endpoint({
    method: 'POST',
    path: '/admin/users/unsuspend',
    summary: 'Open a suspended account again',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: decision,
    data: AdminUser,
  }),
};
