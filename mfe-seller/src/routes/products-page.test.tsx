import type { ListedSellerProduct, Locale } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { listedSellerProduct, sellerProductList } from '../testing/products.ts';

const path = '/merchant/dashboard/products';
const list = `GET ${path}/list`;
const ids = `GET ${path}/ids`;
const hide = `POST ${path}/setnonactive`;
const remove = `POST ${path}/deleteall`;
const restore = `POST ${path}/restore`;
const setPrice = `POST ${path}/price`;
const tree = { 'GET /products/categories/tree': { code: 200, data: [] } };

const open = (replies: FakeResponses, { locale = 'id' as Locale, query = '' } = {}) =>
  openPage(slice, `/seller/products${query}`, { ...tree, ...replies }, { locale, user: budi });

const rows = (...numbers: number[]) => numbers.map((number) => listedSellerProduct(number));
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const idsOf = (arrived: ReceivedRequest[], call: string) =>
  arrived
    .filter((one) => one.call === call)
    .map(({ body }) => (body as { product_ids: number[] }).product_ids); // what the page sends
const done = ({ body }: ReceivedRequest) => ({
  code: 200,
  data: { done: (body as { product_ids: number[] }).product_ids, failed: [] },
});

/** 30 products on two pages of 25. */
const twoPages = ({ query }: ReceivedRequest) => {
  const page = Number(query.get('page') ?? 1);
  const numbers = Array.from({ length: page === 1 ? 25 : 5 }, (_, at) => (page - 1) * 25 + at + 1);
  return sellerProductList(rows(...numbers), 30, page);
};

describe('[SELL-02] the products of a store', () => {
  test.each([
    ['id', 'Belum ada produk', ''],
    ['en', 'No products match', '?search=x'],
  ] as const)('that are none say why (%s)', async (locale, title, query) => {
    await open({ [list]: sellerProductList([]) }, { locale, query });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  test('[ERR-01] that did not come leave tabs and search', async () => {
    await open({ [list]: undefined }, { locale: 'en' });
    expect(screen.getByText('Products Error Connection To Server')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'have no known accessibility fault, some chosen (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container, person } = await open({ [list]: twoPages }, { locale });
      await person.click(screen.getAllByRole('checkbox')[0] ?? document.body);
      await screen.findByRole('region', {
        name: locale === 'id' ? 'Produk yang dipilih' : 'Selected products',
      });
      await expectAccessible(container);
    },
  );

  test('stay selected from page to page, and go together', { tags: 'slow' }, async () => {
    const { person, arrived, go } = await open({ [list]: twoPages, [hide]: done });
    await person.click(box('Pilih Kemeja 3'));
    await go('/seller/products?page=2');
    await person.click(box('Pilih Kemeja 27'));
    const bar = within(await screen.findByRole('region', { name: 'Produk yang dipilih' }));
    expect(bar.getByText('2 dipilih')).toBeTruthy();
    expect(bar.getByText('1 di halaman lain')).toBeTruthy();
    await person.click(press('Sembunyikan'));
    expect(await screen.findByText('2 produk disembunyikan')).toBeTruthy();
    expect(idsOf(arrived, hide)).toEqual([[3, 27]]);
    expect(screen.queryByRole('region', { name: 'Produk yang dipilih' })).toBeNull();
  });

  test('are selected anew once the list has another filter', { tags: 'slow' }, async () => {
    const { person, go } = await open({ [list]: twoPages });
    await person.click(box('Pilih Kemeja 3'));
    await screen.findByText('1 dipilih');
    await go('/seller/products?search=batik');
    expect(screen.queryByText('1 dipilih')).toBeNull();
  });

  test('that match change all at once: 500 to a request, confirmed before they are deleted, and all restored', {
    tags: 'slow',
  }, async () => {
    const publish = Array.from({ length: 700 }, (_, at) => at + 1);
    const { person, arrived } = await open({
      [list]: () => sellerProductList(rows(...publish.slice(0, 25)), 700),
      [ids]: { code: 200, data: { publish, hidden: [], total: 700 } },
      [remove]: done,
      [restore]: done,
    });
    await person.click(box('Pilih semua di halaman ini'));
    await person.click(await screen.findByRole('button', { name: 'Pilih semua 700 produk yang cocok' }));
    expect(await screen.findByText('Semua 700 produk yang cocok dipilih.')).toBeTruthy();
    await person.click(press('Hapus'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 700 produk?' }));
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('700 produk dihapus')).toBeTruthy();
    expect(idsOf(arrived, remove).map(({ length }) => length)).toEqual([500, 200]);
    await person.click(press('Urungkan'));
    expect(await screen.findByText('700 produk dikembalikan')).toBeTruthy();
    expect(idsOf(arrived, restore).flat()).toHaveLength(700);
  });

  test('[R17] that were not reached stay selected; what was done is reported and can be undone', {
    tags: 'slow',
  }, async () => {
    const publish = Array.from({ length: 600 }, (_, at) => at + 1);
    let calls = 0;
    const { person } = await open({
      [list]: () => sellerProductList(rows(...publish.slice(0, 25)), 600),
      [ids]: { code: 200, data: { publish, hidden: [], total: 600 } },
      [hide]: (one) => (++calls === 1 ? done(one) : undefined),
    });
    await person.click(box('Pilih semua di halaman ini'));
    await person.click(await screen.findByRole('button', { name: /^Pilih semua 600/ }));
    await screen.findByText(/^Semua 600/);
    await person.click(press('Sembunyikan'));
    expect(await screen.findByText('500 produk disembunyikan')).toBeTruthy();
    expect(screen.getByText('100 produk belum dikerjakan')).toBeTruthy();
    expect(await screen.findByText('100 dipilih')).toBeTruthy();
    expect(press('Urungkan')).toBeTruthy();
  });

  test('that are rejected are named with the reason', async () => {
    const failed = [{ product_id: 2, name: 'Kemeja 2', message: 'Produk ini diblokir oleh Pasar' }];
    const { person } = await open({
      [list]: sellerProductList(rows(1, 2)),
      [hide]: { code: 200, data: { done: [1], failed } },
    });
    await person.click(box('Pilih semua di halaman ini'));
    await person.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
    const outcome = within(await screen.findByRole('status', { name: 'Hasil' }));
    expect(outcome.getByText('1 produk tidak bisa')).toBeTruthy();
    expect(outcome.getByRole('link', { name: 'Kemeja 2' }).getAttribute('href')).toBe('/seller/products/2');
    expect(outcome.getByText('Produk ini diblokir oleh Pasar')).toBeTruthy();
  });

  test('[R17] change their price in place: a lost connection preserves the input and reports it', async () => {
    let online = false;
    const answer = { product_id: 1, variant_id: 9001, price: 82_500, compare_at_price: null, version: 2 };
    const { person, toasts } = await open({
      [list]: sellerProductList([listedSellerProduct(1)]),
      [setPrice]: () => (online ? { code: 200, data: answer } : undefined),
    });
    await person.click(press(/^Harga Kemeja 1/));
    const field = await screen.findByRole('textbox', { name: 'Harga Kemeja 1' });
    await person.clear(field);
    await person.type(field, '50{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Rp100');
    await person.clear(field);
    await person.type(field, '82500{Enter}');
    await screen.findByDisplayValue('82.500');
    await expect.poll(toasts).toContain('Jaringan terputus');
    online = true;
    await person.type(field, '{Enter}');
    expect((await screen.findByRole('button', { name: /^Harga Kemeja 1/ })).textContent).toContain('82.500');
  });

  test('[SELL-03] are shown and hidden by a switch that goes back when it is rejected', async () => {
    const product: ListedSellerProduct = listedSellerProduct(1);
    const { person, toasts } = await open({
      [list]: sellerProductList([product]),
      [hide]: { code: 403, message: 'Tokomu belum boleh berjualan', data: null },
    });
    const shown = screen.getByRole('switch', { name: /^Tayangkan Kemeja 1/ });
    await person.click(shown);
    await expect.poll(toasts).toContain('Tokomu belum boleh berjualan');
    expect((shown as HTMLInputElement).checked).toBe(true); // a switch is an input
  });
});
