import { expect, test } from 'vitest';
import { buildPages } from '../../testing/fixture-pages.ts';
import { namesOneOfMany } from './find-route.ts';

test('an address with a parameter may not exist; a fixed page always exists', () => {
  const { plan } = buildPages({});
  const slice = { version: '1', base: '/', entry: 'e', global: 'g', integrity: '' };
  const paths = [
    '',
    'p/:slug',
    'promos',
    'promos/:id',
    'seller/products/new',
    'seller/products/:id',
    'c/:a/:b',
  ];
  const whole = { ...plan, slices: { storefront: { ...slice, paths } } };
  const are = (addresses: string[]) => addresses.map((path) => namesOneOfMany(whole, path));
  expect(are(['/p/kopi', '/en/p/kopi.2', '/promos/7', '/seller/products/7', '/c/x/y'])).toEqual(
    Array(5).fill(true),
  );
  expect(are(['/', '/en', '/promos', '/en/promos', '/seller/products/new', '/p/a/b', '/p'])).toEqual(
    Array(7).fill(false),
  );
});
