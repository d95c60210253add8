import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, Day, PathId } from '../schemas/wire-id.ts';

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
  /** Orders bought by it, whatever became of them; absent from older servers. */
  orders_total: v.optional(v.number()),
});
export type AdminUser = v.InferOutput<typeof AdminUser>;

/** An account with what it does in the market. */
export const AdminUserDetail = v.object({
  ...AdminUser.entries,
  /** Bought by it, whatever became of them, and what was completed of them. */
  orders: v.object({ total: v.number(), completed: v.number(), spent: Rupiah }),
  /** Complaints that are not closed. */
  complaints: v.number(),
  /** Devices that are signed in. */
  sessions: v.number(),
  last_login_at: v.nullable(v.string()),
  /** Of its documents: what waits for staff, what they decided; null without any. */
  documents: v.nullable(v.picklist(['submitted', 'approved', 'rejected'])),
  /** Stores of others that it works for. */
  works_for: v.array(v.object({ id: v.number(), merchant_name: v.string() })),
});
export type AdminUserDetail = v.InferOutput<typeof AdminUserDetail>;

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
      /** When they joined: days of Jakarta, both included. */
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      ...pageQuery,
    }),
    data: v.array(AdminUser),
    meta: Meta,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/users/detail/:id',
    summary: 'One account with its orders, complaints, sessions, documents and the stores that it works for',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    params: v.object({ id: PathId }),
    data: AdminUserDetail,
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
