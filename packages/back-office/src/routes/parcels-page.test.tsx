import type { AdminParcelDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const lastScan = {
  description: 'Paket dijemput kurir dari penjual',
  city: 'Kota Bandung',
  at: '2026-11-16T03:00:00.000Z',
  note: '',
  source: 'courier' as const,
};
const parcel: AdminParcelDetail = {
  ...{ id: 7, awb: 'JNE000000000007', courier: 'jne', service: 'REG', order_code: 'ORD-20261116-ABCDE' },
  store: { id: 3, merchant_name: 'Toko Maju' },
  opened_at: '2026-11-16T02:00:00.000Z',
  last_scan: lastScan,
  is_silent: true,
  booked_by: 'market',
  scans: [lastScan],
  can_add: ['in_transit', 'on_hold'],
};
const { booked_by: _, scans: __, can_add: ___, ...row } = parcel;
const list = 'GET /admin/parcels/list';
const detail = 'GET /admin/parcels/detail/7';
const scan = 'POST /admin/parcels/scan';
const open = async (
  replies: FakeResponses = {},
  { role = 'support', locale = 'id' }: { role?: 'support' | 'finance'; locale?: 'id' | 'en' } = {},
) => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/parcels?view=silent&open=7`,
    {
      'GET /admin/me': me(role),
      [list]: { code: 200, data: [row], total: 1, next_cursor: null },
      [detail]: { code: 200, data: parcel },
      ...replies,
    },
    { locale, user: rina },
  );
  await waitForPane();
  return page;
};
const pane = () => within(screen.getByRole('complementary', { name: 'JNE000000000007' }));

describe('parcels in the back office', () => {
  test('one is beside the list with its scans and the link to its order', async () => {
    await open();
    expect(screen.getByRole('table', { name: 'Paket' })).toBeTruthy();
    expect(pane().getByRole('link', { name: 'ORD-20261116-ABCDE' })).toHaveProperty(
      'pathname',
      '/admin/orders/ORD-20261116-ABCDE',
    );
    expect(pane().getByText('Sudah 72 jam tidak ada kabar dari kurir.')).toBeTruthy();
    expect(pane().getByText(/Kurir · Kota Bandung/)).toBeTruthy();
  });

  test('a scan is added with a reason, of those that may follow', async () => {
    const page = await open({ [scan]: { code: 200, message: 'Pemindaian ditambahkan', data: parcel } });
    await page.person.click(pane().getByRole('button', { name: 'Tambah pemindaian' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Yang terjadi');
    expect(within(field).getAllByRole('option')).toHaveLength(2);
    await page.person.selectOptions(field, 'on_hold');
    await page.person.type(dialog.getByRole('textbox'), 'Kata kurir');
    await page.person.click(dialog.getByRole('button', { name: 'Tambah pemindaian' }));
    await waitFor(() => expect(getBodies(page.arrived, scan)).toHaveLength(1));
    expect(getBodies(page.arrived, scan)).toEqual([
      { parcel_id: 7, code: 'on_hold', scans: 1, reason: 'Kata kurir' },
    ]);
  });

  test('finance adds nothing, and nobody adds where nothing may follow', async () => {
    await open({}, { role: 'finance' });
    expect(pane().queryByRole('button', { name: 'Tambah pemindaian' })).toBeNull();
  });

  test('a parcel that does not load fails alone', async () => {
    await openPage(
      slice,
      '/admin/parcels?open=7',
      {
        'GET /admin/me': me('support'),
        [list]: { code: 200, data: [row], total: 1, next_cursor: null },
        [detail]: { code: 503, message: '' },
      },
      { user: rina },
    );
    expect(screen.getByRole('table', { name: 'Paket' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Paket' })).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale });
    await expectAccessible(container);
  });
});
