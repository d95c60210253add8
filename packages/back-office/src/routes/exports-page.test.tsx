import type { Export } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const done: Export = {
  ...{ id: 8, list: 'orders', filters: { status: 'new', search: 'kawung' }, state: 'done', rows: 1_250 },
  ...{ is_unmasked: false, is_cut: false, requested_by: { user_id: 9, name: 'Rina Hapsari' } },
  ...{ requested_at: '2026-11-20T03:00:00Z', expires_at: '2026-11-21T03:00:00Z' },
};
const failed: Export = { ...done, id: 7, list: 'users', filters: {}, state: 'failed', rows: 0 };
const cut: Export = { ...done, id: 6, rows: 100_000, is_cut: true };
const list = 'GET /admin/exports/list';
const create = 'POST /admin/exports/create';
const open = (replies: FakeResponses = {}, path = '/admin/exports') =>
  openPage(
    slice,
    path,
    {
      'GET /admin/me': me('support'),
      [list]: { code: 200, data: [done, failed, cut], meta: listMeta },
      ...replies,
    },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );

describe('exports in the back office [B26]', () => {
  test('are listed with filters, rows and until when; finished ones are fetched', async () => {
    const createObjectURL = vi.fn(() => 'blob:file');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    const page = await open({
      'POST /admin/exports/file': { code: 200, data: { name: 'orders 8.csv', csv: 'kode;total\r\n' } },
    });
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/Pesanan.*status: new, search: kawung.*Rina Hapsari.*1\.250.*Selesai/);
    expect(second?.textContent).toMatch(/Pengguna.*Tanpa saringan.*Gagal, coba lagi dari daftarnya/);
    expect(third?.textContent).toContain('Selesai, hanya 100.000 baris pertama');
    const [button] = screen.getAllByRole('button', { name: 'Unduh CSV Pesanan' });
    expect(screen.queryByRole('button', { name: /^Unduh \w+ Pengguna/ })).toBeNull();
    if (button) await page.person.click(button);
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
    expect(page.arrived.find(({ call }) => call === 'POST /admin/exports/file')?.body).toEqual({
      export_id: 8,
      format: 'csv',
    });
    // One of 100,000 rows is no workbook.
    const books = screen.getAllByRole('button', { name: 'Unduh XLSX Pesanan' });
    expect(books).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  test('one is made from a list with the filters of its address', async () => {
    const page = await open(
      {
        'GET /admin/merchants/list': { code: 200, data: [], meta: { ...listMeta, total: 0 } },
        [create]: { code: 200, message: 'Ekspor sedang dibuat', data: { ...done, state: 'waiting' } },
      },
      '/admin/stores?status=approved&type=star&search=kawung&page=1',
    );
    await page.person.click(screen.getByRole('button', { name: 'Ekspor' }));
    await waitFor(() =>
      expect(page.arrived.find(({ call }) => call === create)?.body).toEqual({
        list: 'stores',
        filters: { search: 'kawung', status: 'approved', type: 'star' },
      }),
    );
  });

  test('an admin has one made in full, with a reason; others are not offered it', {
    tags: 'slow',
  }, async () => {
    const users = { ...done, id: 5, list: 'users' as const, filters: { status: 'suspended' } };
    const unmasked = { ...users, id: 9, is_unmasked: true };
    const call = 'POST /admin/exports/unmasked';
    const replies = {
      [list]: { code: 200, data: [unmasked, users, done], meta: listMeta },
      [call]: { code: 200, message: 'Ekspor sedang dibuat', data: { ...unmasked, state: 'waiting' } },
    };
    const page = await open({ ...replies, 'GET /admin/me': me('admin') });
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Pengguna · Lengkap, tanpa samaran');
    // The list of orders has nothing masked.
    await page.person.click(screen.getByRole('button', { name: 'Lengkap' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buat ekspor Pengguna versi lengkap?' });
    await page.person.type(within(dialog).getByLabelText('Alasan'), 'Diminta penyidik');
    await page.person.click(within(dialog).getByRole('button', { name: 'Buat versi lengkap' }));
    await waitFor(() =>
      expect(page.arrived.find((one) => one.call === call)?.body).toEqual({
        ...{ list: 'users', filters: { status: 'suspended' }, reason: 'Diminta penyidik' },
      }),
    );
    cleanup();
    await open(replies);
    expect(screen.queryByRole('button', { name: 'Lengkap' })).toBeNull();
  });

  test.each(['/admin/exports', '/en/admin/exports'])(
    'has no known accessibility fault (%s)',
    async (path) => {
      const { container } = await open({}, path);
      await expectAccessible(container);
    },
  );
});
