import type { Gateway, GatewayApp } from './gateway.ts';

/**
 * `/r/plan`: the id of the plan that a new document would get, and the slices that are switched off; a tab compares
 * both with its own.
 */
export const servePlan = (app: GatewayApp, { plan }: Gateway): void => {
  app.get('/r/plan', (c) => {
    c.header('cache-control', 'no-store');
    const current = plan.now()?.plan;
    if (!current) return c.json({ id: null }, 503);
    return c.json({ id: current.id, disabled: current.disabled });
  });
};
