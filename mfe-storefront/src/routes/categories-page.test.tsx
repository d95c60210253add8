import { productEndpoints } from '@pasar/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';

afterEach(cleanup);

const leaf = (id: number, name: string, total = 1) => ({ id, name, slug: name.toLowerCase(), total });
const tree = [
  {
    ...leaf(2, 'Fashion', 1400),
    children: [{ ...leaf(21, 'Batik'), children: [leaf(211, 'Kemeja')] }],
  },
  { ...leaf(3, 'Sembako'), children: [] },
  { ...leaf(4, 'Kosong', 0), children: [] },
];
const answers = { [productEndpoints.categoryTree.path]: { data: tree } };

test('roots, branches and leaves lead to their products, with the number of each root', async () => {
  const { container } = await openStorefront('/en/c', { answers, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All categories');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Fashion 1,400 products',
    'Sembako 1 product',
  ]);
  const links = within(container).getAllByRole('link', { name: /Fashion|Batik|Kemeja|Sembako/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/c/fashion',
    '/en/c/batik',
    '/en/c/kemeja',
    '/en/c/sembako',
  ]);
});

test.each(['id', 'en'] as const)('the page has no known accessibility fault (%s)', async (locale) => {
  const { container } = await openStorefront(locale === 'en' ? '/en/c' : '/c', { answers, locale });
  await expectAccessible(container);
});
