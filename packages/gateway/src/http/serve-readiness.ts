import type { Gateway, GatewayApp } from './gateway.ts';

/** Why no page can be served, in one sentence; undefined when pages can be. */
export const findUnreadiness = ({ plan }: Pick<Gateway, 'plan'>): string | undefined => {
  if (plan.now()) return undefined;
  const trouble = plan.trouble();
  if (trouble)
    return `The release registry is ${trouble.kind} since ${trouble.since}, and nothing was read before.`;
  return (plan.state()?.revision ?? 0) > 0
    ? 'No shell is live: `npm run release -- promote shell <version>` makes one live.'
    : 'The release log is empty: `npm run release -- bootstrap` makes the first releases live.';
};

/** `/readyz`: whether pages can be served, for whoever distributes requests among gateways. */
export const serveReadiness = (app: GatewayApp, gateway: Gateway): void => {
  app.get('/readyz', (c) => {
    const why = findUnreadiness(gateway);
    c.header('cache-control', 'no-store');
    return why === undefined ? c.json({ ready: true }) : c.json({ ready: false, why }, 503);
  });
};
