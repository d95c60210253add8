import type { AdminSearchRule } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { categories } from '../testing/vouchers.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const mortar: AdminSearchRule = {
  ...{ id: 8, kind: 'synonym', phrases: ['cobek', 'ulekan'], target: null, origin: 'staff' },
  ...{ is_active: true, note: '', updated_by: 'rina@example.test', updated_at: '2026-11-20T03:00:00Z' },
};
const cheap: AdminSearchRule = {
  ...{ id: null, kind: 'intent', phrases: ['murah'], target: 'cheap', origin: 'shipped' },
  ...{ is_active: true, note: '', updated_by: null, updated_at: null },
};
const list = 'GET /admin/search/rules';
const save = 'POST /admin/search/save';
const remove = 'POST /admin/search/delete';
const tryIt = 'POST /admin/search/try';
const importCsv = 'POST /admin/search/import';
const nothing = {
  ...{ understood: [], corrected: null, suggestion: null, without: [], total: 0, products: [] },
};
const found = { ...nothing, total: 1, products: [{ id: 3, name: 'Ulekan batu' }] };
const ofMortar = 'open=synonym+cobek%7Culekan';
const open = async (replies: FakeResponses = {}, query = '', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/search?${query}`,
    {
      'GET /admin/me': me('content'),
      'GET /admin/categories/list': { code: 200, data: categories },
      [list]: { code: 200, data: [mortar, cheap], meta: onePage },
      ...replies,
    },
    { locale, user: rina },
  );
  if (query.includes('open=')) await waitForPane();
  return page;
};
const pane = (name: string) => within(screen.getByRole('complementary', { name }));

describe('search rules in the back office [Q16] [Q18]', () => {
  test('a new one is tried before it is saved, and says what is missing', { tags: 'slow' }, async () => {
    const page = await open(
      {
        [tryIt]: { code: 200, data: { before: nothing, after: found } },
        [save]: { code: 200, message: 'OK', data: mortar },
      },
      'open=new',
    );
    const form = pane('Aturan baru');
    await page.person.click(form.getByRole('button', { name: 'Tambah aturan' }));
    expect(form.getByRole('textbox', { name: 'Kata' }).getAttribute('aria-invalid')).toBe('true');
    await page.person.type(form.getByRole('textbox', { name: 'Kata' }), 'cobek{Enter}ulekan');
    await page.person.type(form.getByLabelText('Coba pencarian dengan aturan ini'), 'cobek');
    await page.person.click(form.getByRole('button', { name: 'Coba' }));
    expect(await form.findByText('Ulekan batu')).toBeTruthy();
    const draft = { kind: 'synonym', phrases: ['cobek', 'ulekan'], target: null, is_active: true, note: '' };
    expect(getBodies(page.arrived, tryIt)).toEqual([{ query: 'cobek', draft_rules: [draft] }]);
    await page.person.dblClick(form.getByRole('button', { name: 'Tambah aturan' }));
    await waitFor(() => expect(page.at()).toContain('open=synonym+cobek'));
    expect(getBodies(page.arrived, save)).toEqual([{ ...draft, replaces: null }]);
  });

  test('what needs a meaning is not sent without one', { tags: 'slow' }, async () => {
    const page = await open({ [save]: { code: 200, message: 'OK', data: cheap } }, 'open=new');
    const form = pane('Aturan baru');
    await page.person.selectOptions(form.getByLabelText('Jenis'), 'Kategori');
    await page.person.type(form.getByRole('textbox', { name: 'Kata' }), 'kain panjang');
    await page.person.click(form.getByRole('button', { name: 'Tambah aturan' }));
    expect(form.getByText('Pilih artinya')).toBeTruthy();
    expect(getBodies(page.arrived, save)).toEqual([]);
    await page.person.selectOptions(form.getByLabelText('Artinya'), 'Busana › Batik');
    await page.person.click(form.getByRole('button', { name: 'Tambah aturan' }));
    await waitFor(() => expect(getBodies(page.arrived, save)).toHaveLength(1));
    expect(getBodies(page.arrived, save)).toMatchObject([{ kind: 'category', target: 'c-2' }]);
  });

  test('other words take the place of the old ones', async () => {
    const page = await open({ [save]: { code: 200, message: 'OK', data: mortar } }, ofMortar);
    await page.person.click(pane('cobek, ulekan').getByRole('button', { name: 'Ubah' }));
    const form = pane('cobek, ulekan');
    await page.person.type(form.getByRole('textbox', { name: 'Kata' }), '{Enter}lumpang');
    await page.person.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, save)).toHaveLength(1));
    expect(getBodies(page.arrived, save)).toMatchObject([
      { phrases: ['cobek', 'ulekan', 'lumpang'], replaces: ['cobek', 'ulekan'] },
    ]);
  });

  test('one of the team is removed, one of the server switched off', async () => {
    const done = { code: 200, message: 'Keputusan disimpan', data: mortar };
    const page = await open({ [remove]: done, [save]: done }, ofMortar);
    expect(pane('cobek, ulekan').queryByRole('button', { name: 'Matikan' })).toBeNull();
    const decide = async (name: string) => {
      await page.person.click(screen.getByRole('button', { name }));
      await page.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await decide('Hapus');
    expect(getBodies(page.arrived, remove)).toEqual([{ rule_id: 8 }]);
    await page.go('/admin/search?open=intent+murah');
    expect(pane('murah').queryByRole('button', { name: 'Hapus' })).toBeNull();
    await decide('Matikan');
    expect(getBodies(page.arrived, save)).toEqual([
      { kind: 'intent', phrases: ['murah'], is_active: false, note: '' },
    ]);
  });

  test('a pasted file says which line is wrong, and stays', async () => {
    const wrong = { code: 422, message: 'Periksa isian', data: { csv: ['Baris 2: isi kategorinya'] } };
    const page = await open({ [importCsv]: wrong });
    await page.person.click(screen.getByText('Impor aturan dari CSV'));
    await page.person.click(screen.getByRole('button', { name: 'Impor' }));
    expect(screen.getByText('Tempel isi CSV')).toBeTruthy();
    await page.person.type(screen.getByLabelText('Isi CSV'), 'kind;phrases{Enter}category;dapur');
    await page.person.click(screen.getByRole('button', { name: 'Impor' }));
    expect(await screen.findByText('Baris 2: isi kategorinya')).toBeTruthy();
    expect(screen.getByDisplayValue(/category;dapur/)).toBeTruthy();
    expect(getBodies(page.arrived, importCsv)).toEqual([{ csv: 'kind;phrases\ncategory;dapur' }]);
  });

  test('a search is tried as buyers would find it', async () => {
    const page = await open({ [tryIt]: { code: 200, data: { before: found, after: null } } });
    await page.person.click(screen.getByText('Coba satu pencarian'));
    await page.person.type(screen.getByLabelText('Teks pencarian'), 'ulekan{Enter}');
    expect(await screen.findByText('Ulekan batu')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, 'open=new', locale);
    await expectAccessible(container);
  });
});
