import { type endpoints, type HandlerInput, type HandlerResponse, maxPasskeys } from '@pasar/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { createMessage } from '../../../platform/message.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { hasFactor } from '../factors/has-factor.ts';
import { lockFactors } from '../factors/lock-factors.ts';
import { removeRecoveryCodes, replaceRecoveryCodes } from '../factors/recovery-codes.ts';
import { holdMoney } from '../security/money-hold.ts';
import { parseDevice } from '../sessions/parse-device.ts';
import { signedInUser } from '../signed-in-user.ts';
import {
  challengeLifetimeMs,
  consumeChallenge,
  createChallenge,
  createChallengeCheck,
} from './challenges.ts';
import { describePasskeys, findPasskeys } from './find-passkeys.ts';
import { getRelyingParty } from './relying-party.ts';

type Calls = typeof endpoints.passkeys;
type NewCredential = HandlerInput<Calls['confirm']>['body']['credential'];
type CreationOptions = HandlerResponse<Calls['begin']>['data'];

/** ES256, EdDSA and RS256: what today's authenticators sign with. */
const algorithms = [-7, -8, -257];

const assertCapacity = (count: number): void => {
  if (count >= maxPasskeys)
    throw apiError.conflict(createMessage('passkey.full', { max: maxPasskeys }), { reason: 'full' });
};

const purposeOf = (ctx: Context) => `register ${getCurrentUser(ctx).sessionId}` as const;

/** What a browser needs to make a passkey. Throws 401; 409 with ten, and where passkeys cannot work. */
export const beginPasskey = async ({ ctx }: HandlerArgs<null>): Promise<CreationOptions> => {
  const { id, email, fullname } = await signedInUser(ctx);
  const passkeys = await findPasskeys(ctx, id);
  assertCapacity(passkeys.length);
  return {
    rp: { name: 'Pasar', id: getRelyingParty(ctx).id },
    user: {
      // Devices keep it; it says nothing about the account to others.
      id: Buffer.from(ctx.keys.fingerprint('passkey owners', String(id))).toString('base64url'),
      name: email,
      displayName: fullname ?? email,
    },
    challenge: Buffer.from(createChallenge(ctx, purposeOf(ctx))).toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifetimeMs,
    excludeCredentials: describePasskeys(passkeys),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

const verify = async (ctx: Context, credential: NewCredential) => {
  const { id, origin } = getRelyingParty(ctx);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: createChallengeCheck(ctx, purposeOf(ctx)),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
};

/**
 * Adds the passkey that the browser made for the challenge of this session. The first factor of an account comes with
 * recovery codes. Throws 401, 403 when it does not count; 409 with ten, and for one that is added already.
 */
export const confirmPasskey = ({
  ctx,
  input: { credential },
}: HandlerArgs<{ credential: NewCredential }>): Promise<{ recovery_codes: string[] }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    const { id, email, locale } = await signedInUser(ctxInTx);
    const made = await verify(ctxInTx, credential);
    if (!made || !(await consumeChallenge(ctxInTx, credential.response.clientDataJSON)))
      throw apiError.forbidden('passkey.refused');
    // None is the eleventh, and both do not replace the recovery codes.
    await lockFactors(ctxInTx, id);
    assertCapacity((await findPasskeys(ctxInTx, id)).length);
    const isFirst = !(await hasFactor(ctxInTx, id));
    const added = await db
      .insertInto('passkeys')
      .values({
        user_id: id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        name: null,
        ...parseDevice(ctx.userAgent),
        created_at: clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw apiError.conflict('passkey.known');
    const recovery_codes = isFirst ? await replaceRecoveryCodes(ctxInTx, id) : [];
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'passkey-added', userId: id });
    securityEvent(ctxInTx, 'factor-added', { account: id, method: 'passkey' });
    return { recovery_codes };
  });

/** Gives a passkey a name. Throws 401 and 404. */
export const renamePasskey = async ({
  ctx,
  input: { passkey_id, name },
}: HandlerArgs<{ passkey_id: number; name: string }>): Promise<void> => {
  const { id } = await signedInUser(ctx);
  const renamed = await ctx.db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', id)
    .where('id', '=', passkey_id)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw apiError.notFound();
};

/** Removes a passkey, and the recovery codes with the last factor. Throws 401 and 404. */
export const removePasskey = ({ ctx, input }: HandlerArgs<{ passkey_id: number }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, email, locale } = await signedInUser(ctxInTx);
    await lockFactors(ctxInTx, id);
    const removed = await ctxInTx.db
      .deleteFrom('passkeys')
      .where('user_id', '=', id)
      .where('id', '=', input.passkey_id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw apiError.notFound();
    if (!(await hasFactor(ctxInTx, id))) await removeRecoveryCodes(ctxInTx, id);
    await holdMoney(ctxInTx, id);
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'passkey-removed', userId: id });
    securityEvent(ctxInTx, 'factor-removed', { account: id, method: 'passkey' });
  });
