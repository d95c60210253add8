import type { LedgerCheck, LedgerJournal } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const journal = {
  id: 60,
  event: 'J3',
  at: '2026-11-21T03:00:00Z',
  reference: { type: 'order', code: 'ORD-20261121-QW3RT' },
  postings: [
    { account: 'escrow', owner: 'ORD-20261121-QW3RT', amount: -100_000 },
    { account: 'seller_wallet', owner: 'Rumah Kawung', amount: 95_000 },
    { account: 'platform_commission', owner: null, amount: 5_000 },
  ],
} as unknown as LedgerJournal; // amounts are branded where the market hands them out
const check: LedgerCheck = {
  id: 7,
  at: '2026-11-21T19:00:00Z',
  by: null,
  faults: ['buyer_wallet:999 is 5 and should be 0'],
  explanation: null,
  explained_by: null,
  explained_at: null,
};
const explain = 'POST /admin/ledger/explain';
const market: FakeResponses = {
  'GET /admin/me': me('finance'),
  'GET /admin/ledger/journals': { code: 200, data: [journal], next_cursor: '2026-11-20T00:00:00Z|59' },
  'GET /admin/ledger/accounts': {
    code: 200,
    data: [
      { account: 'bank', balance: -200_000 },
      { account: 'escrow', balance: 200_000 },
    ],
  },
  'GET /admin/ledger/wallets': {
    code: 200,
    data: [{ account: 'seller_wallet', owner: 12, name: 'Rumah Kawung', balance: 95_000 }],
    ...{ meta: listMeta, sum: 95_000 },
  },
  'GET /admin/ledger/settlements': {
    code: 200,
    data: [{ date: '2026-11-20', count: 2, amount: 70_000, fee: 1_500, bank: 68_500 }],
    ...{ month: '2026-11', today: '2026-11', waiting: 30_000 },
  },
  'GET /admin/ledger/tax': {
    code: 200,
    data: [
      {
        ...{ number: 'NK-1', kind: 'credit_note', issued_at: '2026-10-21T03:00:00Z' },
        ...{ order_code: 'ORD-20261121-QW3RT', store: { id: 12, merchant_name: 'Rumah Kawung' } },
        ...{ total: -90_000, dpp: -74_325, ppn: -8_919 },
      },
    ],
    ...{ meta: listMeta, month: '2026-10', today: '2026-11' },
    sum: { total: -90_000, dpp: -74_325, ppn: -8_919 },
  },
  'GET /admin/ledger/checks': { code: 200, data: [check], meta: listMeta },
};
const open = (path: string, replies: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `${locale === 'id' ? '' : '/en'}/admin/ledger${path}`,
    { ...market, ...replies },
    {
      locale,
      user: rina,
    },
  );

describe('the ledger in the back office', () => {
  test('a journal says what it is about and what it moved from whom to whom', async () => {
    await open('?account=escrow&open=60');
    const pane = within(screen.getByRole('complementary', { name: 'Pesanan selesai' }));
    expect(pane.getByText('Saldo toko · Rumah Kawung')).toBeTruthy();
    expect(pane.getByText('+Rp95.000')).toBeTruthy();
    expect(pane.getByRole('link', { name: 'ORD-20261121-QW3RT' }).getAttribute('href')).toBe(
      '/admin/orders/ORD-20261121-QW3RT',
    );
    expect(screen.getByRole('link', { name: 'Akun: Dana ditahan ×' }).getAttribute('href')).toBe(
      '/admin/ledger',
    );
    expect(screen.getByRole('link', { name: 'Halaman berikutnya' }).getAttribute('href')).toBe(
      '/admin/ledger?account=escrow&cursor=2026-11-20T00%3A00%3A00Z%7C59',
    );
    expect(within(screen.getByRole('table')).getByText('Rp100.000')).toBeTruthy();
  });

  test('accounts lead to their journals and add up', async () => {
    await open('/accounts');
    const bank = within(screen.getByRole('table')).getByRole('link', { name: 'Bank' });
    expect(bank.getAttribute('href')).toBe('/admin/ledger?account=bank');
    expect(screen.getByText('Jumlah semua akun: Rp0')).toBeTruthy();
  });

  test('the balance of a store leads to the journals that made it [B13]', async () => {
    const page = await open('/wallets');
    expect(screen.getByText('Total: Rp95.000')).toBeTruthy();
    await page.person.click(screen.getByRole('link', { name: 'Rumah Kawung' }));
    await waitFor(() => expect(page.at()).toBe('/admin/ledger?account=seller_wallet&owner=12'));
    const asked = page.arrived.findLast(({ call }) => call === 'GET /admin/ledger/journals')?.query;
    expect(asked?.get('owner')).toBe('12');
    const chip = await screen.findByRole('link', { name: 'Akun: Saldo toko, Rumah Kawung ×' });
    expect(chip.getAttribute('href')).toBe('/admin/ledger');
  });

  test('a day of settlements leads to its journals; months go up to that of today [B13]', async () => {
    await open('/settlements?month=2026-11');
    expect(screen.getByText('Masih di penyedia sekarang: Rp30.000')).toBeTruthy();
    expect(screen.getByRole('link', { name: '20 November 2026' }).getAttribute('href')).toBe(
      '/admin/ledger?event=J11&account=bank&date_start=2026-11-20&date_end=2026-11-20',
    );
    const months = within(screen.getByRole('navigation', { name: 'Bulan' })).getAllByRole('link');
    expect(months.map((month) => month.textContent)).toEqual(['Oktober 2026', 'November 2026']);
  });

  test('a document leads to its order; what a credit note takes back is negative [B13]', async () => {
    const page = await open('/tax?month=2026-10');
    expect(screen.getByText('Total -Rp90.000 · DPP -Rp74.325 · PPN -Rp8.919')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'NK-1' }).getAttribute('href')).toBe(
      '/admin/orders/ORD-20261121-QW3RT',
    );
    await page.person.click(screen.getByRole('link', { name: 'Hanya yang kena PPN' }));
    await waitFor(() => expect(page.at()).toBe('/admin/ledger/tax?month=2026-10&taxed=yes'));
  });

  test('faults of a check are explained once, in writing [B22]', async () => {
    const page = await open('/checks?open=7', {
      [explain]: { code: 409, message: 'Pemeriksaan ini sudah dijelaskan', data: null },
    });
    await page.person.click(screen.getByRole('button', { name: 'Jelaskan temuan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jelaskan temuan ini?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Simpan penjelasan' }));
    expect(dialog.getByText('Tulis alasannya')).toBeTruthy();
    await page.person.type(dialog.getByRole('textbox'), 'Data lama');
    await page.person.click(dialog.getByRole('button', { name: 'Simpan penjelasan' }));
    expect(await screen.findByText('Pemeriksaan ini sudah dijelaskan')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.arrived.find(({ call }) => call === explain)?.body).toEqual({
      check_id: 7,
      reason: 'Data lama',
    });
  });

  test.each(['?open=60', '/accounts', '/checks?open=7', '/wallets', '/settlements', '/tax'])(
    '%s is accessible in English [B32]',
    async (path) => {
      const page = await open(path, {}, 'en');
      await expectAccessible(page.container);
    },
  );
});
