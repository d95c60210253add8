import type { Setting } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const limit: Setting = {
  ...{ key: 'two_person_limit', unit: 'rupiah', min: 100_000, max: 1_000_000_000 },
  ...{ value: 7_000_000, default: 5_000_000, is_default: false, can_be_off: true, needs_colleague: true },
  ...{ version: 3, changed_by: { user_id: 4, name: 'Sari Dewi' }, changed_at: '2026-11-20T03:00:00Z' },
  reason: 'Akhir tahun ramai',
};
const hours: Setting = {
  ...{ key: 'report_hours', unit: 'hours', min: 1, max: 72, value: 24, default: 24, is_default: true },
  ...{ can_be_off: false, needs_colleague: false, version: 0 },
  ...{ changed_by: null, changed_at: null, reason: null },
};
const edit = 'POST /admin/settings/edit';
const done = { code: 200 as const, message: 'Keputusan disimpan', data: hours, approval: null };
const open = (replies: FakeResponses = {}, path = '/admin/settings?open=report_hours', first = limit) =>
  openPage(
    slice,
    path,
    {
      'GET /admin/me': me('admin'),
      'GET /admin/settings/list': { code: 200, data: [first, hours] },
      ...replies,
    },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );
const pane = (name: string) => within(screen.getByRole('complementary', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const bodies = (arrived: { call: string; body?: unknown }[]) =>
  arrived.filter(({ call }) => call === edit).map(({ body }) => body);

describe('settings in the back office [B27]', () => {
  test('are listed in plain words with value, default and who changed them', async () => {
    await open();
    const cells = (name: string) =>
      within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(cells('Batas uang satu orang').join(' | ')).toMatch(
      /Rp ?7\.000\.000 \| Rp ?5\.000\.000 \| Sari Dewi \| 20 November 2026/,
    );
    expect(cells('Batas waktu laporan').join(' | ')).toContain('24 jam | 24 jam | Belum pernah');
  });

  test('a value outside the range stays in its field with what the server says about it', async () => {
    const page = await open({
      [edit]: { code: 422, message: 'Periksa', data: { value: ['Isi 1 sampai 72'] } },
    });
    const shown = pane('Batas waktu laporan');
    expect(shown.queryByRole('button', { name: /bawaan|Matikan/ })).toBeNull();
    await page.person.click(shown.getByRole('button', { name: 'Ubah' }));
    const form = await dialog();
    const field = form.getByRole('textbox', { name: 'Jam' });
    await page.person.clear(field);
    await page.person.type(field, '90');
    await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Libur');
    await page.person.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Isi 1 sampai 72')).toBeTruthy();
    expect(bodies(page.arrived)).toEqual([
      { key: 'report_hours', version: 0, to: 'value', value: 90, reason: 'Libur' },
    ]);
  });

  test('one goes back to its default, or off where it may, after the question', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [edit]: { ...done, data: limit } }, '/admin/settings?open=two_person_limit');
    for (const [button, yes] of [
      ['Kembalikan ke bawaan', 'Kembalikan'],
      ['Matikan', 'Matikan'],
    ] as const) {
      await page.person.click(pane('Batas uang satu orang').getByRole('button', { name: button }));
      const form = await dialog();
      await page.person.type(form.getByRole('textbox', { name: 'Alasan' }), 'Sendirian');
      await page.person.click(form.getByRole('button', { name: yes }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const body = { key: 'two_person_limit', version: 3, reason: 'Sendirian' };
    expect(bodies(page.arrived)).toEqual([
      { ...body, to: 'default' },
      { ...body, to: 'off' },
    ]);
  });

  test('one that is off says what that means, and can be set again', async () => {
    const off = { ...limit, value: null };
    await open({}, '/en/admin/settings?open=two_person_limit', off);
    const shown = pane("One person's money limit");
    expect(shown.getByText('Switched off: one person alone may move any sum.')).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  test('other roles read who has the page', async () => {
    await open({
      'GET /admin/me': me('finance'),
      'GET /admin/settings/list': { code: 403, message: 'Bukan tugasmu', data: { roles: ['admin'] } },
    });
    expect(await screen.findByText(/Yang bisa membukanya: Admin\./)).toBeTruthy();
  });

  test.each(['/admin/settings?open=two_person_limit', '/en/admin/settings?open=two_person_limit'])(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (path) => {
      const { container } = await open({}, path);
      await expectAccessible(container);
    },
  );
});
