import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { submission } from '../testing/flash-sales.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';

const list = 'GET /admin/flashsale/items';
const approve = 'POST /admin/flashsale/approve';
const reject = 'POST /admin/flashsale/reject';
const withItem = (item: object): FakeResponses => ({
  [list]: { code: 200, data: [{ ...submission, ...item }], meta: onePage },
});
const open = (replies: FakeResponses = {}, query = 'open=9', locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns/flash-items?${query}`,
    {
      'GET /admin/me': me('content'),
      'POST /admin/queue/claim': {
        code: 200,
        data: { staff_id: 9, name: 'Rina', until: '2026-11-30T10:10:00Z' },
      },
      ...withItem({}),
      ...replies,
    },
    { locale, user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: submission.name }));
const rules = () =>
  within(pane().getByRole('region', { name: 'Aturan flash sale' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);

describe('flash-sale submissions in the back office', () => {
  test('are shown beside the rules, and approved by key', async () => {
    const done = { code: 200, message: 'Keputusan disimpan', data: { ...submission, status: 'approved' } };
    const page = await open({ [approve]: done });
    expect(rules()).toEqual([
      'Terpenuhi: Rp70.000, potongan 30%. Boleh Rp30.000 sampai Rp95.000 (5–70%)',
      'Terpenuhi: 4 disisihkan. Stok bebas 10',
      'Terpenuhi: Maksimal 2 per pembeli dari 4',
      'Terpenuhi: Rating toko 4,6 dari 12 ulasan. Paling sedikit 3',
    ]);
    await page.person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: `Setujui ${submission.name}?` }));
    await page.person.dblClick(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getBodies(page.arrived, approve)).toEqual([{ item_id: 9 }]);
  });

  test('are asked for by their number, too: a decided one stays open', async () => {
    const page = await open();
    const sent = page.arrived.filter(({ call }) => call === list).map(({ query }) => query.toString());
    expect(sent).toEqual(['per_page=50&status=submitted&page=1', 'per_page=50&item_id=9&status=all']);
  });

  test('one that breaks a rule cannot be approved, and is rejected with a reason', async () => {
    const page = await open({
      ...withItem({ stock: 3, problems: ['Stok yang bebas hanya 3'] }),
      [reject]: { code: 200, message: 'Keputusan disimpan', data: { ...submission, status: 'rejected' } },
    });
    expect(pane().getByText('Stok yang bebas hanya 3')).toBeTruthy();
    expect(rules()[1]).toBe('Tidak terpenuhi: 4 disisihkan. Stok bebas 3');
    expect(pane().queryByRole('button', { name: 'Setujui' })).toBeNull();
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: `Tolak ${submission.name}?` }));
    await page.person.type(dialog.getByRole('textbox'), 'Stok kurang');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(getBodies(page.arrived, reject)).toHaveLength(1));
    expect(getBodies(page.arrived, reject)).toEqual([{ item_id: 9, reason: 'Stok kurang' }]);
  });

  test('says when the stock went meanwhile', async () => {
    const page = await open({
      [approve]: { code: 409, message: 'Stok yang bebas hanya 3', data: submission },
    });
    await page.person.click(pane().getByRole('button', { name: 'Setujui' }));
    await page.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }),
    );
    expect(await screen.findByText('Stok yang bebas hanya 3')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an approved one can be taken out, a rejected one is read with its reason', async () => {
    await open(withItem({ status: 'approved' }));
    expect(pane().getByRole('button', { name: 'Keluarkan' })).toBeTruthy();
    expect(pane().queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Aturan flash sale' })).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open(withItem({ problems: ['Stok yang bebas hanya 3'] }), 'open=9', locale);
    await expectAccessible(container);
  });
});
