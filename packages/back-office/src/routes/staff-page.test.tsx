import type { StaffMember } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const sari: StaffMember = {
  id: 5,
  email: 'sari@example.test',
  fullname: 'Sari Dewi',
  roles: ['support'],
  status: 'active',
  last_login_at: '2026-11-20T03:00:00Z',
  version: 3,
};
const invite = 'POST /admin/staff/invite';
const edit = 'POST /admin/staff/edit';
const end = 'POST /admin/staff/end';
const done = { code: 200 as const, message: 'Keputusan disimpan', data: null, approval: null };
const open = (replies: FakeResponses = {}, path = '/admin/staff?open=5', member = sari) =>
  openPage(
    slice,
    path,
    {
      'GET /admin/me': me('admin'),
      'GET /admin/staff/list': { code: 200, data: [member], meta: listMeta },
      ...replies,
    },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: 'Sari Dewi' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);

describe('the staff in the back office', () => {
  test('somebody is invited with roles and a reason; what the server refuses stays at its field', {
    tags: 'slow',
  }, async () => {
    const page = await open({
      [invite]: { code: 422, message: 'Periksa', data: { email: ['Sudah termasuk staf'] } },
    });
    await page.person.click(screen.getByRole('button', { name: 'Undang staf' }));
    const form = await dialog();
    await page.person.type(form.getByRole('textbox', { name: 'E-mail' }), 'budi@example.test');
    await page.person.type(form.getByRole('textbox', { name: 'Nama lengkap' }), 'Budi');
    await page.person.click(form.getByRole('checkbox', { name: /^Konten/ }));
    await page.person.click(form.getByRole('checkbox', { name: /^Bantuan/ }));
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Mulai Senin');
    await page.person.click(form.getByRole('button', { name: 'Undang' }));
    expect(await form.findByText('Sudah termasuk staf')).toBeTruthy();
    expect(bodies(page.arrived, invite)).toEqual([
      {
        email: 'budi@example.test',
        fullname: 'Budi',
        roles: ['support', 'content'],
        reason: 'Mulai Senin',
      },
    ]);
  });

  test('roles are replaced from the version that was shown', { tags: 'slow' }, async () => {
    const page = await open({ [edit]: { ...done, data: sari } });
    await page.person.click(pane().getByRole('button', { name: 'Ubah peran' }));
    const form = await dialog();
    await page.person.click(form.getByRole('checkbox', { name: /^Bantuan/ }));
    await page.person.click(form.getByRole('checkbox', { name: /^Konten/ }));
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Pindah tim');
    await page.person.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, edit)).toEqual([
      { user_id: 5, version: 3, roles: ['content'], reason: 'Pindah tim' },
    ]);
  });

  test('access ends after the question; a conflict is said', async () => {
    const page = await open({ [end]: { code: 409, message: 'Harus ada admin lain', data: null } });
    await page.person.click(pane().getByRole('button', { name: 'Akhiri akses' }));
    const form = await dialog();
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Keluar');
    await page.person.click(form.getByRole('button', { name: 'Akhiri akses' }));
    expect(await screen.findByText('Harus ada admin lain')).toBeTruthy();
    expect(bodies(page.arrived, end)).toEqual([{ user_id: 5, version: 3, reason: 'Keluar' }]);
  });

  test('nobody changes their own roles', async () => {
    await open({}, '/admin/staff?open=9', { ...sari, id: 9 });
    expect(pane().getByText('Ini akunmu. Peranmu diatur rekan admin.')).toBeTruthy();
    expect(pane().queryByRole('button')).toBeNull();
  });

  test.each(['/admin/staff?open=5', '/en/admin/staff?open=5'])(
    'has no known accessibility fault (%s)',
    async (path) => {
      const { container } = await open({}, path, { ...sari, status: 'invited', last_login_at: null });
      await expectAccessible(container);
    },
  );
});
