import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computeBucket } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../testing/fixture-gateway.ts';
import { actor, publishFixtures } from '../testing/fixture-registry.ts';
import { madeBy, naming } from '../testing/naming-release.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')]);
  await publishFixtures(gateway.registry, naming('1.1.0'));
});
afterAll(() => gateway.close());

/** Asked again and again until then: longer than a busy machine takes. */
const soon = 10_000;

const visit = async (cookie?: string) => {
  const { headers, text } = await gateway.ask('/', { headers: cookie === undefined ? {} : { cookie } });
  const set = String(headers['set-cookie'] ?? '');
  return {
    headers,
    set,
    key: /pasar_visitor=([\w-]+)/.exec(set)?.[1] ?? '',
    version: madeBy(text),
    plan: /"id":"([0-9a-f]{64})"/.exec(text)?.[1],
  };
};

test('a visitor gets a key that no script reads, once, and documents that nobody else may cache [R9]', async () => {
  const first = await visit();
  expect(first.set).toMatch(/^pasar_visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(first.headers.vary).toContain('cookie');
  expect((await visit(`pasar_visitor=${first.key}`)).set).toBe('');
  expect((await visit('pasar_visitor=forged')).set).toContain('pasar_visitor=');
});

test('the canary is for its cohort alone, stays with it, and /r/plan gives each its own plan [R9]', {
  tags: 'slow',
}, async () => {
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 3_000 });
  const salt = gateway.registry.status().apps.storefront?.canary?.salt ?? '';
  const keys = Array.from({ length: 40 }, (_, n) => String(n).padStart(22, 'k'));
  const inside = keys.find((key) => computeBucket(salt, 'storefront', key) < 3_000) ?? '';
  await vi.waitFor(async () => expect((await visit(`pasar_visitor=${inside}`)).version).toBe('1.1.0'), soon);
  for (const key of keys) {
    const cookie = `pasar_visitor=${key}`;
    const { version, plan } = await visit(cookie);
    expect(version).toBe(computeBucket(salt, 'storefront', key) < 3_000 ? '1.1.0' : '1.0.0');
    const asked = await gateway.ask('/r/plan', { headers: { cookie } });
    expect([JSON.parse(asked.text).id, asked.headers['cache-control']]).toEqual([plan, 'no-store']);
  }
});

test('a new user’s first document already follows the key it sets', { tags: 'slow' }, async () => {
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 5_000 });
  const salt = gateway.registry.status().apps.storefront?.canary?.salt ?? '';
  const isRight = ({ key, version }: Awaited<ReturnType<typeof visit>>) =>
    version === (computeBucket(salt, 'storefront', key) < 5_000 ? '1.1.0' : '1.0.0');
  await vi.waitFor(async () => {
    const visits = await Promise.all(Array.from({ length: 12 }, () => visit()));
    expect(visits.every(isRight)).toBe(true);
  }, soon);
});

test('a disabled slice reaches open tabs through /r/plan', async () => {
  await gateway.registry.disable({ ...actor, app: 'storefront' });
  await vi.waitFor(
    async () => expect(JSON.parse((await gateway.ask('/r/plan')).text).disabled).toContain('storefront'),
    soon,
  );
});
