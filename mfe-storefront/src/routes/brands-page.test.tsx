import { storeEndpoints } from '@pasar/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { type Responses, sampleMeta } from '../testing/sample-responses.ts';
import { sampleStore, sampleStoreResponses } from '../testing/sample-stores.ts';

afterEach(cleanup);

const { path } = storeEndpoints.list;
const open = (at = '/brands', answers: Responses = {}, locale: 'id' | 'en' = 'id') =>
  openStorefront(at, { answers: { ...sampleStoreResponses, ...answers }, locale });
const box = () => screen.getByRole('searchbox', { name: 'Cari toko' });
const letters = () => within(screen.getByRole('navigation', { name: 'Huruf pertama' }));

test('the newest official stores are listed, each with its name, city, rating and products [BRAND-01] [API-17] [DATA-05]', async () => {
  const { callsOf } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toko resmi');
  expect(screen.getByText('26 toko')).toBeTruthy();
  const query = callsOf(path)[0]?.query;
  expect([query?.get('storetype'), query?.get('sort'), query?.get('page')]).toEqual([
    'official',
    'lates',
    '1',
  ]);
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  const link = within(card).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Sawah Raya 1', '/store/sawah-raya-1']);
  for (const text of ['Kab. Cianjur', 'Nilai 4,9 dari 5, 131 penilaian', '16 produk'])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(card.querySelectorAll('img')).toHaveLength(2);
});

test('a name is searched shortly after the last letter, as one history entry [BRAND-01]', async () => {
  const { callsOf, address, router } = await open('/brands?storetype=star');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  for (const text of ['s', 'saw', 'sawah  ra']) type(text);
  await waitFor(() => expect(address()).toBe('/brands?search=sawah+ra&storetype=star'));
  type('sawah  raya');
  await waitFor(() => expect(address()).toBe('/brands?search=sawah+raya&storetype=star'));
  expect(box()).toHaveProperty('value', 'sawah  raya');
  expect(callsOf(path)).toHaveLength(3);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe('/brands?storetype=star'));
  expect(box()).toHaveProperty('value', '');
});

test('quick selections are one call: letter, category, kind and order add up in the address [BRAND-01]', {
  tags: 'slow',
}, async () => {
  const { callsOf, address } = await open();
  fireEvent.click(letters().getByRole('link', { name: 'S' }));
  fireEvent.click(screen.getByRole('link', { name: 'Sembako' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Urutkan' }), { target: { value: 'az' } });
  expect(screen.getByRole('link', { name: 'Sembako' }).getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(address()).toBe('/brands?letter=S&category=sembako&sort=az'));
  expect(callsOf(path)).toHaveLength(2);
  const query = callsOf(path).at(-1)?.query;
  expect([query?.get('alphabetsearch'), query?.getAll('categories[]'), query?.get('sort')]).toEqual([
    'S',
    ['sembako'],
    'az',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Semua toko' }));
  await waitFor(() => expect(address()).toBe('/brands?storetype=all&category=sembako&sort=az'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Semua toko' })).toBeTruthy();
  expect(screen.getAllByText('Toko resmi', { selector: 'article *' })).toHaveLength(2);
});

test('letters without stores are no links; the others work without any script [A4]', async () => {
  const { container } = await open('/brands?sort=az', {}, 'en');
  const alphabet = within(screen.getByRole('navigation', { name: 'First letter' }));
  expect(alphabet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/brands?sort=az',
    '/en/brands?letter=S&sort=az',
    '/en/brands?letter=%23&sort=az',
  ]);
  const form = container.querySelector<HTMLFormElement>('search form');
  if (!form) throw new Error('no form');
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/en/brands']);
  expect(new FormData(form).get('sort')).toBe('az');
});

test('pages are real links that preserve the filters; a turned page leads back to the heading [BRAND-01] [A3]', async () => {
  await open('/brands?letter=S');
  const next = screen.getByRole('link', { name: 'Halaman 2' });
  expect(next.getAttribute('href')).toBe('/brands?letter=S&page=2');
  await userEvent.click(next);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('where no store matches, the ways on are wider lists and the products [A41]', async () => {
  await open('/brands?search=laju&letter=B', {
    [path]: { data: [], meta: sampleMeta({ total: 0 }), initials: [], categories: [] },
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Cari di semua toko')).toBe('/brands?search=laju&storetype=all');
  expect(hrefOf('Cari produk “laju”')).toBe('/search?search=laju');
  expect(hrefOf('Hapus pilihan')).toBe('/brands');
});

test('a store without reviews shows that, without empty stars', async () => {
  await open('/brands', {
    [path]: {
      data: [sampleStore(3, { rating: 0, total_review: 0, covers: [] })],
      meta: sampleMeta({ total: 1 }),
      initials: [],
      categories: [],
    },
  });
  expect(screen.getByText('Belum ada penilaian')).toBeTruthy();
});

test('the list has no known accessibility fault [A1]', async () => {
  const { container } = await open('/brands?letter=S&category=fashion');
  await expectAccessible(container);
});

test('stores that failed to load leave every filter in place, and come with the next try [ERR-01] [BRAND-01]', async () => {
  const { lost, address } = await open();
  lost.add(path);
  fireEvent.click(letters().getByRole('link', { name: 'S' }));
  expect((await screen.findAllByText('Daftar toko gagal terhubung ke server')).length).toBeGreaterThan(0);
  expect(address()).toBe('/brands?letter=S');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toko resmi');
  expect(letters().getByRole('link', { name: 'S' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Sembako' })).toBeTruthy();
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Coba lagi' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('a page behind the last one leads to the last', async () => {
  await open('/brands?page=7', {
    [path]: {
      ...sampleStoreResponses[path],
      data: [],
      meta: sampleMeta({ total: 26, current_page: 7, last_page: 3 }),
    },
  });
  expect(screen.getByRole('heading', { name: 'Halaman 7 tidak ada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ke halaman terakhir' }).getAttribute('href')).toBe(
    '/brands?page=3',
  );
});
