import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import { type FixtureRelease, writeFixtureRelease } from '../testing/fixture-release.ts';
import { introducedProblems, lineupProblems } from './contract-gate.ts';

const record = (fixture: FixtureRelease): ReleaseRecord =>
  JSON.parse(readFileSync(join(writeFixtureRelease(fixture), 'release.json'), 'utf8'));

const route = (id: string, path: string) => ({ id, path, chunks: [] });
const shell = record({
  app: 'shell',
  version: '1.0.0',
  contract: { shared: { react: '^19.3.1', zustand: '^5.1.0' } },
});
const seller = record({ app: 'seller', version: '1.0.0', routes: [route('seller.summary', 'seller')] });

test('releases that fit have no problems', () => {
  expect(lineupProblems([shell, seller])).toEqual([]);
});

test.for([
  [{ '@pasar/slice-kit': '^1.0.0' }, 'buyer 1.0.0 needs @pasar/slice-kit, which shell 1.0.0 does not share'],
  [{ react: '^20.0.0' }, 'buyer 1.0.0 needs react ^20.0.0; shell 1.0.0 shares 19.3.1'],
  [{ react: '^19.4.0' }, 'buyer 1.0.0 needs react ^19.4.0; shell 1.0.0 shares 19.3.1'],
] as const)('a shared module that the shell cannot give is named: %s', ([shared, problem]) => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { shared: { ...shared } } });
  expect(lineupProblems([shell, buyer])).toEqual([problem]);
});

test('a path has one owner, whatever its parameters are called', () => {
  const storefront = record({
    app: 'storefront',
    version: '1.0.0',
    routes: [route('storefront.a', 'p/:slug')],
  });
  const buyer = record({ app: 'buyer', version: '2.0.0', routes: [route('buyer.b', 'p/:id')] });
  expect(lineupProblems([shell, storefront, buyer])).toEqual([
    "path 'p/:' belongs to storefront 1.0.0 and buyer 2.0.0",
  ]);
});

test('route ids and globals are unique', () => {
  const buyer = record({
    app: 'buyer',
    version: '1.0.0',
    routes: [route('seller.summary', 'account')],
    global: 'seller__1_0_0',
  });
  expect(lineupProblems([shell, seller, buyer])).toEqual([
    "route id 'seller.summary' belongs to seller 1.0.0 and buyer 1.0.0",
    "global 'seller__1_0_0' belongs to seller 1.0.0 and buyer 1.0.0",
  ]);
});

test('a path that others link to must stay', () => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { consumes: ['/seller'] } });
  expect(lineupProblems([shell, seller, buyer])).toEqual([]);
  const without = record({ app: 'seller', version: '2.0.0' });
  expect(introducedProblems([[shell, seller, buyer]], [[shell, without, buyer]])).toEqual([
    "buyer 1.0.0 links to '/seller', which no live slice provides",
  ]);
});

test('what was wrong before does not hold up another release', () => {
  const buyer = record({ app: 'buyer', version: '1.0.0', contract: { consumes: ['/gone'] } });
  const next = record({ app: 'seller', version: '1.1.0', routes: [route('seller.summary', 'seller')] });
  expect(introducedProblems([[shell, seller, buyer]], [[shell, next, buyer]])).toEqual([]);
});
