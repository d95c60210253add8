import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Issuer } from '../../../ports/issuers.ts';
import { loadIssuer } from './load-issuer.ts';
import { type Proof, toProof } from './proof.ts';

/** Issuers sign with a key pair; a shared secret would be no proof. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** A proof comes directly from the provider; an older one is not from this login. */
const freshness = '10m';
const clockTolerance = '30s';

/** One of the names under which an issuer signs. */
export const getIssuerNames = ({ issuer }: Issuer): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

/** A proof for several audiences must name this marketplace as its client (OpenID Connect Core 3.1.3.7). */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

interface GivenToken {
  idToken: string;
  /** Empty when none was requested. */
  nonce: string;
}

/**
 * Reads an id_token: its signature by the issuer's keys, issuer, audience, times and nonce. Returns null for a token
 * that proves nothing. Throws 503 when the issuer does not respond.
 */
export const verifyIdToken = async (
  ctx: Context,
  issuer: Issuer,
  { idToken, nonce }: GivenToken,
): Promise<Proof | null> => {
  const { keys } = await loadIssuer(ctx, issuer);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer: getIssuerNames(issuer),
      audience: issuer.clientId,
      maxTokenAge: freshness,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: ctx.clock.now(),
    });
    if (!isForUs(payload, issuer.clientId) || (payload.nonce ?? '') !== nonce) return null;
    return toProof(payload, issuer);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw apiError.unavailable();
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
};
