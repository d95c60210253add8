import { checkoutEndpoints, rupiah } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleAddress } from '../testing/sample-addresses.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { sampleItem } from '../testing/sample-cart.ts';
import { checkoutReplies, sampleCheckout, sampleOrder, samplePromo } from '../testing/sample-checkout.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = async (
  begin: Parameters<typeof checkoutReplies>[0] = {},
  over: FakeResponses = {},
  locale: 'id' | 'en' = 'id',
) => {
  const market = checkoutReplies(begin, over);
  const page = await openPage(slice, '/checkout?id=77', market.replies, { user: sampleBuyer, locale });
  const sent = (path: string) => page.arrived.filter(({ call }) => call === `POST ${path}`);
  return { ...page, ...market, sent };
};
const store = (name: string) => within(screen.getByRole('region', { name }));
/** One for each width; a browser shows one of them. */
const payButton = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const summary = () => screen.getByRole('region', { name: 'Ringkasan' }).textContent;
const { preview, setLogistic, addressForAll, useWallet } = checkoutEndpoints;
const logistic = setLogistic.path.replace(':order_id', '1');

test('a checkout shows each seller with items, couriers and every part of the total [CHECK-01] [A42]', {
  tags: 'slow',
}, async () => {
  await open({ promos: [samplePromo(4, { is_selected: true })] });
  expect(store('Toko 1').getByText('Beras 1')).toBeTruthy();
  expect(store('Toko 2').getByText('JNE')).toBeTruthy();
  for (const part of ['Barang (2)Rp20.000', 'OngkirRp18.000', 'Promo-Rp4.000', 'Rp34.000'])
    expect(summary()).toContain(part);
});

test('choosing a courier closes the list, fills the services and takes the first [CHECK-01]', {
  tags: 'slow',
}, async () => {
  const { person, sent } = await open();
  const opener = store('Toko 1').getByRole('button', { name: /JNE.*Ganti/ });
  await person.click(opener);
  const list = store('Toko 1').getByRole('list', { name: 'Daftar kurir' });
  await person.click(within(list).getByRole('button', { name: /SiCepat.*mulai Rp8.000/ }));
  expect(store('Toko 1').queryByRole('list', { name: 'Daftar kurir' })).toBeNull();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(opener.textContent).toContain('SiCepat');
  const services = store('Toko 1').getAllByRole<HTMLInputElement>('radio');
  expect(services.map(({ checked }) => checked)).toEqual([true, false]);
  await waitFor(() => expect(summary()).toContain('OngkirRp27.000'));
  expect(sent(logistic).map(({ body }) => body)).toEqual([{ shipper_result_id: 13, insurance: false }]);
});

test('a service and the insurance are one call each, and the total follows [CHECK-02]', async () => {
  const { person, sent } = await open();
  await person.click(store('Toko 1').getByRole('radio', { name: /Besok sampai/ }));
  await waitFor(() => expect(summary()).toContain('OngkirRp25.000'));
  await person.click(store('Toko 1').getByRole('checkbox', { name: /Asuransi/ }));
  await waitFor(() => expect(summary()).toContain('AsuransiRp5.000'));
  expect(sent(logistic).map(({ body }) => body)).toEqual([
    { shipper_result_id: 12, insurance: false },
    { shipper_result_id: 12, insurance: true },
  ]);
});

test('a service that the server rejects goes back to the one before, with its reason', async () => {
  const { person, toasts } = await open(
    {},
    { [`POST ${logistic}`]: { code: 422, message: 'Layanan habis' } },
  );
  await person.click(store('Toko 1').getByRole('radio', { name: /Besok sampai/ }));
  await waitFor(() => expect(toasts()).toEqual(['Layanan habis']));
  await waitFor(() =>
    expect(
      store('Toko 1')
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([true, false]),
  );
});

test('opening dropship requires a name; closing resets and hides it [CHECK-03]', {
  tags: 'slow',
}, async () => {
  const { person, sent } = await open();
  const dropship = () => store('Toko 1').getByRole('switch', { name: /dropship/ });
  await person.click(dropship());
  const name = await store('Toko 1').findByLabelText('Nama pengirim');
  expect(store('Toko 1').getByText('Nama harus diisi')).toBeTruthy();
  await person.type(name, 'Toko Ceria');
  expect(store('Toko 1').queryByText('Nama harus diisi')).toBeNull();
  await person.clear(name);
  expect(store('Toko 1').getByText('Nama harus diisi')).toBeTruthy();
  await person.type(name, 'Toko Ceria');
  await person.type(store('Toko 1').getByLabelText('Nomor telepon pengirim'), '+62 812-3456-7890');
  await person.click(store('Toko 1').getByRole('button', { name: 'Simpan pengirim' }));
  await store('Toko 1').findByText(/Pengirim: Toko Ceria/);
  expect(sent('/shipping/1/dropship').map(({ body }) => body)).toEqual([
    { dropship_name: 'Toko Ceria', dropship_phone: '081234567890' },
  ]);
  await person.click(dropship());
  await waitFor(() => expect(store('Toko 1').queryByText(/Toko Ceria/)).toBeNull());
  expect(sent('/shipping/1/dropship/unset')).toHaveLength(1);
  await person.click(dropship());
  expect((await store('Toko 1').findByLabelText<HTMLInputElement>('Nama pengirim')).value).toBe('');
});

test('a store without dropship shows none [CHECK-03]', async () => {
  await open({ orders: [sampleOrder(1, { accepts_dropship: false })] });
  expect(store('Toko 1').queryByRole('switch', { name: /dropship/ })).toBeNull();
  expect(store('Toko 1').getByText(/tanpa dropship/)).toBeTruthy();
});

test('a note goes with its order: by Enter, on leaving the field, or with the payment [CHECK-01]', {
  tags: 'slow',
}, async () => {
  const { person, sent } = await open({ useWallet: true, balance: 100_000 });
  const write = async (name: string, text: string) => {
    await person.click(store(name).getByRole('button', { name: `Tulis catatan untuk penjual ${name}` }));
    const field = store(name).getByLabelText(`Catatan untuk ${name}`);
    expect(document.activeElement).toBe(field);
    await person.type(field, text);
  };
  await write('Toko 1', 'Titip di satpam{Enter}');
  await store('Toko 1').findByText('Catatan tersimpan.');
  await write('Toko 2', 'Tanpa plastik');
  await person.tab();
  await store('Toko 2').findByText('Catatan tersimpan.');
  await person.type(store('Toko 1').getByLabelText('Catatan untuk Toko 1'), ' pagi');
  // Without leaving the field: the press itself brings the note.
  fireEvent.click(payButton('Bayar dengan saldo'));
  await waitFor(() => expect(sent('/checkout/pay')).not.toHaveLength(0));
  expect(sent('/shipping/1/note').map(({ body }) => body)).toEqual([
    { note: 'Titip di satpam' },
    { note: 'Titip di satpam pagi' },
  ]);
  expect(sent('/shipping/2/note').map(({ body }) => body)).toEqual([{ note: 'Tanpa plastik' }]);
});

test('a note that could not be saved stays in its field, and the connection error names the page [R17] [ERR-01]', {
  tags: 'slow',
}, async () => {
  const { person, sent, toasts } = await open(
    { useWallet: true, balance: 100_000 },
    { 'POST /shipping/1/note': undefined },
  );
  await person.click(store('Toko 1').getByRole('button', { name: /Tulis catatan/ }));
  await person.type(store('Toko 1').getByLabelText('Catatan untuk Toko 1'), 'Titip{Enter}');
  await waitFor(() => expect(toasts()).toEqual(['Checkout gagal terhubung ke server']));
  await person.click(payButton('Bayar dengan saldo'));
  await waitFor(() => expect(sent('/shipping/1/note').length).toBeGreaterThan(1));
  expect(store('Toko 1').getByLabelText<HTMLInputElement>('Catatan untuk Toko 1').value).toBe('Titip');
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('an unnamed dropshipper holds the payment back and takes the focus [CHECK-03]', async () => {
  const { person, sent } = await open({ useWallet: true, balance: 100_000 });
  await person.click(store('Toko 1').getByRole('switch', { name: /dropship/ }));
  const name = await store('Toko 1').findByLabelText('Nama pengirim');
  await person.click(payButton('Bayar dengan saldo'));
  expect(document.activeElement).toBe(name);
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('a dropshipper with a name but not saved blocks the payment with a reason [CHECK-03]', {
  tags: 'slow',
}, async () => {
  const { person, sent } = await open({ useWallet: true, balance: 100_000 });
  await person.click(store('Toko 1').getByRole('switch', { name: /dropship/ }));
  const name = await store('Toko 1').findByLabelText('Nama pengirim');
  await person.type(name, 'Toko Ceria');
  expect(store('Toko 1').queryByText(/^Simpan pengirim dulu/)).toBeNull();
  await person.click(payButton('Bayar dengan saldo'));
  expect(document.activeElement).toBe(name);
  expect(
    store('Toko 1')
      .getByText(/^Simpan pengirim dulu/)
      .closest('[role=alert]'),
  ).toBeTruthy();
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('a dropshipper that is being typed survives an expired login [R18] [A34]', {
  tags: 'slow',
}, async () => {
  const gone = { code: 401, message: 'Sesi berakhir' };
  const { person, at, go } = await open({}, { 'POST /shipping/1/dropship': gone });
  await person.click(store('Toko 1').getByRole('switch', { name: /dropship/ }));
  await person.type(await store('Toko 1').findByLabelText('Nama pengirim'), 'Toko Ceria');
  await person.type(store('Toko 1').getByLabelText('Nomor telepon pengirim'), '08129999000');
  await person.click(store('Toko 1').getByRole('button', { name: 'Simpan pengirim' }));
  await waitFor(() => expect(at()).toBe('/login?next=%2Fcheckout%3Fid%3D77'));
  await go('/checkout?id=77');
  await screen.findByRole('region', { name: 'Toko 1' });
  const name = await store('Toko 1').findByLabelText<HTMLInputElement>('Nama pengirim');
  expect(name.value).toBe('Toko Ceria');
});

test('all orders, or one of them, go to an address of the book [ADDR-02]', { tags: 'slow' }, async () => {
  const book = { code: 200, data: [sampleAddress(1), sampleAddress(2)] };
  const { person, sent } = await open({}, { 'GET /addressbook/list': book });
  await person.click(screen.getByRole('button', { name: 'Ganti alamat pengiriman' }));
  await person.click(await screen.findByRole('button', { name: 'Pakai alamat ini: Alamat 2' }));
  await waitFor(() => expect(store('Alamat pengiriman').getByText(/Dago Asri No. 2/)).toBeTruthy());
  expect(sent(addressForAll.path).map(({ body }) => body)).toEqual([{ address_book_id: 2, checkout_id: 77 }]);
  await person.click(screen.getByRole('button', { name: 'Alamat lain untuk pesanan Toko 1' }));
  await person.click(await screen.findByRole('button', { name: 'Pakai alamat ini: Rumah' }));
  await store('Toko 1').findByText('Dikirim ke Rumah, Sari Dewi');
  expect(store('Toko 2').getByText('Dikirim ke Alamat 2, Sari Dewi')).toBeTruthy();
  expect(sent('/shipping/1/address-book').map(({ body }) => body)).toEqual([{ address_book_id: 1 }]);
  expect(screen.getByText('Sebagian pesanan dikirim ke alamat lain.')).toBeTruthy();
});

test('without an address the payment leads to it [ADDR-02]', async () => {
  const { person, sent } = await open({
    orders: [sampleOrder(1, { address: null, selected_shipping: null, shipping: { couriers: [] } })],
  });
  expect(store('Toko 1').getByText('Pilihan kurir muncul setelah alamat dipilih.')).toBeTruthy();
  await person.click(payButton('Bayar sekarang'));
  expect(screen.getByText('Pilih alamat pengiriman dulu')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Pilih alamat');
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('a sold-out item blocks the payment, shows that at its line and leads to the cart', async () => {
  const { person, sent } = await open({
    orders: [sampleOrder(1, { items: [sampleItem(1, { warning: 'out_of_stock', stock: 0 })] })],
  });
  expect(store('Toko 1').getByText('Stok habis. Keluarkan dari keranjang untuk lanjut.')).toBeTruthy();
  expect(store('Toko 1').getByRole('link', { name: 'Buka keranjang' }).getAttribute('href')).toBe('/cart');
  await person.click(payButton('Bayar sekarang'));
  expect(document.activeElement?.textContent).toContain('Beras 1');
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('a removed single purchase lacks neither courier nor balance, and leads back to the item', async () => {
  const order = sampleOrder(1, {
    items: [sampleItem(1, { warning: 'inactive', stock: 0 })],
    shipping: { couriers: [] },
    selected_shipping: null,
  });
  const single = sampleCheckout({ orders: [order], promos: [], useWallet: false, balance: 0 });
  const { person, sent } = await open(
    {},
    {
      [`GET ${preview.path}`]: { code: 200, data: { ...single, source: 'single' }, all_promo: [] },
    },
  );
  expect(store('Toko 1').getByText('Tidak dijual lagi.')).toBeTruthy();
  expect(store('Toko 1').queryByText(/kurir/i)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Cara bayar' })).toBeNull();
  const back = store('Toko 1').getByRole('link', { name: 'Kembali ke barangnya' });
  expect(back.getAttribute('href')).toMatch(/^\/p\//);
  await person.click(payButton('Bayar sekarang'));
  expect(sent('/checkout/pay')).toHaveLength(0);
});

test('promos that leave nothing to pay place the order with an explicit text', async () => {
  const promos = [samplePromo(1, { is_selected: true, amount: rupiah(19_000) })];
  await open({ orders: [sampleOrder(1)], promos });
  expect(screen.getByText('Promo sudah menutup semuanya, tidak ada yang perlu dibayar.')).toBeTruthy();
  expect(payButton('Buat pesanan')).toBeTruthy();
});

test('the wallet pays first, or not [CHECK-02]', async () => {
  const { person, sent } = await open();
  await person.click(screen.getByRole('switch', { name: /Pakai Saldo Pasar/ }));
  await waitFor(() => expect(summary()).toContain('Saldo Pasar-Rp5.000'));
  expect(summary()).toContain('Rp33.000');
  expect(sent(useWallet.path)[0]?.body).toEqual({ use_wallet: '1', checkout_id: 77 });
});

test('nobody can pay before the total of the last choice is there [R15]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const refused = async () => {
    await promise;
    return { code: 422, message: 'Saldo terkunci' };
  };
  const { person, toasts } = await open({}, { [`POST ${useWallet.path}`]: refused });
  await person.click(screen.getByRole('switch', { name: /Pakai Saldo Pasar/ }));
  await waitFor(() => expect(payButton('Bayar sekarang').getAttribute('aria-busy')).toBe('true'));
  resolve();
  await waitFor(() => expect(toasts()).toEqual(['Saldo terkunci']));
  await waitFor(() => expect(payButton('Bayar sekarang').getAttribute('aria-busy')).not.toBe('true'));
});

test('promos are applied and removed; one that cannot be applied shows why [PROMO-02] [CHECK-02]', {
  tags: 'slow',
}, async () => {
  const refused = samplePromo(9, {
    usable: false,
    amount: rupiah(0),
    reason_code: 'min_spend',
    reason: 'Kurang Rp80.000 lagi',
  });
  const { person } = await open({ promos: [samplePromo(4), refused] });
  await person.click(screen.getByRole('button', { name: /Promo.*1 promo bisa dipakai/ }));
  expect(await screen.findByText('Kurang Rp80.000 lagi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pakai Promo 9' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Pakai Promo 4' }));
  await person.click(await screen.findByRole('button', { name: 'Lepas Promo 4' }));
  await screen.findByRole('button', { name: 'Pakai Promo 4' });
});

test('a code that does not exist is reported at its box [PROMO-02]', async () => {
  const unknown = { code: 422, message: '', data: { promo_code: ['Kode promo tidak ditemukan'] } };
  const { person } = await open({}, { 'POST /promo/claim': unknown });
  await person.click(screen.getByRole('button', { name: /^Promo/ }));
  const code = await screen.findByLabelText('Punya kode promo?');
  await person.type(code, 'salah{Enter}');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Kode promo tidak ditemukan')).toBeTruthy();
});

test('an expired login leads back to this very checkout [R18]', async () => {
  const gone = { code: 401, message: 'Sesi berakhir' };
  const { person, at } = await open({}, { [`POST ${logistic}`]: gone });
  await person.click(store('Toko 1').getByRole('radio', { name: /Besok sampai/ }));
  await waitFor(() => expect(at()).toBe('/login?next=%2Fcheckout%3Fid%3D77'));
});

test('nothing to check out leads to the cart', async () => {
  const empty = { code: 409, message: '', data: { reason: 'session_closed' } };
  await open({}, { [`GET ${checkoutEndpoints.preview.path}`]: empty });
  expect(screen.getByRole('link', { name: 'Buka keranjang' }).getAttribute('href')).toBe('/cart');
});

test.each(['id', 'en'] as const)(
  'the checkout in %s has no known accessibility fault [A1]',
  async (locale) => {
    const { container } = await open({ promos: [samplePromo(4)] }, {}, locale);
    await act(() => expectAccessible(container));
  },
);
