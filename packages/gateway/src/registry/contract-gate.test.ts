import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, type ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { type FixtureRelease, writeFixtureRelease } from '../testing/fixture-release.ts';
import { findReleaseSetProblems, introducedProblems } from './contract-gate.ts';

const record = (fixture: FixtureRelease): ReleaseRecord =>
  JSON.parse(readFileSync(join(writeFixtureRelease(fixture), 'release.json'), 'utf8'));

const route = (id: string, path: string) => ({ id, path, chunks: [] });
const shellFixture = { app: 'shell', version: '1.0.0' } as const;
const shell = record({
  ...shellFixture,
  contract: { shared: { react: '^19.3.1', zustand: '^5.1.0' } },
});
const seller = record({ app: 'seller', version: '1.0.0', routes: [route('seller.summary', 'seller')] });

test('releases that fit have no problems', () => {
  expect(findReleaseSetProblems([shell, seller])).toEqual([]);
});

test.for([
  [
    { '@pasar/slice-kit': '^1.0.0' },
    'buyer 1.0.0 needs @pasar/slice-kit, which shell 1.0.0 does not share (release.json: contract.shared["@pasar/slice-kit"])',
  ],
  [
    { react: '^20.0.0' },
    'buyer 1.0.0 needs react ^20.0.0; shell 1.0.0 shares 19.3.1 (release.json: contract.shared["react"])',
  ],
  [
    { react: '^19.4.0' },
    'buyer 1.0.0 needs react ^19.4.0; shell 1.0.0 shares 19.3.1 (release.json: contract.shared["react"])',
  ],
] as const)('a shared module that the shell cannot give is named: %s', ([shared, problem]) => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { shared: { ...shared } } });
  expect(findReleaseSetProblems([shell, buyer])).toEqual([problem]);
});

test('a slice of contract 0.1 is rejected, whatever it calls', () => {
  const client = (range: string) => ({ contract: { shared: { '@pasar/api-client': range } } });
  const current = record({ ...shellFixture, ...client(`^${contractVersion}.0`) });
  const of = (range: string) => record({ app: 'buyer', version: '0.1.9', ...client(range) });
  expect(findReleaseSetProblems([current, of(`^${contractVersion}.0`)])).toEqual([]);
  expect(findReleaseSetProblems([current, of('^0.1.0')])).toContain(
    `buyer 0.1.9 was built for contract 0.1, and this server speaks ${contractVersion}: build it again with the current kit (release.json: contract.shared["@pasar/api-client"])`,
  );
});

test('a path has one owner, whatever its parameters are called', () => {
  const storefront = record({
    app: 'storefront',
    version: '1.0.0',
    routes: [route('storefront.a', 'p/:slug')],
  });
  const buyer = record({ app: 'buyer', version: '2.0.0', routes: [route('buyer.b', 'p/:id')] });
  expect(findReleaseSetProblems([shell, storefront, buyer])).toEqual([
    "path 'p/:' belongs to storefront 1.0.0 (release.json: routes[0].path) and buyer 2.0.0 (release.json: routes[0].path)",
  ]);
});

test('route ids and globals are unique', () => {
  const buyer = record({
    app: 'buyer',
    version: '1.0.0',
    routes: [route('seller.summary', 'account')],
    global: 'seller__1_0_0',
  });
  expect(findReleaseSetProblems([shell, seller, buyer])).toEqual([
    "route id 'seller.summary' belongs to seller 1.0.0 (release.json: routes[0].id) and buyer 1.0.0 (release.json: routes[0].id)",
    "global 'seller__1_0_0' belongs to seller 1.0.0 (release.json: entry.global) and buyer 1.0.0 (release.json: entry.global)",
    "buyer 1.0.0 has the route id 'seller.summary', which begins with another name (release.json: routes[0].id)",
  ]);
});

test('a page that others link to must stay', () => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { links: ['seller.summary'] } });
  expect(findReleaseSetProblems([shell, seller, buyer])).toEqual([]);
  const without = record({ app: 'seller', version: '2.0.0' });
  expect(
    introducedProblems([[shell, seller, buyer]], [[shell, without, buyer]], findReleaseSetProblems),
  ).toEqual([
    "buyer 1.0.0 links to 'seller.summary', which no live slice provides (release.json: contract.links[0])",
  ]);
});

test('a shell may know more pages than a market has slices, but no page that its slice lacks', () => {
  const knows = (...links: string[]) => record({ ...shellFixture, contract: { links } });
  expect(findReleaseSetProblems([knows('auth.login', 'seller.summary'), seller])).toEqual([]);
  expect(findReleaseSetProblems([knows('seller.gone'), seller])).toEqual([
    "shell 1.0.0 links to 'seller.gone', which no live slice provides (release.json: contract.links[0])",
  ]);
});

test('what was wrong before does not hold up another release', () => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { links: ['seller.gone'] } });
  const next = record({ app: 'seller', version: '1.1.0', routes: [route('seller.summary', 'seller')] });
  expect(
    introducedProblems([[shell, seller, buyer]], [[shell, next, buyer]], findReleaseSetProblems),
  ).toEqual([]);
});

test('slice-kit must be one that the shell can give', () => {
  const host = record({ ...shellFixture, contract: { shared: { '@pasar/slice-kit': '^0.4.0' } } });
  const fits = record({
    app: 'buyer',
    version: '1.0.0',
    contract: { shared: { '@pasar/slice-kit': '^0.4.0' } },
  });
  const newer = record({
    app: 'buyer',
    version: '2.0.0',
    contract: { shared: { '@pasar/slice-kit': '^0.5.0' } },
  });
  expect(findReleaseSetProblems([host, fits])).toEqual([]);
  expect(findReleaseSetProblems([host, newer])).toEqual([
    'buyer 2.0.0 needs @pasar/slice-kit ^0.5.0; shell 1.0.0 shares 0.4.0 (release.json: contract.shared["@pasar/slice-kit"])',
  ]);
});

test('a call that the API does not know is named', () => {
  const endpoints = ['GET /home/flash-sale', 'POST /cart/teleport'];
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { endpoints } });
  const problems = findReleaseSetProblems([shell, buyer]);
  expect(problems).toContain(
    'buyer 1.0.0 calls POST /cart/teleport, which the API does not know (release.json: contract.endpoints[1])',
  );
});

test('a part of the site map has one owner [F8]', () => {
  const listed = (id: string, path: string) => ({
    ...route(id, path),
    sitemap: { part: 'products' as const },
  });
  const one = record({ app: 'seller', version: '1.0.0', routes: [listed('seller.a', 's/:slug')] });
  const two = record({ app: 'buyer', version: '1.0.0', routes: [listed('buyer.a', 'b/:slug')] });
  expect(findReleaseSetProblems([shell, one, two])).toEqual([
    "part of the site map 'products' belongs to seller 1.0.0 (release.json: routes[0].sitemap) and buyer 1.0.0 (release.json: routes[0].sitemap)",
  ]);
});

test('a menu links to pages of the slice itself, without parameters [F7]', () => {
  const entry = (page: string) => ({ slot: 'footer' as const, page, label: { id: 'A', en: 'A' } });
  const routes = [route('seller.summary', 'seller'), route('seller.product', 'seller/products/:id')];
  const navigation = ['seller.summary', 'seller.product', 'buyer.bio'].map(entry);
  const one = { ...record({ app: 'seller', version: '1.0.0', routes }), navigation };
  expect(findReleaseSetProblems([shell, one])).toEqual([
    "seller 1.0.0 has 'seller.product' in a menu, which is no page of it without parameters (release.json: navigation[1].page)",
    "seller 1.0.0 has 'buyer.bio' in a menu, which is no page of it without parameters (release.json: navigation[2].page)",
  ]);
});

test('an i18n namespace has one owner', () => {
  const one = record({ app: 'seller', version: '1.0.0', contract: { namespaces: ['seller'] } });
  const two = record({ app: 'buyer', version: '1.0.0', contract: { namespaces: ['buyer', 'seller'] } });
  expect(findReleaseSetProblems([shell, one, two])).toEqual([
    "i18n namespace 'seller' belongs to seller 1.0.0 (release.json: contract.namespaces[0]) and buyer 1.0.0 (release.json: contract.namespaces[1])",
  ]);
});

test('a page over its size budget is named with its weight [P2]', () => {
  const noise = Array.from({ length: 12_000 }, (_, n) => (n * 7919).toString(36)).join('');
  const heavy = record({
    app: 'buyer',
    version: '1.0.0',
    files: { 'bio.js': noise.repeat(2) },
    routes: [{ id: 'buyer.bio', path: 'account/bio', chunks: ['bio.js'] }],
  });
  expect(findReleaseSetProblems([shell, heavy])).toEqual([
    expect.stringMatching(
      /^buyer 1\.0\.0: buyer\.bio \(id\) loads \d+\.\d KB of script, at most 50 \(release\.json: routes\[0\]\.chunks\)$/,
    ),
    expect.stringContaining('buyer.bio (en)'),
  ]);
});

test('what meets a canary of another app must fit that one too', async () => {
  const { registry } = freshRegistry();
  const live: FixtureRelease = {
    app: 'seller',
    version: '1.0.0',
    routes: [route('seller.summary', 'seller')],
  };
  await goLive(registry, { app: 'shell', version: '1.0.0' }, live, { app: 'buyer', version: '1.0.0' });
  const moved = { ...live, version: '2.0.0', routes: [route('seller.home', 'seller/home')] };
  const links = { app: 'buyer', version: '2.0.0', contract: { links: ['seller.summary'] } } as const;
  await publishFixtures(registry, moved, { ...links, contract: { links: ['seller.summary'] } });
  await registry.canary({ ...actor, app: 'seller', version: '2.0.0', basisPoints: 100 });
  const refusal = await registry
    .promote({ ...actor, releases: [links] })
    .then(() => undefined)
    .catch((error) => error);
  expect(refusal).toMatchObject({
    code: 'refused',
    reasons: [
      "buyer 2.0.0 links to 'seller.summary', which no live slice provides (release.json: contract.links[0])",
    ],
  });
  expect((await registry.check(links)).problems).toEqual(refusal.reasons);
  const [forced] = await registry.promote({ ...actor, releases: [links], force: true });
  expect(forced?.forced).toEqual(refusal.reasons);
  expect(registry.events().at(-1)).toMatchObject({ verb: 'promote', forced: true });
});

test.each(['contract', 'api-client'])('the package %s has the version of the contract', (name) => {
  const manifest = readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8');
  expect(JSON.parse(manifest).version.split('.', 2).join('.')).toBe(contractVersion);
});
