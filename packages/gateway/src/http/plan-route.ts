import { visitorKey } from './document/visitor-key.ts';
import type { Gateway, GatewayApp } from './gateway.ts';

/**
 * `/r/plan`: the id of the plan that this visitor's next document would get, and the slices that are switched off; a tab
 * compares both with its own.
 */
export const servePlan = (app: GatewayApp, { plan, publicUrl }: Gateway): void => {
  app.get('/r/plan', (c) => {
    c.header('cache-control', 'no-store');
    c.header('vary', 'cookie');
    const visitor = visitorKey(c, publicUrl);
    const current = (visitor === undefined ? plan.now() : plan.for(visitor))?.plan;
    if (!current) return c.json({ id: null }, 503);
    return c.json({ id: current.id, disabled: current.disabled });
  });
};
