import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { goLive } from '../../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../../testing/fixture-release.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, storefront('1.0.0', "return { html: '' };")]);
});
afterAll(() => gateway.close());

const entry = '/r/storefront/1.0.0/remoteEntry.js';

test('a release file is cached for a year and comes compressed', async () => {
  const plain = await gateway.ask(entry);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const file = join(gateway.dataDir, 'releases/storefront/1.0.0/client/remoteEntry.js');
  expect(plain.text).toBe(readFileSync(file, 'utf8'));
  for (const [accepted, encoding, ending] of [
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['br;q=0, gzip', 'gzip', '.gz'],
  ] as const) {
    const { headers } = await gateway.ask(entry, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(readFileSync(file + ending).length));
  }
});

test('the same file under a fresh address has the same bytes [S20]', async () => {
  expect((await gateway.ask(`${entry}?r=1`)).text).toBe((await gateway.ask(entry)).text);
});

test('what is no file of a published release is an error that nobody caches', async () => {
  for (const path of [
    '/r/storefront/1.0.0/none.js',
    '/r/storefront/1.0.0/remoteEntry.js.br',
    '/r/storefront/9.9.9/remoteEntry.js',
    '/r/nobody/1.0.0/remoteEntry.js',
    '/r/storefront/1.0.0/../release.json',
    '/r/storefront/1.0.0/%2e%2e%2frelease.json',
    '/r/storefront/1.0.0/..%2fserver%2findex.cjs',
    '/r/__proto__/constructor/x.js',
    '/r/storefront/__proto__/x.js',
    '/r/storefront/1.0.0/__proto__',
    '/r/',
  ]) {
    const { status, headers } = await gateway.ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
  }
  expect((await gateway.ask(entry, { method: 'POST' })).status).toBe(404);
});

test('a version that is no longer live is still served to open tabs [R9]', async () => {
  await goLive(gateway.registry, storefront('1.1.0', "return { html: '' };"));
  expect((await gateway.ask('/r/storefront/1.0.0/home.js')).text).toBe('/* home 1.0.0 */');
});

test('a published file that was touched before its first use is not served [S19]', async () => {
  const next = storefront('1.2.0', "return { html: '' };");
  await gateway.registry.publish({ ...next, who: 't', why: 't', from: writeFixtureRelease(next) });
  writeFileSync(join(gateway.dataDir, 'releases/storefront/1.2.0/client/home.js'), 'alert(1)');
  expect((await gateway.ask('/r/storefront/1.2.0/home.js')).status).toBe(404);
});

test('browsers and search engines find their files', async () => {
  expect((await gateway.ask('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await gateway.ask('/favicon.ico')).headers.location).toBe('/favicon.svg');
  expect((await gateway.ask('/preview-en.png')).headers['content-type']).toBe('image/png');
  expect(JSON.parse((await gateway.ask('/manifest.webmanifest')).text).name).toBe('Pasar');
  expect((await gateway.ask('/robots.txt')).text).toMatch(
    /Disallow: \/en\/cart\n.*Sitemap: http:\/\/localhost/s,
  );
});
