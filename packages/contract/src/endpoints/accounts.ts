import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from '../rules/account.ts';
import { SignIn, User } from '../shapes/user.ts';

const newPassword = { password: NewPassword, password_confirmation: PasswordConfirmation };

/** Where a code leads: `reset-password` to the new password, `auth-setup` to the setup (SPEC 2). */
export const codeTargets = ['reset-password', 'auth-setup'] as const;

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register with e-mail and password; a code goes out by mail',
    body: v.pipe(v.object({ email: Email, ...newPassword }), sameAsPassword()),
    data: v.object({ email: v.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in with e-mail and password',
    body: v.object({ email: Email, password: LoginPassword, remember: v.optional(v.boolean(), false) }),
    data: SignIn,
  }),
  /** `auth-setup` signs in; `reset-password` sets the single-use grant as a cookie and has no sign-in. */
  verify: endpoint({
    method: 'POST',
    path: '/auth/verification',
    summary: 'Confirm the code of the newest mail',
    body: v.object({ email: Email, code: Code }),
    data: v.object({ to: v.picklist(codeTargets), sign_in: v.nullable(SignIn) }),
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/auth/verification/resend',
    summary: 'Send a new code',
    body: v.object({ email: Email, to: v.picklist(codeTargets) }),
    /** Seconds until the next code may be asked for. */
    data: v.object({ wait: v.number() }),
  }),
  forget: endpoint({
    method: 'POST',
    path: '/auth/forget',
    summary: 'Ask for a code to reset the password; answers alike for unknown addresses',
    body: v.object({ email: Email }),
    data: v.null(),
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
    summary: 'Who this token belongs to',
    access: 'user',
    data: v.object({
      user: User,
      expires_at: v.string(),
      new_notification: v.number(),
      cart_items: v.number(),
    }),
  }),
  /** An addition: the choice "only want to shop?", so that the next login goes home (domain, decisions). */
  shopNow: endpoint({
    method: 'POST',
    path: '/auth/information/shop',
    summary: 'Finish the setup as a buyer who fills in the rest later',
    access: 'user',
    data: v.object({ user: User, registration_step: v.number() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'user',
    data: v.null(),
  }),
};
