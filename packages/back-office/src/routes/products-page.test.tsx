import type { AdminProduct } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { me, rina } from '../testing/staff.ts';

const shirt = {
  id: 12,
  name: 'Kemeja batik parang',
  slug: 'kemeja-batik-parang-12',
  image: null,
  price: 209_000,
  store: { id: 3, merchant_name: 'Rumah Kawung', merchant_slug: 'rumah-kawung' },
  status: 'PUBLISH',
  moderation: 'ok',
  block: null,
  sold: 31,
  version: 1,
  created_at: '2026-06-20T03:00:00Z',
} as unknown as AdminProduct; // amounts are branded where the market hands them out
const blocked: AdminProduct = {
  ...shirt,
  moderation: 'blocked',
  block: { reason: 'Foto milik orang lain', note: 'Foto milik toko lain', at: '2026-11-21T03:00:00Z' },
};
const meta = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};
const list = 'GET /admin/products/list';
const block = 'POST /admin/products/block';
const bulk = 'POST /admin/products/bulk';
const unblock = 'POST /admin/products/unblock';
const market: FakeResponses = {
  'GET /admin/me': me('content'),
  [list]: { code: 200, data: [shirt], meta },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/products?open=12`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
const pane = () => within(screen.getByRole('complementary', { name: shirt.name }));

test('products are listed by store, category and reports, which stay with the others [B4]', async () => {
  const page = await openPage(
    slice,
    '/admin/products?store=3&category=8&reported=yes',
    {
      ...market,
      [list]: { code: 200, data: [{ ...shirt, reports: 2 }], meta },
      'POST /admin/exports/create': { code: 200, message: 'Diminta', data: {} },
    },
    { locale: 'id', user: rina },
  );
  const request = page.arrived.find(({ call }) => call === list);
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    ...{ merchant_id: '3', category_id: '8', reported: 'yes', moderation: 'all' },
  });
  expect(within(screen.getByRole('table')).getByRole('cell', { name: '2' })).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(link('Diblokir')).toMatch(/moderation=blocked.*reported=yes.*store=3.*category=8/);
  expect(link('Toko 3')).not.toContain('store=');
  expect(link('Kategori 8')).not.toContain('category=');
  expect(link('Dilaporkan')).not.toContain('reported=');
  await page.person.click(screen.getByRole('button', { name: 'Ekspor' }));
  await waitFor(() =>
    expect(bodies(page.arrived, 'POST /admin/exports/create')).toEqual([
      {
        list: 'products',
        filters: { moderation: 'all', reported: 'yes', merchant_id: '3', category_id: '8' },
      },
    ]),
  );
});

describe('products in the back office [B17]', () => {
  test('one is blocked with a reason and an explanation, which is not sent empty', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [block]: { code: 200, message: 'Keputusan disimpan', data: blocked } });
    await page.person.click(pane().getByRole('button', { name: 'Blokir produk' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Blokir ${shirt.name}?` }));
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'Alasan' }), 'stolen_images');
    await page.person.click(dialog.getByRole('button', { name: 'Blokir' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Foto milik toko lain');
    await page.person.dblClick(dialog.getByRole('button', { name: 'Blokir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(page.arrived, block)).toEqual([
      { product_id: 12, reason_code: 'stolen_images', note: 'Foto milik toko lain' },
    ]);
  });

  test('a blocked one says why and is let back', { tags: 'slow' }, async () => {
    const page = await open({
      [list]: { code: 200, data: [blocked], meta },
      [unblock]: { code: 200, message: 'Keputusan disimpan', data: shirt },
    });
    expect(pane().getByText('Foto milik orang lain')).toBeTruthy();
    expect(pane().queryByRole('link', { name: 'Lihat di toko' })).toBeNull();
    await page.person.click(pane().getByRole('button', { name: 'Buka blokir' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Sudah diganti');
    await page.person.click(dialog.getByRole('button', { name: 'Buka blokir' }));
    await waitFor(() => expect(bodies(page.arrived, unblock)).toHaveLength(1));
    expect(bodies(page.arrived, unblock)).toEqual([{ product_id: 12, version: 1, reason: 'Sudah diganti' }]);
  });

  test('several are blocked at once; what failed stays selected and says why, and U takes it back [B7] [B8]', {
    tags: 'slow',
  }, async () => {
    const scarf = { ...shirt, id: 13, name: 'Syal tenun' };
    const page = await open({
      [list]: { code: 200, data: [shirt, scarf], meta },
      [bulk]: ({ body }) => ({
        code: 200,
        data: {
          done: [12],
          failed:
            (body as { action: string }).action === 'undo' ? [] : [{ id: 13, message: 'Urusanmu sendiri' }],
        },
      }),
    });
    await page.person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    const bar = within(screen.getByRole('region', { name: 'Baris yang dipilih' }));
    expect(bar.getByText('2 dipilih')).toBeTruthy();
    await page.person.click(bar.getByRole('button', { name: 'Blokir 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokir 2 produk?' }));
    await page.person.type(dialog.getByRole('textbox'), 'Foto milik toko lain');
    await page.person.click(dialog.getByRole('button', { name: 'Blokir' }));
    expect(await screen.findByText('1 selesai · 1 belum bisa')).toBeTruthy();
    expect(screen.getByText('Syal tenun: Urusanmu sendiri')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Pilih Syal tenun' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: `Pilih ${shirt.name}` })).toHaveProperty('checked', false);
    await page.person.keyboard('u');
    expect(await screen.findByText('1 dikembalikan seperti semula')).toBeTruthy();
    expect(bodies(page.arrived, bulk)).toEqual([
      {
        action: 'block',
        products: [{ product_id: 12 }, { product_id: 13 }],
        reason_code: 'counterfeit',
        note: 'Foto milik toko lain',
      },
      { action: 'undo', products: [{ product_id: 12 }] },
    ]);
    expect(screen.queryByRole('button', { name: 'Urungkan (U)' })).toBeNull();
  });

  test('one that waits for review is approved as it was read, or blocked', async () => {
    const page = await open({
      [list]: { code: 200, data: [{ ...shirt, moderation: 'pending', version: 4 }], meta },
      [unblock]: { code: 200, message: 'Keputusan disimpan', data: shirt },
    });
    expect(pane().getByRole('button', { name: 'Blokir produk' })).toBeTruthy();
    await page.person.click(pane().getByRole('button', { name: 'Izinkan tayang' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Izinkan ${shirt.name} tayang?` }));
    await page.person.type(dialog.getByRole('textbox'), 'Sesuai');
    await page.person.click(dialog.getByRole('button', { name: 'Izinkan' }));
    await waitFor(() => expect(bodies(page.arrived, unblock)).toHaveLength(1));
    expect(bodies(page.arrived, unblock)).toEqual([{ product_id: 12, version: 4, reason: 'Sesuai' }]);
  });

  test('[ and ] open the one before and after, and A and R ask about what is open [B7]', {
    tags: 'slow',
  }, async () => {
    const others = [11, 13].map((id) => ({ ...blocked, id, name: `Kain ${id}` }));
    const [first, last] = others;
    const page = await open({ [list]: { code: 200, data: [first, shirt, last], meta } });
    const isOpen = (name: string) => screen.findByRole('complementary', { name });
    await page.person.keyboard('r');
    await screen.findByRole('dialog', { name: `Blokir ${shirt.name}?` });
    // In the question keys are letters.
    await page.person.keyboard(']{Escape}');
    await isOpen(shirt.name);
    await page.person.keyboard(']');
    await isOpen('Kain 13');
    await page.person.keyboard(']a');
    await screen.findByRole('dialog');
    await page.person.keyboard('{Escape}');
    await page.person.keyboard('[[');
    await isOpen(shirt.name);
    await page.person.keyboard('[[');
    await isOpen('Kain 11');
    await page.person.keyboard('[[');
    await isOpen('Kain 11');
  });

  test('without a price shows a dash, which phones leave out', async () => {
    await open({ [list]: { code: 200, data: [{ ...shirt, price: null }], meta } });
    const [cell] = within(screen.getByRole('table')).getAllByText('–');
    expect([cell?.dataset.label, cell?.dataset.empty]).toEqual(['Harga', 'true']);
  });

  test('says when a colleague was faster', async () => {
    const page = await open({ [block]: { code: 409, message: 'Sudah diubah orang lain', data: blocked } });
    await page.person.click(pane().getByRole('button', { name: 'Blokir produk' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByRole('textbox'), 'Palsu');
    await page.person.click(dialog.getByRole('button', { name: 'Blokir' }));
    expect(await screen.findByText('Sudah diubah orang lain')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({ [list]: { code: 200, data: [blocked], meta } }, locale);
      await expectAccessible(container);
    },
  );
});
