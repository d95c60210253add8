/** What one page session has said of one version so far. */
export interface Session {
  /** Where it came from, told apart but not told: a keyed hash of the address. */
  source: string;
  /** Milliseconds since 1970, when it was first heard of. */
  at: number;
  /** The server sent it a document whose page belongs to the version. */
  served: boolean;
  /** `none` until it mounted or failed; what failed once stays failed. */
  outcome: 'none' | 'ok' | 'failed';
  /** Milliseconds until it mounted. */
  ms?: number;
}

/** One more thing that is known of a session. */
export interface Sign {
  at: number;
  source: string;
  kind: 'served' | 'ok' | 'failed';
  ms?: number;
}

/** The session after one more sign; the same object when the sign says nothing new. */
export const afterSign = (known: Session | undefined, { at, source, kind, ms }: Sign): Session => {
  const session: Session = known ?? { source, at, served: false, outcome: 'none' };
  if (kind === 'served') return session.served ? session : { ...session, served: true };
  if (kind === 'failed') return session.outcome === 'failed' ? session : { ...session, outcome: 'failed' };
  if (session.outcome !== 'none' && session.ms !== undefined) return session;
  const outcome = session.outcome === 'none' ? 'ok' : session.outcome;
  return { ...session, outcome, ...(ms === undefined ? {} : { ms }) };
};
