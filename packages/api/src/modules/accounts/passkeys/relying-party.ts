import { isIP } from 'node:net';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';

/** The site that passkeys belong to: the host of the public address. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Throws 409 where the public address has no name: WebAuthn accepts no IP address. */
export const getRelyingParty = ({ publicUrl }: Pick<Context, 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw apiError.conflict('passkey.no-domain');
  return { id: hostname, origin };
};
