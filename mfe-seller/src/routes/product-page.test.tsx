import type { Locale, SellerProduct } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { listedSellerProduct, sellerProduct, sellerProductList } from '../testing/products.ts';

const path = '/merchant/dashboard/products';
const detail = `GET ${path}/detail/7`;
const edit = `POST ${path}/edit`;
const copy = `POST ${path}/duplicate`;
const saved = { product_id: 7, slug: 'kemeja-7', status: 'PUBLISH', version: 5 };

const open = (replies: FakeResponses, { locale = 'id' as Locale, at = '/seller/products/7' } = {}) =>
  openPage(slice, at, replies, { locale, user: budi });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const answer = (changed: Partial<SellerProduct> = {}) => ({ code: 200, data: sellerProduct(changed) });

/** The list's code comes with the way there, which a busy machine reads for long. */
const patience = { timeout: 30_000 };

beforeEach(() => localStorage.clear());

describe('[SELL-02] one product of a store', () => {
  test.each(['id', 'en'] as const)(
    'has no known accessibility fault with its variants (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({ [detail]: answer() }, { locale });
      await screen.findByRole('table');
      await expectAccessible(container);
    },
  );

  test('shows an option value by one of its images, and sends which', { tags: 'slow' }, async () => {
    const { person, arrived } = await open({ [detail]: answer(), [edit]: { code: 200, data: saved } });
    await person.click(await screen.findByRole('button', { name: 'Pilih foto untuk Putih' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Foto Putih' }));
    await person.click(sheet.getByRole('button', { name: 'Foto 2' }));
    await screen.findByRole('button', { name: 'Ganti foto Putih' });
    await person.click(press('Simpan'));
    await expect.poll(() => arrived.some(({ call }) => call === edit)).toBe(true);
    const body = arrived.find(({ call }) => call === edit)?.body;
    expect(body).toMatchObject({
      version: 4,
      options: [
        {
          values: [
            { value: 'Hitam', media_id: null },
            { value: 'Putih', media_id: 102 },
          ],
        },
      ],
    });
  });

  test('[FORM-01] with wrong fields is not sent: the first of them has the focus', async () => {
    const { person, arrived } = await open({ [detail]: answer() });
    await person.clear(screen.getByRole('textbox', { name: 'Nama produk' }));
    await person.click(press('Simpan'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nama produk' }));
    expect(arrived.some(({ call }) => call === edit)).toBe(false);
  });

  test('that somebody else has changed shows both, and saves what was selected over theirs', {
    tags: 'slow',
  }, async () => {
    const theirs = sellerProduct({ name: 'Kemeja mereka', condition: 'used', version: 6 });
    let conflicts = 0;
    const { person, arrived, container } = await open({
      [detail]: answer(),
      [edit]: () =>
        conflicts++ === 0
          ? { code: 409, message: 'Diubah', data: { reason: 'version_changed', product: theirs } }
          : { code: 200, data: saved },
    });
    await screen.findByRole('table');
    const name = screen.getByRole('textbox', { name: 'Nama produk' });
    await person.clear(name);
    await person.type(name, 'Kemeja saya');
    await person.click(press('Simpan'));
    const panel = within(
      await screen.findByRole('region', { name: 'Produk ini baru saja diubah di tempat lain' }),
    );
    expect(panel.getByText('Kemeja mereka')).toBeTruthy();
    await expectAccessible(container);
    await person.click(panel.getByRole('button', { name: 'Simpan dengan pilihan ini' }));
    await expect.poll(() => arrived.filter(({ call }) => call === edit)).toHaveLength(2);
    expect(arrived.findLast(({ call }) => call === edit)?.body).toMatchObject({
      name: 'Kemeja saya',
      condition: 'used',
      version: 6,
    });
  });

  test('has a field for each fact that its category asks for, and says at it what is missing [B28]', {
    tags: 'slow',
  }, async () => {
    const asked = { former_names: [], unit: null, allowed_values: [], is_required: false, position: 0 };
    const attributes = [
      {
        ...{ ...asked, id: 1, name_id: 'Bahan', name_en: 'Material', kind: 'choice', is_required: true },
        allowed_values: [
          { id: 'Katun', en: 'Cotton' },
          { id: 'Rayon', en: 'Rayon' },
        ],
      },
      { ...asked, id: 2, name_id: 'Lingkar dada', name_en: 'Chest', kind: 'number', unit: 'cm' },
    ];
    let refuses = true;
    const { person, arrived } = await open({
      [detail]: answer({
        attributes: [
          { name: 'Perawatan', value: 'Cuci dingin' },
          { name: 'lingkar dada', value: '70 cm' },
        ],
      }),
      [`GET ${path}/attributes/9`]: { code: 200, data: attributes },
      [edit]: () =>
        refuses
          ? { code: 422, message: 'Lengkapi', data: { 'attributes.Bahan': ['Harap isi kolom berikut'] } }
          : { code: 200, data: saved },
    });
    const material = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Bahan/ });
    const length = screen.getByRole<HTMLInputElement>('textbox', { name: /^Lingkar dada/ });
    expect([material.value, length.value]).toEqual(['', '70']);
    expect(screen.getAllByRole('textbox', { name: 'Isi' })).toHaveLength(1);
    await person.clear(length);
    await person.type(length, '72,5');
    await person.click(press('Simpan'));
    expect(await screen.findByText('Harap isi kolom berikut')).toBeTruthy();
    expect(document.activeElement).toBe(material);
    refuses = false;
    await person.selectOptions(material, 'Katun');
    expect(screen.queryByText('Harap isi kolom berikut')).toBeNull();
    await person.click(press('Simpan'));
    await expect.poll(() => arrived.filter(({ call }) => call === edit)).toHaveLength(2);
    expect(arrived.findLast(({ call }) => call === edit)?.body).toMatchObject({
      attributes: [
        { name: 'Perawatan', value: 'Cuci dingin' },
        { name: 'Lingkar dada', value: '72,5' },
        { name: 'Bahan', value: 'Katun' },
      ],
    });
  });

  test('is copied once, however often the button is pressed', async () => {
    let free = () => {};
    const held = new Promise<void>((go) => {
      free = go;
    });
    const { person, arrived, at } = await open({
      [detail]: answer(),
      [copy]: () => held.then(() => ({ code: 200, data: { ...saved, product_id: 8 } })),
      [`GET ${path}/detail/8`]: {
        code: 200,
        data: sellerProduct({ product_id: 8 as SellerProduct['product_id'] }),
      }, // branded
    });
    await person.tripleClick(press('Gandakan'));
    free();
    await expect.poll(at).toBe('/seller/products/8');
    expect(arrived.filter(({ call }) => call === copy)).toHaveLength(1);
  });

  test('is deleted where it is edited, and brought back from the list', { tags: 'slow' }, async () => {
    let there = true;
    const { person, at, arrived } = await open({
      [detail]: answer(),
      'GET /products/categories/tree': { code: 200, data: [] },
      [`GET ${path}/list`]: () => sellerProductList(there ? [listedSellerProduct(7)] : []),
      [`POST ${path}/delete`]: () => {
        there = false;
        return { code: 200, data: { done: [7], failed: [] } };
      },
      [`POST ${path}/restore`]: () => {
        there = true;
        return { code: 200, data: { done: [7], failed: [] } };
      },
    });
    await person.click(press('Hapus'));
    await expect.poll(at, patience).toBe('/seller/products');
    await person.click(await screen.findByRole('button', { name: 'Urungkan' }, patience));
    expect(await screen.findByRole('link', { name: 'Kemeja 7' }, patience)).toBeTruthy();
    expect(arrived.find(({ call }) => call === `POST ${path}/restore`)?.body).toEqual({ product_ids: [7] });
  });
});
