import { binomialTail, type Count, fisherTail } from './exact-tests.ts';
import { mannWhitneyTail } from './mann-whitney.ts';
import { getQuotas, type Session } from './session.ts';
import type { GuardThresholds } from './thresholds.ts';

/** What the sessions of one version come to. */
export interface Tally {
  /** Sessions that mounted or failed. */
  sessions: number;
  failed: number;
  /** Documents that the server sent, and those of them that it could not render. */
  documents: number;
  unrendered: number;
  /** Sessions that got a document, long enough ago to have spoken; and those of them that did. */
  served: number;
  spoke: number;
  /** Milliseconds until three of four mounts were done; absent without mounts. */
  p75?: number;
  /** The same of the largest paint and of the slowest interaction. */
  lcp?: number;
  inp?: number;
}

export interface Evidence {
  canary: Tally;
  control: Tally;
  /** The chance of seeing this of a healthy canary; absent when it is not about shares. */
  p?: number;
}

/** What browsers measure of a page. */
export type Vital = 'lcp' | 'inp';

export type Verdict =
  | { kind: 'too-early' | 'healthy'; evidence: Evidence }
  | { kind: 'errors' | 'renders' | 'slow' | 'silent' | Vital; evidence: Evidence };

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

const valuesOf = (sessions: readonly Session[], of: 'ms' | Vital): number[] =>
  sessions.flatMap((session) => session[of] ?? []).sort((a, b) => a - b);

const p75Of = (times: readonly number[]): number | undefined => {
  return times[Math.ceil(times.length * 0.75) - 1];
};

const spoke = ({ outcome }: Session) => outcome !== 'none';
const failed = ({ outcome }: Session) => outcome === 'failed';
const unrendered = (session: Session) => session.unrendered === true;

const tally = (sessions: readonly Session[], now: number, grace: number): Tally => {
  const heard = sessions.filter(spoke);
  const due = sessions.filter(({ served, at }) => served && now - at >= grace);
  const p75 = p75Of(valuesOf(heard, 'ms'));
  const [lcp, inp] = (['lcp', 'inp'] as const).map((vital) => p75Of(valuesOf(sessions, vital)));
  return {
    sessions: heard.length,
    failed: heard.filter(failed).length,
    documents: sessions.filter(({ served }) => served).length,
    unrendered: sessions.filter(unrendered).length,
    served: due.length,
    spoke: due.filter(spoke).length,
    ...(p75 === undefined ? {} : { p75 }),
    ...(lcp === undefined ? {} : { lcp }),
    ...(inp === undefined ? {} : { inp }),
  };
};

const failures = ({ failed: hits, sessions: of }: Tally): Count => ({ hits, of });
const unrenderedOf = ({ unrendered: hits, documents: of }: Tally): Count => ({ hits, of });
const silence = ({ served, spoke: heard }: Tally): Count => ({ hits: served - heard, of: served });

/**
 * The chance that a canary no worse than the limit has these figures: against the limit itself, and against
 * the control, which may be small. The larger of both counts.
 */
const chanceOf = (canary: Count, control: Count, limit: number): number =>
  Math.max(binomialTail(canary.hits, canary.of, limit), control.of > 0 ? fisherTail(canary, control) : 0);

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
  /** The chance when the canary's share is over the limit and that is no accident. */
  const exceeds = (own: Count, usual: Count, enough: number, allowed: number): number | undefined => {
    const limit = Math.max(allowed, factor * shareOf(usual));
    if (own.of < enough || shareOf(own) <= limit) return undefined;
    const p = chanceOf(own, usual, limit);
    return p < most ? p : undefined;
  };
  const broken = exceeds(failures(errors.canary), failures(errors.control), sessions, share);
  if (broken !== undefined) return { kind: 'errors', evidence: { ...plain, p: broken } };

  const renders = {
    canary: unrenderedOf(tallyOf(withoutLoudest(canary, unrendered))),
    control: unrenderedOf(tallyOf(withoutLoudest(control, unrendered))),
  };
  const lost = exceeds(renders.canary, renders.control, thresholds.documents, thresholds.renderShare);
  if (lost !== undefined) return { kind: 'renders', evidence: { ...plain, p: lost } };

  const mute = ({ served, outcome }: Session) => served && outcome === 'none';
  const quiet = { canary: tallyOf(withoutLoudest(canary, mute)), control: plain.control };
  if (quiet.canary.served >= sessions && quiet.control.spoke > 0) {
    const p = fisherTail(silence(quiet.canary), silence(quiet.control));
    const heard = 1 - shareOf(silence(quiet.canary));
    const usual = 1 - shareOf(silence(quiet.control));
    if (heard < usual / 4 && p < most) return { kind: 'silent', evidence: { ...plain, p } };
  }

  for (const vital of ['lcp', 'inp'] as const) {
    const [own, usual] = [valuesOf(canary, vital), valuesOf(control, vital)];
    if (Math.min(own.length, usual.length) < thresholds.vitals) continue;
    const { factor: times, by } = thresholds[vital];
    const [its, beside] = [p75Of(own) ?? 0, p75Of(usual) ?? 0];
    if (its <= times * beside || its - beside <= by) continue;
    const p = mannWhitneyTail(own, usual);
    if (p < most) return { kind: vital, evidence: { ...plain, p } };
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
