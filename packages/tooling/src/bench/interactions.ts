import type { Page } from 'playwright';

export interface Interaction {
  name: string;
  at: string;
  /** Widths: a phone's unless said. */
  wide?: true;
  /** What must be open before the press that counts. */
  before?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const tap = (page: Page, role: 'button' | 'link' | 'checkbox', name: string | RegExp) =>
  main(page).getByRole(role, { name }).first().click();

/** What people do most, in Indonesian, on a market as it is seeded (quality P5). `product` is the path of one in stock. */
export const interactions = (product: string): Interaction[] => [
  {
    name: 'open the categories',
    at: '/',
    wide: true,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Kategori' }).click(),
  },
  {
    name: 'type in the search',
    at: '/',
    before: (page) => page.getByRole('combobox').first().click(),
    act: (page) => page.keyboard.type('batik'),
  },
  { name: 'stop the carousel', at: '/', wide: true, act: (page) => tap(page, 'button', /^Jeda|^Hentikan/) },
  { name: 'show more goods', at: '/', act: (page) => tap(page, 'link', 'Tampilkan lagi') },
  { name: 'open the filters', at: '/search', act: (page) => tap(page, 'link', /^Saring/) },
  {
    name: 'choose a filter',
    at: '/search',
    wide: true,
    act: (page) => page.getByRole('complementary').getByRole('checkbox').first().click(),
  },
  {
    name: 'sort the list',
    at: '/search',
    wide: true,
    act: async (page) => void (await main(page).getByRole('combobox').first().press('ArrowDown')),
  },
  { name: 'one piece more', at: product, act: (page) => tap(page, 'button', 'Tambah jumlah') },
  { name: 'keep for later', at: product, act: (page) => tap(page, 'button', /^Simpan/) },
  { name: 'put in the cart', at: product, act: (page) => tap(page, 'button', /keranjang/i) },
];
