import type { AdminTransfer } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const reference = 'INV-20261121-QW3RT-1';
const transfer = {
  reference,
  order_group_code: 'INV-20261121-QW3RT',
  status: 'proved',
  amount: 250_123,
  received: null,
  sender: 'Ani Lestari',
  proof_url: '/media/proof.webp',
  proof_at: '2026-11-21T03:00:00Z',
  expires_at: '2026-11-22T03:00:00Z',
  buyer: { user_id: 7, email: 'b***@example.test', name: 'Budi' },
  bank_reference: null,
  reason: null,
  decided_at: null,
} as unknown as AdminTransfer; // amounts are branded where the market hands them out
const list = 'GET /admin/payments/transfers';
const confirm = 'POST /admin/payments/confirm';
const reject = 'POST /admin/payments/reject';
const market: FakeResponses = {
  'GET /admin/me': me('finance'),
  [list]: { code: 200, data: [transfer], meta: listMeta },
};
const open = (replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/payments/transfers?open=${reference}`,
    { ...market, ...replies },
    { locale, user: rina },
  );
const bodies = (arrived: { call: string; body?: unknown }[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);

describe('bank transfers in the back office', () => {
  test('one is confirmed by key under the number of the bank; what is refused stays in the question [B6] [M9]', async () => {
    const page = await open({
      [confirm]: { code: 422, message: 'Periksa lagi', data: { bank_reference: ['Nomor sudah dipakai'] } },
    });
    await page.person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rp250.123 sudah masuk rekening?' }));
    await page.person.type(dialog.getByRole('textbox', { name: /Nomor referensi bank/ }), 'BCA-77');
    const amount = dialog.getByRole('textbox', { name: /Jumlah di rekening/ });
    await page.person.clear(amount);
    await page.person.type(amount, '250.000');
    expect(dialog.getByText(/Jumlahnya berbeda/)).toBeTruthy();
    await page.person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(bodies(page.arrived, confirm)).toEqual([
        { reference, bank_reference: 'BCA-77', amount: 250_000 },
      ]),
    );
    expect(await dialog.findByText('Nomor sudah dipakai')).toBeTruthy();
    expect((amount as HTMLInputElement).value).toBe('250.000');
  });

  test('a proof is rejected with a reason; support only reads [B2]', async () => {
    const page = await open({
      [reject]: { code: 200, message: 'Keputusan disimpan', data: { ...transfer, status: 'waiting' } },
    });
    await page.person.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak bukti transfer?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Tolak bukti' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Tidak terbaca');
    await page.person.click(dialog.getByRole('button', { name: 'Tolak bukti' }));
    await waitFor(() =>
      expect(bodies(page.arrived, reject)).toEqual([{ reference, reason: 'Tidak terbaca' }]),
    );
    cleanup();
    await open({ 'GET /admin/me': me('support') });
    const pane = within(screen.getByRole('complementary', { name: 'Rp250.123' }));
    expect(pane.queryByRole('button', { name: /Sudah masuk/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Selisih' })).toBeNull();
  });

  test('the page in English is accessible [B32]', async () => {
    const page = await open({}, 'en');
    expect(screen.getByRole('img', { name: 'Transfer proof' })).toBeTruthy();
    await expectAccessible(page.container);
  });
});
