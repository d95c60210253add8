import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { hashSecret } from '../authenticate.ts';

const sealedFor = 'passkey challenges';
const lifetimeMs = 5 * minute;
export const challengeLifetimeMs: number = lifetimeMs;

/** What a challenge is good for; all but a login belong to one session. */
export type ChallengePurpose = 'login' | `register ${number}` | `step-up ${number}`;

/** A challenge is sealed, so that asking for one stores nothing: visitors ask on every login page. */
export const createChallenge = ({ clock, keys }: Context, purpose: ChallengePurpose): string =>
  keys.seal(sealedFor, JSON.stringify({ purpose, until: later(clock, lifetimeMs).getTime() }));

/** Until when it counts; null when it is none of ours, for something else, or older than five minutes. */
const openChallenge = ({ clock, keys }: Context, purpose: ChallengePurpose, challenge: string) => {
  try {
    const about = JSON.parse(keys.open(sealedFor, challenge)) as { purpose: string; until: number }; // sealed by us
    return about.purpose === purpose && clock.now().getTime() < about.until ? new Date(about.until) : null;
  } catch {
    return null;
  }
};

/** The challenge as the browser signs it. */
const decode = (sent: string): string => Buffer.from(sent, 'base64url').toString();

/** Checks whether a challenge that came back is ours, for this purpose, and young. */
export const createChallengeCheck =
  (ctx: Context, purpose: ChallengePurpose) =>
  (sent: string): boolean =>
    openChallenge(ctx, purpose, decode(sent)) !== null;

/** Uses a challenge up; false when another request has. Call it once the signature is right. */
export const consumeChallenge = async (ctx: Context, clientData: string): Promise<boolean> => {
  const { challenge } = JSON.parse(decode(clientData)) as { challenge: string }; // verified before
  const used = await ctx.db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashSecret(challenge), expires_at: later(ctx.clock, lifetimeMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
};
