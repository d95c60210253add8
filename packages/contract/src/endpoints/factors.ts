import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { SignIn } from '../schemas/user.ts';
import { stepUpActions } from '../step-up.ts';
import { Code, LoginPassword } from '../validation/account.ts';
import { CodeStatus } from './accounts.ts';
import { Passkey } from './passkeys.ts';

/** Six digits of the authenticator app, or one of the recovery codes. */
export const FactorCode = v.pipe(
  v.string(messageId('code.required')),
  v.trim(),
  v.nonEmpty(messageId('code.required')),
  v.maxLength(20, messageId('factor.wrong')),
);

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10;

const RecoveryCodes = v.object({
  /** Shown this once; only their fingerprints are stored. */
  recovery_codes: v.array(v.string()),
});

const action = v.picklist(stepUpActions);
const amount = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null);

/** An addition to the specification: what protects an account besides its password (people W51, W52). */
export const factors = {
  status: endpoint({
    method: 'GET',
    path: '/auth/factors',
    summary: 'Get what protects my account besides its password',
    access: 'user',
    data: v.object({
      has_password: v.boolean(),
      passkeys: v.array(Passkey),
      /** Since when the authenticator app counts; null while none is set up. */
      totp_since: v.nullable(v.string()),
      recovery_codes_left: v.number(),
    }),
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/auth/totp/begin',
    summary: 'Get a secret for an authenticator app; it counts once a code confirms it',
    access: 'user',
    stepUp: 'factors',
    data: v.object({
      /** Base32, to type into an app. */
      secret: v.string(),
      /** `otpauth://…`, for the QR code. */
      uri: v.string(),
    }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/auth/totp/confirm',
    summary: 'Confirm the authenticator app with its code; answers the recovery codes',
    access: 'user',
    body: v.object({ code: Code }),
    data: RecoveryCodes,
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/auth/totp/remove',
    summary: 'Remove the authenticator app',
    access: 'user',
    stepUp: 'factors',
    data: v.null(),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/recovery',
    summary: 'Replace my recovery codes with new ones',
    access: 'user',
    stepUp: 'factors',
    data: RecoveryCodes,
  }),
  /** After a login that answered 403 with `reason: second_factor`, its pending login and its `methods`. */
  secondFactor: endpoint({
    method: 'POST',
    path: '/auth/login/second',
    summary: 'Finish a login with the second factor',
    body: v.object({
      pending_login: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      code: FactorCode,
    }),
    data: SignIn,
  }),
  stepUpCode: endpoint({
    method: 'POST',
    path: '/auth/step-up/code',
    summary: 'Ask for a mailed code that confirms an action',
    access: 'user',
    /** `amount`: rupiah that the code covers at most. */
    body: v.object({ action, amount }),
    data: v.object({ ...CodeStatus.entries, email: v.string() }),
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/auth/step-up',
    summary: 'Confirm an action for ten minutes of this session',
    access: 'user',
    body: v.object({
      action,
      method: v.picklist(['totp', 'recovery', 'code']),
      code: FactorCode,
      /** With a mailed code, where the action does not carry it itself. */
      password: v.optional(LoginPassword),
    }),
    data: v.object({ until: v.string() }),
  }),
};
