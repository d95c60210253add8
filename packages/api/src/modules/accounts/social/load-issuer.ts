import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Issuer } from '../../../ports/issuers.ts';

const patience = 5_000;

/** What an issuer publishes about itself (OpenID Connect Discovery). */
const Metadata = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  jwks_uri: v.string(),
  introspection_endpoint: v.optional(v.string()),
  userinfo_endpoint: v.optional(v.string()),
});

export interface KnownIssuer {
  metadata: v.InferOutput<typeof Metadata>;
  keys: JWTVerifyGetKey;
  ask(url: string, init?: RequestInit): Promise<Response>;
}

/** Sends a request to an issuer; its redirects are not followed. Throws 503 when it is unavailable or fails. */
const askerOf =
  (ctx: Context, issuer: Issuer) =>
  async (url: string, init: RequestInit = {}) => {
    if (issuer.local) return ctx.callSelf(new Request(url, init));
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      ctx.log.warn({ err: error, issuer: issuer.issuer }, 'an issuer does not respond');
      throw apiError.unavailable();
    });
    if (answer.status >= 500) throw apiError.unavailable();
    return answer;
  };

const discover = async (ctx: Context, issuer: Issuer): Promise<KnownIssuer> => {
  const ask = askerOf(ctx, issuer);
  const answer = await ask(`${issuer.issuer}/.well-known/openid-configuration`);
  const parsed = v.safeParse(Metadata, await answer.json().catch(() => null));
  if (!parsed.success || parsed.output.issuer !== issuer.issuer) {
    ctx.log.error({ issuer: issuer.issuer }, 'an issuer does not describe itself');
    throw apiError.unavailable();
  }
  const keys = createRemoteJWKSet(new URL(parsed.output.jwks_uri), {
    timeoutDuration: patience,
    [customFetch]: (url, init) => ask(url, init as RequestInit),
  });
  return { metadata: parsed.output, keys, ask };
};

const known = new WeakMap<Issuer, Promise<KnownIssuer>>();

/** An issuer with its addresses and its keys, requested once and cached. Throws 503 while it does not respond. */
export const loadIssuer = (ctx: Context, issuer: Issuer): Promise<KnownIssuer> => {
  const asked = known.get(issuer) ?? discover(ctx, issuer);
  known.set(issuer, asked);
  asked.catch(() => known.delete(issuer));
  return asked;
};
