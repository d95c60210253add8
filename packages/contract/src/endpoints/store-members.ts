import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MerchantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Version } from '../schemas/admin-fields.ts';
import { User } from '../schemas/user.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { memberRoles, storeRoles } from '../store-role.ts';
import { Email } from '../validation/account.ts';

/** At least one; who has none is no member. */
const Roles = v.pipe(
  v.array(v.picklist(memberRoles, messageId('field.invalid')), messageId('members.roles.required')),
  v.minLength(1, messageId('members.roles.required')),
  v.transform((chosen) => memberRoles.filter((role) => chosen.includes(role))),
);

/** Somebody who works for the store. */
export const StoreMember = v.object({
  user_id: v.number(),
  fullname: v.nullable(v.string()),
  email: v.string(),
  roles: v.array(v.picklist(storeRoles)),
  joined_at: v.string(),
  version: v.number(),
});
export type StoreMember = v.InferOutput<typeof StoreMember>;

/** An address that has not joined yet. Whether it has an account is nobody's affair. */
export const StoreInvitation = v.object({
  id: v.number(),
  email: v.string(),
  roles: v.array(v.picklist(memberRoles)),
  sent_at: v.string(),
  expires_at: v.string(),
  is_expired: v.boolean(),
});
export type StoreInvitation = v.InferOutput<typeof StoreInvitation>;

/** The secret of an invitation's link. */
const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, messageId('invitation.gone')));

const Invitation = v.object({
  store: v.object({ merchant_name: v.string(), merchant_slug: v.string() }),
  roles: v.array(v.picklist(memberRoles)),
  /** Masked: enough for its owner to know it. */
  email: v.string(),
  expires_at: v.string(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

const member = { user_id: BodyId, version: Version };

/** The members of a store, which its owner invites and removes (people W26, W27). */
export const storeMembers = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/staff/list',
    summary: 'Those who work for my store, and open invitations',
    access: 'merchant',
    area: 'owner',
    data: v.object({ members: v.array(StoreMember), invitations: v.array(StoreInvitation) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/invite',
    summary: 'Invite an address to my store by mail; it answers alike whether or not it has an account',
    access: 'merchant',
    area: 'owner',
    idempotent: true,
    stepUp: 'staff',
    body: v.object({ email: Email, roles: Roles }),
    data: StoreInvitation,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/resend',
    summary: 'Send an invitation again; the link of the mail before ends',
    access: 'merchant',
    area: 'owner',
    idempotent: true,
    body: v.object({ invitation_id: BodyId }),
    data: StoreInvitation,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/withdraw',
    summary: 'Take an invitation back',
    access: 'merchant',
    area: 'owner',
    idempotent: true,
    body: v.object({ invitation_id: BodyId }),
    data: v.null(),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/edit',
    summary: 'Replace the roles of a member; they count from the next call',
    access: 'merchant',
    area: 'owner',
    idempotent: true,
    stepUp: 'staff',
    body: v.object({ ...member, roles: Roles }),
    data: StoreMember,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/remove',
    summary: 'Remove a member; the next call of that member is rejected',
    access: 'merchant',
    area: 'owner',
    idempotent: true,
    stepUp: 'staff',
    body: v.object(member),
    data: v.null(),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/staff/leave',
    summary: 'Leave a store for which I work; an owner cannot',
    access: 'merchant',
    area: 'member',
    idempotent: true,
    body: v.object({ merchant_id: BodyId }),
    data: v.null(),
  }),
};

/** Joining a store, and working for several of them (people W27, W28). */
export const workplaces = {
  invitation: endpoint({
    method: 'POST',
    path: '/invitation/read',
    summary: 'What an invitation is for; the secret is in the body, which no log holds',
    safe: true,
    body: v.object({ token: Token }),
    data: Invitation,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Join a store, with the account whose verified address was invited; once',
    access: 'user',
    idempotent: true,
    body: v.object({ token: Token }),
    data: v.object({ user: User }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/auth/stores',
    summary: 'The stores for which I work',
    access: 'user',
    data: v.array(
      v.object({ id: MerchantId, merchant_name: v.string(), roles: v.array(v.picklist(storeRoles)) }),
    ),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/auth/store',
    summary: 'Work in another of my stores in this session',
    access: 'user',
    body: v.object({ merchant_id: BodyId }),
    data: v.object({ user: User }),
  }),
};
