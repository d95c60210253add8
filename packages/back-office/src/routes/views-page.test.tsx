import type { PrivateView } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const ofStore: PrivateView = {
  ...{ id: 8, at: '2026-11-20T03:00:00Z', staff: { id: 4, email: 'sari@example.test' }, media_id: 77 },
  ...{ purpose: 'store-verification', subject_id: 5, subject_name: 'Rumah Kawung' },
};
const ofBuyer: PrivateView = { ...ofStore, id: 7, purpose: 'buyer-verification', subject_name: '' };
const list = 'GET /admin/views/list';
const open = (path = '/admin/audit/documents', replies: FakeResponses = {}) =>
  openPage(
    slice,
    path,
    {
      'GET /admin/me': me('admin'),
      [list]: { code: 200, data: [ofStore, ofBuyer], meta: listMeta },
      ...replies,
    },
    { locale: path.startsWith('/en') ? 'en' : 'id', user: rina },
  );

describe('opened documents in the audit [B24]', () => {
  test('say who opened whose document and what for, and lead to the store or the person', async () => {
    await open();
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(
      /20 November 2026.*sari@example\.test.*Rumah Kawung.*Verifikasi toko.*77/,
    );
    expect(second?.textContent).toMatch(/sudah tidak ada.*Verifikasi pembeli/);
    const links = screen.getAllByRole('row').flatMap((row) => [...row.querySelectorAll('a')]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/stores/5', '/admin/documents/5']);
  });

  test('are asked for by staff, subject, purpose and days of the address', async () => {
    const { arrived } = await open(
      '/admin/audit/documents?search=Kawung&actor=sari&purpose=store-verification&date_start=2026-11-01',
    );
    const asked = arrived.find(({ call }) => call === list);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      ...{ search: 'Kawung', actor: 'sari', purpose: 'store-verification', date_start: '2026-11-01' },
    });
    expect(screen.getByRole('textbox', { name: 'E-mail staf' })).toHaveProperty('value', 'sari');
  });

  test('are a tab of the audit', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Tindakan' }).getAttribute('href')).toBe('/admin/audit');
    expect(screen.getByRole('link', { name: 'Dokumen yang dibuka' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  test.each(['/admin/audit/documents', '/en/admin/audit/documents'])(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (path) => {
      const { container } = await open(path);
      await expectAccessible(container);
    },
  );
});
