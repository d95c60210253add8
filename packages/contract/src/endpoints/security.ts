import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { User } from '../schemas/user.ts';
import {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from '../validation/account.ts';
import { Phone } from '../validation/phone.ts';
import { CodeStatus } from './accounts.ts';

/** A place where somebody is signed in. */
export const OpenSession = v.object({
  id: v.number(),
  /** The current session. */
  current: v.boolean(),
  /** As the browser named itself at the sign-in; null when it is none that we know. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  ip: v.string(),
  created_at: v.string(),
  expires_at: v.string(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;

/** What the owner of an account reads of its security events (people W57). */
export const accountEventNames = [
  'login',
  'factor-rejected',
  'factor-added',
  'factor-removed',
  'recovery-codes-renewed',
  'password-changed',
  'password-reset',
  'email-changed',
  'phone-changed',
  'identity-linked',
  'bank-changed',
  'withdrawal-requested',
  'api-key-created',
  'api-key-revoked',
  'webhook-changed',
  'staff-changed',
  'data-export-requested',
  'deletion-requested',
  'deletion-canceled',
  'account-secured',
] as const;
/** How long they are shown. */
export const accountEventDays = 90;

export const AccountEvent = v.object({
  id: v.number(),
  event: v.picklist(accountEventNames),
  /** Of the last one, where several of a minute are one row. */
  at: v.string(),
  count: v.number(),
  /** The IPv4 address or the IPv6 network that it came from. */
  network: v.string(),
});
export type AccountEvent = v.InferOutput<typeof AccountEvent>;

/** All of it is added to the specification: what an account needs to stay its owner's (domain, decisions). */
export const security = {
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where I am signed in, newest first',
    access: 'user',
    query: v.object(pageQuery),
    data: v.array(OpenSession),
    meta: Meta,
  }),
  events: endpoint({
    method: 'GET',
    path: '/auth/events',
    summary: 'What happened to my account in the last 90 days, newest first',
    access: 'user',
    query: v.object(pageQuery),
    data: v.array(AccountEvent),
    meta: Meta,
  }),
  notMe: endpoint({
    method: 'POST',
    path: '/auth/not-me',
    summary:
      'Take my account back with the link of a notice: ends sessions, known browsers and the password, holds money for a day, and mails a code for a new password',
    body: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)) }),
    /** The address of the code; null where the notice went to an address that is no longer the account's. */
    data: v.object({ email: v.nullable(v.string()), ...CodeStatus.entries }),
  }),
  revokeSession: endpoint({
    method: 'POST',
    path: '/auth/sessions/revoke',
    summary: 'End one of my sessions',
    access: 'user',
    body: v.object({ session_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
    data: v.null(),
  }),
  revokeOthers: endpoint({
    method: 'POST',
    path: '/auth/sessions/revoke-others',
    summary: 'End all my sessions but this one',
    access: 'user',
    data: v.object({ revoked: v.number() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/password',
    summary: 'Change my password; ends my other sessions',
    access: 'user',
    stepUp: 'password',
    body: v.pipe(
      v.object({
        current_password: LoginPassword,
        password: NewPassword,
        password_confirmation: PasswordConfirmation,
      }),
      sameAsPassword(),
    ),
    data: v.null(),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/auth/email',
    summary: 'Ask for another e-mail, with the password; a code goes to the new one',
    access: 'user',
    stepUp: 'email',
    body: v.object({ email: Email, password: LoginPassword }),
    /** `wait`: seconds until the next code may be requested. */
    data: v.object({ email: v.string(), wait: v.number() }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/email/confirm',
    summary: 'Confirm the new e-mail with its code',
    access: 'user',
    body: v.object({ email: Email, code: Code }),
    data: v.object({ user: User }),
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/auth/phone',
    summary: 'Change my phone number, with the password',
    access: 'user',
    stepUp: 'phone',
    body: v.object({ phone: Phone, password: LoginPassword }),
    data: v.object({ user: User }),
  }),
};
