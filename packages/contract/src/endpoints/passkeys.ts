import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { SignIn } from '../schemas/user.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { stepUpActions } from '../step-up.ts';
import { text } from '../validation/text.ts';

/** How many passkeys an account may have. */
export const maxPasskeys = 10;
/** How long the name of one may be. */
export const maxPasskeyName = 40;

/** Bytes as WebAuthn's JSON forms write them: base64url. */
const bytes = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
const key = v.literal('public-key');
const Descriptor = v.object({ id: v.string(), type: key });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used here. */
const CreationOptions = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: key })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as it is used here. */
const RequestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  /** Empty where any passkey of the device may answer. */
  allowCredentials: v.array(Descriptor),
  userVerification: v.literal('required'),
});

/** What the browser answers when a passkey was made. */
const NewCredential = v.object({
  id: bytes(4_000),
  rawId: bytes(4_000),
  type: key,
  response: v.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(20_000) }),
});

/** What the browser answers when a passkey was used. */
const UsedCredential = v.object({
  id: bytes(4_000),
  rawId: bytes(4_000),
  type: key,
  response: v.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
  }),
});

/** A passkey as its owner sees it. */
export const Passkey = v.object({
  id: v.number(),
  /** What its owner calls it; null until then. */
  name: v.nullable(v.string()),
  /** Where it was made, as the browser named itself; null when it is none that we know. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** An addition to the specification: a key of the device in place of password and code (people W50). */
export const passkeys = {
  begin: endpoint({
    method: 'POST',
    path: '/auth/passkey/begin',
    summary: 'Options to make a passkey',
    access: 'user',
    stepUp: 'factors',
    data: CreationOptions,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/passkey/confirm',
    summary: 'Add the passkey that was made',
    access: 'user',
    body: v.object({ credential: NewCredential }),
    /** Empty where the account has recovery codes already. */
    data: v.object({ recovery_codes: v.array(v.string()) }),
  }),
  rename: endpoint({
    method: 'POST',
    path: '/auth/passkey/rename',
    summary: 'Give one of my passkeys a name',
    access: 'user',
    body: v.object({
      passkey_id: BodyId,
      name: text({ max: [maxPasskeyName, 'passkey.name.long'] }),
    }),
    data: v.null(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/auth/passkey/remove',
    summary: 'Remove one of my passkeys',
    access: 'user',
    stepUp: 'factors',
    body: v.object({ passkey_id: BodyId }),
    data: v.null(),
  }),
  options: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'Options to log in with a passkey',
    /** The pending login of a 403 with `reason: second_factor`, whose account must answer. */
    body: v.object({ pending_login: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
    data: RequestOptions,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login/passkey',
    summary: 'Log in with a passkey',
    body: v.object({ credential: UsedCredential, remember: v.optional(v.boolean(), false) }),
    data: SignIn,
  }),
  stepUpOptions: endpoint({
    method: 'POST',
    path: '/auth/step-up/passkey/options',
    summary: 'Options to confirm an action with a passkey',
    access: 'user',
    data: RequestOptions,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/auth/step-up/passkey',
    summary: 'Confirm an action with a passkey',
    access: 'user',
    body: v.object({ action: v.picklist(stepUpActions), credential: UsedCredential }),
    data: v.object({ until: v.string() }),
  }),
};
