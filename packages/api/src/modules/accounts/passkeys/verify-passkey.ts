import type { endpoints, HandlerInput, HandlerResponse } from '@pasar/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Context } from '../../../platform/context.ts';
import {
  type ChallengePurpose,
  challengeLifetimeMs,
  consumeChallenge,
  createChallenge,
  createChallengeCheck,
} from './challenges.ts';
import { describePasskeys, type PasskeyRow } from './find-passkeys.ts';
import { getRelyingParty } from './relying-party.ts';

type Calls = typeof endpoints.passkeys;
export type UsedCredential = HandlerInput<Calls['login']>['body']['credential'];
type Options = HandlerResponse<Calls['options']>['data'];

/** What a browser needs to use a passkey: one of these, or any of the device where none is named. Throws 409. */
export const createRequestOptions = (
  ctx: Context,
  purpose: ChallengePurpose,
  passkeys: readonly PasskeyRow[] = [],
): Options => ({
  challenge: Buffer.from(createChallenge(ctx, purpose)).toString('base64url'),
  rpId: getRelyingParty(ctx).id,
  timeout: challengeLifetimeMs,
  allowCredentials: describePasskeys(passkeys),
  userVerification: 'required',
});

const verify = async (
  ctx: Context,
  purpose: ChallengePurpose,
  { passkey, credential }: { passkey: PasskeyRow; credential: UsedCredential },
): Promise<number | null> => {
  const { id, origin } = getRelyingParty(ctx);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: createChallengeCheck(ctx, purpose),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library names what is wrong with what a stranger sent; the caller learns only that it does not count.
    return null;
  }
};

/**
 * The passkey that signed a challenge of this purpose, of this user where one is named; null when the signature does
 * not count. A challenge counts once. Throws 409 where passkeys cannot work.
 */
export const verifyPasskey = async (
  ctx: Context,
  purpose: ChallengePurpose,
  { credential, userId }: { credential: UsedCredential; userId?: number },
): Promise<PasskeyRow | null> => {
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (!passkey || (userId !== undefined && passkey.user_id !== userId)) return null;
  const counter = await verify(ctx, purpose, { passkey, credential });
  if (counter === null || !(await consumeChallenge(ctx, credential.response.clientDataJSON))) return null;
  await ctx.db
    .updateTable('passkeys')
    .set({ counter, last_used_at: ctx.clock.now() })
    .where('id', '=', passkey.id)
    .execute();
  return passkey;
};
