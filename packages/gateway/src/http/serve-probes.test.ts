import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveProbes, toHealth } from './serve-probes.ts';

test.each([
  [Response.json({ code: 200, data: { warnings: ['set SEARCH_URL'] } }), 200, ['set SEARCH_URL']],
  [Response.json({ code: 200, data: null }), 200, undefined],
  [new Response('', { status: 503 }), 503, undefined],
  [undefined, 503, undefined],
])('/healthz says what the API warns of [Q3] %#', async (answer, status, warnings) => {
  const app = new Hono();
  const readHealth = () => toHealth(answer);
  serveProbes(app, { roles: ['api'], findUnreadiness: async () => undefined, readHealth });
  const body = await (await app.request('/healthz')).json();
  expect([body.code, body.data.database, body.data.warnings]).toEqual([status, status === 200, warnings]);
});
