import { randomBytes } from 'node:crypto';
import type { Log } from '@pasar/api/plugin';
import { exportJWK, generateKeyPair } from 'jose';
import type { Account, default as Provider } from 'oidc-provider';
import type { DemoUser } from './demo-users.ts';
import { memoryAdapter } from './memory-adapter.ts';

interface Wanted {
  /** The issuer's URL in the proofs; its path is where it is served. */
  issuer: string;
  clientId: string;
  /** Whether the browser may be sent back there. */
  mayReturnTo(url: string): boolean;
  /** Renders the page for a request that cannot be served. */
  errorPage(ctx: Parameters<NonNullable<import('oidc-provider').Configuration['renderError']>>[0]): string;
  log: Log;
}

export interface OpenProvider {
  provider: Provider;
  /** Who is behind each subject. */
  people: Map<string, DemoUser>;
}

/** The library warns of every Node that is not long-term yet; ours is pinned and tested. */
const loadLibrary = async () => {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

const signingKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(6).toString('hex') };
};

const accountOf = (subject: string, person: DemoUser): Account => ({
  accountId: subject,
  claims: () => ({
    sub: subject,
    email: person.email,
    email_verified: person.verified,
    name: person.name,
  }),
});

/** The schema requires one that could be registered anywhere; `mayReturnTo` decides where browsers may return to. */
const placeholder = 'https://pasar.invalid/';

/** Creates an OpenID issuer with one client, this server. Its keys exist as long as the process. */
export const openProvider = async ({
  issuer,
  clientId,
  mayReturnTo,
  errorPage,
  log,
}: Wanted): Promise<OpenProvider> => {
  const { default: Library, interactionPolicy } = await loadLibrary();
  const { base, Check } = interactionPolicy;
  const path = new URL(issuer).pathname;
  const people = new Map<string, DemoUser>();
  const policy = base();
  // The last selection signs nobody in, because a demo is about selecting.
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'somebody has to be chosen', ({ oidc }) => oidc.result?.login === undefined),
    );
  const provider: Provider = new Library(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [placeholder],
        response_types: ['id_token', 'id_token token', 'code'],
        grant_types: ['implicit', 'authorization_code'],
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')], long: { path }, short: { path } },
    // The address is in every id_token, as with the issuers that this one replaces.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    responseTypes: ['id_token', 'id_token token', 'code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      introspection: {
        enabled: true,
        allowedPolicy: (_, client, token) => client.clientId === token.clientId,
      },
    },
    interactions: { policy, url: (_, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_, subject) => {
      const person = people.get(subject);
      return person && accountOf(subject, person);
    },
    // Selecting a user on the page is their consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId,
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage(ctx);
    },
    ttl: {
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  provider.on('server_error', (_, error) => log.error({ err: error }, 'the local issuer failed'));
  return { provider, people };
};
