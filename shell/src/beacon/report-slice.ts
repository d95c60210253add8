import type { AppName } from '@pasar/contract';

/** One line of the health report of a version (releases "Health guard"). */
export interface SliceReport {
  app: AppName;
  version: string;
  phase: 'load' | 'mount' | 'render';
  outcome: 'ok' | 'error';
}

let planId = '';
const sent = new Set<string>();

/** Names the plan that reports belong to. Until then, and on the server, nothing is reported. */
export const startReporting = (plan: { id: string }): void => {
  planId = plan.id;
};

/** Sends the first success and the first error of each version in this page; later ones say nothing new. */
export const reportSlice = ({ app, version, phase, outcome }: SliceReport): void => {
  const line = `${app} ${version} ${outcome}`;
  if (!planId || sent.has(line)) return;
  sent.add(line);
  const body = { planId, app, version, phase, outcome, ms: Math.round(performance.now()) };
  navigator.sendBeacon('/r/beacon', JSON.stringify(body));
};
