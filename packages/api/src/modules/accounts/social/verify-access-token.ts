import * as v from 'valibot';
import type { Context } from '../../../platform/context.ts';
import type { Issuer } from '../../../ports/issuers.ts';
import { type KnownIssuer, loadIssuer } from './load-issuer.ts';
import { type Proof, toProof } from './proof.ts';

type Ask = KnownIssuer['ask'];

const jsonOf = async (answer: Response): Promise<unknown> =>
  answer.ok ? answer.json().catch(() => null) : null;

const Introspected = v.object({ active: v.literal(true), client_id: v.string(), sub: v.string() });

/** The standard's way: the issuer returns whose the token is and for which client (RFC 7662), then who that is. */
const introspect = async (
  issuer: Issuer,
  { metadata, ask }: KnownIssuer,
  token: string,
): Promise<Proof | null> => {
  const { introspection_endpoint, userinfo_endpoint } = metadata;
  if (!introspection_endpoint || !userinfo_endpoint) return null;
  const { clientId, clientSecret } = issuer;
  const credentials = Buffer.from(
    `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret ?? '')}`,
  );
  const told = await ask(introspection_endpoint, {
    method: 'POST',
    headers: clientSecret ? { authorization: `Basic ${credentials.toString('base64')}` } : {},
    body: new URLSearchParams({ token, ...(clientSecret ? {} : { client_id: clientId }) }),
  });
  const about = v.safeParse(Introspected, await jsonOf(told));
  if (!about.success || about.output.client_id !== clientId) return null;
  const claims = await jsonOf(
    await ask(userinfo_endpoint, { headers: { authorization: `Bearer ${token}` } }),
  );
  const person = v.safeParse(v.looseObject({ sub: v.literal(about.output.sub) }), claims);
  return person.success ? toProof(person.output, issuer) : null;
};

const Debugged = v.object({
  data: v.object({ is_valid: v.literal(true), app_id: v.string(), user_id: v.string() }),
});
const Me = v.object({ id: v.string(), name: v.optional(v.string()), email: v.optional(v.string()) });

/** The network's own way: its Graph API returns for which app the token is, then who that is. */
const debug = async (issuer: Issuer, graphUrl: string, ask: Ask, token: string): Promise<Proof | null> => {
  const { clientId, clientSecret } = issuer;
  if (!clientSecret) return null;
  const about = new URLSearchParams({ input_token: token, access_token: `${clientId}|${clientSecret}` });
  const told = v.safeParse(Debugged, await jsonOf(await ask(`${graphUrl}/debug_token?${about}`)));
  if (!told.success || told.output.data.app_id !== clientId) return null;
  const fields = new URLSearchParams({ fields: 'id,name,email', access_token: token });
  const me = v.safeParse(Me, await jsonOf(await ask(`${graphUrl}/me?${fields}`)));
  if (!me.success || me.output.id !== told.output.data.user_id) return null;
  const { id: sub, name, email } = me.output;
  return toProof({ sub, name, email }, issuer);
};

/**
 * Asks the network whose an access token is, and for which app it was made: a token for another app proves nothing
 * here. Returns null when it proves nothing. Throws 503 when the network does not respond.
 */
export const verifyAccessToken = async (
  ctx: Context,
  issuer: Issuer,
  token: string,
): Promise<Proof | null> => {
  const known = await loadIssuer(ctx, issuer);
  return issuer.graphUrl
    ? debug(issuer, issuer.graphUrl, known.ask, token)
    : introspect(issuer, known, token);
};
