import type { OpsIncidentSummary } from '@pasar/contract';
import type { Alert } from '../../alerts/index.ts';
import type { JudgedRelease } from '../../health/index.ts';

/** What the guard took back, or cannot take back because nothing was before it. */
export const toVerdictAlert = ({
  app,
  version,
  since,
  why,
  tookBack,
}: JudgedRelease & { why: string; tookBack: boolean }): Alert => {
  const kind = tookBack ? 'rollback' : 'first-release';
  return { kind, app, version, detail: why, key: `${kind} ${app} ${version} ${since}` };
};

/** An incident that reached several sessions: alerted once, and once more each time that it is back after it was resolved. */
export const toIncidentAlert = ({
  id,
  app,
  releases,
  state,
  message,
  place,
  sessions,
  decidedAt,
}: OpsIncidentSummary & { decidedAt: number }): Alert => {
  const isBack = state === 'regressed';
  const version = releases.at(-1)?.version;
  return {
    ...{ kind: isBack ? 'regression' : 'incident', app, ...(version && { version }) },
    detail: [message, place, `${sessions} sessions`].filter(Boolean).join(' · '),
    key: isBack ? `regression ${id} ${decidedAt}` : `incident ${id}`,
  };
};

const quarter = 15 * 60_000;

/** A version whose render processes rest: no more than one alert in its longest rest. */
export const toSuspensionAlert = (key: string, now: number): Alert => {
  const [app = '', version = ''] = (key.split(' ')[0] ?? '').split('@');
  const detail =
    'Its render processes failed three times within five minutes; its pages are frames meanwhile.';
  return {
    kind: 'suspended',
    app,
    version,
    detail,
    key: `suspended ${app} ${version} ${Math.floor(now / quarter)}`,
  };
};
