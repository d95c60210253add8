import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ReleaseRecord } from './plan.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const record: v.InferInput<typeof ReleaseRecord> = {
  app: 'storefront',
  version: '1.4.0',
  digest: 'sha256-x',
  git: '9f3c1a2',
  builtAt: '2026-11-21T07:00:00Z',
  entry: { path: 'remoteEntry.js', global: 'storefront__9f3c1a2' },
  server: 'server/index.cjs',
  serverIntegrity: integrity,
  assets: {
    'remoteEntry.js': { integrity, bytes: 21_000, br: 6_900 },
    'server/index.cjs': { integrity, bytes: 9 },
  },
  routes: [{ id: 'storefront.home', path: '', chunks: ['home.js'], critical: true }],
  common: { '*': ['common.js'], id: ['locale-id.js'] },
  contract: { shared: { react: '^19.3.0' }, provides: ['storefront.home'], links: ['auth.login'] },
};

describe('a release record', () => {
  test('is read as it was written', () => {
    expect(v.parse(ReleaseRecord, JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each(['1.4.0', '0.1.1', '2.0.0-rc.1', '10.20.30'])('takes the version %s', (version) => {
    expect(v.is(ReleaseRecord, { ...record, version })).toBe(true);
  });

  test.each(['1.4', 'v1.4.0', '1.4.0/../2', '../etc', '1.4.0 ', '', '1.4.0+build'])(
    'refuses the version "%s", which becomes part of a path',
    (version) => {
      expect(v.is(ReleaseRecord, { ...record, version })).toBe(false);
    },
  );

  test.each(['sha256-abc', `sha384-${'A'.repeat(63)}`, `sha384-${'A'.repeat(63)}"`, ''])(
    '[S20] refuses the integrity "%s"',
    (wrong) => {
      const assets = { 'remoteEntry.js': { integrity: wrong, bytes: 1 } };
      expect(v.is(ReleaseRecord, { ...record, assets })).toBe(false);
    },
  );

  test.each(['Shop', 'a', '../shell', 'a.b', 'x'.repeat(25)])('rejects "%s" as the name of an app', (app) => {
    expect(v.is(ReleaseRecord, { ...record, app })).toBe(false);
  });

  test.each([
    ['p/:slug', true],
    ['brands', { part: 'products' }],
    ['p/:slug', { part: 'people' }],
  ])('[F8] refuses %s as %j in the site map', (path, sitemap) => {
    const routes = [{ id: 'storefront.home', path, chunks: [], sitemap }];
    expect(v.is(ReleaseRecord, { ...record, routes })).toBe(false);
  });

  const entry = { slot: 'footer', page: 'storefront.home', label: { id: 'Bantuan', en: 'Help' } };
  test('takes an entry of a menu, with an icon', () => {
    const navigation = [{ ...entry, icon: 'M4 6h16M4 12h16' }];
    expect(v.is(ReleaseRecord, { ...record, navigation })).toBe(true);
  });
  test.each([
    ['another slot', { slot: 'sidebar' }],
    ['one language', { label: { id: 'Bantuan' } }],
    ['an empty label', { label: { id: ' ', en: 'Help' } }],
    ['markup as an icon', { icon: 'M0 0"/><script>' }],
    ['a large icon', { icon: `M0 0${' L1 1'.repeat(256)}` }],
  ])('[F7] refuses %s in a menu', (_, wrong) => {
    expect(v.is(ReleaseRecord, { ...record, navigation: [{ ...entry, ...wrong }] })).toBe(false);
  });
  test('[F7] refuses a slice that fills the menus', () => {
    expect(v.is(ReleaseRecord, { ...record, navigation: Array(9).fill(entry) })).toBe(false);
  });

  test.each(Object.keys(record))('refuses to miss its %s', (name) => {
    expect(v.is(ReleaseRecord, { ...record, [name]: undefined })).toBe(false);
  });
});
