import { expect, test } from 'vitest';
import { isStale, versionOfSources } from './build-stale.ts';

const published = { '0.1.0': { digest: 'sha256-a' } };

test('the first build goes live under the version that its package states', () => {
  expect(versionOfSources('0.1.0', 'bbbbbbbb22', {})).toBe('0.1.0');
});

test('a later build from source never takes a published version [MFE-03]', () => {
  expect(versionOfSources('0.1.0', 'bbbbbbbb22', published)).toBe('0.1.0-bbbbbbbb');
});

test('an app is built when its sources changed or when there is no build', () => {
  expect(isStale(undefined, 'a', {})).toBe(true);
  expect(isStale({ version: '0.1.0', digest: 'sha256-a', sources: 'b' }, 'a', published)).toBe(true);
});

test('a build that the registry knows under other bytes is made anew', () => {
  expect(isStale({ version: '0.1.0', digest: 'sha256-b', sources: 'a' }, 'a', published)).toBe(true);
});

test('an unchanged app is not built again', () => {
  expect(isStale({ version: '0.1.0', digest: 'sha256-a', sources: 'a' }, 'a', published)).toBe(false);
  expect(isStale({ version: '0.2.0', digest: 'sha256-c', sources: 'a' }, 'a', published)).toBe(false);
});
