import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** An external issuer whose keys the test holds; it also responds as a network's Graph API. */
export interface StandInIssuer {
  issuer: string;
  keys: KeyPair;
  /** A proof with these claims over the usual ones; `now` is the issuer's clock. */
  sign(claims: JWTPayload, now: Date, keys?: KeyPair, header?: Record<string, unknown>): Promise<string>;
  /** The records of the Graph API: token → app and user. */
  graph: Map<string, { app: string; user: string; id: string; name: string; email?: string }>;
  /** Turns every further response into an error, or hangs up. */
  away(how: 'fails' | 'hangs up' | 'back'): void;
  close(): Promise<void>;
}

export const keyId = 'key-1';

/** Opens an issuer on a separate port. */
export const openStandInIssuer = async (clientId: string): Promise<StandInIssuer> => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const graph: StandInIssuer['graph'] = new Map();
  let state: 'fails' | 'hangs up' | 'back' = 'back';
  const server = createServer((request, response) => {
    if (state === 'hangs up') return void request.socket.destroy();
    if (state === 'fails') return void response.writeHead(500).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      return void answer({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        jwks_uri: `${issuer}/jwks`,
      });
    }
    if (pathname === '/jwks') return void answer({ keys: [jwk] });
    if (pathname === '/graph/debug_token') {
      const known = graph.get(searchParams.get('input_token') ?? '');
      if (searchParams.get('access_token') !== `${clientId}|secret`) return void answer({}, 400);
      return void answer({
        data: { is_valid: known !== undefined, app_id: known?.app ?? '', user_id: known?.user ?? '' },
      });
    }
    const me = graph.get(searchParams.get('access_token') ?? '');
    if (pathname === '/graph/me' && me) {
      const { id, name, email } = me;
      return void answer({ id, name, email });
    }
    return void answer({}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seconds = (now: Date) => Math.floor(now.getTime() / 1_000);
  return {
    issuer,
    keys,
    graph,
    sign: (claims, now, { privateKey } = keys, header = {}) =>
      new SignJWT({
        iss: issuer,
        aud: clientId,
        iat: seconds(now),
        exp: seconds(now) + 600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, ...header })
        .sign(privateKey),
    away: (how) => {
      state = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
