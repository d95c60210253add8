import { expect, test } from 'vitest';
import { versionOfSources } from './build-stale.ts';

const known = [{ app: 'storefront', version: '0.1.0', sources: 'aaaaaaaa11' }];

test('the first build goes live under the version that its package states', () => {
  expect(versionOfSources('storefront', 'bbbbbbbb22', '0.1.0', [])).toBe('0.1.0');
  expect(versionOfSources('buyer', 'bbbbbbbb22', '0.1.0', known)).toBe('0.1.0');
});

test('an unchanged source keeps its version', () => {
  expect(versionOfSources('storefront', 'aaaaaaaa11', '0.1.0', known)).toBe('0.1.0');
});

test('a changed source never takes the version of other bytes [MFE-03]', () => {
  expect(versionOfSources('storefront', 'bbbbbbbb22', '0.1.0', known)).toBe('0.1.0-bbbbbbbb');
});
