import {
  cartEndpoints,
  homeEndpoints,
  rupiah,
  type VariantId,
  type WishlistItem,
  wishlistEndpoints,
} from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { sampleMeta } from '../testing/sample-responses.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const one = (id: number, over: Partial<WishlistItem> = {}): WishlistItem => ({
  ...sampleCard(id, { name: `Beras ${id}` }),
  is_wishlist: true,
  added_at: '2026-11-20T03:00:00Z',
  added_price: rupiah(74_500),
  price_drop: rupiah(0),
  stock_badge: null,
  to_cart: { variant_id: (id * 10) as VariantId, qty: 1 }, // a test's own number
  ...over,
});
const three = () => [
  one(1, { price_drop: rupiah(12_000) }),
  one(2, { stock_badge: 'low_stock', stock: 3, to_cart: null }),
  one(3, { stock_badge: 'sold_out', stock: 0, to_cart: null }),
];

const { my, toggle } = wishlistEndpoints;
let people = 0;

/** The wishlist of a separate user, so that no test sees the items of another. */
const open = async (
  wishes: WishlistItem[] = three(),
  over: FakeResponses = {},
  { path = '/wishlist', locale = 'id' as 'id' | 'en' } = {},
) => {
  people += 1;
  const page = await openPage(
    slice,
    path,
    {
      [`GET ${my.path}`]: { code: 200, data: wishes, meta: { ...sampleMeta(), total: wishes.length } },
      [`POST ${toggle.path}`]: ({ body }) => {
        const { product_id, is_wishlist } = body as { product_id: number; is_wishlist: boolean }; // as built
        return { code: 200, data: { product_id, is_wishlist, total: 2 } };
      },
      [`POST ${cartEndpoints.add.path}`]: {
        code: 200,
        data: { cart_item_id: 7, qty: 1, total_item: 4, total: 74_500 },
      },
      [`GET ${homeEndpoints.recommendations.path}`]: { code: 500 },
      ...over,
    },
    { user: { ...sampleBuyer, email: `wisher${people}@pasar.example` }, locale },
  );
  const sent = (to: string) =>
    page.arrived.filter(({ call }) => call === `POST ${to}`).map(({ body }) => body);
  return { ...page, sent };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement;

test('shows how many there are, what became cheaper and what is nearly sold out [WISH-01]', async () => {
  await open();
  expect(screen.getByText('3 produk kamu simpan')).toBeTruthy();
  expect(card('Beras 1').textContent).toContain('Turun Rp12.000');
  expect(card('Beras 2').textContent).toContain('Sisa 3 lagi');
  expect(within(card('Beras 2')).getByRole('link', { name: 'Pilih varian: Beras 2' })).toBeTruthy();
  expect(card('Beras 3').textContent).toContain('Stok habis');
  const similar = within(card('Beras 3')).getByRole('link', { name: 'Cari yang mirip: Beras 3' });
  expect(similar.getAttribute('href')).toContain('#similar');
});

test('a heart removes a product, and its place restores it [WISH-01]', async () => {
  const { person, sent } = await open();
  await person.click(button('Simpan Beras 1 ke Favorit'));
  expect(screen.getByText('2 produk kamu simpan')).toBeTruthy();
  const undo = button('Urungkan: simpan lagi Beras 1');
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(sent(toggle.path)).toEqual([{ product_id: 1, is_wishlist: false }]));
  await person.click(undo);
  expect(card('Beras 1')).toBeTruthy();
  await waitFor(() => expect(sent(toggle.path).at(-1)).toEqual({ product_id: 1, is_wishlist: true }));
});

test('what is saved in another tab comes into the open list [WISH-01] [R19]', async () => {
  const { arrived } = await open();
  const loads = () => arrived.filter(({ call }) => call === `GET ${my.path}`).length;
  const before = loads();
  dispatchEvent(new StorageEvent('storage', { key: 'pasar:wish-changed', newValue: '9:0' }));
  dispatchEvent(new StorageEvent('storage', { key: 'pasar:wish-changed', newValue: '9:1' }));
  await waitFor(() => expect(loads()).toBe(before + 1));
});

test('one press moves a product into the cart, and out of here', async () => {
  const { person, sent, arrived, kit } = await open();
  await person.click(button('Ke keranjang: Beras 1'));
  await waitFor(() => expect(screen.getByText('Sudah di keranjang')).toBeTruthy());
  expect(sent(cartEndpoints.add.path)).toEqual([{ product_id: 1, variant_id: 10, qty: 1, note: '' }]);
  const add = arrived.find(({ call }) => call === `POST ${cartEndpoints.add.path}`);
  expect(add?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  expect(kit.counts.getState().cart).toBe(4);
  await waitFor(() => expect(sent(toggle.path)).toEqual([{ product_id: 1, is_wishlist: false }]));
});

test('several go together; what cannot go stays and is counted', async () => {
  const { person, sent } = await open([...three(), one(4)]);
  await person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await person.click(button('Ke keranjang (4)'));
  await waitFor(() => expect(screen.getByText(/2 produk dipindahkan ke keranjang/)).toBeTruthy());
  expect(screen.getByText(/2 produk tetap di sini/)).toBeTruthy();
  expect(sent(cartEndpoints.add.path)).toHaveLength(2);
});

test('several are removed together and come back together', async () => {
  const { person, sent } = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Pilih Beras 1' }));
  await person.click(screen.getByRole('checkbox', { name: 'Pilih Beras 3' }));
  await person.click(button('Hapus'));
  expect(screen.getByText('1 produk kamu simpan')).toBeTruthy();
  await person.click(button('Urungkan semua'));
  expect(screen.getByText('3 produk kamu simpan')).toBeTruthy();
  await waitFor(() => expect(sent(toggle.path).at(-1)).toEqual({ product_id: 3, is_wishlist: true }));
});

test('what the cart rejects stays and shows why at the product', async () => {
  const refusal = { code: 409, message: 'Stok tidak cukup. Sisa 0.' };
  const { person, sent } = await open(three(), { [`POST ${cartEndpoints.add.path}`]: refusal });
  await person.click(button('Ke keranjang: Beras 1'));
  await waitFor(() => expect(within(card('Beras 1')).getByRole('alert').textContent).toContain('Sisa 0'));
  expect(sent(toggle.path)).toEqual([]);
});

test('without a connection everything stays, and the next press adds under the same key [R17]', async () => {
  let broken = true;
  const add = () =>
    broken ? undefined : { code: 200, data: { cart_item_id: 7, qty: 1, total_item: 1, total: 1 } };
  const { person, toasts, arrived } = await open(three(), { [`POST ${cartEndpoints.add.path}`]: add });
  await person.click(button('Ke keranjang: Beras 1'));
  await waitFor(() => expect(toasts()).toEqual(['Favorit gagal terhubung ke server']));
  broken = false;
  await person.click(button('Ke keranjang: Beras 1'));
  await waitFor(() => expect(screen.getByText('Sudah di keranjang')).toBeTruthy());
  const keys = arrived
    .filter(({ call }) => call === `POST ${cartEndpoints.add.path}`)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('an empty list explains how it is filled', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Belum ada yang kamu simpan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mulai belanja' }).getAttribute('href')).toBe('/');
});

test('products for an empty list may fail alone [ERR-01]', async () => {
  await open([], { [`GET ${homeEndpoints.recommendations.path}`]: { code: 500 } });
  expect(screen.getByRole('heading', { name: 'Belum ada yang kamu simpan' })).toBeTruthy();
  expect(screen.getByText('Rekomendasi gagal terhubung ke server')).toBeTruthy();
});

test('what another tab took out leaves its place here', async () => {
  await open();
  const event = new StorageEvent('storage', { key: 'pasar:wish-changed', newValue: '2:0' });
  await waitFor(() => {
    act(() => void dispatchEvent(event));
    expect(screen.getByText('2 produk kamu simpan')).toBeTruthy();
  });
  expect(screen.queryByRole('link', { name: 'Beras 2' })).toBeNull();
});

test.each(['id', 'en'] as const)(
  'the wishlist in %s has no known accessibility fault [A1]',
  async (locale) => {
    const { container } = await open(three(), {}, { locale });
    await expectAccessible(container);
  },
);

test('it is searched, filtered and sorted in its address, and an empty result leads back to all [WISH-01]', async () => {
  const asked: (string | null)[][] = [];
  const { person, at } = await open(three(), {
    [`GET ${my.path}`]: ({ query }) => {
      asked.push(['search', 'sort', 'show', 'page'].map((field) => query.get(field)));
      const wishes = query.get('search') === 'sepatu' ? [] : three();
      return { code: 200, data: wishes, meta: { ...sampleMeta(), total: wishes.length } };
    },
  });
  await person.click(screen.getByRole('link', { name: 'Turun harga' }));
  await waitFor(() => expect(at()).toBe('/wishlist?show=cheaper'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Harga terendah');
  await waitFor(() => expect(at()).toBe('/wishlist?sort=price_asc&show=cheaper'));
  await person.type(screen.getByRole('searchbox', { name: 'Cari di Favorit' }), 'sepatu{Enter}');
  await screen.findByText(/Tidak ada yang cocok/);
  expect(at()).toBe('/wishlist?search=sepatu&sort=price_asc&show=cheaper');
  expect(asked.at(-1)).toEqual(['sepatu', 'price_asc', 'cheaper', '1']);
  await person.click(screen.getByRole('link', { name: 'Lihat semua' }));
  await waitFor(() => expect(at()).toBe('/wishlist'));
});
