import { type Issuer, type IssuerName, type Issuers, issuerNames } from '@pasar/api/plugin';

/** The path below which demo mode serves its own issuer. */
export const getDemoIssuerPath = (name: IssuerName): string => `/dev/oidc/${name}`;

/** The issuers of demo mode, which confirm any user selected on their page. */
export const createDemoIssuers = (publicUrl: string): Issuers =>
  Object.fromEntries(
    issuerNames.map((name): [IssuerName, Issuer] => [
      name,
      {
        issuer: publicUrl + getDemoIssuerPath(name),
        clientId: `pasar-${name}`,
        confirmsEmail: false,
        local: true,
      },
    ]),
  );
