import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpsStatus } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeIntegrity } from '../../platform/content-hash.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../../testing/fixture-gateway.ts';
import { goLive } from '../../testing/fixture-registry.ts';
import { freshFolder } from '../../testing/fixture-release.ts';

const consoleDir = freshFolder();
const script = 'console.log("halo")'.repeat(20);
const integrity = computeIntegrity(Buffer.from(script));

let gateway: FixtureGateway;
beforeAll(async () => {
  mkdirSync(join(consoleDir, 'client'));
  writeFileSync(join(consoleDir, 'client/main.js'), script);
  const record = { entry: { path: 'main.js' }, assets: { 'main.js': { integrity, bytes: script.length } } };
  writeFileSync(join(consoleDir, 'release.json'), JSON.stringify(record));
  gateway = await startFixtureGateway([shell], { consoleDir });
  await goLive(gateway.registry, { ...shell, version: '1.1.0' });
});
afterAll(() => gateway.close());

test('the console is a separate page with one hashed script under both policies [S16]', async () => {
  const { status, text, headers } = await gateway.ask('/ops');
  expect(status).toBe(200);
  expect(text).toContain(`src="/ops/main.js" integrity="${integrity}"`);
  expect(String(headers['content-security-policy'])).toContain("'strict-dynamic'");
  const packed = await fetch(`${gateway.url}/ops/main.js`, { headers: { 'accept-encoding': 'br' } });
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', script]);
  expect((await gateway.ask('/ops/release.json')).status).toBe(404);
});

test('it uses the requested language', async () => {
  const langOf = async (path: string, acceptLanguage = '') =>
    /<html lang="(..)">/.exec(
      (await gateway.ask(path, { headers: { 'accept-language': acceptLanguage } })).text,
    )?.[1];
  expect(await langOf('/ops')).toBe('id');
  expect(await langOf('/ops', 'fr, en-GB;q=0.8, id;q=0.5')).toBe('en');
  expect(await langOf('/ops?lang=id', 'en')).toBe('id');
  expect(await langOf('/ops?lang="><script>')).toBe('id');
});

test('the status shows what is live, what was before and what happened, latest first', async () => {
  const { data } = JSON.parse((await gateway.ask('/ops/v1/status')).text);
  const status = v.parse(OpsStatus, data);
  expect(status.apps[0]).toMatchObject({
    app: 'shell',
    live: { version: '1.1.0' },
    previous: [{ version: '1.0.0' }],
  });
  expect(status.apps).toHaveLength(1);
  expect(status.events.map(({ verb, version }) => `${verb} ${version}`)).toEqual([
    'promote 1.1.0',
    'publish 1.1.0',
    'promote 1.0.0',
    'publish 1.0.0',
  ]);
});

test('in demo mode the console is for this machine alone [S21]', async () => {
  for (const [path, code] of [
    ['/ops', 404],
    ['/ops/incidents', 404],
    ['/ops/main.js', 404],
    ['/ops/v1/status', 401],
  ] as const) {
    expect((await gateway.ask(path, { headers: { host: 'pasar.example' } })).status).toBe(code);
    expect((await gateway.ask(path, { headers: { host: 'localhost:4000' } })).status).toBe(200);
  }
});

test('in production the console opens for everybody and shows nothing without a key [S21]', {
  tags: 'slow',
}, async () => {
  const production = await startFixtureGateway([shell], { consoleDir, mode: 'production' });
  expect((await production.ask('/ops')).status).toBe(200);
  expect((await production.ask('/ops/v1/status', { headers: { host: 'localhost:4000' } })).status).toBe(401);
  expect((await production.ask('/ops/v1/nothing')).status).toBe(404);
  await production.close();
});
