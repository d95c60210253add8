import { visitorKey } from './document/visitor-key.ts';
import type { Gateway, GatewayApp } from './gateway.ts';
import { planVisit } from './preview/plan-visit.ts';

/**
 * `/r/plan`: the id of the plan that this visitor's next document would get, and the slices that are switched off; a tab
 * compares both with its own.
 */
export const servePlan = (app: GatewayApp, gateway: Gateway): void => {
  const { plan, publicUrl } = gateway;
  app.get('/r/plan', async (c) => {
    c.header('cache-control', 'no-store');
    c.header('vary', 'cookie');
    const visitor = visitorKey(c, publicUrl);
    const usual = visitor === undefined ? plan.now() : plan.for(visitor);
    const current = (await planVisit(gateway, c, usual))?.planned.plan;
    if (!current) return c.json({ id: null }, 503);
    return c.json({ id: current.id, disabled: current.disabled });
  });
};
