import { productEndpoints, rupiah } from '@pasar/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleDetail, zoomable } from '../testing/sample-products.ts';
import { sampleMeta } from '../testing/sample-responses.ts';

afterEach(cleanup);

const open = (query = '', visit: Parameters<typeof openStorefront>[1] = {}) =>
  openStorefront(`/p/batik-kawung${query}`, visit);
const size = (name: string) =>
  within(screen.getByRole('list', { name: /^Ukuran/ })).getByRole('link', { name });

test('a product shows its price now and before, its seller and its rating [FMT-01]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Batik kawung biru indigo');
  expect(screen.getAllByText('215.000').length).toBeGreaterThan(0);
  expect(screen.getByText('Rp289.000')).toBeTruthy();
  expect(screen.getByText('-25%')).toBeTruthy();
  expect(screen.getByText('Nilai 4,9 dari 5, 628 penilaian')).toBeTruthy();
  expect(screen.getAllByText('3,2k terjual').length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: /Rumah Kawung/ })).toBeTruthy();
});

test('a size is selected by its link, and the address preserves it through a reload', async () => {
  const { address, calls } = await open();
  const reads = () => calls.filter(({ path }) => path === productEndpoints.detail.path).length;
  expect(size('M').getAttribute('aria-current')).toBe('true');
  await userEvent.click(size('L habis'));
  await waitFor(() => expect(address()).toBe('/p/batik-kawung?variant=102'));
  await waitFor(() => expect(size('L habis').getAttribute('aria-current')).toBe('true'));
  expect(screen.getByText('Stok habis')).toBeTruthy();
  expect(reads()).toBe(1);
  cleanup();
  await open('?variant=103');
  expect(screen.getByText('Sisa 4 lagi')).toBeTruthy();
});

test('a combination that does not exist is labeled as text, not only by its appearance [A13]', async () => {
  await open('?variant=103');
  expect(size('L tidak ada untuk pilihan ini')).toBeTruthy();
});

test('a running flash sale shows until when, and how much of its stock is sold', async () => {
  const flash_sale = {
    id: 1,
    flash_price: rupiah(215_000),
    flash_stock: 100,
    flash_sold: 68,
    ends_at: '2026-11-20T08:00:00.000Z',
  };
  await open('', { answers: { [productEndpoints.detail.path]: { data: sampleDetail({ flash_sale }) } } });
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^Berakhir dalam 02:4/);
  expect(screen.getByText('68 dari 100 terjual pada harga ini')).toBeTruthy();
});

test('reviews are filtered by star and paged by real links that preserve the variant', async () => {
  const { address } = await open('?variant=103');
  const chips = within(screen.getByRole('group', { name: 'Pilih bintang' }));
  await userEvent.click(chips.getByRole('link', { name: '5 bintang' }));
  await waitFor(() => expect(address()).toBe('/p/batik-kawung?variant=103&star=5'));
  const next = screen.getByRole('link', { name: 'Halaman berikutnya' });
  await waitFor(() =>
    expect(next.getAttribute('href')).toBe('/p/batik-kawung?variant=103&star=5&reviews=2#reviews'),
  );
});

test('reviews and similar items fall alone [ERR-01]', async () => {
  await open('', { broken: [productEndpoints.reviews.path, productEndpoints.similar.path], locale: 'en' });
  expect(screen.getByText('Reviews Error Connection To Server')).toBeTruthy();
  expect(screen.getByText('Similar products Error Connection To Server')).toBeTruthy();
  expect(screen.getByRole('region', { name: /Rumah Kawung/ })).toBeTruthy();
});

test('other reviews that cannot be fetched cost the page nothing else [ERR-01] [R17]', async () => {
  const { lost, address } = await open();
  for (const { path } of [productEndpoints.detail, productEndpoints.reviews, productEndpoints.similar])
    lost.add(path);
  await userEvent.click(screen.getByRole('link', { name: '5 bintang' }));
  expect(await screen.findByText('Penilaian gagal terhubung ke server')).toBeTruthy();
  expect(address()).toBe('/p/batik-kawung?star=5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Batik kawung biru indigo');
  expect(screen.queryByText('Produk sejenis gagal terhubung ke server')).toBeNull();
  lost.clear();
  await userEvent.click(screen.getByRole('link', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByText('Penilaian gagal terhubung ke server')).toBeNull());
});

test("a buyer's images open on the full screen, and only those with images can be filtered", {
  tags: 'slow',
}, async () => {
  const review = {
    id: 4,
    author: 'S***i',
    rating: 4,
    text: 'Rapi.',
    variant_label: null,
    images: [zoomable('worn'), zoomable('seam')],
    created_at: '2026-11-18T03:00:00.000Z',
    edited_at: '2026-11-19T03:00:00.000Z',
    reply: null,
  };
  const { address } = await open('', {
    answers: { [productEndpoints.reviews.path]: { data: [review], meta: sampleMeta() } },
  });
  expect(screen.getByText(/18 November 2026 · diubah|diubah/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Foto 2 dari 2 oleh S***i' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Foto penilaian S***i' }));
  expect(viewer.getByRole('status').textContent).toBe('Foto 2 dari 2');
  await userEvent.click(viewer.getByRole('button', { name: 'Tutup foto' }));
  await userEvent.click(screen.getByRole('link', { name: 'Dengan foto' }));
  await waitFor(() => expect(address()).toBe('/p/batik-kawung?photos=1'));
  const chip = () => screen.getByRole('link', { name: 'Dengan foto' });
  await waitFor(() => expect(chip().getAttribute('aria-current')).toBe('true'));
  await userEvent.selectOptions(screen.getByLabelText('Urutkan penilaian'), 'Nilai terendah');
  await waitFor(() => expect(address()).toBe('/p/batik-kawung?photos=1&order=lowest'));
});

const withDetail = (over: Partial<ReturnType<typeof sampleDetail>>) =>
  open('', { answers: { [productEndpoints.detail.path]: { data: sampleDetail(over) } } });

test('a store on holiday sells nothing and shows until when', async () => {
  const { seller } = sampleDetail();
  await withDetail({ seller: { ...seller, on_holiday: true, holiday_until: '2026-12-02' } });
  expect(screen.getByText(/^Sampai 2 Desember 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan keranjang' }));
  expect(screen.getByRole('alert').textContent).toBe('Toko sedang libur');
});

test('a sold-out product leads to similar items; made to order, used and free shipping are labeled', async () => {
  await withDetail({
    stock: 0,
    variants: sampleDetail().variants.map((variant) => ({ ...variant, stock: 0 })),
    is_preorder: true,
    preorder_days: 7,
    condition: 'used',
    free_shipping: true,
  });
  expect(screen.getByRole('link', { name: 'Lihat produk sejenis' }).getAttribute('href')).toBe('#similar');
  for (const sign of ['Pre-order, disiapkan 7 hari', 'Bekas'])
    expect(screen.getAllByText(sign)[0]).toBeTruthy();
});

test('in English, what the seller wrote in Indonesian is marked, and told once', async () => {
  const attributes = [
    { name: 'Material', value: 'Cotton', translated: 'all' as const },
    { name: 'Care', value: 'Cuci dingin', translated: 'name' as const },
  ];
  await open('', {
    locale: 'en',
    answers: { [productEndpoints.detail.path]: { data: sampleDetail({ attributes }) } },
  });
  expect(screen.getAllByText('Text in Indonesian is the seller’s own.')).toHaveLength(1);
  expect(['Cotton', 'Care', 'Cuci dingin'].map((text) => screen.getByText(text).lang)).toEqual([
    '',
    '',
    'id',
  ]);
  cleanup();
  await open();
  expect(screen.queryByText(/ditulis penjual/)).toBeNull();
});

test('a long description is cut until somebody wants all of it', async () => {
  await withDetail({ description: 'Panjang sekali. '.repeat(60) });
  const more = screen.getByRole('link', { name: 'Lihat selengkapnya' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(screen.getByRole('link', { name: 'Lihat lebih sedikit' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('the film of a product is a link to where it lies', async () => {
  await withDetail({ video_url: 'https://youtu.be/abc' });
  const film = screen.getByRole('link', { name: 'Tonton film di YouTube (tab baru)' });
  expect([film.getAttribute('href'), film.getAttribute('rel')]).toEqual([
    'https://youtu.be/abc',
    'noopener noreferrer',
  ]);
});

test('the small images name what they show and which one is in sight', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Foto 1 dari 2' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('img', { name: 'Tampak depan' })).toBeTruthy();
});

test.each(['id', 'en'] as const)(
  'the product page in %s has no known accessibility fault [A1]',
  async (locale) => {
    const { container } = await open('', { locale });
    await expectAccessible(container);
  },
);
