import type { AdminReview } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const rude: AdminReview = {
  id: 31,
  rating: 1,
  text: 'Penjualnya bodoh',
  author: 'B***o',
  is_anonymous: true,
  images: [{ w150: '/m/150', w300: '/m/300', w600: '/m/600', w1200: '/m/1200' }],
  product: { id: 12, name: 'Kemeja batik parang', slug: 'kemeja-batik-parang-12' },
  store: { id: 3, merchant_name: 'Rumah Kawung', merchant_slug: 'rumah-kawung' },
  status: 'shown',
  hidden: null,
  version: 2,
  created_at: '2026-06-20T03:00:00Z',
  edited_at: null,
};
const hidden: AdminReview = {
  ...rude,
  status: 'hidden',
  hidden: { reason: 'Hinaan atau kebencian', note: 'Menyebut penjual bodoh', at: '2026-11-21T03:00:00Z' },
};
const meta = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};
const list = 'GET /admin/reviews/list';
const hide = 'POST /admin/reviews/hide';
const show = 'POST /admin/reviews/show';
const market: FakeResponses = {
  'GET /admin/me': me('content'),
  [list]: { code: 200, data: [rude], meta },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id', query = '?open=31') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/reviews${query}`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
const pane = () => within(screen.getByRole('complementary', { name: rude.product.name }));

describe('reviews in the back office [B17]', () => {
  test('one is hidden with a reason and an explanation, as it was read', { tags: 'slow' }, async () => {
    const page = await open({ [hide]: { code: 200, message: 'Keputusan disimpan', data: hidden } });
    expect(pane().getByRole('img', { name: 'Foto 1' })).toBeTruthy();
    // The key asks as the button does [B7].
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sembunyikan ulasan ini?' }));
    expect(dialog.getByText(/Bintang yang rendah bukan alasan/)).toBeTruthy();
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'Alasan' }), 'personal_data');
    await page.person.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Memuat nomor telepon');
    await page.person.dblClick(dialog.getByRole('button', { name: 'Sembunyikan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, hide)).toEqual([
      { review_id: 31, version: 2, reason_code: 'personal_data', note: 'Memuat nomor telepon' },
    ]);
  });

  test('a hidden one says why and is shown again', async () => {
    const page = await open({
      [list]: { code: 200, data: [hidden], meta },
      [show]: { code: 200, message: 'Keputusan disimpan', data: rude },
    });
    expect(pane().getByText('Hinaan atau kebencian')).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Tampilkan lagi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Salah baca');
    await page.person.click(dialog.getByRole('button', { name: 'Tampilkan' }));
    await waitFor(() =>
      expect(bodies(page.arrived, show)).toEqual([{ review_id: 31, reason: 'Salah baca' }]),
    );
  });

  test('says when it was changed meanwhile', async () => {
    const page = await open({ [hide]: { code: 409, message: 'Sudah diubah orang lain', data: hidden } });
    await page.person.click(pane().getByRole('button', { name: 'Sembunyikan ulasan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Kasar');
    await page.person.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
    expect(await screen.findByText('Sudah diubah orang lain')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are listed by stars, state and store, which stay with the others [B4]', async () => {
    const page = await open({}, 'id', '?stars=1&store=3&search=bodoh');
    const asked = page.arrived.find(({ call }) => call === list);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      ...{ rating: '1', merchant_id: '3', search: 'bodoh', status: 'all', reported: 'all' },
    });
    const path = screen.getByRole('link', { name: 'Disembunyikan' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(path, 'http://pasar.test').searchParams)).toEqual({
      stars: '1',
      store: '3',
      search: 'bodoh',
      status: 'hidden',
    });
    const reported = screen.getByRole('link', { name: 'Dilaporkan' }).getAttribute('href');
    expect(reported).toContain('reported=yes');
    const without = screen.getByRole('link', { name: 'Toko nomor 3' }).getAttribute('href');
    expect(without).not.toContain('store=');
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({ [list]: { code: 200, data: [hidden], meta } }, locale);
    await expectAccessible(container);
  });
});
