import { getServedContract } from '../../contract-hashes.ts';
import type { App } from '../../platform/http/app.ts';

/** `/api/contract`: which forms of its calls this server serves, as hashes. */
export const serveContract = (app: App): void => {
  app.get('/api/contract', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(getServedContract());
  });
};
