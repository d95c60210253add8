import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fixturePlan } from '../../testing/fixture-plan.ts';
import { renderLayout } from '../../testing/render-layout.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const product = (id: number) => ({
  id,
  name: `Kain batik ${id}`,
  slug: `kain-${id}`,
  image: '/media/1.webp',
  price: 150000,
});
const data = {
  keywords: ['batik', 'batik pria', 'batik tulis', 'batik cap', 'batik anak'].map((text) => ({
    text,
    highlight: 'bat',
  })),
  products: [1, 2, 3, 4, 5].map(product),
  categories: [{ id: 5, name: 'Batik & Tenun', slug: 'batik' }],
  merchants: [{ id: 8, merchant_name: 'Batik Sri', merchant_slug: 'batik-sri', merchant_photos: null }],
};
const replies = { 'GET /header/search/autocomplete': { code: 200, data } };

afterEach(() => {
  setWindowWidth(1280);
  localStorage.clear();
});

const open = async (at = '/', stage: Parameters<typeof renderLayout>[1] = {}) => {
  const shown = await renderLayout(<SearchBox />, { at, replies, ...stage });
  const person = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('combobox');
  return { ...shown, person, box };
};
const options = () => screen.findAllByRole('option');
const pointed = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('without script the box is a form that leads to the results, in the language of the page', async () => {
  const { box } = await open('/en');
  const form = box.closest('form');
  expect([form?.getAttribute('action'), form?.method, box.name]).toEqual(['/en/search', 'get', 'search']);
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('the first keys are not lost while the suggestions are still loading [HEAD-01]', async () => {
  const { box, person, arrived } = await open();
  await person.type(box, 'bat');
  await options();
  expect(arrived.at(-1)?.query.get('search')).toBe('bat');
  expect(box.value).toBe('bat');
});

test('suggestions come in groups, at most ten, with the typed part marked and their number announced [A39] [A15]', async () => {
  const { box, person } = await open();
  await person.type(box, 'bat');
  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    'batik',
    'batik pria',
    'batik tulis',
    'batik cap',
    'Kain batik 1Rp150.000',
    'Kain batik 2Rp150.000',
    'Kain batik 3Rp150.000',
    'Batik & Tenun',
  ]);
  expect(within(screen.getByRole('listbox')).getAllByText('bat', { selector: 'mark' })).toHaveLength(7);
  expect(screen.getByRole('status').textContent).toContain('8 saran');
});

test('a phone gets at most eight, and the page behind the open search does not scroll [HEAD-02] [A39]', async () => {
  setWindowWidth(390);
  const { box, person } = await open();
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  await person.type(box, 'bat');
  expect((await options()).length).toBeLessThanOrEqual(8);
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  await person.click(screen.getByRole('button', { name: 'Tutup pencarian' }));
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
});

test('arrows run through the list and back to the box, while the focus stays in it [A15]', async () => {
  const { box, person } = await open();
  await person.type(box, 'bat');
  await options();
  expect([box.getAttribute('aria-expanded'), pointed(box)]).toEqual(['true', undefined]);
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(pointed(box)).toBe('batik pria');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(pointed(box)).toBeUndefined();
  await person.keyboard('{ArrowUp}');
  expect(pointed(box)).toBe('Batik & Tenun');
  expect(document.activeElement).toBe(box);
});

test('Enter opens what the arrows point at, in the language of the page [A15]', async () => {
  const { box, person, place } = await open('/en');
  await person.type(box, 'bat');
  await options();
  await person.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(place()).toBe('/en/p/kain-3'));
  expect(screen.queryByRole('option')).toBeNull();
});

test('Enter in the box searches for what was typed [A15]', async () => {
  const { box, person, place } = await open('/en');
  await person.type(box, ' kain batik {Enter}');
  await waitFor(() => expect(place()).toBe('/en/search?search=kain+batik'));
});

test('Esc closes the list and preserves the text [A15]', async () => {
  const { box, person } = await open();
  await person.type(box, 'bat');
  await options();
  await person.keyboard('{Escape}');
  expect([screen.queryByRole('option'), box.value, box.getAttribute('aria-expanded')]).toEqual([
    null,
    'bat',
    'false',
  ]);
});

test('a press on a suggestion opens it', async () => {
  const { box, person, place } = await open();
  await person.type(box, 'bat');
  const [chosen] = (await options()).filter(({ textContent }) => textContent === 'Batik & Tenun');
  await person.click(chosen as HTMLElement); // the answer above holds it
  await waitFor(() => expect(place()).toBe('/c/batik'));
});

test('on the page of a store its own goods are searched first, and brands lead to their goods [Q25]', async () => {
  const brands = [{ id: 3, name: 'Batikku', slug: 'batikku' }];
  const { box, person, place } = await open('/en/store/rumah-kawung', {
    replies: { 'GET /header/search/autocomplete': { code: 200, data: { ...data, brands } } },
    plan: { ...fixturePlan, links: { ...fixturePlan.links, 'storefront.store': '/store/:slug' } },
  });
  await person.type(box, 'bat');
  const shown = await options();
  expect(shown[0]?.textContent).toBe('bat');
  expect(screen.getByText('Search in this store')).toBeTruthy();
  expect(shown).toHaveLength(9);
  expect(shown.map(({ textContent }) => textContent)).toContain('Batikku');
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe('/en/store/rumah-kawung?search=bat'));
});

test('the box shows what the page searched for', async () => {
  const { box } = await open('/search?search=beras+merah');
  expect(box.value).toBe('beras merah');
});

test('a failed call leaves a box that still searches', async () => {
  const { box, person, place } = await open('/', { replies: {} });
  await person.type(box, 'bat{Enter}');
  await waitFor(() => expect(place()).toBe('/search?search=bat'));
});

test('recent searches are suggested in the empty box, the newest first, until they are cleared [A39]', async () => {
  const { person, place, arrived } = await open();
  // The box of another search is another box.
  for (const text of ['kopi', 'Batik', 'kopi']) {
    await person.clear(screen.getByRole('combobox'));
    await person.type(screen.getByRole('combobox'), `${text}{Enter}`);
  }
  expect(place()).toBe('/search?search=kopi');
  await person.click(screen.getByRole('combobox'));
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['kopi', 'Batik']);
  await person.click(screen.getByRole('button', { name: 'Hapus riwayat' }));
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(localStorage.length).toBe(0);
  expect(arrived.filter(({ call }) => call.endsWith('autocomplete'))).toHaveLength(0);
});

const trending = ['Beras & Tepung', 'Batik & Tenun'].map((name, at) => ({
  id: at + 1,
  name,
  slug: `kategori-${at}`,
  image: '/media/1.webp',
  total: 9,
}));
const busy = { ...replies, 'GET /homepage/trending/categories': { code: 200, data: trending } };
const words = async () => (await options()).map(({ textContent }) => textContent);

test('a search that is sent before the code of the suggestions has arrived is remembered [A39]', async () => {
  const { box, place } = await open();
  act(() => box.focus());
  fireEvent.input(box, { target: { value: 'kain lurik' } });
  fireEvent.submit(box.form as HTMLFormElement);
  await waitFor(() => expect(place()).toBe('/search?search=kain+lurik'));
  await waitFor(() => expect(recentSearches()).toEqual(['kain lurik']));
});

test('a user without recent searches gets the categories that sell now [HEAD-02] [A39]', async () => {
  setWindowWidth(390);
  const { person, place, arrived } = await open('/', { replies: busy });
  expect(arrived).toEqual([]);
  await person.click(screen.getByRole('combobox'));
  expect(await words()).toEqual(['Beras & Tepung', 'Batik & Tenun']);
  expect(screen.getByText('Kategori yang sedang ramai')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hapus riwayat' })).toBeNull();
  await person.click((await options())[1] as HTMLElement); // two were counted above
  await waitFor(() => expect(place()).toBe('/c/kategori-1'));
});

test('they are below recent searches, stay when those are cleared, and give way to typed text [A39]', async () => {
  localStorage.setItem('pasar:searches', JSON.stringify(['kopi']));
  const { box, person, arrived } = await open('/', { replies: busy });
  await person.click(box);
  await waitFor(async () => expect(await words()).toEqual(['kopi', 'Beras & Tepung', 'Batik & Tenun']));
  await person.click(screen.getByRole('button', { name: 'Hapus riwayat' }));
  await waitFor(async () => expect(await words()).toEqual(['Beras & Tepung', 'Batik & Tenun']));
  await person.type(box, 'bat');
  await waitFor(async () => expect(await words()).toContain('batik pria'));
  expect(arrived.filter(({ call }) => call.endsWith('trending/categories'))).toHaveLength(1);
});

test("in a store's workspace Enter searches the own orders, and the shop's recent searches stay", async () => {
  const plan = {
    ...fixturePlan,
    disabled: [],
    links: { ...fixturePlan.links, 'seller.orders': '/seller/orders' },
  };
  const { person, box, place } = await open('/en/seller/wallet', { plan });
  expect(box.getAttribute('placeholder')).toBe('Search your orders or products');
  expect(box.closest('form')?.getAttribute('action')).toBe('/en/seller/orders');
  await person.type(box, 'ORD-20261128-8GEHD{Enter}');
  expect(place()).toBe('/en/seller/orders?search=ORD-20261128-8GEHD');
  expect(localStorage.getItem('pasar:searches')).toBeNull();
});

test("in a store's workspace a search that is sent again is none of the shop either", async () => {
  const { box, person } = await open('/seller/orders?search=ORD-1');
  await person.click(box);
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('combobox'));
  await waitFor(() => expect(document.querySelector('[data-open]')).not.toBeNull());
  expect(recentSearches()).toEqual([]);
});

test("in a store's workspace the own orders and products come first, and there are no more lines than elsewhere", async () => {
  const { links } = fixturePlan;
  const plan = {
    ...fixturePlan,
    disabled: [],
    links: { ...links, 'seller.orders': '/seller/orders', 'seller.products': '/seller/products' },
  };
  const { person, box, place } = await open('/en/seller/wallet', { plan });
  await person.type(box, 'bat');
  await waitFor(async () => expect((await options()).length).toBeGreaterThan(2));
  expect(screen.getByText("Your store's orders")).toBeTruthy();
  expect((await options()).length).toBeLessThanOrEqual(10);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(place()).toBe('/en/seller/orders?search=bat');
});
