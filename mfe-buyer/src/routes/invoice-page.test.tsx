import { type BuyerOrderDetail, rupiah } from '@pasar/contract';
import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { code, detail, documents } from '../testing/orders.ts';
import { sari } from '../testing/sari.ts';

const paper = `GET /buyer/dashboard/order/invoice/${code}`;

const open = (changed: Partial<BuyerOrderDetail> = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    `/account/orders/${code}/invoice`,
    {
      [`GET /buyer/dashboard/order/detail/${code}`]: { code: 200, data: detail(changed) },
      'GET /buyer/dashboard/order/credit-note/NK-2026-5-00001': {
        code: 404,
        message: 'Halaman tidak ditemukan',
      },
      [paper]: { code: 409, message: 'Faktur ada setelah pesanan dibayar' },
    },
    { locale, user: sari },
  );

describe('[BUYER-03] the invoice', () => {
  test('is one sheet with seller, buyer, products and sum, ready to print', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = await open();
    const sheet = screen.getByRole('article', { name: `Faktur ${code}` }).textContent;
    for (const text of ['LUNAS', 'Rumah Kawung', 'BCA Virtual Account', 'Kemeja 1', 'Rp211.000'])
      expect(sheet).toContain(text);
    await page.person.click(screen.getByRole('button', { name: 'Cetak' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test.each([
    ['id', 'Nomor faktur', 'Tanggal faktur', 'Faktur atas nama', '21 November 2026'],
    ['en', 'Invoice number', 'Invoice date', 'Invoice to', '21 November 2026'],
  ] as const)(
    'says its number, its day and whom it names [X3] [X4] (%s)',
    async (locale, number, day, buyer, date) => {
      await open({ documents: documents() }, locale);
      const textOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
      expect(textOf(number)).toBe('F-2026-5-00012');
      expect(textOf(day)).toBe(date);
      expect(textOf(buyer)).toMatch(/^PT Sari Rasa, .*NPWP\)? 0123456789012345, Jl. Dago Asri II No. 8$/);
      expect(screen.getByText(/faktur pajak/)).toBeTruthy();
    },
  );

  test('lists its credit notes and offers each as a file [X4]', async () => {
    const page = await open({
      status: 'refunded',
      refund: { wallet: rupiah(28_000), promo: rupiah(0) },
      documents: documents([28_000]),
    });
    const sheet = screen.getByRole('article', { name: `Faktur ${code}` }).textContent;
    expect(sheet).toContain('Nota kredit NK-2026-5-00001, 23 November 2026-Rp28.000');
    await page.person.click(screen.getByRole('button', { name: 'Nota kredit NK-2026-5-00001' }));
    await vi.waitFor(() => expect(page.toasts()).toEqual(['Halaman tidak ditemukan']));
  });

  test('of a refunded order shows that', async () => {
    await open({ status: 'rejected' }, 'en');
    expect(screen.getByText('REFUNDED')).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'of an order of which a part went back says which part (%s)',
    async (locale) => {
      const refund = { wallet: rupiah(28_000), promo: rupiah(2_000) };
      await open({ status: 'refunded', refund }, locale);
      expect(screen.getByText(locale === 'id' ? 'LUNAS' : 'PAID')).toBeTruthy();
      const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
      const [back, rest] =
        locale === 'id'
          ? ['Kembali ke Saldo Pasar', 'Dibayar setelah pengembalian']
          : ['Returned to Pasar balance', 'Paid after the refund'];
      expect(amountOf(back)).toMatch(/-Rp28[.,]000/);
      expect(amountOf(rest)).toMatch(/Rp183[.,]000/);
      expect(screen.getByText(/Rp2[.,]000/)).toBeTruthy();
    },
  );

  test('of an unpaid order does not exist: the order shows what is missing', async () => {
    const page = await open({
      status: 'waiting_payment',
      payment: { ...detail().payment, paid_at: null },
    });
    expect(page.at()).toBe(`/account/orders/${code}`);
  });

  test('a file that cannot be created is reported', async () => {
    const page = await open();
    await page.person.click(screen.getByRole('button', { name: 'Unduh PDF' }));
    await vi.waitFor(() => expect(page.toasts()).toEqual(['Faktur ada setelah pesanan dibayar']));
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await expectAccessible(container);
  });
});
