import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';

const call = 'GET /merchant/dashboard/wallet/month';
const report = {
  month: '2026-10',
  first_month: '2026-10',
  current_month: '2026-11',
  opening: 100_000,
  closing: 50_000,
  totals: [
    { type: 'sale', direction: 'in', count: 2, amount: 100_000 },
    { type: 'withdraw', direction: 'out', count: 1, amount: 150_000 },
  ],
  earnings: { gross: 105_500, commission: 5_000, fee: 500, net: 100_000 },
};

const open = (data: object = report, { locale = 'id' as Locale, query = '?month=2026-10' } = {}) =>
  openPage(slice, `/seller/wallet/month${query}`, { [call]: { code: 200, data } } as FakeResponses, {
    locale,
    user: budi,
  });

describe("[M18] a month of the store's wallet", () => {
  test('adds up from the opening balance to the closing one', async () => {
    await open();
    const amounts = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect(amounts('Saldo awal')).toBe('Rp100.000');
    expect(amounts('Penjualan (2 pesanan)')).toBe('Rp100.000');
    expect(amounts('Penarikan (1)')).toBe('-Rp150.000');
    expect(amounts('Saldo akhir')).toContain('50.000');
    expect(amounts('Komisi')).toBe('-Rp5.000');
  });

  test('leads to the months that have a report, and to no other', async () => {
    await open();
    const months = within(screen.getByRole('navigation', { name: 'Pilih bulan' }));
    expect(months.getByText('Oktober 2026').getAttribute('aria-current')).toBe('page');
    const links = months.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/seller/wallet/month?month=2026-11']);
  });

  test('asks for the current month when the address names none that exists', async () => {
    const { arrived } = await open({ ...report, totals: [], month: '2026-11' }, { query: '?month=abc' });
    expect(String(arrived.find((one) => one.call === call)?.query ?? '')).not.toContain('abc');
    expect(screen.getByText('Tidak ada mutasi pada bulan ini.')).toBeTruthy();
    expect(screen.getByText('Saldo sekarang')).toBeTruthy();
  });

  test('is saved as PDF, for the month that is shown', async () => {
    const { arrived } = await openPage(
      slice,
      '/seller/wallet/month?month=2026-10',
      {
        [call]: { code: 200, data: report },
        'GET /merchant/dashboard/wallet/month/print': { code: 503, message: 'Sedang gangguan' },
      } as FakeResponses,
      { locale: 'id', user: budi },
    );
    screen.getByRole('button', { name: 'Unduh laporan (PDF)' }).click();
    await waitFor(() => {
      const asked = arrived.find(({ call }) => call.endsWith('/print'));
      expect(asked?.query.get('month')).toBe('2026-10');
    });
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open(report, { locale });
    await expectAccessible(container);
  });
});
