import type { endpoints, HandlerResponse } from '@pasar/contract';
import { SignJWT } from 'jose';
import { day, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { randomSecret } from '../../../platform/ids.ts';
import type { UserRow } from '../accounts.tables.ts';
import { hashSecret } from '../authenticate.ts';
import { presentUser } from '../present-user.ts';
import { parseDevice } from './parse-device.ts';
import { tokenIssuer, tokenPurpose } from './verify-token.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

export type SignIn = HandlerResponse<typeof endpoints.accounts.login>['data'];

/** One day, two with "remember me" (quality S12). */
const lifeOf = (remember: boolean) => (remember ? 2 * day : day);

const signToken = (ctx: Context, secret: string, expires: Date) =>
  new SignJWT({ sid: secret })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(tokenIssuer)
    .setIssuedAt(seconds(ctx.clock.now()))
    .setExpirationTime(seconds(expires))
    .sign(ctx.keys.derive(tokenPurpose));

/** Signs a user in and returns the response of every login (SPEC 3 "Login response data"). */
export const openSession = async (
  ctx: Context,
  user: UserRow,
  { remember = false } = {},
): Promise<SignIn> => {
  const secret = randomSecret();
  const expires = later(ctx.clock, lifeOf(remember));
  await ctx.db
    .insertInto('sessions')
    .values({
      user_id: user.id,
      token_hash: hashSecret(secret),
      created_at: ctx.clock.now(),
      expires_at: expires,
      revoked_at: null,
      ip: ctx.ip,
      ...parseDevice(ctx.userAgent),
    })
    .execute();
  return {
    user: await presentUser(ctx, user),
    jwt_token: await signToken(ctx, secret, expires),
    ...(user.onboarding_done_at ? { registration_step: user.onboarding_step } : {}),
    onboarding: { flow: user.onboarding_flow, step: user.onboarding_step },
  };
};
