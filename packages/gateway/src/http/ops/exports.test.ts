import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccess } from '../../access/index.ts';
import { runReleaseCli } from '../../cli/run-release-cli.ts';
import { computeIntegrity } from '../../platform/content-hash.ts';
import { getApp, unpackRelease } from '../../registry/index.ts';
import { signRecord } from '../../signing.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../../testing/fixture-gateway.ts';
import { actor, registerFixture } from '../../testing/fixture-registry.ts';
import { freshFolder, writeFixtureRelease } from '../../testing/fixture-release.ts';
import { naming } from '../../testing/naming-release.ts';

const app = 'storefront';
const team = generateKeyPairSync('ed25519');
const teamPem = String(team.publicKey.export({ type: 'spki', format: 'pem' }));
const map = '{"version":3}';

/** A build with a source map, signed by its team. */
const build = (version: string, server?: string): string => {
  const folder = writeFixtureRelease({ ...naming(version), ...(server && { server }) });
  const file = join(folder, 'release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
  mkdirSync(join(folder, 'maps/server'), { recursive: true });
  writeFileSync(join(folder, 'maps/server/index.cjs.map'), map);
  const maps = { 'server/index.cjs': { integrity: computeIntegrity(Buffer.from(map)), bytes: map.length } };
  writeFileSync(file, JSON.stringify(signRecord({ ...record, maps }, team.privateKey)));
  return folder;
};

let staging: FixtureGateway;
let production: FixtureGateway;
const keys = { ops: '', storefront: '', seller: '' };
let publicFile: string;

const cli = async (...argv: string[]) => {
  let out = '';
  const write = (text: string) => {
    out += text;
  };
  const env = {
    PASAR_ENVIRONMENT: 'production',
    PASAR_STAGING_URL: staging.url,
    PASAR_STAGING_KEY: keys.ops,
    PASAR_STAGING_PUBLIC_KEY: publicFile,
  };
  const code = await runReleaseCli(argv, {
    ...{ dataDir: production.dataDir, env, who: 'sari', write, writeError: write },
  });
  return { code, out };
};
const promote = (version: string, ...more: string[]) =>
  cli('promote', app, version, '--reason', 'watched', '--no-watch', ...more);
const publishedIn = ({ registry }: FixtureGateway, version: string) =>
  getApp(registry.status(), app).published[version];

/** Staging gives a version to everybody and sees documents of it until its watch is over. */
const watchInStaging = async (version: string, documents: number) => {
  const { registry } = staging;
  await registry.publish({ ...actor, app, version, from: build(version) });
  await registry.promote({ ...actor, releases: [{ app, version }], watch: 5 });
  const seen = { documents, sessions: documents, failed: 0 };
  await registry.endWatch({ who: 'guard', why: 'time is over', app, seen });
};

beforeAll(async () => {
  staging = await startFixtureGateway([shell, naming('1.0.0')], { environment: 'staging' });
  production = await startFixtureGateway([shell, naming('1.0.0')], { environment: 'production' });
  for (const { registry } of [staging, production]) {
    await registerFixture(registry, naming('1.0.0'));
    await registry.signers.add(app, teamPem, 'sari', new Date());
  }
  const { ring } = openAccess(staging.registry.folder);
  const make = async (role: Parameters<typeof ring.create>[0]['role']) =>
    (await ring.create({ role, name: role.replace(':', '-'), by: 'test', now: new Date() })).key;
  keys.ops = await make('ops');
  keys.storefront = await make('team:storefront');
  keys.seller = await make('team:seller');
  publicFile = join(freshFolder(), 'staging.pem');
  writeFileSync(publicFile, staging.registry.attestationKey());
});
afterAll(() => Promise.all([staging.close(), production.close()]));

test('the bytes that staging watched go live in production with digest, signature and map [F44]', async () => {
  await watchInStaging('1.1.0', 50);
  const imported = await cli('import', app, '1.1.0');
  expect(imported).toEqual({
    code: 0,
    out: 'storefront 1.1.0 is published; staging watched 50 documents of it without a fault.\n',
  });
  const [there, here] = [publishedIn(staging, '1.1.0'), publishedIn(production, '1.1.0')];
  expect(here).toMatchObject({ digest: there?.digest, record: there?.record, signer: there?.signer });
  expect(here?.signer).toMatch(/^storefront-/);
  expect(
    readFileSync(join(production.registry.folder, 'maps', app, '1.1.0/server/index.cjs.map'), 'utf8'),
  ).toBe(map);
  expect((await promote('1.1.0')).code).toBe(0);
  await vi.waitFor(async () => expect((await production.ask('/')).text).toContain('made by 1.1.0'), 5_000);
});

test('production makes live only what staging watched for 50 documents, or what operations force [F44]', async () => {
  await watchInStaging('1.2.0', 49);
  await cli('import', app, '1.2.0');
  const refused = await promote('1.2.0');
  expect(refused.code).toBe(1);
  expect(refused.out).toContain(
    'storefront 1.2.0: staging has watched 49 documents of it without a fault, at least 50 are wanted',
  );
  expect(getApp(production.registry.status(), app).live?.version).toBe('1.1.0');
  // A canary is the first that anybody sees of it.
  expect((await cli('canary', app, '1.2.0', '5', '--reason', 'a first look')).code).toBe(0);
  expect((await promote('1.2.0', '--force')).code).toBe(0);
  expect(production.registry.events().at(-1)).toMatchObject({ verb: 'promote', forced: true });
});

test('another import of the same bytes renews what staging attests [F44]', async () => {
  const { registry } = staging;
  await registry.publish({ ...actor, app, version: '1.3.0', from: build('1.3.0') });
  expect((await cli('import', app, '1.3.0')).out).toContain('staging watched 0 documents');
  expect((await promote('1.3.0')).code).toBe(1);
  await registry.promote({ ...actor, releases: [{ app, version: '1.3.0' }], watch: 5 });
  await registry.endWatch({ ...actor, app, seen: { documents: 80, sessions: 70, failed: 0 } });
  expect((await cli('import', app, '1.3.0')).out).toContain('was published already; staging watched 80');
  const { revision } = production.registry.status();
  await cli('import', app, '1.3.0');
  expect(production.registry.status().revision).toBe(revision);
  expect((await promote('1.3.0')).code).toBe(0);
});

test('an attestation of another key, of other bytes or without a signature is refused [F44]', async () => {
  await watchInStaging('1.4.0', 60);
  const folder = freshFolder();
  const response = await fetch(`${staging.url}/ops/v1/apps/${app}/releases/1.4.0/export`, {
    headers: { authorization: `Bearer ${keys.storefront}` },
  });
  await unpackRelease(Buffer.from(await response.arrayBuffer()), folder);
  const file = join(folder, 'attestation.json');
  const good = JSON.parse(readFileSync(file, 'utf8'));
  const publicKey = staging.registry.attestationKey();
  const take = (key = publicKey) =>
    production.registry.import({ ...actor, app, version: '1.4.0', from: folder, publicKey: key });
  await expect(take(teamPem)).rejects.toThrow('is not signed by the key of that environment');
  writeFileSync(file, JSON.stringify({ ...good, attestation: { ...good.attestation, gate: 'none' } }));
  await expect(take()).rejects.toThrow('is not signed by the key of that environment');
  writeFileSync(file, JSON.stringify(await staging.registry.attest({ app, version: '1.3.0' })));
  await expect(take()).rejects.toThrow('The attestation is of other bytes than those of storefront 1.4.0.');
  writeFileSync(file, '{}');
  await expect(take()).rejects.toThrow('storefront 1.4.0 came without a readable attestation.');
  expect(publishedIn(production, '1.4.0')).toBeUndefined();
  writeFileSync(file, JSON.stringify(good));
  expect(await take()).toMatchObject({ changed: true, documents: 60 });
});

test('an export is for operations and for the team whose release it is [F44] [S21]', async () => {
  const path = `/ops/v1/apps/${app}/releases/1.1.0/export`;
  const ask = async (key?: string, of = path) =>
    (await staging.ask(of, key ? { headers: { authorization: `Bearer ${key}` } } : {})).status;
  expect([await ask(keys.ops), await ask(keys.storefront)]).toEqual([200, 200]);
  expect([await ask(keys.seller), await ask('pasar_none')]).toEqual([403, 401]);
  expect(await ask(keys.ops, path.replace('1.1.0', '9.9.9'))).toBe(404);
  // Without an environment nothing is attested.
  const plain = await startFixtureGateway([shell, naming('1.0.0')]);
  expect((await plain.ask(path.replace('1.1.0', '1.0.0'))).status).toBe(400);
  await plain.close();
});

test('staging is left alone by search engines, production is not [F43]', async () => {
  expect((await staging.ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await production.ask('/robots.txt')).text).toContain('Sitemap:');
});
