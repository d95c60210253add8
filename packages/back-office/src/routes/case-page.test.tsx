import { type AdminComplaintDetail, rupiah } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { buildQueue, waiting } from '../testing/home.ts';
import { me, rina } from '../testing/staff.ts';

const complaint: AdminComplaintDetail = {
  ...{ id: 5, order_code: 'INV-20261120-K4T8M', order_status: 'complained', status: 'escalated' },
  ...{
    type: 'not_arrived',
    type_label: 'Barang tidak sampai',
    amount: rupiah(109_000),
    held: rupiah(109_000),
    refunded: null,
  },
  buyer: { user_id: 4, name: 'Budi', email: 'b***@example.test' },
  merchant: { id: 3, merchant_name: 'Rumah Kawung' },
  ...{ created_at: '2026-11-20T03:00:00Z', due_at: '2026-11-22T03:00:00Z', closed_at: null },
  messages: [{ actor: 'buyer', text: 'Belum datang', at: '2026-11-20T03:00:00Z' }],
  ...{
    images: [],
    items: [{ name: 'Kemeja batik', variant_label: '', qty: 1, total: rupiah(100_000) }],
    result: null,
  },
  money: {
    items: rupiah(100_000),
    shipping: rupiah(9_000),
    insurance: rupiah(0),
    grand_total: rupiah(109_000),
  },
  shipping: { courier: 'jne', service: 'REG', awb: null, shipped_at: null, delivered_at: null },
};
const nameless = { ...complaint, buyer: { ...complaint.buyer, name: '' } };
const earlier = {
  ...{ id: 3, order_code: 'INV-20261001-AAAAA', type_label: 'Barang rusak', status: 'resolved' as const },
  ...{ refunded: rupiah(40_000), created_at: '2026-10-01T03:00:00Z' },
};
const read = 'POST /admin/complaints/chat';
const replies: FakeResponses = {
  'GET /admin/me': me('support'),
  'GET /admin/complaints/detail/5': { code: 200, data: complaint },
  'GET /admin/complaints/split/5': {
    code: 200,
    data: { buyer: 109_000, seller: 0, platform: 0, courier: 0, commission: 0 },
  },
  'POST /admin/queue/claim': {
    code: 200,
    data: { staff_id: 9, name: 'Rina Hapsari', until: '2026-11-20T07:00:00Z' },
  },
  [read]: {
    code: 200,
    message: 'Pembacaan ini dicatat di log audit',
    data: {
      messages: [
        {
          ...{ id: 8, side: 'seller', kind: 'text', text: 'Sudah saya kirim', images: [] },
          ...{ sent_at: '2026-11-20T02:00:00Z', is_reported: false, is_hidden: false },
        },
      ],
    },
  },
};

describe('a complaint in the back office', () => {
  test('is found by the code of its order, however it was decided', async () => {
    const list = 'GET /admin/complaints/list';
    const meta = {
      ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
      ...{ next: null, prev: null, first: '/', last: '/' },
    };
    const page = await openPage(
      slice,
      '/admin/cases',
      { ...replies, [list]: { code: 200, data: [nameless], meta } },
      { locale: 'id', user: rina },
    );
    const box = await screen.findByRole('searchbox', { name: 'Kode pesanan, pembeli, atau toko' });
    await page.person.type(box, 'K4T8M{Enter}');
    const asked = () => page.arrived.filter(({ call }) => call === list).at(-1)?.query;
    await waitFor(() => expect(asked()?.get('search')).toBe('K4T8M'));
    expect(asked()?.get('status')).toBe('all');
    // This buyer has no name.
    expect(screen.getByRole('cell', { name: complaint.buyer.email })).toBeTruthy();
  });

  test('A, R and E ask what to do with it, [ and ] open others that wait [B7]', {
    tags: 'slow',
  }, async () => {
    const page = await openPage(
      slice,
      '/admin/cases/5',
      {
        ...replies,
        'GET /admin/queue/list': buildQueue(
          [5, 6].map((id) => waiting({ kind: 'complaint', id, subject: `ORD-${id}` })),
        ),
      },
      { locale: 'id', user: rina },
    );
    const asks = async (key: string) => {
      await page.person.keyboard(key);
      const dialog = await screen.findByRole('dialog');
      const name = dialog.getAttribute('aria-labelledby') ?? '';
      const title = document.getElementById(name)?.textContent;
      await page.person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return title;
    };
    expect(await asks('a')).toMatch(/^Kembalikan/);
    expect(await asks('e')).toMatch(/pembeli/i);
    expect(await asks('r')).toMatch(/penjual|toko/i);
    expect(screen.getByRole('link', { name: 'ORD-6 →' }).getAttribute('href')).toBe('/admin/cases/6');
    await page.person.keyboard(']]');
    await waitFor(() =>
      expect(page.arrived.map(({ call }) => call)).toContain('GET /admin/complaints/detail/6'),
    );
  });

  test('A leads to the amount while it is missing; a buyer without a name is shown by the address [B7]', async () => {
    const detail = { 'GET /admin/complaints/detail/5': { code: 200, data: nameless } as const };
    const page = await openPage(
      slice,
      '/admin/cases/5',
      { ...replies, ...detail },
      {
        locale: 'id',
        user: rina,
      },
    );
    const amount = await screen.findByLabelText('Dana untuk pembeli');
    expect(screen.getByText('b***@example.test')).toBeTruthy();
    await page.person.clear(amount);
    await page.person.click(document.body);
    await page.person.keyboard('a');
    expect(document.activeElement).toBe(amount);
    expect(screen.getByText('Paling banyak Rp109.000')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names the earlier ones of both sides [B19]', async () => {
    const one = {
      ...complaint,
      earlier: { buyer: { total: 0, latest: [] }, store: { total: 1, latest: [earlier] } },
    };
    const detail = 'GET /admin/complaints/detail/5';
    await openPage(
      slice,
      '/en/admin/cases/5',
      { ...replies, [detail]: { code: 200, data: one } },
      { locale: 'en', user: rina },
    );
    expect(await screen.findByText('This buyer has never complained before')).toBeTruthy();
    expect(screen.getByText('1 earlier complaint about this store')).toBeTruthy();
    expect(screen.getByRole('link', { name: earlier.order_code }).getAttribute('href')).toBe(
      '/en/admin/cases/3',
    );
    expect(screen.getByText(/Rp40\.000 refunded/)).toBeTruthy();
  });

  test('shows what both sides wrote in chat once a reason is given [W11]', { tags: 'slow' }, async () => {
    const page = await openPage(slice, '/admin/cases/5', replies, { locale: 'id', user: rina });
    await page.person.click(await screen.findByRole('button', { name: 'Baca percakapan' }));
    const why = within(await screen.findByRole('dialog', { name: 'Baca percakapan ini?' }));
    expect(why.getByText(/100 pesan terakhir/)).toBeTruthy();
    await page.person.type(why.getByRole('textbox', { name: 'Alasan membaca' }), 'Periksa bukti');
    await page.person.click(why.getByRole('button', { name: 'Baca percakapan' }));
    expect(await screen.findByText('Sudah saya kirim')).toBeTruthy();
    expect(page.arrived.filter(({ call }) => call === read).map(({ body }) => body)).toEqual([
      { complaint_id: 5, reason: 'Periksa bukti' },
    ]);
    await expectAccessible(page.container);
  });

  test('asks a side, and says until when the other one has time [B19]', { tags: 'slow' }, async () => {
    const ask = 'POST /admin/complaints/request';
    const due_at = new Date(Date.now() + 3_600_000).toISOString();
    const request = { text: 'Ada foto?', requested_at: '2026-11-20T03:00:00Z', due_at, replied_at: null };
    const page = await openPage(
      slice,
      '/admin/cases/5',
      {
        ...replies,
        'GET /admin/complaints/detail/5': {
          code: 200,
          data: { ...complaint, requests: [{ ...request, side: 'buyer' }] },
        },
        [ask]: { code: 200, message: 'Keputusan disimpan', data: complaint },
      },
      { locale: 'id', user: rina },
    );
    expect(await screen.findByText(/^Menunggu jawaban pembeli sampai/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tanya pembeli' })).toBeNull();
    await page.person.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tanya penjual?' }));
    await page.person.type(dialog.getByRole('textbox', { name: 'Pertanyaan' }), 'Kapan dikirim?');
    await page.person.click(dialog.getByRole('button', { name: 'Kirim pertanyaan' }));
    await waitFor(() =>
      expect(page.arrived.filter(({ call }) => call === ask).map(({ body }) => body)).toEqual([
        { complaint_id: 5, side: 'seller', text: 'Kapan dikirim?' },
      ]),
    );
  });
});
