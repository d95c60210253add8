import type { AdminAppeal } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const appeal: AdminAppeal = {
  id: 7,
  subject: {
    ...{ type: 'product', id: 12, name: 'Kemeja batik parang', rating: null, text: null, is_blocked: true },
    store: { id: 3, merchant_name: 'Rumah Kawung', merchant_slug: 'rumah-kawung' },
  },
  block: { reason: 'Barang palsu', note: 'Logo tiruan', at: '2026-11-20T03:00:00Z' },
  is_own: false,
  text: 'Ini produksi sendiri',
  state: 'open',
  created_at: '2026-11-21T03:00:00Z',
  due_at: '2026-11-24T03:00:00Z',
  decision: null,
};
const meta = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};
const list = 'GET /admin/appeals/list';
const decide = 'POST /admin/appeals/decide';
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/appeals?open=7`,
    {
      'GET /admin/me': me('content'),
      [list]: { code: 200, data: [appeal], meta },
      'POST /admin/queue/claim': {
        code: 200,
        data: { staff_id: 9, name: 'Rina Hapsari', until: '2026-11-21T03:10:00Z' },
      },
      ...replies,
    },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
const pane = () => within(screen.getByRole('complementary'));

describe('appeals in the back office [B17]', () => {
  test('are the second tab of reports; one is rejected with an explanation', async () => {
    const page = await open({
      [decide]: { code: 200, message: 'Keputusan disimpan', data: { ...appeal, state: 'rejected' } },
    });
    const tabs = within(screen.getByRole('navigation', { name: 'Bagian Laporan' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Laporan', 'Banding']);
    expect(pane().getByText('Ini produksi sendiri')).toBeTruthy();
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak banding ini?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Logonya tetap tiruan');
    await page.person.dblClick(dialog.getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, decide)).toEqual([
      { appeal_id: 7, result: 'reject', note: 'Logonya tetap tiruan' },
    ]);
  });

  test('are left to a colleague by who blocked it', async () => {
    const page = await open({ [list]: { code: 200, data: [{ ...appeal, is_own: true }], meta } });
    expect(pane().getByText('Kamu yang memblokir. Banding ini diputus rekan.')).toBeTruthy();
    expect(pane().queryByRole('button', { name: 'Terima banding' })).toBeNull();
    await page.person.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['id', 'en'] as const)('have no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await expectAccessible(container);
  });
});
