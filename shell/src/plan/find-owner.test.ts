import type { Plan, PlannedSlice } from '@pasar/contract';
import { expect, test } from 'vitest';
import { findOwner } from './find-owner.ts';

const planned = (paths: string[]): PlannedSlice => ({
  version: '1.0.0',
  base: '/r/x/1.0.0/',
  entry: 'remoteEntry.js',
  global: 'x__1_0_0',
  integrity: 'sha384-x',
  paths,
});

const plan: Plan = {
  id: 'p',
  shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
  slices: {
    storefront: planned(['', 'search', 'p/:slug', ':anything/deep']),
    seller: planned(['seller', 'seller/deep']),
  },
  disabled: [],
  disabledPaths: {},
  links: {},
};

test.each([
  ['/', 'storefront'],
  ['/en', 'storefront'],
  ['/en/', 'storefront'],
  ['/p/beras-5-kg', 'storefront'],
  ['/en/p/beras-5-kg', 'storefront'],
  ['/seller', 'seller'],
  ['/Seller', 'seller'],
  ['/%73eller', 'seller'],
])('%s belongs to %s', (pathname, owner) => {
  expect(findOwner(plan, pathname)).toBe(owner);
});

test('the most specific pattern wins, whatever the order of slices', () => {
  expect(findOwner(plan, '/seller/deep')).toBe('seller');
  expect(findOwner(plan, '/other/deep')).toBe('storefront');
});

test.each(['/nowhere', '/%E0', '/english', '/p', '/search/more'])('%s belongs to nobody', (pathname) => {
  expect(findOwner(plan, pathname)).toBeUndefined();
});

test('a slice that is switched off still owns its pages, so that its panel can report it', () => {
  const withoutBuyer: Plan = { ...plan, disabled: ['buyer'], disabledPaths: { buyer: ['account/bio'] } };
  expect(findOwner(withoutBuyer, '/en/account/bio')).toBe('buyer');
  expect(findOwner(plan, '/account/bio')).toBeUndefined();
});
