import type { accountEndpoints, HandlerResponse } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { type IssuerName, issuerNames } from '../../../ports/issuers.ts';
import { loadIssuer } from './load-issuer.ts';

type Provider = HandlerResponse<typeof accountEndpoints.socialProviders>['data'][number];

const scope = 'openid email profile';
const networkScope: Record<IssuerName, string> = { google: scope, facebook: 'openid email public_profile' };

const describe = async (ctx: Context, name: IssuerName): Promise<Provider[]> => {
  const issuer = ctx.issuers[name];
  if (!issuer) return [];
  const about = { provider: name, client_id: issuer.clientId, response_type: 'id_token' as const };
  // A path, so that the browser stays on the host by which it reached this server.
  if (issuer.local)
    return [{ ...about, authorization_url: `${new URL(issuer.issuer).pathname}/auth`, scope }];
  try {
    const { metadata } = await loadIssuer(ctx, issuer);
    return [{ ...about, authorization_url: metadata.authorization_endpoint, scope: networkScope[name] }];
  } catch {
    return [];
  }
};

/** Where each social login begins; a provider that does not respond now is left out. */
export const listProviders = async ({ ctx }: HandlerArgs<null>): Promise<Provider[]> =>
  (await Promise.all(issuerNames.map((name) => describe(ctx, name)))).flat();
