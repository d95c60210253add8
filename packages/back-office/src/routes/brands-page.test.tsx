import type { AdminBrand } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const coffee: AdminBrand = {
  ...{ id: 5, name: 'Kopi Aceh', slug: 'kopi-aceh', is_official: false, version: 2 },
  logo: { media_id: 31, url: '/m/31' },
};
const list = 'GET /admin/brands/list';
const create = 'POST /admin/brands/create';
const edit = 'POST /admin/brands/edit';
const open = async (replies: FakeResponses = {}, query = 'open=5', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/categories/brands?${query}`,
    { 'GET /admin/me': me('content'), [list]: { code: 200, data: [coffee], meta: onePage }, ...replies },
    { locale, user: rina },
  );
  await waitForPane();
  return page;
};
const pane = (name: string) => within(screen.getByRole('complementary', { name }));

describe('brands in the back office', () => {
  test('one becomes official, and loses its logo', async () => {
    const page = await open({ [edit]: { code: 200, message: 'OK', data: coffee } });
    await page.person.click(pane('Kopi Aceh').getByRole('switch', { name: 'Merek resmi' }));
    await page.person.click(pane('Kopi Aceh').getByRole('button', { name: 'Hapus gambar' }));
    await page.person.dblClick(pane('Kopi Aceh').getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(page.at()).toBe('/admin/categories/brands'));
    expect(getBodies(page.arrived, edit)).toEqual([
      { brand_id: 5, version: 2, name: 'Kopi Aceh', is_official: true, logo_media_id: null },
    ]);
  });

  test('a name that exists is refused at its field', async () => {
    const taken = { code: 422, message: 'Periksa isian', data: { name: ['Merek ini sudah ada'] } };
    const page = await open({ [create]: taken }, 'open=new');
    await page.person.type(pane('Merek baru').getByLabelText('Nama'), 'kopi-aceh');
    await page.person.click(pane('Merek baru').getByRole('button', { name: 'Tambah merek' }));
    expect(await screen.findByText('Merek ini sudah ada')).toBeTruthy();
    expect(pane('Merek baru').getByDisplayValue('kopi-aceh')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, 'open=5', locale);
    await expectAccessible(container);
  });
});
