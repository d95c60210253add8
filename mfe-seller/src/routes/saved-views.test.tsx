import { openPage } from '@pasar/slice-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { sellerOrder, sellerOrderList } from '../testing/seller-orders.ts';

const list = 'GET /saved-views';
const save = 'POST /saved-views/save';
const remove = 'POST /saved-views/delete';
const view = (id: number, name: string, query: string) => ({
  id,
  name,
  query,
  is_shared: false,
  is_mine: true,
});
const jne = view(3, 'JNE hari ini', 'status=to_ship&courier=jne');

const open = (at: string, over: Record<string, unknown> = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    at,
    {
      'GET /merchant/dashboard/orders/list': sellerOrderList([sellerOrder(1)]),
      [list]: { code: 200, data: [jne] },
      ...over,
    },
    { user: budi, locale },
  );
const openSheet = async (person: { click(on: Element): Promise<void> }, name = 'Tampilan') => {
  await person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('saved views of the orders', () => {
  test('each leads to its filters; the one that is open is marked [B4]', async () => {
    const { person, arrived } = await open('/seller/orders?status=to_ship&courier=jne&page=2');
    const sheet = await openSheet(person);
    const link = await sheet.findByRole('link', { name: 'JNE hari ini' });
    expect(link.getAttribute('href')).toBe('/seller/orders?status=to_ship&courier=jne');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(arrived.find(({ call }) => call === list)?.query?.get('page')).toBe('/seller/orders');
  });

  test.each([
    [
      'id',
      '/seller/orders',
      'Tampilan',
      'Simpan saringan sekarang sebagai',
      'Simpan tampilan',
      'Tampilan Baru disimpan',
    ],
    ['en', '/en/seller/orders', 'Views', 'Save the current filters as', 'Save view', 'View Baru saved'],
  ] as const)(
    'the filters of now are saved under a name (%s) [B4]',
    async (locale, _, button, field, yes, text) => {
      const saved = { code: 200, data: [view(4, 'Baru', 'status=new'), jne] };
      const { person, arrived, toasts } = await open('/seller/orders?status=new', { [save]: saved }, locale);
      const sheet = await openSheet(person, button);
      await person.click(sheet.getByRole('button', { name: yes }));
      expect(arrived.map(({ call }) => call)).not.toContain(save);
      await person.type(sheet.getByLabelText(field), ' Baru {Enter}');
      expect(await sheet.findByRole('link', { name: 'Baru' })).toBeTruthy();
      expect(toasts()).toEqual([text]);
      expect(arrived.filter(({ call }) => call === save).map(({ body }) => body)).toEqual([
        { page: '/seller/orders', name: ' Baru ', query: 'status=new', is_shared: false },
      ]);
    },
  );

  test('a refusal is at the field and keeps the name [B4]', async () => {
    const full = { code: 409, message: 'Maksimal 20 tampilan per daftar. Hapus satu dulu.' };
    const { person } = await open('/seller/orders?status=new', { [save]: full });
    const sheet = await openSheet(person);
    const field = sheet.getByLabelText<HTMLInputElement>('Simpan saringan sekarang sebagai');
    await person.type(field, 'Baru{Enter}');
    expect(await sheet.findByText(full.message)).toBeTruthy();
    expect(field.value).toBe('Baru');
  });

  test('one is deleted; the focus stays in the list [B4]', async () => {
    const other = view(5, 'Baru', 'status=new');
    const { person } = await open('/seller/orders', {
      [list]: { code: 200, data: [other, jne] },
      [remove]: { code: 200, data: [jne] },
    });
    const sheet = await openSheet(person);
    await person.click(await sheet.findByRole('button', { name: 'Hapus tampilan Baru' }));
    await waitFor(() => expect(sheet.queryByText('Baru')).toBeNull());
    expect(document.activeElement).toBe(sheet.getByRole('list', { name: 'Tampilan tersimpan' }));
  });

  test('without filters there is nothing to save, and without views it says how to begin [B4]', async () => {
    const { person } = await open('/seller/orders', { [list]: { code: 200, data: [] } });
    const sheet = await openSheet(person);
    expect(await sheet.findByText(/Belum ada tampilan tersimpan/)).toBeTruthy();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(sheet.queryByRole('button', { name: 'Simpan tampilan' })).toBeNull();
  });
});
