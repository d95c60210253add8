import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const batch = {
  ...{ batch_code: 'PB-20261120-AAAAA', created_at: '2026-11-20T03:00:00Z', created_by: 'Rina' },
  ...{ rows: 2, total: 150_000, open: 2, sha256: 'abc' },
};
const list = 'GET /admin/payouts/batches';
const results = 'POST /admin/payouts/results';
const open = (replies: FakeResponses = {}, path = '/admin/payouts') =>
  openPage(
    slice,
    path,
    { 'GET /admin/me': me('finance'), [list]: { code: 200, data: [batch], meta: listMeta }, ...replies },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );

describe('bank files in the back office [B21]', () => {
  test('one is found by its code, and leads to what is in it [B7]', async () => {
    const page = await open({}, '/admin/payouts?search=PB-20261120-AAAAA');
    const asked = page.arrived.filter(({ call }) => call === list).at(-1);
    expect(asked?.query.get('search')).toBe('PB-20261120-AAAAA');
    expect(screen.getByRole('link', { name: batch.batch_code }).getAttribute('href')).toBe(
      '/admin/withdrawals?status=all&search=PB-20261120-AAAAA',
    );
  });

  test('results are looked at before they are booked', { tags: 'slow' }, async () => {
    const failed = [{ line: 3, withdraw_code: 'WD-2', message: 'Cocokkan dengan rekening koran' }];
    const page = await open({
      [results]: { code: 200, message: 'Beres', data: { done: ['WD-1'], failed } },
    });
    const form = within(screen.getByRole('region', { name: 'Hasil dari bank' }));
    await page.person.click(form.getByRole('button', { name: 'Periksa berkas' }));
    expect(form.getByText('Pilih berkasnya dulu.')).toBeTruthy();
    const choose = () =>
      page.person.upload(
        form.getByLabelText('Berkas hasil'),
        new File(['a;b'], 'hasil.csv', { type: 'text/csv' }),
      );
    await choose();
    await page.person.click(form.getByRole('button', { name: 'Periksa berkas' }));
    expect(await form.findByText('1 transfer akan dibukukan. Belum ada yang dibukukan.')).toBeTruthy();
    expect(form.getByText('Baris 3, WD-2: Cocokkan dengan rekening koran')).toBeTruthy();
    // Another file is looked at anew.
    await choose();
    await page.person.click(form.getByRole('button', { name: 'Periksa berkas' }));
    await page.person.click(await form.findByRole('button', { name: 'Bukukan' }));
    expect(await form.findByText('1 transfer dibukukan.')).toBeTruthy();
    await waitFor(() => expect(form.getByRole('button', { name: 'Periksa berkas' })).toBeTruthy());
    const sent = page.arrived.filter(({ call }) => call === results).map(({ body }) => body);
    expect(sent).toEqual([true, true, false].map((is_preview) => ({ csv: 'a;b', is_preview })));
  });

  test.each(['/admin/payouts', '/en/admin/payouts'])(
    'has no known accessibility fault (%s)',
    async (path) => {
      const { container } = await open({}, path);
      await expectAccessible(container);
    },
  );
});
