import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { goLive } from '../../testing/fixture-registry.ts';

const host = 'https://partner.example';
const manifest = JSON.stringify({ name: 'storefront', metaData: { publicPath: 'auto' } });
const slice = (version: string) => {
  const fixture = storefront(version, "return { html: '' };");
  const remote = { 'remote/remoteEntry.js': `/* ${version} */`, 'remote/mf-manifest.json': manifest };
  return { ...fixture, files: { ...fixture.files, ...remote } };
};
const live = '/r/storefront/live/mf-manifest.json';
const entry = '/r/storefront/1.0.0/remote/remoteEntry.js';
const from = (origin: string) => ({ headers: { origin } });

describe('remotes [F18]', () => {
  let gateway: FixtureGateway;
  let closed: FixtureGateway;
  beforeAll(async () => {
    gateway = await startFixtureGateway([shell, slice('1.0.0')], { embedOrigins: [host] });
    closed = await startFixtureGateway([], { beside: gateway });
  });
  afterAll(() => Promise.all([gateway.close(), closed.close()]));

  test('an origin that is named reads files, calls and manifests; no other does', async () => {
    for (const path of [entry, live, '/r/links', '/api/headers']) {
      const { status, headers } = await gateway.ask(path, from(host));
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject({
        'access-control-allow-origin': host,
        'cross-origin-resource-policy': 'cross-origin',
        vary: expect.stringContaining('origin'),
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      const stranger = await gateway.ask(path, from('https://evil.example'));
      expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('a call with a token is allowed before it is sent', async () => {
    const { status, headers } = await gateway.ask('/api/echo', {
      method: 'OPTIONS',
      headers: { origin: host, 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('authorization');
  });

  test.each([
    ['documents', '/'],
    ['files of the market itself', '/r/storefront/1.0.0/remoteEntry.js'],
    ['the plan', '/r/plan'],
  ])('%s stay closed to every other origin', async (_, path) => {
    const { headers } = await gateway.ask(path, from(host));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('without the setting nothing is open', async () => {
    const { headers } = await closed.ask(entry, from(host));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('the live manifest names the address of the version, at once and without a redirect', async () => {
    const publicPath = async () => {
      const { status, headers, text } = await gateway.ask(live);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      return JSON.parse(text).metaData.publicPath as string;
    };
    expect(await publicPath()).toMatch(/^http:\/\/localhost:\d+\/r\/storefront\/1\.0\.0\/remote\/$/);
    await goLive(gateway.registry, slice('1.1.0'));
    await expect.poll(publicPath, { timeout: 3_000 }).toMatch(/\/r\/storefront\/1\.1\.0\/remote\/$/);
    expect((await gateway.ask(entry)).status).toBe(200);
  });

  test('there is no manifest of what is not live or has no remote', async () => {
    for (const path of [
      '/r/auth/live/mf-manifest.json',
      '/r/shell/live/mf-manifest.json',
      '/r/x/live/mf-manifest.json',
    ])
      expect([path, (await gateway.ask(path)).status]).toEqual([path, 404]);
  });
});
