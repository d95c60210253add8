/** External identity providers: an OpenID issuer and a social network (SPEC 3). */
export const issuerNames = ['google', 'facebook'] as const;
export type IssuerName = (typeof issuerNames)[number];

/** An OpenID issuer that this marketplace trusts, and the client id of the marketplace there. */
export interface Issuer {
  /** Its URL in the proofs, without a slash at the end. */
  issuer: string;
  clientId: string;
  /** For issuers that reveal data about access tokens to their clients only. */
  clientSecret?: string;
  /** Where the network's own API reveals whose an access token is, when it does not support the standard. */
  graphUrl?: string;
  /** Whether every address that it names was confirmed there, although its proofs do not state it. */
  confirmsEmail: boolean;
  /** Served by this server itself; called in process, and reached from whatever host the browser is on. */
  local: boolean;
}
export type Issuers = Readonly<Partial<Record<IssuerName, Issuer>>>;
