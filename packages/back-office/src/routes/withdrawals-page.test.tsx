import type { AdminWithdrawal } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const code = 'WD-20261121-QW3RT';
const one = {
  id: 8,
  withdraw_code: code,
  status: 'requested',
  wallet: 'seller',
  amount: 6_000_000,
  fee: 0,
  payout: 6_000_000,
  bank_name: 'BCA',
  rekening: '1234567890',
  cabang: 'Pekalongan',
  atas_nama: 'Budi Santoso',
  owner: { user_id: 7, email: 'budi@example.test', name: 'Rumah Kawung' },
  reject_reason: null,
  batch_code: null,
  bank_reference: null,
  requested_at: '2026-11-20T03:00:00Z',
  estimated_at: '2026-11-22T03:00:00Z',
  is_late: false,
  finished_at: null,
} as unknown as AdminWithdrawal; // amounts are branded where the market hands them out
const list = 'GET /admin/withdrawals/list';
const approve = 'POST /admin/withdrawals/approve';
const bulk = 'POST /admin/withdrawals/bulk';
const reject = 'POST /admin/withdrawals/reject';
const paid = 'POST /admin/payouts/paid';
const reversed = 'POST /admin/payouts/reversed';
const market: FakeResponses = {
  'GET /admin/me': me('finance'),
  [list]: { code: 200, data: [one], meta: listMeta },
  'POST /admin/queue/claim': {
    code: 200,
    data: { staff_id: 9, name: 'Rina', until: '2026-11-21T03:10:00Z' },
  },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/withdrawals?open=${code}`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);

describe('withdrawals in the back office', () => {
  test('one is approved beside the list, after the question that names amount and account', {
    tags: 'slow',
  }, async () => {
    const page = await open({
      [approve]: { code: 200, message: 'Keputusan disimpan', data: one, approval: null },
    });
    const pane = within(screen.getByRole('complementary', { name: code }));
    expect(pane.getByText('BCA 1234567890')).toBeTruthy();
    await page.person.click(pane.getByRole('button', { name: 'Setujui (A)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Setujui penarikan Rp6.000.000?' }));
    expect(dialog.getByText(/BCA 1234567890 atas nama Budi Santoso/)).toBeTruthy();
    await page.person.click(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() => expect(bodies(page.arrived, approve)).toEqual([{ withdraw_code: code }]));
  });

  test('one that goes back to its payment names the payment and says who sends it [M8]', {
    tags: 'slow',
  }, async () => {
    const source = {
      ...one,
      destination: 'source',
      bank_name: 'QRIS',
      rekening: 'INV-20261121-AB3DE-1',
      atas_nama: '',
    } as const;
    const page = await open({ [list]: { code: 200, data: [source], meta: listMeta } });
    const pane = within(screen.getByRole('complementary', { name: code }));
    expect(pane.getByText('Dikembalikan ke')).toBeTruthy();
    await page.person.click(pane.getByRole('button', { name: 'Setujui (A)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/penyedia pembayaran mengembalikannya ke pembayaran QRIS INV/)).toBeTruthy();
  });

  test('a refusal needs a reason; what the server refuses appears at its field [B6]', {
    tags: 'slow',
  }, async () => {
    const page = await open({
      [reject]: { code: 422, message: 'Terlalu panjang', data: { reason: ['Terlalu panjang'] } },
    });
    await page.person.click(screen.getByRole('button', { name: 'Tolak (R)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    expect(bodies(page.arrived, reject)).toEqual([]);
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Alasan');
    await page.person.type(reason, 'Nama berbeda');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(await dialog.findByText('Terlalu panjang')).toBeTruthy();
    expect(reason.value).toBe('Nama berbeda');
  });

  test('one of a bank file is booked as paid by its reference, which stays when it is refused [B21]', {
    tags: 'slow',
  }, async () => {
    const sent = { ...one, status: 'processing', batch_code: 'PB-20261121-QW3RT' } as const;
    const page = await open({
      [list]: { code: 200, data: [sent], meta: listMeta },
      [paid]: { code: 422, message: 'Isi', data: { bank_reference: ['Isi nomor referensi bank'] } },
    });
    expect(screen.getByRole('button', { name: 'Catat dibayar (A)' })).toBeTruthy();
    await page.person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/mentransfer Rp6\.000\.000 ke BCA 1234567890/)).toBeTruthy();
    const field = dialog.getByLabelText<HTMLInputElement>('Nomor referensi bank');
    await page.person.type(field, ' BCA-77 ');
    await page.person.click(dialog.getByRole('button', { name: 'Catat dibayar' }));
    expect(await dialog.findByText('Isi nomor referensi bank')).toBeTruthy();
    expect(field.value).toBe(' BCA-77 ');
    expect(bodies(page.arrived, paid)).toEqual([{ withdraw_code: code, bank_reference: 'BCA-77' }]);
  });

  test('one that a provider sends is not booked by hand', async () => {
    await open({ [list]: { code: 200, data: [{ ...one, status: 'processing' }], meta: listMeta } });
    expect(screen.getByRole('button', { name: 'Tolak (R)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Catat dibayar (A)' })).toBeNull();
  });

  test('one that the bank sent back returns with a reason; a conflict stays readable [B6]', {
    tags: 'slow',
  }, async () => {
    const states = ['paid', 'reversed'];
    const page = await open({
      [list]: () => ({ code: 200, data: [{ ...one, status: states.shift() }], meta: listMeta }),
      [reversed]: { code: 409, message: 'Sudah dikembalikan', data: { status: 'reversed' } },
    });
    expect(screen.getByRole('button', { name: 'Dikembalikan bank (R)' })).toBeTruthy();
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/beserta biayanya kembali ke saldo/)).toBeTruthy();
    await page.person.type(dialog.getByLabelText('Alasan'), 'Rekening tutup');
    await page.person.click(dialog.getByRole('button', { name: 'Kembalikan ke saldo' }));
    expect(await screen.findByText('Sudah dikembalikan')).toBeTruthy();
    expect(bodies(page.arrived, reversed)).toEqual([{ withdraw_code: code, reason: 'Rekening tutup' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dikembalikan bank (R)' })).toBeNull());
  });

  test('many are approved after their number is typed; the question names the sum [B8]', {
    tags: 'slow',
  }, async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({
      ...one,
      id: at + 1,
      withdraw_code: `WD-20261121-QW3R${String.fromCharCode(65 + at)}`,
    }));
    const codes = many.map(({ withdraw_code }) => withdraw_code);
    const page = await open({
      [list]: { code: 200, data: many, meta: listMeta },
      [bulk]: { code: 200, data: { done: codes, failed: [] }, waiting: 20 },
    });
    await page.person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await page.person.click(screen.getByRole('button', { name: 'Setujui 21' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Setujui 21 penarikan?' }));
    expect(dialog.getByText(/seluruhnya Rp126\.000\.000/)).toBeTruthy();
    await page.person.click(dialog.getByRole('button', { name: 'Setujui' }));
    expect(dialog.getByText('Belum sama dengan jumlah yang dipilih')).toBeTruthy();
    expect(bodies(page.arrived, bulk)).toEqual([]);
    await page.person.type(dialog.getByLabelText('Ketik 21 untuk melanjutkan'), '21');
    await page.person.click(dialog.getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('1 selesai · 20 menunggu persetujuan rekan')).toBeTruthy();
    expect(bodies(page.arrived, bulk)).toEqual([{ withdraw_codes: codes }]);
    expect(screen.queryByRole('button', { name: 'Urungkan (U)' })).toBeNull();
  });

  test('are filtered by bank and by being late, which stay together [B4]', { tags: 'slow' }, async () => {
    const page = await open({
      'GET /helper/bank': { code: 200, data: [{ id: 1, bank: 'BCA' }] },
      [list]: { code: 200, data: [{ ...one, fee: 2_500 }], meta: listMeta },
    });
    expect(screen.getAllByText('Rp2.500').length).toBeGreaterThan(1);
    await page.person.click(screen.getByRole('link', { name: 'Terlambat' }));
    await waitFor(() => expect(page.at()).toContain('late=yes'));
    await page.person.selectOptions(await screen.findByLabelText('Bank tujuan'), 'BCA');
    await page.person.click(screen.getByRole('button', { name: 'Cari' }));
    await waitFor(() => {
      const { query } = page.arrived.findLast(({ call }) => call === list) ?? {};
      expect([query?.get('bank_id'), query?.get('late'), query?.get('status')]).toEqual(['1', 'yes', 'open']);
    });
  });

  test('O opens a row as a page and again beside the list; Escape leads back to its row [B5] [B7]', async () => {
    const page = await openPage(slice, '/admin/withdrawals', market, { user: rina });
    await page.person.keyboard('jo');
    expect(await screen.findByRole('complementary', { name: code })).toBeTruthy();
    expect(page.at()).toBe(`/admin/withdrawals?open=${code}&as=page`);
    expect(await screen.findByRole('link', { name: 'Tampilkan di samping daftar' })).toBeTruthy();
    await page.person.keyboard('o');
    await waitFor(() => expect(page.at()).toBe(`/admin/withdrawals?open=${code}`));
    await page.person.click(await screen.findByRole('link', { name: 'Tampilkan sebagai halaman' }));
    await screen.findByRole('link', { name: 'Tampilkan di samping daftar' });
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(page.at()).toBe('/admin/withdrawals');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: code }));
  });

  test('support reads them and decides nothing [B2]', async () => {
    await open({ 'GET /admin/me': me('support') });
    expect(screen.getByRole('complementary', { name: code })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Setujui (A)' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tolak (R)' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('content reads who has the right [B2]', async () => {
    await open({ 'GET /admin/me': me('content'), [list]: { code: 403, message: 'Belum', data: null } });
    expect(screen.getByText(/Yang bisa membukanya: Admin, Bantuan, Keuangan/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s) [B32]',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, locale);
      await expectAccessible(container);
    },
  );
});
