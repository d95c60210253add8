import { cartEndpoints, homeEndpoints, rupiah, wishlistEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { cartReplies, sampleGroup, sampleGroups, sampleItem } from '../testing/sample-cart.ts';
import { samplePromo } from '../testing/sample-checkout.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (
  groups = sampleGroups(),
  over: FakeResponses = {},
  { locale = 'id' }: { locale?: 'id' | 'en' } = {},
) => {
  const page = await openPage(slice, '/cart', cartReplies(groups, over), { user: sampleBuyer, locale });
  const sent = (path: string) =>
    page.arrived.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body);
  return { ...page, sent };
};
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const summary = () => screen.getByRole('region', { name: 'Ringkasan' }).textContent;
const { add, checked, checkout, list, remove, unchecked, update } = cartEndpoints;

test('a cart is grouped by seller and shows what is checked and what it costs [CART-03]', {
  tags: 'slow',
}, async () => {
  await open();
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 2)).toEqual(['Sawah', 'Kawung']);
  // All; Sawah and its two; Kawung and its one.
  expect(boxes()).toEqual([false, true, true, true, false, false]);
  expect(box(/^Pilih semua:/).indeterminate).toBe(true);
  expect(screen.getByText(/2 dari 3 barang dipilih/)).toBeTruthy();
  expect(summary()).toContain('Rp20.000');
});

test('all, a store, or one thing is checked by its box, and sent as such [CART-03]', {
  tags: 'slow',
}, async () => {
  const { person, sent } = await open();
  await person.click(box('Pilih semua dari Sawah'));
  expect(boxes()).toEqual([false, false, false, false, false, false]);
  await waitFor(() => expect(sent(unchecked.path)).toEqual([{ cart_item_id: [1, 2] }]));
  await person.click(box('Pilih Beras 3'));
  await waitFor(() => expect(sent(checked.path)).toEqual([{ cart_item_id: [3] }]));
  expect(box('Pilih semua dari Kawung').checked).toBe(true);
  await person.click(box(/^Pilih semua:/));
  await waitFor(() => expect(sent(checked.path).at(-1)).toEqual({ cart_item_id: [1, 2, 3] }));
  expect(boxes()).toEqual(Array(6).fill(true));
});

test('a quantity is counted at once; many presses are few calls, and the last one counts [CART-04]', async () => {
  const { sent, kit } = await open();
  const more = button('Tambah Beras 1');
  for (let press = 0; press < 8; press += 1) fireEvent.click(more);
  const count = screen.getByRole('spinbutton', { name: 'Jumlah Beras 1' });
  expect(count.getAttribute('aria-valuenow')).toBe('9');
  await waitFor(() => expect(sent(update.path).at(-1)).toEqual({ cart_item_id: 1, qty: 9 }));
  expect(sent(update.path).length).toBeLessThan(8);
  expect(summary()).toContain('Rp100.000');
  // Ten pieces of two things.
  expect(summary()).toContain('Total (10 barang)');
  expect(button('Checkout (2)')).toBeTruthy();
  expect(kit.counts.getState().cart).toBe(3);
});

test('a rejected quantity is reverted and shows why at its line', async () => {
  const refusal = { code: 409, message: 'Stok tidak cukup. Sisa 1.', data: { stock_left: 1 } };
  const { person, sent } = await open(sampleGroups(), { [`POST ${update.path}`]: refusal });
  await person.click(button('Tambah Beras 1'));
  const line = screen.getByRole('checkbox', { name: 'Pilih Beras 1' }).closest('li');
  await waitFor(() => expect(line?.textContent).toContain('Stok tidak cukup. Sisa 1.'));
  expect(
    within(line as HTMLElement)
      .getByRole('spinbutton')
      .getAttribute('aria-valuenow'),
  ).toBe('1');
  expect(sent(list.path)).toHaveLength(2);
});

test('without a connection the cart stays as it was, and reports it', async () => {
  const { person, toasts } = await open(sampleGroups(), { [`POST ${remove.path}`]: undefined });
  await person.click(button('Hapus Beras 3'));
  await waitFor(() => expect(toasts()).toEqual(['Keranjang gagal terhubung ke server']));
  expect(screen.getByRole('heading', { name: 'Kawung' })).toBeTruthy();
});

test('a session that ended leads to the login and comes back to the cart', async () => {
  const ended = { code: 401, message: 'Silahkan masuk' };
  const { person, at } = await open(sampleGroups(), { [`POST ${update.path}`]: ended });
  await person.click(button('Tambah Beras 1'));
  await waitFor(() => expect(at()).toBe('/login?next=%2Fcart'));
});

test('what was taken out comes back where it was, unchecked if it was so [CART-03]', async () => {
  const { person, sent, arrived } = await open();
  await person.click(button('Hapus Beras 3'));
  expect(screen.queryByRole('heading', { name: 'Kawung' })).toBeNull();
  const undo = button(/^Urungkan/);
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(sent(remove.path)).toEqual([{ cart_item_id: [3] }]));
  await person.click(undo);
  expect(screen.getByRole('heading', { name: 'Kawung' })).toBeTruthy();
  await waitFor(() => expect(sent(unchecked.path)).toEqual([{ cart_item_id: [103] }]));
  expect(sent(add.path)).toEqual([{ product_id: 3, variant_id: 30, qty: 1, note: '' }]);
  const [again] = arrived.filter(({ call }) => call === `POST ${add.path}`);
  expect(again?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  expect(box('Pilih Beras 3').checked).toBe(false);
});

test('all checked things go at once, and come back at once', async () => {
  const { person, sent } = await open();
  await person.click(button('Hapus'));
  await waitFor(() => expect(sent(remove.path)).toEqual([{ cart_item_id: [1, 2] }]));
  expect(screen.getByText('2 barang dihapus')).toBeTruthy();
  await person.click(button(/^Urungkan/));
  await waitFor(() => expect(sent(add.path)).toHaveLength(2));
  expect(screen.getByRole('checkbox', { name: 'Pilih Beras 2' })).toBeTruthy();
});

test('an empty cart links to the storefront', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Keranjangmu masih kosong' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mulai belanja' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('region', { name: 'Ringkasan' })).toBeNull();
});

test('a note is saved by Enter and discarded by Escape [CART-04]', async () => {
  const { person, sent } = await open();
  await person.click(button('Tulis catatan untuk Beras 2'));
  await person.keyboard('tanpa plastik{Enter}');
  expect(screen.getByText('tanpa plastik')).toBeTruthy();
  await waitFor(() => expect(sent(update.path)).toEqual([{ cart_item_id: 2, note: 'tanpa plastik' }]));
  await person.click(button('Ubah catatan untuk Beras 2'));
  await person.keyboard(' dan tali{Escape}');
  expect(screen.getByText('tanpa plastik')).toBeTruthy();
  expect(sent(update.path)).toHaveLength(1);
});

const changed = () => [
  sampleGroup(1, 'Sawah', [
    sampleItem(1, { added_price: sampleItem(1, {}).price + 4_000, warning: 'price_changed' } as never),
    sampleItem(2, { qty: 5, max_qty: 3, stock: 3, warning: 'stock_reduced' }),
    sampleItem(3, { max_qty: 0, stock: 0, warning: 'out_of_stock' }),
    sampleItem(4, { max_qty: 0, warning: 'inactive' }),
  ]),
];

test('changes since then are explained, and a removed item cannot be checked [A13]', async () => {
  const { person, sent } = await open(changed());
  expect(screen.getByText('Harga turun Rp4.000 sejak kamu simpan.')).toBeTruthy();
  expect(screen.getByText('Stok habis')).toBeTruthy();
  expect(screen.getByText('Tidak dijual lagi')).toBeTruthy();
  expect(box('Pilih Beras 3').disabled).toBe(true);
  expect(box('Pilih semua dari Sawah').checked).toBe(true);
  expect(screen.queryByRole('link', { name: 'Beras 4' })).toBeNull();
  await person.click(button('Ubah jadi 3'));
  await waitFor(() => expect(sent(update.path)).toEqual([{ cart_item_id: 2, qty: 3 }]));
  expect(screen.queryByText(/kurang dari jumlahmu/)).toBeNull();
});

test('what another tab changed is seen here', async () => {
  const { sent, kit } = await open();
  const [first] = sampleGroups();
  expect(sent(list.path)).toHaveLength(1);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'pasar:cart-changed', newValue: 'x' })));
  await waitFor(() => expect(sent(list.path)).toHaveLength(2));
  expect([first?.items.length, kit.counts.getState().cart]).toEqual([2, 3]);
});

test('the checkout begins with what is checked, once for a double click [R15]', async () => {
  const { sent, at } = await open();
  for (const press of [fireEvent.click, fireEvent.click]) press(button('Checkout (2)'));
  await waitFor(() => expect(at()).toBe('/checkout?id=77'));
  expect(sent(checkout.path)).toHaveLength(1);
});

test('an empty selection, or a rejection of the server, is shown beside the button', async () => {
  const refusal = { code: 409, message: 'Stok beberapa barang berubah', data: { reason: 'stock_changed' } };
  const { person, at, sent } = await open(sampleGroups(), { [`POST ${checkout.path}`]: refusal });
  await person.click(button('Checkout (2)'));
  await waitFor(() => expect(summary()).toContain('Stok beberapa barang berubah'));
  await person.click(box('Pilih semua dari Sawah'));
  expect(summary()).not.toContain('Stok beberapa barang berubah');
  await person.click(button('Checkout (0)'));
  await waitFor(() => expect(summary()).toContain('Belum ada barang yang dipilih untuk dibeli'));
  expect([at(), sent(checkout.path).length]).toEqual(['/cart', 1]);
});

test.each(['id', 'en'] as const)(
  'the cart in %s has no known accessibility fault [A1]',
  { tags: 'slow' },
  async (locale) => {
    const { container } = await open(changed(), {}, { locale });
    await expectAccessible(container);
  },
);

const ofStore = { owner: 'merchant', merchant_id: sampleGroup(1, 'Sawah', []).id } as const;

test('each store shows what its vouchers save or what is missing, and their sum is with the total [A42]', async () => {
  const data = [
    samplePromo(1, { ...ofStore, name: 'Potongan Sawah', is_selected: true }),
    samplePromo(2, { name: 'Promo semua toko', is_selected: true, amount: rupiah(1_500) }),
    samplePromo(3, {
      ...ofStore,
      name: 'Potongan besar',
      usable: false,
      amount: rupiah(0),
      reason_code: 'min_spend',
      missing_amount: rupiah(33_000),
    }),
  ];
  await open(sampleGroups(), { [`GET ${cartEndpoints.promos.path}`]: { code: 200, data } });
  const store = screen.getByRole('region', { name: 'Sawah' }).textContent;
  expect(store).toContain('Hemat Rp4.000 di checkout: Potongan Sawah');
  expect(store).toContain('Tambah Rp33.000 lagi dari toko ini untuk Potongan besar');
  expect(screen.getByRole('region', { name: 'Kawung' }).textContent).not.toContain('Potongan');
  expect(summary()).toContain('2 voucher dipakai di checkout');
  expect(summary()).toContain('Hemat Rp5.500');
});

test.each([
  ['id', 'Diskon barang', 'Voucher toko', (n: number) => `Total toko ini (${n} barang)`, 'Belum dihitung'],
  [
    'en',
    'Item discount',
    'Store voucher',
    (n: number) => `Store total (${n} ${n === 1 ? 'item' : 'items'})`,
    'Not calculated yet',
  ],
] as const)(
  'each store shows the total of its checked items after its own prices and voucher (%s) [A42]',
  async (locale, saved, voucher, total, notYet) => {
    const groups = [
      sampleGroup(1, 'Sawah', [
        sampleItem(1, { qty: 2, compare_at_price: rupiah(12_500) }),
        sampleItem(2, { is_checked: '0' }),
        sampleItem(4, { max_qty: 0, stock: 0, warning: 'out_of_stock' }),
      ]),
      sampleGroup(2, 'Kawung', [sampleItem(3)]),
      sampleGroup(3, 'Ladang', [sampleItem(5, { is_checked: '0' })]),
    ];
    const data = [
      samplePromo(1, { ...ofStore, is_selected: true }),
      samplePromo(2, { ...ofStore, usable: false, is_selected: true }),
      samplePromo(3, { is_selected: true, amount: rupiah(1_500) }),
    ];
    await open(groups, { [`GET ${cartEndpoints.promos.path}`]: { code: 200, data } }, { locale });
    const sums = (store: string) => {
      const there = within(screen.getByRole('region', { name: store }));
      const amounts = there.queryAllByRole('definition').map(({ textContent }) => textContent);
      return there.queryAllByRole('term').map(({ textContent }, at) => [textContent, amounts[at]]);
    };
    expect(sums('Sawah')).toEqual([
      [saved, '-Rp5.000'],
      [voucher, '-Rp4.000'],
      [total(2), 'Rp16.000'],
    ]);
    expect(sums('Kawung')).toEqual([[total(1), 'Rp10.000']]);
    expect(sums('Ladang')).toEqual([]);
    // Shipping rates are unknown before an address: shipping is not free.
    expect(screen.getByText(notYet)).toBeTruthy();
  },
);

test('promos are requested again when the items change, and shown for nothing else', {
  tags: 'slow',
}, async () => {
  let asked = 0;
  const promos = () => {
    asked += 1;
    const amount = rupiah(asked * 1_000);
    return { code: 200, data: [samplePromo(1, { is_selected: true, amount })] };
  };
  const { person } = await open(sampleGroups(), { [`GET ${cartEndpoints.promos.path}`]: promos });
  expect(summary()).toContain('Hemat Rp1.000');
  await person.click(box('Pilih Beras 3'));
  expect(summary()).not.toContain('Hemat Rp1.000');
  await waitFor(() => expect(summary()).toContain('Hemat Rp2.000'));
});

test('promos that fail to load are reported at their place; the cart works, and they come with the next try [ERR-01]', {
  tags: 'slow',
}, async () => {
  let broken = true;
  const data = [samplePromo(1, { is_selected: true, amount: rupiah(4_000) })];
  const promos = () => (broken ? { code: 500 } : { code: 200, data });
  const { person } = await open(sampleGroups(), { [`GET ${cartEndpoints.promos.path}`]: promos });
  expect(summary()).toContain('Promo gagal terhubung ke server');
  expect(summary()).toContain('Rp20.000');
  broken = false;
  await person.click(screen.getByRole('link', { name: 'Coba lagi' }));
  await waitFor(() => expect(summary()).toContain('Hemat Rp4.000'));
  broken = true;
  await person.click(box('Pilih Beras 3'));
  await waitFor(() => expect(summary()).toContain('Promo gagal terhubung ke server'));
});

test('products beside the cart that fail to load are reported at their place, and the cart works [ERR-01]', async () => {
  const lost = `GET ${homeEndpoints.recommendations.path}`;
  await open(sampleGroups(), { [lost]: { code: 500 } });
  expect(screen.getAllByText('Rekomendasi gagal terhubung ke server').length).toBeGreaterThan(0);
  expect(summary()).toContain('Rp20.000');
});

const toggled = `POST ${wishlistEndpoints.toggle.path}`;

test('an item goes to the wishlist first, then out of the cart, and can come back [WISH-01]', {
  tags: 'slow',
}, async () => {
  const data = { product_id: 3, is_wishlist: true, total: 1 };
  const { person, sent } = await open(sampleGroups(), { [toggled]: { code: 200, data } });
  await person.click(button('Pindahkan Beras 3 ke Favorit'));
  await waitFor(() => expect(screen.getByText('Beras 3 dipindahkan ke Favorit')).toBeTruthy());
  expect(sent(wishlistEndpoints.toggle.path)).toEqual([{ product_id: 3, is_wishlist: true }]);
  await waitFor(() => expect(sent(remove.path)).toEqual([{ cart_item_id: [3] }]));
  await person.click(button(/^Urungkan/));
  expect(box('Pilih Beras 3')).toBeTruthy();
});

test('what the wishlist does not take stays in the cart', async () => {
  const { person, sent, toasts } = await open(sampleGroups(), { [toggled]: undefined });
  await person.click(button('Pindahkan Beras 3 ke Favorit'));
  await waitFor(() => expect(toasts()).toEqual(['Keranjang gagal terhubung ke server']));
  expect(box('Pilih Beras 3')).toBeTruthy();
  expect(sent(remove.path)).toEqual([]);
});
