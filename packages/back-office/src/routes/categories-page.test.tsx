import type { AdminCategory } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const common = {
  ...{ position: 1, is_trending: false, commission_bps: null, next_commission: null },
  ...{ products: 0, version: 1 },
};
const fashion: AdminCategory = {
  ...{ ...common, id: 1, parent_id: null, name_id: 'Busana', name_en: 'Fashion', slug: 'busana' },
  commission_bps: 250,
};
const batik: AdminCategory = {
  ...{ ...common, id: 2, parent_id: 1, name_id: 'Batik', name_en: 'Batik wear', slug: 'batik' },
  ...{ products: 31, version: 4 },
};
const toys: AdminCategory = {
  ...{ ...common, id: 3, parent_id: null, name_id: 'Mainan', name_en: 'Toys', slug: 'mainan' },
};
const list = 'GET /admin/categories/list';
const create = 'POST /admin/categories/create';
const edit = 'POST /admin/categories/edit';
const move = 'POST /admin/categories/move';
const retire = 'POST /admin/categories/retire';
const commission = 'POST /admin/categories/commission';
const attributes = 'POST /admin/categories/attributes';
const open = async (replies: FakeResponses = {}, query = '', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/categories?${query}`,
    {
      'GET /admin/me': me('content'),
      [list]: { code: 200, data: [fashion, batik, toys] },
      ...replies,
    },
    { locale, user: rina },
  );
  if (query !== '') await waitForPane();
  return page;
};
const pane = (name: string) => within(screen.getByRole('complementary', { name }));

describe('categories in the back office [B28]', () => {
  test('are a tree with their products, and the rate that they pay or inherit', {
    tags: 'slow',
  }, async () => {
    await open({}, 'open=2');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      '2,5%',
      '2,5%',
      '5%',
    ]);
    expect(rows[1]?.textContent).toContain('31');
    expect(pane('Batik').getByText('2,5%, ikut tarif di atasnya')).toBeTruthy();
    expect(pane('Batik').queryByRole('link', { name: 'Tambah di bawahnya' })).toBeNull();
  });

  test('one ends with a successor; what the server refuses is at its field, and nothing typed is lost', {
    tags: 'slow',
  }, async () => {
    let refuses = true;
    const page = await open(
      {
        [retire]: () =>
          refuses
            ? { code: 422, message: 'Belum', data: { successor_id: ['Pilih kategori penggantinya'] } }
            : { code: 200, message: 'Keputusan disimpan', data: batik },
      },
      'open=2',
    );
    await page.person.click(pane('Batik').getByRole('button', { name: 'Hentikan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hentikan Batik?' }));
    await page.person.type(dialog.getByRole('textbox'), 'Digabung');
    await page.person.click(dialog.getByRole('button', { name: 'Hentikan' }));
    expect(await dialog.findByText('Pilih kategori penggantinya')).toBeTruthy();
    refuses = false;
    await page.person.selectOptions(dialog.getByRole('combobox'), 'Mainan');
    await page.person.click(dialog.getByRole('button', { name: 'Hentikan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getBodies(page.arrived, retire)).toEqual([
      { category_id: 2, version: 4, reason: 'Digabung', successor_id: null },
      { category_id: 2, version: 4, reason: 'Digabung', successor_id: 3 },
    ]);
  });

  test('one moves, not below itself; a retired one is offered nowhere and is used again', {
    tags: 'slow',
  }, async () => {
    const ended = { ...toys, retired_at: '2026-11-20T03:00:00Z', successor_id: 2 };
    const page = await open(
      {
        [list]: { code: 200, data: [fashion, batik, ended] },
        [move]: { code: 200, message: 'Keputusan disimpan', data: batik },
      },
      'open=2',
    );
    await page.person.click(pane('Batik').getByRole('button', { name: 'Pindahkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan Batik?' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Paling atas',
      'Busana',
    ]);
    await page.person.selectOptions(dialog.getByRole('combobox'), '');
    await page.person.click(dialog.getByRole('button', { name: 'Pindahkan' }));
    await waitFor(() =>
      expect(getBodies(page.arrived, move)).toEqual([{ category_id: 2, version: 4, parent_id: null }]),
    );
    expect(screen.getByRole('row', { name: /Mainan Tidak dipakai/ })).toBeTruthy();
  });

  test('one without a rate anywhere above pays the usual one, and may get others below', async () => {
    await open({}, 'open=3');
    expect(pane('Mainan').getByText('5%, tarif biasa')).toBeTruthy();
    const add = pane('Mainan').getByRole('link', { name: 'Tambah di bawahnya' });
    expect(add.getAttribute('href')).toBe('/admin/categories?open=new&parent=3');
  });

  test('a new one goes below another that holds no products', { tags: 'slow' }, async () => {
    const page = await open({ [create]: { code: 200, message: 'OK', data: toys } }, 'open=new&parent=1');
    const form = pane('Kategori baru');
    const parents = within(form.getByLabelText('Di bawah')).getAllByRole('option');
    expect(parents.map((option) => option.textContent)).toEqual(['Paling atas', 'Busana', 'Mainan']);
    await page.person.type(form.getByLabelText('Nama (Indonesia)'), 'Kebaya');
    await page.person.click(form.getByRole('button', { name: 'Tambah kategori' }));
    expect(getBodies(page.arrived, create)).toEqual([]);
    await page.person.type(form.getByLabelText('Nama (Inggris)'), 'Kebaya');
    await page.person.dblClick(form.getByRole('button', { name: 'Tambah kategori' }));
    await waitFor(() => expect(page.at()).toBe('/admin/categories?open=3'));
    expect(getBodies(page.arrived, create)).toEqual([
      {
        ...{ name_id: 'Kebaya', name_en: 'Kebaya', parent_id: 1, position: 0 },
        ...{ is_trending: false, review_first: false, ppn_kind: null },
      },
    ]);
  });

  test('sellers are asked for what it adds to those above; choices are lines in two languages', {
    tags: 'slow',
  }, async () => {
    const asked = { former_names: [], unit: null, allowed_values: [], is_required: false, position: 0 };
    const brand = { ...asked, id: 7, name_id: 'Asal', name_en: 'Origin', kind: 'text' as const };
    const lined = { ...asked, id: 8, name_id: 'Berfuring', name_en: 'Lined', kind: 'flag' as const };
    const tree = [{ ...fashion, attributes: [brand] }, { ...batik, attributes: [lined] }, toys];
    const page = await open(
      {
        [list]: { code: 200, data: tree },
        [attributes]: { code: 200, message: 'Keputusan disimpan', data: batik },
      },
      'open=2',
    );
    const section = within(pane('Batik').getByRole('region', { name: 'Atribut' }));
    expect(section.getByText('Dari Busana')).toBeTruthy();
    expect(section.getByRole('button', { name: 'Ubah Berfuring' })).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Ubah Asal' })).toBeNull();
    await page.person.click(section.getByRole('button', { name: 'Tambah atribut' }));
    const form = pane('Batik');
    await page.person.type(form.getByLabelText('Nama (Indonesia)'), 'Bahan');
    await page.person.type(form.getByLabelText('Nama (Inggris)'), 'Material');
    await page.person.selectOptions(form.getByLabelText('Jenis'), 'choice');
    await page.person.type(form.getByLabelText('Pilihan'), 'Katun = Cotton');
    await page.person.click(form.getByRole('button', { name: 'Simpan atribut' }));
    expect(getBodies(page.arrived, attributes)).toEqual([]);
    expect(form.getByText(/^Isi 2 sampai 50 pilihan/)).toBeTruthy();
    await page.person.type(form.getByLabelText('Pilihan'), '{Enter}Rayon');
    await page.person.click(form.getByRole('switch', { name: /^Wajib diisi/ }));
    await page.person.click(form.getByRole('switch', { name: /^Jadi saringan pembeli/ }));
    await page.person.selectOptions(form.getByLabelText('Jenis'), 'text');
    await page.person.click(form.getByRole('button', { name: 'Simpan atribut' }));
    expect(form.getByText(/^Teks bebas tidak bisa menjadi saringan/)).toBeTruthy();
    await page.person.selectOptions(form.getByLabelText('Jenis'), 'choice');
    await expectAccessible(page.container);
    await page.person.click(form.getByRole('button', { name: 'Simpan atribut' }));
    await waitFor(() =>
      expect(getBodies(page.arrived, attributes)).toEqual([
        {
          ...{ category_id: 2, version: 4, attribute_id: null, kind: 'choice', unit: null, position: 0 },
          ...{ name_id: 'Bahan', name_en: 'Material', is_required: true, is_filter: true },
          allowed_values: [
            { id: 'Katun', en: 'Cotton' },
            { id: 'Rayon', en: 'Rayon' },
          ],
        },
      ]),
    );
  });

  test('a new name and another kind of PPN say nothing of the commission [X1]', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [edit]: { code: 200, message: 'OK', data: fashion } }, 'open=1');
    await page.person.click(pane('Busana').getByRole('button', { name: 'Ubah' }));
    await page.person.type(pane('Busana').getByLabelText('Nama (Indonesia)'), ' Pria');
    await page.person.selectOptions(pane('Busana').getByLabelText('PPN'), 'exempt');
    await page.person.click(pane('Busana').getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, edit)).toHaveLength(1));
    expect(getBodies(page.arrived, edit)).toEqual([
      {
        ...{ category_id: 1, version: 1, name_id: 'Busana Pria', name_en: 'Fashion', position: 1 },
        ...{ is_trending: false, review_first: false, ppn_kind: 'exempt' },
      },
    ]);
  });

  test('a commission is asked for with its first day, and waits for a colleague [B20] [B27]', {
    tags: 'slow',
  }, async () => {
    const asked = {
      code: 200,
      message: 'Menunggu',
      data: batik,
      approval: { id: 7, expires_at: '2026-12-01T00:00:00Z' },
    };
    const page = await open({ 'GET /admin/me': me('finance'), [commission]: asked }, 'open=2');
    expect(pane('Batik').queryByRole('button', { name: 'Ubah' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Kategori baru' })).toBeNull();
    await page.person.click(pane('Batik').getByRole('button', { name: 'Ubah komisi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByLabelText('Komisi'), '2,5');
    await page.person.clear(dialog.getByLabelText('Berlaku mulai'));
    await page.person.type(dialog.getByLabelText('Berlaku mulai'), '01/01/2099');
    await page.person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Kategori baru');
    await page.person.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getBodies(page.arrived, commission)).toEqual([
      {
        ...{ category_id: 2, version: 4, commission_bps: 250 },
        ...{ valid_from: '2099-01-01', reason: 'Kategori baru' },
      },
    ]);
  });

  test('a commission that is none is refused at its field, and what was typed stays [B27]', {
    tags: 'slow',
  }, async () => {
    const refused = {
      code: 422,
      message: 'Salah',
      data: { commission_bps: ['Isi komisi 0 sampai 100 persen'] },
    };
    const page = await open({ 'GET /admin/me': me('admin'), [commission]: refused }, 'open=2');
    await page.person.click(pane('Batik').getByRole('button', { name: 'Ubah komisi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByLabelText('Komisi'), 'lima');
    await page.person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Kategori baru');
    await page.person.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
    expect(await dialog.findByText('Isi komisi 0 sampai 100 persen')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Komisi').value).toBe('lima');
  });

  test('what is planned shows beside what holds [B27]', { tags: 'slow' }, async () => {
    const next_commission = { commission_bps: null, valid_from: '2099-01-01' };
    await open({ [list]: { code: 200, data: [{ ...fashion, next_commission }] } }, 'open=1');
    expect(pane('Busana').getByText('ikut tarif di atasnya mulai 1 Januari 2099')).toBeTruthy();
    expect(pane('Busana').queryByRole('button', { name: 'Ubah komisi' })).toBeNull();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, 'open=new', locale);
      await expectAccessible(container);
    },
  );
});
