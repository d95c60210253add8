import type { CourierService } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const zone = (per_kg: number | null, usual = per_kg) => ({
  ...{ per_kg, usual },
  days: per_kg === null ? null : { min: 1, max: 2 },
});
const regular = {
  ...{ courier: 'sicepat', courier_name: 'SiCepat', service: 'BEST', description: 'Esok sampai' },
  ...{ is_on: true, min_kg: 1, max_kg: null, closed: [{ id: '94', name: 'Papua' }], version: 2 },
  zones: [zone(15_000), zone(19_000, 18_000), zone(28_000), zone(null), zone(null), zone(null)],
  ...{ changed_by: { user_id: 4, name: 'Sari Dewi' }, changed_at: '2026-11-20T03:00:00Z' },
} as unknown as CourierService; // amounts are branded where the market hands them out
const edit = 'POST /admin/couriers/edit';
const areas = 'POST /admin/couriers/areas';
const done = { code: 200 as const, message: 'Keputusan disimpan', data: regular };
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id', one = regular) =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/couriers?open=sicepat%20BEST`,
    {
      'GET /admin/me': me('admin'),
      'GET /admin/couriers/list': { code: 200, data: [one] },
      'GET /province': {
        code: 200,
        data: [
          { id: '94', name: 'Papua' },
          { id: '32', name: 'Jawa Barat' },
        ],
      },
      ...replies,
    },
    { locale, user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: 'SiCepat BEST' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
const own = { courier: 'sicepat', service: 'BEST', version: 2, reason: 'Banjir' };

describe('couriers in the back office', () => {
  test('show each price with what it was, where they do not go, and who changed it', async () => {
    await open();
    const text = pane().getByText('Dalam provinsi dan Jabodetabek').closest('div')?.textContent;
    expect(text?.replace(/\s/g, '')).toContain('Rp19.000·semulaRp18.000·1–2harikerja');
    expect(pane().getAllByText('tidak dilayani')).toHaveLength(3);
    expect(pane().getByRole('link', { name: 'Papua' }).getAttribute('href')).toBe(
      '/admin/couriers?closed=94',
    );
    expect(pane().getByText(/Sari Dewi · 20 November 2026/)).toBeTruthy();
  });

  test('a price is set for zones that are served alone; what is refused stays at its field', async () => {
    const page = await open({
      [edit]: { code: 422, message: 'Periksa', data: { 'per_kg.1': ['Isi Rp500 sampai Rp1.000.000'] } },
    });
    await page.person.click(pane().getByRole('button', { name: 'Ubah tarif' }));
    const form = await dialog();
    expect(form.queryByRole('textbox', { name: 'Maluku dan Papua' })).toBeNull();
    const field = form.getByRole('textbox', { name: 'Dalam provinsi dan Jabodetabek' });
    await page.person.clear(field);
    await page.person.type(field, '100');
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Banjir');
    await page.person.click(form.getByRole('button', { name: 'Simpan tarif' }));
    expect(await form.findByText('Isi Rp500 sampai Rp1.000.000')).toBeTruthy();
    expect(bodies(page.arrived, edit)).toEqual([
      { ...own, is_on: true, per_kg: [15_000, 100, 28_000, null, null, null] },
    ]);
  });

  test('a service is switched off as it is', async () => {
    const page = await open({ [edit]: done });
    await page.person.click(pane().getByRole('button', { name: 'Matikan' }));
    const form = await dialog();
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Banjir');
    await page.person.click(form.getByRole('button', { name: 'Matikan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, edit)).toEqual([
      { ...own, is_on: false, per_kg: [15_000, 19_000, 28_000, null, null, null] },
    ]);
  });

  test('areas are closed and opened', async () => {
    const page = await open({ [areas]: done });
    await page.person.click(pane().getByRole('button', { name: 'Atur daerah' }));
    const form = await dialog();
    await page.person.click(form.getByText('Provinsi yang ditutup'));
    await page.person.click(form.getByRole('checkbox', { name: 'Jawa Barat' }));
    await page.person.click(form.getByRole('checkbox', { name: 'Papua' }));
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Banjir');
    await page.person.click(form.getByRole('button', { name: 'Simpan daerah' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, areas)).toEqual([{ ...own, closed: ['32'] }]);
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, locale, { ...regular, is_on: false });
      await expectAccessible(container);
    },
  );
});
