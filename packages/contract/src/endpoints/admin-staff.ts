import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason, Version } from '../schemas/admin-fields.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { staffRoles } from '../staff-role.ts';
import { Email } from '../validation/account.ts';
import { text } from '../validation/text.ts';
import { ApprovalExtra } from './admin-approvals.ts';

/** Somebody who works in the back office. */
export const StaffMember = v.object({
  id: v.number(),
  email: v.string(),
  fullname: v.nullable(v.string()),
  roles: v.array(v.picklist(staffRoles)),
  /** `invited`: has not set a password yet. */
  status: v.picklist(['active', 'invited', 'suspended']),
  last_login_at: v.nullable(v.string()),
  version: v.number(),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

/** At least one; who has none is not of the staff. */
const Roles = v.pipe(
  v.array(v.picklist(staffRoles, messageId('field.invalid')), messageId('admin.staff.roles.required')),
  v.minLength(1, messageId('admin.staff.roles.required')),
  v.transform((chosen) => staffRoles.filter((role) => chosen.includes(role))),
);

const member = { user_id: BodyId, version: Version };

/** Roles are given and taken by admins; those that reach money or rights wait for another admin (back-office B20). */
export const adminStaff = {
  list: endpoint({
    method: 'GET',
    path: '/admin/staff/list',
    summary: 'Those who work in the back office, by name',
    access: 'staff',
    staff: ['admin'],
    query: v.object(pageQuery),
    data: v.array(StaffMember),
    meta: Meta,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/admin/staff/invite',
    summary: 'Give an address roles of the staff; a new account sets its password through an e-mail',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    stepUp: 'staff',
    body: v.object({
      email: Email,
      fullname: text({ required: 'field.required', max: [100, 'fullname.long'] }),
      roles: Roles,
      reason: Reason,
    }),
    /** Null while it waits for a colleague. */
    data: v.nullable(StaffMember),
    extra: ApprovalExtra,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/admin/staff/edit',
    summary: 'Replace the roles of a colleague; they count from the next call',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    stepUp: 'staff',
    body: v.object({ ...member, roles: Roles, reason: Reason }),
    data: StaffMember,
    extra: ApprovalExtra,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/staff/end',
    summary: 'Take all roles from a colleague; the account stays, its sessions end at once',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    stepUp: 'staff',
    body: v.object({ ...member, reason: Reason }),
    /** Null once it is done: who has no roles is in the list no more. */
    data: v.nullable(StaffMember),
    extra: ApprovalExtra,
  }),
};
