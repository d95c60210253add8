import { expect, test } from 'vitest';
import { lockfileFaults, packagesIn } from './lockfile-faults.ts';

const hash = `sha512-${'A'.repeat(86)}==`;
const lockfile = ({
  specifier = '1.0.0',
  key = "'@scope/part@1.0.0'",
  resolution = `{integrity: ${hash}}`,
} = {}) => `lockfileVersion: '9.0'

importers:

  shell:
    dependencies:
      '@scope/part':
        specifier: ${specifier}
        version: 1.0.0
      '@pasar/ui':
        specifier: workspace:*
        version: link:../packages/ui

packages:

  ${key}:
    resolution: ${resolution}
    engines: {node: '>=18'}

  other@2.0.0:
    resolution: {integrity: ${hash}}

snapshots:

  '@scope/part@1.0.0': {}
`;

test('packages of a registry with their hashes are in order [S41]', () => {
  expect(lockfileFaults(lockfile())).toEqual([]);
  expect(packagesIn(lockfile())).toBe(2);
});

test.each([
  ['no hash', { resolution: '{tarball: https://registry.npmjs.org/part.tgz}' }],
  [
    'a tarball URL beside the hash',
    { resolution: `{integrity: ${hash}, tarball: https://evil.test/part.tgz}` },
  ],
  ['a hash that proves nothing', { resolution: '{integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}' }],
  ['a repository', { resolution: '{commit: 0123456, repo: https://github.com/a/b.git, type: git}' }],
  ['a folder', { resolution: '{directory: ../part, type: directory}' }],
  ['a tarball as its version', { key: "'@scope/part@https://codeload.github.com/a/b/tar.gz/0123456'" }],
  ['a repository as its version', { key: "'@scope/part@git+https://github.com/a/b.git#0123456'" }],
  ['an address in a manifest', { specifier: 'https://evil.test/part.tgz' }],
  ['a repository in a manifest', { specifier: 'github:a/b' }],
  ['a repository in short in a manifest', { specifier: 'a/b#main' }],
  ['a file in a manifest', { specifier: 'file:../part.tgz' }],
])('a package with %s is named [S41]', (_, more) => {
  expect(lockfileFaults(lockfile(more))).not.toEqual([]);
});

test('a package without a resolution is named [S41]', () => {
  expect(lockfileFaults(lockfile().replace(/ {4}resolution: .*\n {4}engines/, '    engines'))).toEqual([
    'pnpm-lock.yaml: @scope/part@1.0.0 has no resolution',
  ]);
});
