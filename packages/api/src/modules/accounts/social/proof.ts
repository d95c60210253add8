import { Email, Fullname } from '@pasar/contract';
import * as v from 'valibot';
import type { Issuer } from '../../../ports/issuers.ts';
import { canonicalEmail } from '../canonical-email.ts';

/** What a provider has confirmed about a user. */
export interface Proof {
  /** The provider's own number for them. */
  subject: string;
  /** In canonical form; null when it names none that is one. */
  email: string | null;
  /** Whether the provider confirms that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** The claims of an id_token, or of the response to an access token. */
export interface ProviderClaims {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
};

/** A proof from claims that were verified; null when they name nobody. */
export const toProof = (claims: ProviderClaims, { confirmsEmail }: Issuer): Proof | null => {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return null;
  const email = parsed(Email, claims.email);
  return {
    subject: sub,
    email: email === null ? null : canonicalEmail(email),
    emailVerified: email !== null && (claims.email_verified === true || confirmsEmail),
    name: parsed(Fullname, claims.name),
  };
};
