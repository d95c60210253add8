import type { AppName } from '@pasar/contract';
import type { Logger } from 'pino';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import type { Health } from './open-health.ts';
import type { GuardThresholds } from './thresholds.ts';

/** A version that the guard judges: a canary, or what was promoted and is watched. */
export interface JudgedRelease {
  app: AppName;
  version: string;
  of: 'canary' | 'watch';
  /** The version beside it; absent for the first one of a slice. */
  control?: string;
  /** Milliseconds since 1970 at which it began: what was seen of it before is of an earlier rollout. */
  since: number;
  /** The end of a watch. */
  until?: number;
}

export interface ReleaseWatch {
  health: Pick<Health, 'sessions'>;
  thresholds: GuardThresholds;
  log: Logger;
  /** What visitors get now and is not yet trusted. */
  releases(): JudgedRelease[];
  /** Rolls a version back and quarantines it until an operator ends that. */
  withdraw(release: JudgedRelease, why: string): Promise<void>;
  /** Says once that a version is broken that nothing can take the place of. */
  warn(release: JudgedRelease, why: string): void;
  /** Ends a watch whose time is over. */
  finish(release: JudgedRelease): Promise<void>;
  now?(): number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What was seen of a version since it began, and of the one beside it in that time. */
export const getEvidence = (
  { app, version, control, since }: JudgedRelease,
  health: Pick<Health, 'sessions'>,
) => {
  const seen = (one: string) => health.sessions(app, one).filter(({ at }) => at >= since);
  return { canary: seen(version), control: control === undefined ? [] : seen(control) };
};

/** Why a version is taken back, in one sentence for the log. */
export const formatReason = ({ kind, evidence: { canary, control, p } }: Verdict): string => {
  const chance = p === undefined ? '' : ` (p ${p < 0.0001 ? '< 0.0001' : `= ${p.toFixed(4)}`})`;
  if (kind === 'errors') {
    const usual = control.sessions === 0 ? 0 : control.failed / control.sessions;
    return `${canary.failed} of ${canary.sessions} sessions failed, ${percent(canary.failed / canary.sessions)}; beside it ${percent(usual)} of ${control.sessions}${chance}`;
  }
  if (kind === 'renders') {
    const usual = control.documents === 0 ? 0 : control.unrendered / control.documents;
    return `${canary.unrendered} of ${canary.documents} documents could not be rendered, ${percent(canary.unrendered / canary.documents)}; beside it ${percent(usual)} of ${control.documents}${chance}`;
  }
  if (kind === 'silent') {
    return `${canary.spoke} of ${canary.served} pages that were sent ever mounted; beside it ${control.spoke} of ${control.served}${chance}`;
  }
  if (kind === 'lcp')
    return `three of four documents paint their largest part within ${canary.lcp} ms; beside it ${control.lcp} ms${chance}`;
  if (kind === 'inp')
    return `three of four pages answer an interaction within ${canary.inp} ms; beside it ${control.inp} ms${chance}`;
  return `three of four mounts take ${canary.p75} ms or less; beside it ${control.p75} ms`;
};

/** Each evaluation may be wrong once in a hundred. There are few, each with a quarter more data. */
const growth = 1.25;

/**
 * Evaluates every release again and again, rolls the broken ones back and ends the watches whose time is over. Returns a
 * function that stops it. Several gateways may watch at once: the second one finds the work done.
 */
export const watchReleases = (watch: ReleaseWatch): (() => void) => {
  const { health, thresholds, log, releases, withdraw, warn, finish, now = Date.now } = watch;
  const seen = new Map<string, { sessions: number; at: number }>();
  const warned = new Set<string>();
  const isDue = (key: string, sessions: number): boolean => {
    const last = seen.get(key);
    return !last || sessions >= last.sessions * growth || now() - last.at > thresholds.window / 4;
  };

  const look = async (release: JudgedRelease) => {
    const { app, version, of, control, since, until } = release;
    const evidence = getEvidence(release, health);
    const sessions = evidence.canary.length;
    const key = `${app} ${version} ${since}`;
    const isOver = until !== undefined && now() >= until;
    if (!isOver && !isDue(key, sessions)) return;
    const verdict = judgeCanary({ ...evidence, now: now() }, thresholds);
    if (verdict.kind === 'healthy') seen.set(key, { sessions, at: now() });
    if (verdict.kind === 'healthy' || verdict.kind === 'too-early') {
      if (isOver) await finish(release);
      return;
    }
    const why = formatReason(verdict);
    if (of === 'canary' || control !== undefined) {
      log.warn({ app, version, of, verdict }, `release taken back: ${why}`);
      await withdraw(release, why);
      return;
    }
    if (!warned.has(key)) {
      warned.add(key);
      log.warn({ app, version, of, verdict }, `first release is broken: ${why}`);
      warn(release, why);
    }
    if (isOver) await finish(release);
  };

  let busy = false;
  const round = async () => {
    if (busy) return;
    busy = true;
    try {
      for (const release of releases()) await look(release);
    } catch (error) {
      log.error({ err: error }, 'the guard could not look at the releases');
    }
    busy = false;
  };
  const timer = setInterval(round, thresholds.every);
  timer.unref();
  return () => clearInterval(timer);
};
