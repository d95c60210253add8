import { siteShare } from '@pasar/contract';

/** What one page session has reported of one version so far. */
export interface Session {
  /** Where it came from: a keyed hash of the network, which distinguishes networks without revealing them. */
  source: string;
  /** The same of the /48 around an IPv6 network. */
  site?: string | undefined;
  /** Milliseconds since 1970, when its first event was received. */
  at: number;
  /** The server sent it a document whose page belongs to the version. */
  served: boolean;
  /** That document could not be rendered on the server, or was a 503. */
  unrendered?: true;
  /** `none` until it mounted or failed; what failed once stays failed. */
  outcome: 'none' | 'ok' | 'failed';
  /** Milliseconds until it mounted. */
  ms?: number;
  /** Milliseconds until the largest paint of its document, and of its slowest interaction. */
  lcp?: number;
  inp?: number;
}

/** One more thing that is known of a session. */
export interface BeaconEvent {
  at: number;
  source: string;
  site?: string | undefined;
  kind: 'served' | 'ok' | 'failed' | 'vitals';
  unrendered?: true | undefined;
  ms?: number;
  lcp?: number;
  inp?: number;
}

/** The session after one more event; the same object when the event adds nothing. */
export const applyBeaconEvent = (
  known: Session | undefined,
  { at, source, site, kind, unrendered, ms, lcp, inp }: BeaconEvent,
): Session => {
  const from = site === undefined ? { source } : { source, site };
  const session: Session = known ?? { ...from, at, served: false, outcome: 'none' };
  if (kind === 'served')
    return session.served ? session : { ...session, served: true, ...(unrendered && { unrendered }) };
  if (kind === 'vitals') {
    const isKnown = session.lcp !== undefined || session.inp !== undefined;
    return isKnown
      ? session
      : { ...session, ...(lcp !== undefined && { lcp }), ...(inp !== undefined && { inp }) };
  }
  if (kind === 'failed') return session.outcome === 'failed' ? session : { ...session, outcome: 'failed' };
  if (session.outcome !== 'none' && session.ms !== undefined) return session;
  const outcome = session.outcome === 'none' ? 'ok' : session.outcome;
  return { ...session, outcome, ...(ms === undefined ? {} : { ms }) };
};

/** How many sessions count of one network, and of the /48 around it. */
export const getQuotas = ({ source, site }: Pick<Session, 'source' | 'site'>, perSource: number) => [
  { name: source, most: perSource },
  ...(site === undefined ? [] : [{ name: site, most: perSource * siteShare }]),
];
