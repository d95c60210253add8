import type { Gateway, GatewayApp } from './gateway.ts';

/** `/r/plan`: the id of the plan that a new document would get; a tab compares it with its own. */
export const servePlan = (app: GatewayApp, { plan }: Gateway): void => {
  app.get('/r/plan', (c) => {
    c.header('cache-control', 'no-store');
    const id = plan.now()?.plan.id;
    return id === undefined ? c.json({ id: null }, 503) : c.json({ id });
  });
};
