import type { AdminShippingOffer } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const java = {
  id: 6,
  name_id: 'Gratis ongkir Jawa',
  name_en: 'Free shipping in Java',
  couriers: ['jne'],
  provinces: ['32', '33'],
  max_subsidy: 20_000,
  min_spend: 100_000,
  date_start: '2026-11-01T03:00:12.000Z',
  date_end: null,
  state: 'running',
  orders: 17,
  spent: 240_000,
  version: 2,
} as unknown as AdminShippingOffer; // amounts are branded where the market hands them out
const list = 'GET /admin/shipping-offers/list';
const create = 'POST /admin/shipping-offers/create';
const edit = 'POST /admin/shipping-offers/edit';
const end = 'POST /admin/shipping-offers/end';
const provinces = [
  { id: '32', name: 'Jawa Barat' },
  { id: '33', name: 'Jawa Tengah' },
];
const open = async (replies: FakeResponses = {}, id = '6', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/shipping-offers?open=${id}`,
    {
      'GET /admin/me': me('content'),
      'GET /province': { code: 200, data: provinces },
      [list]: { code: 200, data: [java], meta: onePage },
      ...replies,
    },
    { locale, user: rina },
  );
  if (id !== '') await waitForPane();
  return page;
};
const pane = (name = 'Gratis ongkir Jawa') => within(screen.getByRole('complementary', { name }));

describe('free shipping of the market in the back office', () => {
  test('says who pays, for what, and what it came to', async () => {
    await open();
    for (const text of ['Pasar', 'JNE', 'Jawa Barat, Jawa Tengah', 'Sampai diakhiri', 'Rp240.000'])
      expect(pane().getByText(text), text).toBeTruthy();
  });

  test('a new one without limits is for all couriers and places', { tags: 'slow' }, async () => {
    const page = await open({ [create]: { code: 200, message: 'OK', data: java } }, 'new');
    const form = pane('Gratis ongkir baru');
    await page.person.type(form.getByLabelText('Nama (Indonesia)'), 'Gratis ongkir Jawa');
    await page.person.click(form.getByRole('button', { name: 'Buat gratis ongkir' }));
    expect(getBodies(page.arrived, create)).toEqual([]);
    await page.person.type(form.getByLabelText('Nama (Inggris)'), 'Free shipping in Java');
    await page.person.type(form.getByLabelText('Mulai'), '1/12/2026');
    await page.person.dblClick(form.getByRole('button', { name: 'Buat gratis ongkir' }));
    await waitFor(() => expect(page.at()).toBe('/admin/campaigns/shipping-offers?open=6'));
    expect(getBodies(page.arrived, create)).toEqual([
      {
        ...{
          name_id: 'Gratis ongkir Jawa',
          name_en: 'Free shipping in Java',
          couriers: null,
          provinces: null,
        },
        ...{ max_subsidy: null, min_spend: 0, date_start: '2026-12-01T00:00:00+07:00', date_end: null },
      },
    ]);
  });

  test('a change adds a province and keeps the rest', async () => {
    const page = await open({ [edit]: { code: 200, message: 'OK', data: java } });
    await page.person.click(pane().getByRole('button', { name: 'Ubah' }));
    await page.person.click(pane().getByText('2 dipilih'));
    await page.person.click(pane().getByRole('checkbox', { name: 'Jawa Barat' }));
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, edit)).toHaveLength(1));
    expect(getBodies(page.arrived, edit)[0]).toMatchObject({
      ...{ shipping_offer_id: 6, version: 2, provinces: ['33'], couriers: ['jne'] },
      ...{ max_subsidy: 20_000, min_spend: 100_000, date_start: java.date_start, date_end: null },
    });
  });

  test('one ends with a reason; one that is over is only read', async () => {
    const page = await open({
      [end]: { code: 200, message: 'Keputusan disimpan', data: { ...java, state: 'ended' } },
    });
    await page.person.click(pane().getByRole('button', { name: 'Akhiri' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Anggaran habis');
    await page.person.click(dialog.getByRole('button', { name: 'Akhiri' }));
    await waitFor(() => expect(getBodies(page.arrived, end)).toHaveLength(1));
    expect(getBodies(page.arrived, end)).toEqual([{ shipping_offer_id: 6, reason: 'Anggaran habis' }]);
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, 'new', locale);
    await expectAccessible(container);
  });
});
