import type { Locator, Page } from 'playwright';

export interface Interaction {
  name: string;
  at: string;
  /** Viewport size. Default: a phone's. */
  wide?: true;
  /** What is pressed. */
  target(page: Page): Locator;
  /** Typed into it instead of a click. */
  keys?: string;
}

const main = (page: Page) => page.getByRole('main');
const inMain = (role: 'button' | 'link' | 'combobox', name?: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole(role, name === undefined ? {} : { name })
    .first();

/**
 * The most frequent user actions, in Indonesian, on a seeded server (quality P5). `product` is the path of
 * one in stock.
 */
export const interactions = (product: string): Interaction[] => [
  {
    name: 'open the categories',
    at: '/',
    wide: true,
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Kategori' }),
  },
  {
    name: 'type in the search',
    at: '/',
    target: (page) => page.getByRole('combobox').first(),
    keys: 'batik',
  },
  { name: 'stop the carousel', at: '/', wide: true, target: inMain('button', /^Jeda|^Hentikan/) },
  { name: 'show more goods', at: '/', target: inMain('link', 'Tampilkan lagi') },
  { name: 'open the filters', at: '/search', target: inMain('link', /^Saring/) },
  {
    name: 'choose a filter',
    at: '/search',
    wide: true,
    target: (page) => page.getByRole('complementary').getByRole('checkbox').first(),
  },
  { name: 'sort the list', at: '/search', wide: true, target: inMain('combobox'), keys: 'ArrowDown' },
  { name: 'one piece more', at: product, target: inMain('button', 'Tambah jumlah') },
  { name: 'keep for later', at: product, target: inMain('button', /^Simpan/) },
  { name: 'put in the cart', at: product, target: inMain('button', /keranjang/i) },
];
