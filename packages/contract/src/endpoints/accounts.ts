import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Onboarding, SignIn, User } from '../schemas/user.ts';
import {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from '../validation/account.ts';
import { Username } from '../validation/user.ts';

const newPassword = { password: NewPassword, password_confirmation: PasswordConfirmation };

/** The two kinds of login providers: an identity provider and a social network (SPEC 1). */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

const told = v.optional(v.pipe(v.string(), v.maxLength(500)), '');
const proof = v.optional(v.pipe(v.string(), v.maxLength(8_192)), '');

/**
 * What the browser knows of a social sign-in (SPEC 3). Nothing of it counts but the proof; the rest must agree with
 * it.
 */
const socialClaims = {
  email: told,
  name: told,
  device_id: told,
  firebase_token: told,
  id_token: proof,
  /** The nonce that the browser requested in the proof. */
  nonce: told,
};

/** Where a code leads: `reset-password` to the new password, `auth-setup` to the onboarding (SPEC 2). */
export const codeTargets = ['reset-password', 'auth-setup'] as const;

/**
 * The result of a request for a code: this call ordered an email, an open code still works where it was requested, the
 * code was wrong five times, or it is too old.
 */
export const codeStates = ['sent', 'cooling', 'void', 'expired'] as const;
export type CodeState = (typeof codeStates)[number];

/** An addition to the responses that concern a code; errors carry it in `data`, too. */
export const CodeStatus = v.object({
  code: v.picklist(codeStates),
  /** Seconds until the next code may be requested. */
  wait: v.number(),
});

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register with e-mail and password; a code goes out by mail',
    idempotent: true,
    body: v.pipe(v.object({ email: Email, ...newPassword }), sameAsPassword()),
    data: v.object({ email: v.string(), ...CodeStatus.entries }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in with e-mail and password',
    body: v.object({ email: Email, password: LoginPassword, remember: v.optional(v.boolean(), false) }),
    data: SignIn,
  }),
  google: endpoint({
    method: 'POST',
    path: '/auth/google',
    summary: 'Sign in with an identity provider: its id_token is the proof',
    body: v.object({ ...socialClaims, google_id: told }),
    data: SignIn,
  }),
  facebook: endpoint({
    method: 'POST',
    path: '/auth/facebook',
    summary: 'Sign in with a social network: its id_token or access_token is the proof',
    body: v.object({ ...socialClaims, facebook_id: told, profile_picture: told, access_token: proof }),
    data: SignIn,
  }),
  /** An addition: where each provider's login begins. A provider unknown to this marketplace is not in the list. */
  socialProviders: endpoint({
    method: 'GET',
    path: '/auth/social',
    summary: 'List social sign-in providers and their parameters',
    data: v.array(
      v.object({
        provider: v.picklist(socialProviders),
        /** Absolute, or a path of this server in demo mode. */
        authorization_url: v.string(),
        client_id: v.string(),
        response_type: v.literal('id_token'),
        scope: v.string(),
      }),
    ),
  }),
  /** `auth-setup` signs in; `reset-password` sets the single-use grant as a cookie and does not sign in. */
  verify: endpoint({
    method: 'POST',
    path: '/auth/verification',
    summary: 'Confirm the code of the newest mail',
    body: v.object({ email: Email, code: Code }),
    data: v.object({
      to: v.picklist(codeTargets),
      sign_in: v.nullable(SignIn),
      /** The account opened without a password: the grant to set one is in the cookie. */
      needs_password: v.optional(v.boolean()),
    }),
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/auth/verification/resend',
    summary: 'Send a new code',
    body: v.object({
      email: Email,
      to: v.picklist(codeTargets),
      /** The token of an email's link: it reserves codes for the reader of the mailbox. */
      mail: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    }),
    data: CodeStatus,
  }),
  forget: endpoint({
    method: 'POST',
    path: '/auth/forget',
    summary: 'Ask for a code to reset the password; answers alike for unknown addresses',
    body: v.object({ email: Email }),
    data: CodeStatus,
  }),
  newPassword: endpoint({
    method: 'POST',
    path: '/sauth/newpassword',
    summary: 'Set a new password with the grant of the verification',
    body: v.pipe(v.object(newPassword), sameAsPassword()),
    data: v.null(),
  }),
  session: endpoint({
    method: 'GET',
    path: '/auth/session',
    summary: 'Get the current user',
    access: 'user',
    data: v.object({
      user: User,
      expires_at: v.string(),
      new_notification: v.number(),
      cart_items: v.number(),
      /** As in every login: `registration_step` only when an onboarding is finished. */
      registration_step: v.optional(v.number()),
      onboarding: v.optional(Onboarding),
    }),
  }),
  /** An addition: the selection "only want to shop?", so that the next login goes home (domain, decisions). */
  skipOnboarding: endpoint({
    method: 'POST',
    path: '/auth/information/skip',
    summary: 'Finish the setup as a buyer and skip the rest',
    access: 'user',
    data: v.object({ user: User, registration_step: v.number() }),
  }),
  /** Free: 200. Against the rules, or taken: 422 with the message under the field (SPEC 4, 5). */
  checkUsername: endpoint({
    method: 'POST',
    path: '/helper/usernamecheck',
    summary: 'Whether a username is free',
    access: 'user',
    body: v.object({ username: Username }),
    data: v.object({ username: v.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'user',
    data: v.null(),
  }),
};
