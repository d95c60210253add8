import type { AppName, Boot, Plan, SliceName } from '@pasar/contract';

/** One line of the health report of a version (releases "Health guard"). */
export interface SliceReport {
  app: AppName;
  version: string;
  phase: 'load' | 'mount' | 'render' | 'fallback';
  outcome: 'ok' | 'error';
}

let planId = '';
let ticket: string | undefined;

/** The page that reports belong to; undefined where none are sent. */
export const getReportedPage = () => (planId && ticket ? { planId, ticket } : undefined);
const sent = new Set<string>();
/** When each app was requested, in milliseconds of the page. */
const asked = new Map<AppName, number>();

/** Names the plan and the session that reports belong to. Until then, and on the server, nothing is reported. */
export const startReporting = (plan: Plan, boot: Boot): void => {
  planId = plan.id;
  ticket = boot.ticket;
};

/** From here on the time counts that a slice takes. The page's own slice counts from the page's beginning. */
export const markSliceRequested = (app: SliceName): void => {
  if (!asked.has(app)) asked.set(app, asked.size === 0 ? 0 : performance.now());
};

/** The versions that took the place of one that threw: how they do is reported as that. */
const fallbacks = new Set<string>();
export const markFallback = (app: SliceName, version: string): void => {
  fallbacks.add(`${app} ${version}`);
};

/** Sends the first success and the first error of each version in this page; later ones add nothing. */
export const reportSlice = ({ app, version, outcome, ...report }: SliceReport): void => {
  const line = `${app} ${version} ${outcome}`;
  if (!planId || sent.has(line)) return;
  // Without a connection nothing comes, and that is nobody's fault.
  if (outcome === 'error' && navigator.onLine === false) return;
  sent.add(line);
  const phase = fallbacks.has(`${app} ${version}`) ? 'fallback' : report.phase;
  const ms = Math.round(performance.now() - (asked.get(app) ?? 0));
  navigator.sendBeacon('/r/beacon', JSON.stringify({ planId, app, version, phase, outcome, ms, ticket }));
};
