import { OpsAlerts } from '@pasar/contract';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { openAccess } from '../access/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { publishFixtures } from '../testing/fixture-registry.ts';
import { naming } from '../testing/naming-release.ts';

let gateway: FixtureGateway;
afterEach(() => gateway.close());

const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
  const { status, text } = await gateway.ask(`/ops/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status, data: JSON.parse(text).data };
};
const listAlerts = async () => v.parse(OpsAlerts, (await call('alerts')).data);

test('what the guard takes back is an alert that says which version and why [F40] [F38]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')], { guard: { every: 25 } });
  await publishFixtures(gateway.registry, storefront('1.1.0', `throw new Error('only here');`));
  await call('apps/storefront/promote', { version: '1.1.0', reason: 'new' });
  let visits = 0;
  await vi.waitFor(
    async () => {
      await gateway.ask(`/?visit=${visits++}`);
      expect((await listAlerts()).alerts).toMatchObject([
        {
          kind: 'rollback',
          app: 'storefront',
          version: '1.1.0',
          title: { en: 'The guard took storefront 1.1.0 back' },
        },
      ]);
    },
    { timeout: 40_000, interval: 5 },
  );
  const [{ detail } = { detail: '' }] = (await listAlerts()).alerts;
  expect(detail).toMatch(/documents could not be rendered/);
});

test('operations alone see and change where alerts go; bad targets are named [F40] [S21]', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  gateway = await startFixtureGateway([shell]);
  const { ring } = openAccess(gateway.registry.folder);
  const { key } = await ring.create({ name: 'team', role: 'team:storefront', by: 'tester', now: new Date() });
  const team = { authorization: `Bearer ${key}` };
  const target = { type: 'webhook', address: 'http://localhost:9/hook', reason: 'first' };
  expect((await call('alerts', undefined, team)).status).toBe(403);
  expect((await call('alerts/targets', target, team)).status).toBe(403);
  expect((await call('alerts', undefined, { authorization: 'Bearer nobody' })).status).toBe(401);
  expect((await call('alerts/targets', { ...target, reason: '' })).status).toBe(422);
  expect((await call('alerts/targets', { ...target, address: 'ftp://x' })).status).toBe(422);
  expect((await call('alerts/targets', { ...target, type: 'email' })).status).toBe(422);
  const added = await call('alerts/targets', target);
  expect(added).toMatchObject({ status: 200, data: { secret: expect.stringMatching(/^whsec_/) } });
  expect(JSON.stringify(await listAlerts())).not.toContain('whsec_');
  expect((await call(`alerts/targets/${added.data.id}/remove`, {})).status).toBe(422);
  expect((await call(`alerts/targets/${added.data.id}/remove`, { reason: 'gone' })).status).toBe(200);
  expect((await call(`alerts/targets/${added.data.id}/test`, {})).status).toBe(404);
});
