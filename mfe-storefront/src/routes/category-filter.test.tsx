import { productEndpoints } from '@pasar/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { type Responses, sampleFacets, sampleMeta } from '../testing/sample-responses.ts';

afterEach(cleanup);

const node = (id: number, name: string, total: number, children: object[] = []) => ({
  id,
  name,
  slug: name.toLowerCase(),
  total,
  children,
});
const tree = [
  node(1, 'Sembako', 300, [
    node(11, 'Dapur', 200, [node(111, 'Beras', 120), node(112, 'Garam', 80)]),
    node(12, 'Camilan', 100),
  ]),
  node(2, 'Fashion', 400, [node(21, 'Batik', 86)]),
];
/** So many hits per category in a list; the others have none. */
const hits = (totals: Record<number, number>): Responses => ({
  [productEndpoints.categoryTree.path]: { data: tree },
  [productEndpoints.list.path]: {
    data: [sampleCard(1)],
    meta: sampleMeta({ total: 40 }),
    facets: {
      ...sampleFacets,
      categories: Object.entries(totals).map(([id, total]) => ({
        id: Number(id),
        name: '',
        slug: '',
        total,
      })),
    },
    suggestion: null,
  },
});
const everywhere = { 11: 30, 111: 22, 112: 8, 12: 6, 21: 4 };

const open = (path: string, totals: Record<number, number> = everywhere) =>
  openStorefront(path, { answers: hits(totals) });
const categories = () =>
  within(
    within(screen.getByRole('complementary', { name: 'Saring' })).getByRole('group', { name: 'Kategori' }),
  );
const labels = () =>
  categories()
    .queryAllByRole('checkbox', { hidden: true })
    .map((box) => box.closest('label')?.textContent);
/** The branch under a root's name. */
const branch = (name: string) =>
  categories().getByText(name, { exact: false, selector: 'summary span' }).closest('details');

test('the tree opens branch by branch, each with what it holds, as deep as it goes [SEARCH-01]', async () => {
  await open('/search');
  expect([branch('Sembako')?.open, branch('Fashion')?.open]).toEqual([false, false]);
  expect(branch('Sembako')?.querySelector('summary')?.textContent).toBe('Sembako 36');
  await userEvent.click(categories().getByText('Sembako', { exact: false, selector: 'summary span' }));
  expect(branch('Sembako')?.open).toBe(true);
  expect(labels()).toEqual([
    'Semua Sembako36',
    'Dapur30',
    'Beras22',
    'Garam8',
    'Camilan6',
    'Semua Fashion4',
    'Batik4',
  ]);
  const dapur = categories().getByRole('checkbox', { name: 'Dapur 30' });
  expect(within(dapur.closest('li') as HTMLElement).getByRole('checkbox', { name: 'Beras 22' })).toBeTruthy(); // a list is made of items
});

test('an option without hits is hidden, unless it was selected: then it can be removed [A40]', async () => {
  const { address } = await open('/search?category=garam', { 111: 22 });
  expect(labels()).toEqual(['Semua Sembako22', 'Dapur22', 'Beras22', 'Garam0']);
  const garam = categories().getByRole('checkbox', { name: 'Garam 0' });
  expect(garam).toHaveProperty('checked', true);
  await userEvent.click(garam);
  await waitFor(() => expect(address()).toBe('/search'));
});

test('several may be selected, at any depth; the branch of a selection stays open and the address stores them [SEARCH-01] [R16]', async () => {
  const { address, callsOf } = await open('/search?category=beras');
  expect([branch('Sembako')?.open, branch('Fashion')?.open]).toEqual([true, false]);
  await userEvent.click(categories().getByRole('checkbox', { name: 'Camilan 6' }));
  await waitFor(() => expect(address()).toBe('/search?category=beras&category=camilan'));
  const asked = callsOf(productEndpoints.list.path).at(-1)?.query.getAll('category[]');
  expect(asked).toEqual(['beras', 'camilan']);
  expect(branch('Sembako')?.open).toBe(true);
});

test('a single branch is open at once; on a category page its own children are the options', async () => {
  await open('/search', { 21: 4 });
  expect(branch('Fashion')?.open).toBe(true);
  cleanup();
  await open('/c/sembako');
  expect(labels()).toEqual(['Semua Dapur30', 'Beras22', 'Garam8', 'Camilan6']);
});
