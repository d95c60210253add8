import type { OpsHealth } from '@pasar/contract';
import type { Access } from '../../access/index.ts';
import { getEvidence, judgeCanary, judgedReleases } from '../../health/index.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { opsCaller } from './ops-caller.ts';
import { ok, send } from './ops-responses.ts';

/** How the versions do, as the console shows it. */
export const opsHealth = ({ health, thresholds, plan }: Gateway, now: number): OpsHealth => {
  const state = plan.state();
  return {
    at: now,
    enough: thresholds.sessions,
    versions: health.series(),
    verdicts: (state ? judgedReleases(state) : []).map((release) => {
      const { app, version, of } = release;
      const { kind, evidence } = judgeCanary({ ...getEvidence(release, health), now }, thresholds);
      return { app, version, of, kind, canary: evidence.canary, control: evidence.control };
    }),
  };
};

/** `/ops/v1/health`: sessions and errors of each version by the minute, and the guard's verdict. */
export const serveHealth = (app: GatewayApp, gateway: Gateway, access: Access): void => {
  app.get('/ops/v1/health', (c) => {
    if (opsCaller(c, gateway, access)) return ok(c, opsHealth(gateway, Date.now()));
    return send(c, { code: 401, message: 'This needs a key of operations or of a team.', data: null });
  });
};
