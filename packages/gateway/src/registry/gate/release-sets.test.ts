import { contractVersion, type ReleaseRecord } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { sliceLimits } from '../../budget.ts';
import { findReleaseSetProblems, introducedProblems } from '../contract-gate.ts';
import { findCallProblems } from './call-problems.ts';
import { findImportProblems } from './import-problems.ts';
import { findLicenseFault } from './license-problems.ts';

type Change = Partial<Omit<ReleaseRecord, 'contract'>> & { contract?: Partial<ReleaseRecord['contract']> };

const recordOf = (app: string, { contract, ...change }: Change = {}): ReleaseRecord => ({
  ...{ app, version: '1.0.0', digest: '', git: '', builtAt: '', server: '', serverIntegrity: '', format: 2 },
  ...{ entry: { path: 'entry.js', global: app }, assets: {}, routes: [], common: { '*': ['common.js'] } },
  ...change,
  contract: { shared: {}, provides: [], ...contract },
});
const page = (id: string, path: string, more: object = {}) => ({ id, path, chunks: [], ...more });
const shell = recordOf('shell');
const problems = (...records: ReleaseRecord[]) => findReleaseSetProblems([shell, ...records]);

test('without a shell nothing can be live', () => {
  expect(findReleaseSetProblems([recordOf('seller')])).toEqual(['no shell is live']);
  expect(findReleaseSetProblems([shell])).toEqual([]);
});

test('a version of the shell that is none is shown as it is written', () => {
  const host = recordOf('shell', { contract: { shared: { react: 'newest' } } });
  const slice = recordOf('seller', { contract: { shared: { react: '^19.0.0' } } });
  expect(findReleaseSetProblems([host, slice])).toEqual([
    'seller 1.0.0 needs react ^19.0.0; shell 1.0.0 shares newest (release.json: contract.shared["react"])',
  ]);
});

test('one place has one owner, with or without slashes and whatever its parameters are called', () => {
  const one = recordOf('seller', { routes: [page('seller.a', '/p/:id/:tab/')] });
  const two = recordOf('buyer', { routes: [page('buyer.a', 'p/:slug/:part')] });
  expect(problems(one, two)).toEqual([
    "path 'p/:/:' belongs to seller 1.0.0 (release.json: routes[0].path) and buyer 1.0.0 (release.json: routes[0].path)",
  ]);
  expect(problems(one, recordOf('buyer', { routes: [page('buyer.a', 'p/p/:slug')] }))).toEqual([]);
});

test('a site map that a page is kept out of, or is in by itself, is no part that others could own', () => {
  const routes = (app: string) =>
    (['a', 'b', 'c'] as const).map((name, n) =>
      page(`${app}.${name}`, `${app}/${name}`, { sitemap: [true, false, undefined][n] }),
    );
  expect(
    problems(
      recordOf('seller', { routes: routes('seller') }),
      recordOf('buyer', { routes: routes('buyer') }),
    ),
  ).toEqual([]);
});

test('the id of a page begins with the whole name of its slice', () => {
  expect(problems(recordOf('seller', { routes: [page('sellers.a', 'a'), page('seller.b', 'b')] }))).toEqual([
    "seller 1.0.0 has the route id 'sellers.a', which begins with another name (release.json: routes[0].id)",
  ]);
  expect(findReleaseSetProblems([recordOf('shell', { routes: [page('other.a', 'a')] })])).toEqual([]);
});

test('a shell may link to pages of slices that are not there; a slice may not', () => {
  const links = ['seller.gone', 'auth.login', 'auth'];
  const seller = recordOf('seller', { routes: [page('seller.a', 'a')] });
  expect(findReleaseSetProblems([recordOf('shell', { contract: { links } }), seller])).toEqual([
    "shell 1.0.0 links to 'seller.gone', which no live slice provides (release.json: contract.links[0])",
  ]);
  expect(problems(seller, recordOf('buyer', { contract: { links: ['seller.a', 'auth.login'] } }))).toEqual([
    "buyer 1.0.0 links to 'auth.login', which no live slice provides (release.json: contract.links[1])",
  ]);
});

describe('the contract that a release was built for', () => {
  const built = (range: string) =>
    problems(recordOf('seller', { contract: { shared: { '@pasar/api-client': range } } }));
  const told = (version: string) =>
    expect.stringContaining(`seller 1.0.0 was built for contract ${version}, and this server speaks`);

  test('is that of the server, up to its fixes', () => {
    const [major = 0, minor = 0] = contractVersion.split('.').map(Number);
    expect(built(`^${major}.${minor}.7`)).not.toContainEqual(told(contractVersion));
    expect(built(`^${major}.${minor + 1}.0`)).toContainEqual(told(`${major}.${minor + 1}`));
    expect(built(`^${major + 1}.${minor}.0`)).toContainEqual(told(`${major + 1}.${minor}`));
  });

  test('is unknown without a range', () => {
    expect(built('newest').join()).not.toContain('was built for contract');
  });
});

describe('what a page loads', () => {
  const kb = 1024;
  const weighing = (bytes: number, more: object = {}) =>
    recordOf('seller', {
      common: { '*': [] },
      routes: [page('seller.a', 'a', { chunks: ['a.js', 'a.js', 'a.css'] })],
      assets: { 'a.js': { integrity: '', bytes, ...more }, 'a.css': { integrity: '', bytes: 999 * kb } },
    });
  const limitsOf = (routeKB: number) => () => ({ ...sliceLimits, routeKB });

  test('may weigh exactly its budget, each script once, packed where it is [P2]', () => {
    expect(findReleaseSetProblems([shell, weighing(9 * kb)], limitsOf(9))).toEqual([]);
    expect(findReleaseSetProblems([shell, weighing(90 * kb, { br: 9 * kb })], limitsOf(9))).toEqual([]);
    expect(findReleaseSetProblems([shell, weighing(9 * kb + 1)], limitsOf(9))).toEqual(
      ['id', 'en'].map(
        (lang) =>
          `seller 1.0.0: seller.a (${lang}) loads 9.0 KB of script, at most 9 (release.json: routes[0].chunks)`,
      ),
    );
    expect(problems(weighing(51 * kb))).toHaveLength(2);
  });
});

test('a problem is new when it was in no set before, and is reported once', () => {
  const find = (records: readonly ReleaseRecord[]) => records.map(({ app }) => app);
  const [a, b, c] = ['a', 'b', 'c'].map((app) => recordOf(app)) as [
    ReleaseRecord,
    ReleaseRecord,
    ReleaseRecord,
  ];
  expect(
    introducedProblems(
      [[a], [b]],
      [
        [b, c],
        [c, a],
      ],
      find,
    ),
  ).toEqual(['c']);
  expect(introducedProblems([], [[a], [a]], find)).toEqual(['a']);
});

describe('names that a slice takes from the shell [F11]', () => {
  const host = (exports?: Record<string, string[]>) =>
    recordOf('shell', { contract: { ...(exports && { exports }) } });
  const slice = recordOf('seller', { contract: { imports: { toString: ['x'], react: ['useState'] } } });

  test('are compared with one that says what it hands out', () => {
    expect(findImportProblems([slice])).toEqual([]);
    expect(findImportProblems([host(), slice])).toEqual([]);
    expect(
      findImportProblems([host({ toString: ['x'], react: ['useState'] }), slice, recordOf('auth')]),
    ).toEqual([]);
    expect(findImportProblems([host({ react: ['useState'] }), slice])).toEqual([
      'seller 1.0.0 uses \'x\' of toString, which shell 1.0.0 does not hand out (release.json: contract.imports["toString"])',
    ]);
  });

  test('are not asked of the shell itself', () => {
    const own = recordOf('shell', { contract: { exports: {}, imports: { react: ['useState'] } } });
    expect(findImportProblems([own])).toEqual([]);
  });
});

describe('forms of calls [F13]', () => {
  const form = (sign: string) => `sha256-${sign.repeat(64)}`;
  const calls = ['GET /none', 'toString', 'GET /a', 'GET /b'].map((call) => ({ call, schema: form('b') }));
  const served = (version: string, schema: string, also: string[] = []) => ({
    version,
    calls: { 'GET /a': { schema: form('b'), also: [] }, 'GET /b': { schema, also } },
  });

  test('are compared where the API knows the call', () => {
    const slice = recordOf('seller', { contract: { calls } });
    expect(findCallProblems(recordOf('seller'), [served('1', form('c'))])).toEqual([]);
    expect(findCallProblems(slice, [served('1', form('b')), served('2', form('c'), [form('b')])])).toEqual(
      [],
    );
    const line = `seller 1.0.0 was built for the form bbbbbbbbbbbb of GET /b, and API 1 serves cccccccccccc (release.json: contract.calls[3])`;
    expect(findCallProblems(slice, [served('1', form('c')), served('1', form('c'))])).toEqual([line]);
  });
});

test.each([
  ['  ', 'states no license'],
  ['MIT + Commons Clause', "has the license 'MIT + Commons Clause', which is refused"],
  ['MIT, commons-clause', "has the license 'MIT, commons-clause', which is refused"],
  ['BUSL-1.1', 'has the license BUSL-1.1, which is refused'],
  ['(AGPL-3.0-only OR SSPL-1.0)', 'has the license (AGPL-3.0-only OR SSPL-1.0), which is refused'],
  ['(SSPL-1.0 AND MIT)', 'has the license (SSPL-1.0 AND MIT), which is refused'],
  ['Own', "has the license 'Own', which is no SPDX expression"],
  ['(AGPL-3.0-only OR MIT)', undefined],
  ['LicenseRef-AGPL-like', undefined],
])('the license %j of a package %s [F48]', (license, fault) => {
  expect(findLicenseFault(license)).toBe(fault);
});
