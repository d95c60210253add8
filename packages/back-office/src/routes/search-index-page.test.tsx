import type { AdminSearchIndex, StaffRole } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';

const cluster = {
  ...{ engine: 'opensearch', products: 12_400, oversized: false, lag_seconds: 3, pending: 17 },
  rejected: [{ product_id: 3, reason: 'Nama terlalu panjang' }],
  indexes: [
    {
      ...{ name: 'pasar-2', state: 'live', error: null, created_at: '2026-11-20T03:00:00Z' },
      ...{ compared_at: '2026-11-21T03:00:00Z', repaired: 2 },
    },
    {
      ...{ name: 'pasar-3', state: 'failed', error: '4 of 1000 products differ' },
      ...{ created_at: '2026-11-10T03:00:00Z', compared_at: null, repaired: 0 },
    },
  ],
} as unknown as AdminSearchIndex; // numbers of products are branded where the market hands them out
const read = 'GET /admin/search/index';
const reindex = 'POST /admin/search/reindex';
const open = (role: StaffRole, replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/search/index`,
    { 'GET /admin/me': me(role), [read]: { code: 200, data: cluster }, ...replies },
    { locale, user: rina },
  );

describe('the index of the search', () => {
  test('says how far it is behind; an admin builds another one', async () => {
    const page = await open('admin', {
      [reindex]: { code: 200, message: 'Keputusan disimpan', data: cluster },
    });
    for (const text of ['12.400', '3 detik', '17', 'Nama terlalu panjang'])
      expect(screen.getByText(text), text).toBeTruthy();
    await page.person.click(screen.getByRole('button', { name: 'Bangun indeks baru' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bangun indeks baru?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Bangun indeks baru' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getBodies(page.arrived, reindex)).toHaveLength(1);
  });

  test('an index that failed says why; an admin verifies it once more, or drops it [Q46]', async () => {
    const done = { code: 200, message: 'Keputusan disimpan', data: cluster };
    const [verify, drop] = ['POST /admin/search/verify', 'POST /admin/search/drop'];
    const page = await open('admin', { [verify]: done, [drop]: done });
    expect(screen.getByText('4 of 1000 products differ')).toBeTruthy();
    expect(screen.getByText(/2 produk diperbaiki$/)).toBeTruthy();
    const press = async (button: HTMLElement | undefined, title: string, yes: string) => {
      if (!button) throw new Error(`there is no button for ${title}`);
      await page.person.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await page.person.click(dialog.getByRole('button', { name: yes }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await press(screen.getAllByRole('button', { name: 'Periksa' })[1], 'Periksa indeks pasar-3?', 'Periksa');
    expect(getBodies(page.arrived, verify)).toEqual([{ name: 'pasar-3' }]);
    // The one in use cannot be dropped.
    const [button, ...more] = screen.getAllByRole('button', { name: 'Hapus' });
    expect(more).toEqual([]);
    await press(button, 'Hapus indeks pasar-3?', 'Hapus');
    expect(getBodies(page.arrived, drop)).toEqual([{ name: 'pasar-3' }]);
  });

  test('content reads it; the built-in engine has nothing to build', async () => {
    const page = await open('content');
    expect(screen.queryByRole('button', { name: /indeks/ })).toBeNull();
    expect(page.at()).toBe('/admin/search/index');
  });

  test('without the server it fails alone', async () => {
    await open('content', { [read]: undefined });
    expect(screen.getByText('Indeks gagal terhubung ke server')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open('admin', {}, locale);
    await expectAccessible(container);
  });
});
