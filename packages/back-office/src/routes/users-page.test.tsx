import type { AdminUser, AdminUserDetail } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const siti: AdminUser = {
  ...{ id: 5, email: 's***@example.test', username: null, fullname: 'Siti Aminah', phone: '0812*****890' },
  ...{ role: 'user', status: 'active', email_verified: true, merchant: null, is_masked: true },
  created_at: '2026-11-20T03:00:00Z',
};
const facts = {
  ...{ complaints: 1, sessions: 2, last_login_at: '2026-11-20T03:00:00Z', documents: 'submitted' },
  orders: { total: 12, completed: 9, spent: 1_250_000 },
  works_for: [{ id: 4, merchant_name: 'Kain Lurik' }],
} as unknown as AdminUserDetail; // amounts are branded where the market hands them out
const show = 'POST /admin/users/show';
const open = (replies: FakeResponses = {}, path = '/admin/users?open=5', user = siti) =>
  openPage(
    slice,
    path,
    {
      'GET /admin/me': me('support'),
      'GET /admin/users/list': { code: 200, data: [user], meta: listMeta },
      'GET /admin/users/detail/5': { code: 200, data: { ...user, ...facts } },
      ...replies,
    },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: 'Siti Aminah' }));

describe('users in the back office', () => {
  test('have masked contacts, which show in full after a reason [B23]', async () => {
    const page = await open({
      [show]: { code: 200, data: { email: 'siti@example.test', phone: '081234567890' } },
    });
    expect(pane().getByText('s***@example.test')).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Tampilkan kontak' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Menelepon');
    await page.person.click(dialog.getByRole('button', { name: 'Tampilkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pane().getByText('siti@example.test')).toBeTruthy();
    expect(pane().getByText('081234567890')).toBeTruthy();
    expect(pane().queryByRole('button', { name: 'Tampilkan kontak' })).toBeNull();
    expect(page.arrived.find(({ call }) => call === show)?.body).toEqual({ user_id: 5, reason: 'Menelepon' });
  });

  test('show what they do in the market, also when the list does not hold them', async () => {
    await open({ 'GET /admin/users/list': { code: 200, data: [], meta: listMeta } });
    expect(pane().getByText('12, 9 selesai')).toBeTruthy();
    expect(pane().getByText('Rp1.250.000')).toBeTruthy();
    expect(pane().getByRole('link', { name: 'Kain Lurik' }).getAttribute('href')).toBe('/admin/stores/4');
    expect(pane().getByRole('link', { name: 'Menunggu diperiksa' }).getAttribute('href')).toBe(
      '/admin/documents/5',
    );
  });

  test('are signed out everywhere by support, with a reason', async () => {
    const end = 'POST /admin/users/end-sessions';
    const page = await open({ [end]: { code: 200, message: 'Selesai', data: { ended: 2 } } });
    expect(pane().queryByRole('button', { name: 'Tutup akun' })).toBeNull();
    await page.person.click(pane().getByRole('button', { name: 'Akhiri semua sesi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri semua sesi Siti Aminah?' }));
    await page.person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Ponsel hilang');
    await page.person.click(dialog.getByRole('button', { name: 'Akhiri semua sesi' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Selesai']));
    expect(page.arrived.find(({ call }) => call === end)?.body).toEqual({
      user_id: 5,
      reason: 'Ponsel hilang',
    });
    await open({ 'GET /admin/me': me('finance') }, '/en/admin/users?open=5');
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  });

  test('are not shown by finance, and there is nothing to show an admin', async () => {
    await open({ 'GET /admin/me': me('finance') });
    expect(pane().queryByRole('button', { name: 'Tampilkan kontak' })).toBeNull();
    await open({ 'GET /admin/me': me('admin') }, '/admin/users?open=5', { ...siti, is_masked: false });
    expect(screen.queryAllByRole('button', { name: 'Tampilkan kontak' })).toEqual([]);
  });

  test.each(['/admin/users?open=5', '/en/admin/users?open=5'])(
    'has no known accessibility fault (%s)',
    async (path) => {
      const { container } = await open({}, path);
      await expectAccessible(container);
    },
  );
});
