import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import type { Keys } from '../../../platform/keys.ts';

/** What signs the tokens, and where they are accepted. */
export const tokenPurpose = 'session tokens';
export const tokenIssuer = 'pasar';

interface VerifiedToken {
  /** Of the session. */
  secret: string;
  expiresAt: Date;
}

/** More people than are at one server within minutes; a verified token takes half a kilobyte. */
const maxTokens = 10_000;
const verified = new WeakMap<Keys, LRUCache<string, VerifiedToken>>();

const tokensOf = (keys: Keys): LRUCache<string, VerifiedToken> => {
  const known = verified.get(keys) ?? new LRUCache<string, VerifiedToken>({ max: maxTokens });
  verified.set(keys, known);
  return known;
};

const verify = async ({ keys, clock }: Context, token: string): Promise<VerifiedToken | null> => {
  try {
    const { payload } = await jwtVerify<{ sid: unknown }>(token, keys.derive(tokenPurpose), {
      algorithms: ['HS256'],
      issuer: tokenIssuer,
      requiredClaims: ['exp'],
      currentDate: clock.now(),
    });
    if (typeof payload.sid !== 'string') return null;
    return { secret: payload.sid, expiresAt: new Date((payload.exp ?? 0) * 1_000) };
  } catch {
    return null;
  }
};

/**
 * The session's secret in a token that this market signed; null for any other and for an expired one. A signature is
 * checked once: it does not change, and takes longer than the query for the session that follows at each call.
 */
export const verifyToken = async (ctx: Context, token: string): Promise<string | null> => {
  const tokens = tokensOf(ctx.keys);
  const known = tokens.get(token) ?? (await verify(ctx, token));
  if (!known || known.expiresAt <= ctx.clock.now()) return null;
  tokens.set(token, known);
  return known.secret;
};
