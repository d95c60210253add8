import { expect, test } from 'vitest';
import { toLinkTypes } from './to-link-types.ts';

test('the file has a line for each page, in the order of their names', () => {
  const text = toLinkTypes([
    { name: 'storefront.product', pattern: '/p/:slug' },
    { name: 'auth.login', pattern: '/login' },
  ]);
  expect(text.split('\n').slice(1)).toEqual([
    'interface PasarLinks {',
    '  "auth.login": "/login";',
    '  "storefront.product": "/p/:slug";',
    '}',
    '',
  ]);
});
