import type { Approval } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const code = 'ORD-20261120-K4T8M';
const one = {
  id: 5,
  action: 'order.cancel',
  subject: code,
  amount: 6_009_000,
  roles: null,
  setting: null,
  commission: null,
  reason: 'Toko tutup',
  requested_by: { user_id: 3, name: 'Sari Dewi' },
  requested_at: '2026-11-20T03:00:00Z',
  expires_at: '2026-11-21T03:00:00Z',
  state: 'requested',
  decided_by: null,
  decided_at: null,
  reject_reason: null,
} as unknown as Approval; // amounts are branded where the market hands them out
const meta = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};
const list = 'GET /admin/approvals/list';
const approve = 'POST /admin/approvals/approve';
const reject = 'POST /admin/approvals/reject';
const done = { code: 200 as const, message: 'Keputusan disimpan', data: { ...one, state: 'done' } };
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/approvals?open=5`,
    { 'GET /admin/me': me('finance'), [list]: { code: 200, data: [one], meta }, ...replies },
    { locale, user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: 'Batalkan pesanan' }));
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);

describe('approvals in the back office [B20]', () => {
  test('one is approved by key, once, after what it is about can be read', { tags: 'slow' }, async () => {
    const page = await open({ [approve]: done });
    expect(pane().getByRole('link', { name: code }).getAttribute('href')).toBe(`/admin/orders/${code}`);
    expect(pane().getByText('Toko tutup')).toBeTruthy();
    await page.person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: /^Setujui Rp\s?6\.009\.000\?$/ }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await page.person.dblClick(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, approve)).toEqual([{ approval_id: 5 }]);
  });

  test('one is approved and rejected from the palette, too [B7]', async () => {
    const page = await open();
    await page.person.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Perintah' }));
    await page.person.type(palette.getByRole('combobox'), 'yang terbuka');
    expect(palette.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Setujui yang terbukaA',
      'Tolak atau tutup yang terbukaR',
    ]);
    await page.person.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Alasan' })).toBeTruthy();
  });

  test('one says that a colleague works on it [B9]', async () => {
    await open({
      'POST /admin/queue/claim': {
        code: 409,
        message: 'Rekan lain sedang mengerjakan ini',
        data: { staff_id: 4, name: 'Dimas', until: '2026-11-21T03:10:00Z' },
      },
    });
    expect(await pane().findByText('Dimas sedang mengerjakan ini')).toBeTruthy();
  });

  test('one is refused with a reason', async () => {
    const page = await open({ [reject]: done });
    await page.person.click(pane().getByRole('button', { name: 'Tolak' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Belum ada buktinya');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(bodies(page.arrived, reject)).toHaveLength(1));
    expect(bodies(page.arrived, reject)).toEqual([{ approval_id: 5, reason: 'Belum ada buktinya' }]);
  });

  test('says when what it was about has changed', async () => {
    const page = await open({ [approve]: { code: 409, message: 'Permintaan ini batal', data: null } });
    await page.person.click(pane().getByRole('button', { name: 'Setujui' }));
    await page.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }),
    );
    expect(await screen.findByText('Permintaan ini batal')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['who asked', me('finance'), { ...one, requested_by: { user_id: 9, name: 'Rina Hapsari' } }],
    ['support', me('support'), one],
  ])('%s does not decide', async (_, whoIsHere, shown) => {
    await open({ 'GET /admin/me': whoIsHere, [list]: { code: 200, data: [shown], meta } });
    expect(pane().getByText('Toko tutup')).toBeTruthy();
    expect(pane().queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  test('roles are shown instead of money, and decided by admins alone', async () => {
    const roles = {
      ...one,
      action: 'staff.edit',
      subject: 'budi@example.test',
      amount: 0,
      roles: ['finance'],
    };
    const shown = { [list]: { code: 200 as const, data: [roles], meta } };
    await open({ ...shown, 'GET /admin/me': me('admin') });
    const aside = within(screen.getByRole('complementary', { name: 'Ubah peran staf' }));
    expect(aside.getByText('Keuangan')).toBeTruthy();
    expect(aside.getByRole('button', { name: 'Setujui' })).toBeTruthy();
    expect(screen.queryByText(/^Rp/)).toBeNull();
  });

  test('roles are not decided by finance', async () => {
    const roles = { ...one, action: 'staff.end', subject: 'budi@example.test', amount: 0, roles: [] };
    await open({ [list]: { code: 200, data: [roles], meta } });
    const aside = within(screen.getByRole('complementary', { name: 'Akhiri akses staf' }));
    expect(aside.getByText('Tidak ada; aksesnya berakhir')).toBeTruthy();
    expect(aside.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const decided = {
      decided_by: { user_id: 4, name: 'Tuti' },
      decided_at: one.requested_at,
      reject_reason: 'Belum',
    };
    const { container } = await open(
      { [list]: { code: 200, data: [{ ...one, state: 'rejected', ...decided }], meta } },
      locale,
    );
    await expectAccessible(container);
  });
});
