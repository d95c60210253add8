import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computeBucket } from '../../registry/index.ts';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { actor, publishFixtures } from '../../testing/fixture-registry.ts';
import { madeBy } from '../../testing/naming-release.ts';

/** Its pages are remembered for any visitor, as the home page is. */
const shared = (version: string) =>
  storefront(version, `return { shared: true, html: 'made by ${version}', pages: ['storefront.home'] };`);

const half = 5_000;
let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, shared('1.0.0')]);
  await publishFixtures(gateway.registry, shared('1.1.0'));
});
afterAll(() => gateway.close());

const visit = async (key: string) => {
  const headers = { cookie: `pasar_visitor=${key}` };
  const { text } = await gateway.ask('/', { headers });
  const { id } = JSON.parse((await gateway.ask('/r/plan', { headers })).text);
  return { version: madeBy(text), isOfPlan: text.includes(`"id":"${id}"`) };
};

test('a remembered page belongs to its plan: a stable and a canary visitor of one address within seconds, and after a promote [U1] [P12] [R9]', {
  tags: 'slow',
}, async () => {
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: half });
  const salt = gateway.registry.status().apps.storefront?.canary?.salt ?? '';
  const keys = Array.from({ length: 40 }, (_, n) => String(n).padStart(22, 'k'));
  const isInside = (key: string) => computeBucket(salt, 'storefront', key) < half;
  const [stable = '', canary = ''] = [keys.find((key) => !isInside(key)), keys.find(isInside)];
  await vi.waitFor(async () => expect((await visit(canary)).version).toBe('1.1.0'), 2_000);
  for (let round = 0; round < 3; round++) {
    expect(await visit(stable)).toEqual({ version: '1.0.0', isOfPlan: true });
    expect(await visit(canary)).toEqual({ version: '1.1.0', isOfPlan: true });
  }
  await gateway.registry.promote({ ...actor, releases: [{ app: 'storefront', version: '1.1.0' }] });
  await vi.waitFor(async () => expect((await visit(stable)).version).toBe('1.1.0'), 2_000);
  expect(await visit(stable)).toEqual({ version: '1.1.0', isOfPlan: true });
  expect(await visit(canary)).toEqual({ version: '1.1.0', isOfPlan: true });
});
