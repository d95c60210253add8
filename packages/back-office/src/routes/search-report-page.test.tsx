import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';

const count = { query: 'lumpang', locale: 'id', searches: 12, zero: 12, relaxed: 0, corrected: 0, clicks: 4 };
const group = {
  ...{ id: 8, kind: 'synonym', phrases: ['cobek', 'ulekan'], target: null, origin: 'staff' },
  ...{ is_active: true, note: '', updated_by: null, updated_at: null },
};
const report = 'GET /admin/search/report';
const rules = 'GET /admin/search/rules';
const save = 'POST /admin/search/save';
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/search/report?open=lumpang`,
    {
      'GET /admin/me': me('content'),
      [report]: { code: 200, data: [count], meta: onePage },
      [rules]: { code: 200, data: [group], meta: onePage },
      ...replies,
    },
    { locale, user: rina },
  );
const pane = () => within(screen.getByRole('complementary', { name: 'lumpang' }));

describe('what people do not find', () => {
  test('a text joins the group of a word that is known', async () => {
    const joined = { ...group, phrases: ['cobek', 'ulekan', 'lumpang'] };
    const page = await open({ [save]: { code: 200, message: 'Keputusan disimpan', data: joined } });
    await page.person.click(pane().getByRole('button', { name: 'Tambahkan ke grup' }));
    expect(pane().getByText('Tulis kata yang artinya sama')).toBeTruthy();
    await page.person.type(pane().getByLabelText('Artinya sama dengan'), 'Ulekan{Enter}');
    expect(await pane().findByText('Sekarang berarti sama: cobek, ulekan, lumpang')).toBeTruthy();
    expect(getBodies(page.arrived, save)).toMatchObject([
      { kind: 'synonym', phrases: ['cobek', 'ulekan', 'lumpang'], replaces: ['cobek', 'ulekan'] },
    ]);
  });

  test('with a word without a group it begins one', async () => {
    const page = await open({
      [rules]: { code: 200, data: [], meta: onePage },
      [save]: { code: 200, message: 'Keputusan disimpan', data: { ...group, phrases: ['batu', 'lumpang'] } },
    });
    await page.person.type(pane().getByLabelText('Artinya sama dengan'), 'batu');
    await page.person.dblClick(pane().getByRole('button', { name: 'Tambahkan ke grup' }));
    await waitFor(() => expect(getBodies(page.arrived, save)).toHaveLength(1));
    expect(getBodies(page.arrived, save)).toMatchObject([{ phrases: ['batu', 'lumpang'], replaces: null }]);
  });

  test('what the server refuses is shown at the word', async () => {
    const refused = { code: 422, message: 'Periksa isian', data: { phrases: ['Kata ini sudah dipakai'] } };
    const page = await open({ [save]: refused });
    await page.person.type(pane().getByLabelText('Artinya sama dengan'), 'ulekan{Enter}');
    expect(await pane().findByText('Kata ini sudah dipakai')).toBeTruthy();
    expect(pane().getByDisplayValue('ulekan')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await expectAccessible(container);
  });
});
