import type { StoreActivityEntry } from '@pasar/contract';
import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { meta } from '../testing/seller-orders.ts';

const list = 'GET /merchant/dashboard/activity/list';
const save = 'GET /merchant/dashboard/activity/export';
const entry: StoreActivityEntry = {
  id: 1,
  actor: { user_id: 7, name: 'Siti' },
  key_id: null,
  area: 'catalogue',
  action: 'banner',
  target: [],
  before: null,
  after: null,
  network: '203.0.113.7',
  at: '2026-11-21T02:00:00Z',
};
const siti = {
  user_id: 7,
  fullname: 'Siti',
  email: 'siti@example.test',
  roles: ['catalogue'],
  joined_at: entry.at,
  version: 1,
};

test.each([
  ['id', 'Siapa', 'Unduh CSV', 'Tidak ada aktivitas yang cocok'],
  ['en', 'Who', 'Download CSV', 'No activity matches'],
] as const)(
  'the activity is narrowed to a person and days, and saved by the same filters (%s) [W30]',
  async (locale, who, download, none) => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
    );
    const address = '/seller/activity?user_id=7&date_start=2026-11-01&date_end=2026-11-20';
    const page = await openPage(
      slice,
      address,
      {
        [list]: { code: 200, data: [], meta: meta(list, 0, 1, 20) },
        [save]: { code: 200, data: { name: 'aktivitas.csv', csv: '', is_cut: false } },
        'GET /merchant/dashboard/staff/list': { code: 200, data: { members: [siti], invitations: [] } },
      },
      { locale, user: budi },
    );
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(who).value).toBe('7');
    const filters = { user_id: '7', date_start: '2026-11-01', date_end: '2026-11-20' };
    await page.person.click(screen.getByRole('button', { name: download }));
    for (const call of [list, save])
      await waitFor(() => {
        const asked = page.arrived.find((one) => one.call === call)?.query;
        expect(Object.fromEntries(asked ?? [])).toMatchObject(filters);
      });
    await expectAccessible(page.container);
  },
);
