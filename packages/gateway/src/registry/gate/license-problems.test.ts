import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../../testing/fixture-registry.ts';
import { type FixtureRelease, fixturePackages } from '../../testing/fixture-release.ts';
import { findLicenseFault } from './license-problems.ts';

test.each([
  'MIT',
  'Apache-2.0',
  'GPL-3.0-only',
  '(MIT OR AGPL-3.0-only)',
  '(MIT AND ISC)',
  'GPL-2.0-only WITH Classpath-exception-2.0',
])('a release may carry %s [F48]', (license) => expect(findLicenseFault(license)).toBeUndefined());

test.each([
  ['AGPL-3.0-or-later', /refused/],
  ['SSPL-1.0', /refused/],
  ['BUSL-1.1', /refused/],
  ['(MIT AND SSPL-1.0)', /refused/],
  ['Apache-2.0 WITH Commons-Clause', /refused/],
  ['MIT + Commons Clause', /refused/],
  ['UNLICENSED', /no SPDX expression/],
  ['SEE LICENSE IN LICENSE.md', /no SPDX expression/],
  ['', /states no license/],
])('a release may not carry %s [F48]', (license, why) => expect(findLicenseFault(license)).toMatch(why));

const next = (files: Record<string, string>): FixtureRelease => ({ app: 'seller', version: '1.1.0', files });
const liveWithout = async () => {
  const { registry } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, { app: 'seller', version: '1.0.0' });
  return registry;
};

test('the gate refuses a release with such a package by its name, unless operations force it [F48]', async () => {
  const registry = await liveWithout();
  const packages = fixturePackages(
    { name: 'good', version: '1.0.0', license: 'MIT' },
    { name: 'greedy-db', version: '3.2.1', license: 'SSPL-1.0' },
    { name: 'silent', version: '0.1.0' },
  );
  await publishFixtures(registry, next({ 'sbom.cdx.json': packages }));
  const wanted = { ...actor, releases: [{ app: 'seller', version: '1.1.0' }] };
  await expect(registry.promote(wanted)).rejects.toMatchObject({
    reasons: [
      'seller 1.1.0 was built with greedy-db 3.2.1, which has the license SSPL-1.0, which is refused (sbom.cdx.json)',
      'seller 1.1.0 was built with silent 0.1.0, which states no license (sbom.cdx.json)',
    ],
  });
  await registry.promote({ ...wanted, force: true });
  expect(registry.status().apps.seller?.live?.version).toBe('1.1.0');
});

test('a list that nobody can read is none [F48]', async () => {
  const registry = await liveWithout();
  await publishFixtures(registry, next({ 'sbom.cdx.json': '{' }));
  await expect(registry.check({ app: 'seller', version: '1.1.0' })).resolves.toMatchObject({
    problems: ['seller 1.1.0 does not list its packages (release.json: assets["sbom.cdx.json"])'],
  });
});

test('releases that visitors get are found by a part of the name of a package [F48]', async () => {
  const registry = await liveWithout();
  const packages = fixturePackages({ name: 'react-router', version: '8.5.1', license: 'MIT' });
  await publishFixtures(registry, next({ 'sbom.cdx.json': packages }));
  await registry.canary({ ...actor, app: 'seller', version: '1.1.0', basisPoints: 100 });
  const router = { name: 'react-router', version: '8.5.1', license: 'MIT' };
  expect(await registry.packages(registry.status(), 'Router')).toEqual({
    uses: [{ app: 'seller', version: '1.1.0', of: 'canary', packages: [router] }],
    unlisted: [],
  });
  const react = await registry.packages(registry.status(), 'react');
  expect(react.uses.map(({ app, version, of }) => `${app} ${version} ${of}`)).toEqual([
    'shell 1.0.0 live',
    'seller 1.0.0 live',
    'seller 1.1.0 canary',
  ]);
});
