/** Who else may say who somebody is: an identity provider and a social network (SPEC 3). */
export const issuerNames = ['google', 'facebook'] as const;
export type IssuerName = (typeof issuerNames)[number];

/** An OpenID issuer whose word this market takes, and the name that the market has there. */
export interface Issuer {
  /** As it stands in the proofs, without a slash at the end. */
  issuer: string;
  clientId: string;
  /** For issuers that answer questions about access tokens to their clients only. */
  clientSecret?: string;
  /** Where the network's own API tells whose an access token is, when it does not answer in the standard's way. */
  graphUrl?: string;
  /** Whether every address that it names was confirmed there, although its proofs do not say so. */
  confirmsEmail: boolean;
  /** Served by this market itself; asked in process, and reached from whatever host the browser is on. */
  local: boolean;
}
export type Issuers = Readonly<Partial<Record<IssuerName, Issuer>>>;

/** The path below which demo mode serves an issuer of its own. */
export const getDemoIssuerPath = (name: IssuerName): string => `/dev/oidc/${name}`;

/** The issuers of demo mode, which vouch for whoever is chosen on their page. */
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
