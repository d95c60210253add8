import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { injectedFaults } from '../../preview/injected-fault.ts';
import { openPreviewTokenIssuer } from '../../preview/open-preview-token-issuer.ts';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../../testing/fixture-gateway.ts';
import { actor } from '../../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../../testing/fixture-release.ts';
import { naming } from '../../testing/naming-release.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')]);
  const next = naming('1.1.0');
  await gateway.registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
});
afterAll(() => gateway.close());

const issued = (trial: Partial<ReleasePreview>, use: 'cookie' | 'link' = 'cookie'): string =>
  openPreviewTokenIssuer(join(gateway.registry.folder, 'health')).seal(
    { until: Date.now() + 60_000, who: 'sari', versions: {}, ...trial },
    use,
  );
const open = async (cookie?: string, path = '/') =>
  gateway.ask(path, { headers: cookie === undefined ? {} : { cookie: `pasar_trial=${cookie}` } });

test('one browser gets a published version; every page of it shows that, is cached by nobody and counts for nothing [S18]', async () => {
  const { text, headers } = await open(issued({ versions: { storefront: '1.1.0' } }));
  expect(text).toContain('made by 1.1.0');
  expect(text).toMatch(/<aside id="pasar-trial".*storefront 1\.1\.0.*action="\/r\/trial\/end"/s);
  expect(text).not.toContain('"ticket"');
  expect(headers['cache-control']).toContain('no-store');
  const usual = (await open()).text;
  expect(usual).toContain('made by 1.0.0');
  expect(usual).not.toContain('pasar-trial');
  // The tab must not take its own plan for a stale one.
  const plan = /"id":"([0-9a-f]{64})"/.exec(text)?.[1];
  const asked = await open(issued({ versions: { storefront: '1.1.0' } }), '/r/plan');
  expect(JSON.parse(asked.text).id).toBe(plan);
});

test('the federation runtime of a trial has a snapshot of its releases, and that of a visitor none [F20]', async () => {
  const { text } = await open(issued({ versions: { storefront: '1.1.0' } }));
  const [, json = '{}'] = /__FEDERATION__=\{moduleInfo:(.*?)\};globalThis/.exec(text) ?? [];
  const info = JSON.parse(json);
  expect(Object.keys(info)).toEqual(['storefront:1.1.0', 'shell:1.0.0']);
  expect(info['storefront:1.1.0']).toMatchObject({
    ...{ version: '1.1.0', remoteEntry: 'remoteEntry.js', remoteEntryType: 'global' },
    publicPath: expect.stringMatching(/^http:\/\/[^/]+\/r\/storefront\/1\.1\.0\/$/),
  });
  expect(info['shell:1.0.0'].remotesInfo).toEqual({ storefront: { matchedVersion: '1.1.0' } });
  const [, nonce] = /<script nonce="([^"]+)">globalThis\.__FEDERATION__/.exec(text) ?? [];
  expect(text.match(/nonce="[^"]+"/g)?.every((one) => one === `nonce="${nonce}"`)).toBe(true);
  expect((await open()).text).not.toContain('__FEDERATION__');
});

test.each([
  ['invented', () => 'eyJ1bnRpbCI6OTk5OTk5OTk5OTk5OX0.AAAA'],
  ['over', () => issued({ versions: { storefront: '1.1.0' }, until: Date.now() - 1 })],
  ['a link', () => issued({ versions: { storefront: '1.1.0' } }, 'link')],
  ['for a version that nobody published', () => issued({ versions: { storefront: '9.9.9' } })],
])('a trial that is %s changes no version [S18]', async (_, cookie) => {
  expect((await open(cookie())).text).toContain('made by 1.0.0');
});

test('a link asks for confirmation, then gives the browser a cookie that no script reads; one press ends it [S18]', async () => {
  const link = issued({ versions: { storefront: '1.1.0' } }, 'link');
  const asked = await gateway.ask(`/r/trial/${link}`);
  expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined]);
  expect(String(asked.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  const begun = await gateway.ask(`/r/trial/${link}`, { method: 'POST' });
  expect(begun.status).toBe(303);
  const given = String(begun.headers['set-cookie']);
  expect(given).toMatch(/^pasar_trial=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict/);
  const cookie = given.split(';')[0] ?? '';
  expect((await gateway.ask('/', { headers: { cookie } })).text).toContain('made by 1.1.0');
  const ended = await gateway.ask('/r/trial/end', { method: 'POST' });
  expect(String(ended.headers['set-cookie'])).toMatch(/^pasar_trial=; Max-Age=0/);
  expect((await gateway.ask('/r/trial/nonsense')).status).toBe(410);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await gateway.ask(`/r/trial/${link}`, { method: 'POST', headers: foreign })).status).toBe(410);
});

const quick = injectedFaults.filter((fault) => fault !== 'hangs' && fault !== 'slow');

test.each(quick)(
  'a fault injection plays %s for the browser that has it and for nobody else [R7]',
  async (fault) => {
    const cookie = issued({ drill: { app: 'storefront', fault } });
    const { text } = await open(cookie);
    expect(text).toContain(`"base":"/r/~${fault}/storefront/1.0.0/"`);
    expect(text).toContain('pasar-trial');
    const file = fault === 'late-404' ? 'home.js' : 'remoteEntry.js';
    const drilled = await open(cookie, `/r/~${fault}/storefront/1.0.0/${file}`).catch(() => undefined);
    const good = await open(undefined, `/r/storefront/1.0.0/${file}`);
    const other = await open(undefined, `/r/~${fault}/storefront/1.0.0/${file}`);
    expect([other.status, other.text, other.headers['cache-control']]).toEqual([200, good.text, 'no-store']);
    expect(drilled?.status === 200 ? drilled.text : fault).not.toBe(good.text);
    expect((await open(undefined)).text).not.toContain('/r/~');
  },
);
