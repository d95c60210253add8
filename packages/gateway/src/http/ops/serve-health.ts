import type { OpsHealth } from '@pasar/contract';
import { judgeCanary, watchedCanaries } from '../../health/index.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';

/** How the versions do, as the console shows it. */
export const opsHealth = ({ health, thresholds, plan }: Gateway, now: number): OpsHealth => {
  const state = plan.state();
  return {
    at: now,
    enough: thresholds.sessions,
    versions: health.series(),
    verdicts: (state ? watchedCanaries(state) : []).map(({ app, version, control }) => {
      const sessions = { canary: health.sessions(app, version), control: health.sessions(app, control) };
      const { kind, evidence } = judgeCanary({ ...sessions, now }, thresholds);
      return { app, version, kind, canary: evidence.canary, control: evidence.control };
    }),
  };
};

/** `/ops/v1/health`: sessions and failures of each version by the minute, and what the guard thinks. */
export const serveHealth = (app: GatewayApp, gateway: Gateway): void => {
  app.get('/ops/v1/health', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: opsHealth(gateway, Date.now()) });
  });
};
