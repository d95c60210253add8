import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { getBodies, onePage } from '../testing/pages.ts';
import { me, rina } from '../testing/staff.ts';
import { categories, runningVoucher } from '../testing/vouchers.ts';
import { waitForPane } from '../testing/wait-for-pane.ts';

const list = 'GET /admin/vouchers/list';
const create = 'POST /admin/vouchers/create';
const edit = 'POST /admin/vouchers/edit';
const end = 'POST /admin/vouchers/end';
const market: FakeResponses = {
  'GET /admin/me': me('content'),
  'GET /admin/categories/list': { code: 200, data: categories },
  [list]: { code: 200, data: [runningVoucher], meta: onePage },
};
const open = async (replies: FakeResponses = {}, query = 'open=12', locale: 'id' | 'en' = 'id') => {
  const page = await openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/campaigns?${query}`,
    { ...market, ...replies },
    { locale, user: rina },
  );
  if (query.includes('open=')) await waitForPane();
  return page;
};
const pane = (name = 'HEMAT25') => within(screen.getByRole('complementary', { name }));
const startEdit = async (replies: FakeResponses) => {
  const page = await open(replies);
  await page.person.click(pane().getByRole('button', { name: 'Ubah' }));
  return page;
};

describe("the market's vouchers in the back office", () => {
  test('list their state, uses and what the market pays; filters live in the address', async () => {
    const page = await open({}, 'state=running&search=hemat');
    const row = screen.getByRole('row', { name: /HEMAT25/ });
    expect(row.textContent).toContain('Berjalan');
    expect(row.textContent).toContain('10/30');
    expect(row.textContent).toContain('Rp410.000');
    const sent = page.arrived.find(({ call }) => call === list)?.query;
    expect([sent?.get('state'), sent?.get('search')]).toEqual(['running', 'hemat']);
    const chip = screen.getByRole('link', { name: 'Kuota habis' });
    expect(chip.getAttribute('href')).toBe('/admin/campaigns?state=exhausted&search=hemat');
  });

  test('a new one names what is missing at its field, and is sent once', { tags: 'slow' }, async () => {
    const page = await open({ [create]: { code: 200, message: 'OK', data: runningVoucher } }, 'open=new');
    const form = pane('Voucher baru');
    await page.person.type(form.getByLabelText('Kode'), 'hemat 25');
    await page.person.click(form.getByRole('button', { name: 'Buat voucher' }));
    expect(form.getAllByText('Isi nama voucher')).toHaveLength(2);
    expect(getBodies(page.arrived, create)).toEqual([]);
    await page.person.type(form.getByLabelText('Nama (Indonesia)'), 'Potongan 25 persen');
    await page.person.type(form.getByLabelText('Nama (Inggris)'), '25 percent off');
    await page.person.click(form.getByRole('radio', { name: 'Persen' }));
    await page.person.type(form.getByLabelText('Potongan'), '25');
    await page.person.type(form.getByLabelText(/^Potongan maksimal/), '50000');
    await page.person.type(form.getByLabelText('Kuota'), '30');
    await page.person.click(form.getByText('Semua kategori'));
    await page.person.click(form.getByRole('checkbox', { name: 'Busana › Batik' }));
    await page.person.dblClick(form.getByRole('button', { name: 'Buat voucher' }));
    await waitFor(() => expect(page.at()).toBe('/admin/campaigns?open=12'));
    expect(getBodies(page.arrived, create)).toMatchObject([
      {
        ...{ voucher_code: 'HEMAT25', kind: 'discount', discount_type: 'percent', discount_value: 25 },
        ...{ max_discount: 50_000, min_spend: 0, quota: 30, per_user_limit: 1, category_ids: [2] },
      },
    ]);
    expect(page.toasts()).toContain('Tersimpan');
  });

  test('what the server refuses is shown at its field, and nothing typed is lost', {
    tags: 'slow',
  }, async () => {
    const taken = { code: 422, message: 'Periksa isian', data: { quota: ['Kuota hanya bisa naik'] } };
    const page = await startEdit({ [edit]: taken });
    const quota = pane().getByLabelText('Kuota');
    await page.person.clear(quota);
    await page.person.type(quota, '20');
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Kuota hanya bisa naik')).toBeTruthy();
    expect(pane().getByDisplayValue('20')).toBeTruthy();
  });

  test('of one that has started only what may change is open, and its times keep their seconds', {
    tags: 'slow',
  }, async () => {
    const page = await startEdit({ [edit]: { code: 200, message: 'OK', data: runningVoucher } });
    expect(pane().getByText(/^Voucher sudah mulai/)).toBeTruthy();
    for (const name of ['Kode', 'Minimal belanja', 'Mulai'])
      expect(
        pane()
          .getByLabelText(new RegExp(`^${name}(?!:)`))
          .hasAttribute('disabled'),
        name,
      ).toBe(true);
    await page.person.clear(pane().getByLabelText('Kuota'));
    await page.person.type(pane().getByLabelText('Kuota'), '50');
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(pane().queryByRole('button', { name: 'Simpan' })).toBeNull());
    expect(getBodies(page.arrived, edit)).toMatchObject([
      { promo_id: 12, version: 3, quota: 50, date_end: runningVoucher.date_end, category_ids: [2] },
    ]);
  });

  test('when somebody else was faster, what is there now is shown beside what was typed [B6]', async () => {
    const theirs = { ...runningVoucher, quota: 40, version: 4 };
    let sent = 0;
    const page = await startEdit({
      [edit]: () =>
        ++sent === 1
          ? { code: 409, message: 'Sudah diubah orang lain', data: theirs }
          : { code: 200, message: 'OK', data: { ...theirs, quota: 50, version: 5 } },
    });
    await page.person.clear(pane().getByLabelText('Kuota'));
    await page.person.type(pane().getByLabelText('Kuota'), '50');
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Sudah diubah orang lain')).toBeTruthy();
    expect(pane().getByText('40')).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Pakai isianku' }));
    await page.person.click(pane().getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(getBodies(page.arrived, edit)).toHaveLength(2));
    expect(getBodies(page.arrived, edit)[1]).toMatchObject({ version: 4, quota: 50 });
  });

  test('one ends with a reason, after its consequences', async () => {
    const over = { ...runningVoucher, state: 'ended' };
    const page = await open({ [end]: { code: 200, message: 'Keputusan disimpan', data: over } });
    await page.person.click(pane().getByRole('button', { name: 'Akhiri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri voucher HEMAT25 sekarang?' }));
    expect(dialog.getByText(/Sisa kuota 20 hangus/)).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Anggaran habis');
    await page.person.dblClick(dialog.getByRole('button', { name: 'Akhiri' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getBodies(page.arrived, end)).toEqual([{ promo_id: 12, reason: 'Anggaran habis' }]);
  });

  test('one that is over can only be read', async () => {
    const over = { ...runningVoucher, state: 'ended' };
    await open({ [list]: { code: 200, data: [over], meta: onePage } });
    expect(pane().queryByRole('button')).toBeNull();
  });

  test('without its categories a new one waits, and the list stays', async () => {
    await open({ 'GET /admin/categories/list': undefined }, 'open=new');
    expect(screen.getByText('Kategori gagal terhubung ke server')).toBeTruthy();
    expect(screen.getByRole('row', { name: /HEMAT25/ })).toBeTruthy();
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
