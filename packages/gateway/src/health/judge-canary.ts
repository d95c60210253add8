import { binomialTail, type Count, fisherTail } from './exact-tests.ts';
import { getQuotas, type Session } from './session.ts';
import type { GuardThresholds } from './thresholds.ts';

/** What the sessions of one version come to. */
export interface Tally {
  /** Sessions that mounted or failed. */
  sessions: number;
  failed: number;
  /** Sessions that got a document, long enough ago to have spoken; and those of them that did. */
  served: number;
  spoke: number;
  /** Milliseconds until three of four mounts were done; absent without mounts. */
  p75?: number;
}

export interface Evidence {
  canary: Tally;
  control: Tally;
  /** The chance of seeing this of a healthy canary; absent when it is not about shares. */
  p?: number;
}

export type Verdict =
  | { kind: 'too-early' | 'healthy'; evidence: Evidence }
  | { kind: 'errors' | 'slow' | 'silent'; evidence: Evidence };

/** Which session of an address counts is settled by what is known first: its own order. */
const capped = (sessions: readonly Session[], most: number): Session[] => {
  const taken = new Map<string, number>();
  return sessions.filter((session) => {
    const quotas = getQuotas(session, most);
    if (quotas.some((quota) => (taken.get(quota.name) ?? 0) >= quota.most)) return false;
    for (const { name } of quotas) taken.set(name, (taken.get(name) ?? 0) + 1);
    return true;
  });
};

const callerOf = ({ source, site }: Session): string => site ?? source;

/** No single caller decides: the caller with the most reports of a kind is left out, with all of its /48. */
const withoutLoudest = (sessions: readonly Session[], counts: (session: Session) => boolean): Session[] => {
  const said = new Map<string, number>();
  for (const session of sessions) {
    const caller = callerOf(session);
    if (counts(session)) said.set(caller, (said.get(caller) ?? 0) + 1);
  }
  const [loudest, most = 0] = [...said].reduce<[string?, number?]>(
    (top, one) => (one[1] > (top[1] ?? 0) ? one : top),
    [],
  );
  // One session of each is no loudness.
  return most > 1 ? sessions.filter((session) => callerOf(session) !== loudest) : [...sessions];
};

const p75Of = (sessions: readonly Session[]): number | undefined => {
  const times = sessions.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.75) - 1];
};

const spoke = ({ outcome }: Session) => outcome !== 'none';
const failed = ({ outcome }: Session) => outcome === 'failed';

const tally = (sessions: readonly Session[], now: number, grace: number): Tally => {
  const heard = sessions.filter(spoke);
  const due = sessions.filter(({ served, at }) => served && now - at >= grace);
  const p75 = p75Of(heard);
  return {
    sessions: heard.length,
    failed: heard.filter(failed).length,
    served: due.length,
    spoke: due.filter(spoke).length,
    ...(p75 === undefined ? {} : { p75 }),
  };
};

const failures = ({ failed: hits, sessions: of }: Tally): Count => ({ hits, of });
const silence = ({ served, spoke: heard }: Tally): Count => ({ hits: served - heard, of: served });

/**
 * The chance that a canary no worse than the limit has these figures: against the limit itself, and against
 * the control, which may be small. The larger of both counts.
 */
const chanceOfErrors = (canary: Tally, control: Tally, limit: number): number =>
  Math.max(
    binomialTail(canary.failed, canary.sessions, limit),
    control.sessions > 0 ? fisherTail(failures(canary), failures(control)) : 0,
  );

const shareOf = ({ hits, of }: Count): number => (of === 0 ? 0 : hits / of);

/**
 * Judges a canary by its sessions and those of the version beside it in the same window (releases "Health guard").
 * Pure: the same sessions give the same verdict in every process.
 */
export const judgeCanary = (
  all: { canary: readonly Session[]; control: readonly Session[]; now: number },
  thresholds: GuardThresholds,
): Verdict => {
  const { sessions, share, factor, p: most, slower, slowerBy, grace, perSource } = thresholds;
  const canary = capped(all.canary, perSource);
  const control = capped(all.control, perSource);
  const tallyOf = (some: readonly Session[]) => tally(some, all.now, grace);
  const plain = { canary: tallyOf(canary), control: tallyOf(control) };

  const errors = {
    canary: tallyOf(withoutLoudest(canary, failed)),
    control: tallyOf(withoutLoudest(control, failed)),
  };
  const limit = Math.max(share, factor * shareOf(failures(errors.control)));
  if (errors.canary.sessions >= sessions && shareOf(failures(errors.canary)) > limit) {
    const p = chanceOfErrors(errors.canary, errors.control, limit);
    if (p < most) return { kind: 'errors', evidence: { ...plain, p } };
  }

  const mute = ({ served, outcome }: Session) => served && outcome === 'none';
  const quiet = { canary: tallyOf(withoutLoudest(canary, mute)), control: plain.control };
  if (quiet.canary.served >= sessions && quiet.control.spoke > 0) {
    const p = fisherTail(silence(quiet.canary), silence(quiet.control));
    const heard = 1 - shareOf(silence(quiet.canary));
    const usual = 1 - shareOf(silence(quiet.control));
    if (heard < usual / 4 && p < most) return { kind: 'silent', evidence: { ...plain, p } };
  }

  if (plain.canary.sessions < sessions) return { kind: 'too-early', evidence: plain };
  const [own, usual] = [plain.canary.p75, plain.control.p75];
  const comparable = plain.control.sessions >= sessions / 4;
  if (
    own !== undefined &&
    usual !== undefined &&
    comparable &&
    own > slower * usual &&
    own - usual > slowerBy
  ) {
    return { kind: 'slow', evidence: plain };
  }
  return { kind: 'healthy', evidence: plain };
};
