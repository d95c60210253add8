import type { AppName } from '@pasar/contract';
import type { Logger } from 'pino';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import type { Health } from './open-health.ts';
import type { GuardThresholds } from './thresholds.ts';

/** A version that a share of the visitors gets. */
export interface Canary {
  app: AppName;
  version: string;
  /** The version beside it. */
  control: string;
  /** Milliseconds since 1970 at which its rollout began: what was seen of it before is of an earlier one. */
  since: number;
}

export interface CanaryWatch {
  health: Pick<Health, 'sessions'>;
  thresholds: GuardThresholds;
  log: Logger;
  /** The canaries that visitors get now. */
  canaries(): Canary[];
  /** Rolls a canary back and quarantines it until an operator ends that. */
  withdraw(canary: Canary, why: string): Promise<void>;
  now?(): number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What its rollout has shown of a canary, and what was seen beside it in that time. */
export const getEvidence = ({ app, version, control, since }: Canary, health: Pick<Health, 'sessions'>) => {
  const seen = (one: string) => health.sessions(app, one).filter(({ at }) => at >= since);
  return { canary: seen(version), control: seen(control) };
};

/** Why a canary is taken back, in one sentence for the log. */
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
  return `three of four mounts take ${canary.p75} ms or less; beside it ${control.p75} ms`;
};

/** Each evaluation may be wrong once in a hundred. There are few, each with a quarter more data. */
const growth = 1.25;

/**
 * Evaluates every canary again and again, and rolls the broken ones back. Returns a function that stops it.
 * Several gateways may watch at once: the second one finds the work done.
 */
export const watchCanaries = (watch: CanaryWatch): (() => void) => {
  const { health, thresholds, log, canaries, withdraw, now = Date.now } = watch;
  const seen = new Map<string, { sessions: number; at: number }>();
  const isDue = (key: string, sessions: number): boolean => {
    const last = seen.get(key);
    return !last || sessions >= last.sessions * growth || now() - last.at > thresholds.window / 4;
  };

  const look = async (canary: Canary) => {
    const { app, version, since } = canary;
    const evidence = getEvidence(canary, health);
    const sessions = evidence.canary;
    const key = `${app} ${version} ${since}`;
    if (!isDue(key, sessions.length)) return;
    const verdict = judgeCanary({ ...evidence, now: now() }, thresholds);
    if (verdict.kind === 'too-early') return;
    if (verdict.kind === 'healthy') {
      seen.set(key, { sessions: sessions.length, at: now() });
      return;
    }
    const why = formatReason(verdict);
    log.warn({ app, version, verdict }, `canary taken back: ${why}`);
    await withdraw(canary, why);
  };

  let busy = false;
  const round = async () => {
    if (busy) return;
    busy = true;
    try {
      for (const canary of canaries()) await look(canary);
    } catch (error) {
      log.error({ err: error }, 'the guard could not look at the canaries');
    }
    busy = false;
  };
  const timer = setInterval(round, thresholds.every);
  timer.unref();
  return () => clearInterval(timer);
};
