import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { bank, buildOrderCode, entry, entryList, withdrawal } from '../testing/seller-orders.ts';

const balance = 'GET /merchant/dashboard/wallet/saldo';
const history = 'GET /merchant/dashboard/wallet/history';
const withdrawals = 'GET /merchant/dashboard/wallet/withdrawals';
const readBank = 'GET /merchant/dashboard/bank';
const saveBank = 'POST /merchant/dashboard/bank';
const withdraw = 'POST /merchant/dashboard/wallet/withdraw';

const money = { balance: 680_500, pending_balance: 180_500, withdrawable: 680_500, on_withdrawal: 100_000 };
const market: FakeResponses = {
  [balance]: { code: 200, data: money },
  [history]: entryList([
    entry(1),
    entry(2, { type: 'withdraw', direction: 'out', reference_code: 'WD-20261121-QW3RT' }),
  ]),
  [withdrawals]: { code: 200, data: [withdrawal()] },
  [readBank]: { code: 200, data: bank },
  'GET /helper/bank': {
    code: 200,
    data: [
      { id: 7, bank: 'BCA' },
      { id: 8, bank: 'BRI' },
    ],
  },
};

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale } = {}) =>
  openPage(slice, '/seller/wallet', { ...market, ...replies }, { locale, user: budi });

const sent = (arrived: ReceivedRequest[], call: string) =>
  arrived.filter((one) => one.call === call).map(({ body }) => body);
const sheet = async () => within(await screen.findByRole('dialog'));

describe("[SELL-07] the store's wallet", () => {
  test('shows what can be withdrawn, what is incoming and what is outgoing', async () => {
    await open();
    const panel = within(screen.getByRole('region', { name: 'Bisa ditarik sekarang' }));
    expect(panel.getByText('680.500', { exact: false, selector: 'p span span' })).toBeTruthy();
    expect(panel.getByText('Perkiraan dari pesanan berjalan').nextElementSibling?.textContent).toBe(
      'Rp180.500',
    );
    expect(panel.getByText('Sedang ditarik').nextElementSibling?.textContent).toBe('Rp100.000');
    expect(screen.getByRole('link', { name: buildOrderCode(1) }).getAttribute('href')).toBe(
      `/seller/orders/${buildOrderCode(1)}`,
    );
    expect(screen.getByText('1234567890')).toBeTruthy();
  });

  test.each([
    [balance, 'Bisa ditarik sekarang gagal terhubung ke server'],
    [history, 'Riwayat saldo gagal terhubung ke server'],
    [withdrawals, 'Penarikan terakhir gagal terhubung ke server'],
    [readBank, 'Rekening toko gagal terhubung ke server'],
  ])('[ERR-01] %s fails alone', async (call, text) => {
    await open({ [call]: undefined });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test.each([
    [
      { ...bank, bank_id: null, bank_name: '', rekening: '' },
      money,
      'Isi rekening bank toko dulu untuk menarik saldo.',
    ],
    [
      { ...bank, withdrawals_from: '2026-11-22T02:00:00Z' },
      { ...money, withdrawable: 0 },
      'Rekening baru saja diganti. Penarikan bisa mulai 22 November 2026, 09.00 WIB.',
    ],
    [bank, { ...money, balance: 9_999, withdrawable: 9_999 }, 'Penarikan bisa mulai dari Rp10.000.'],
    [bank, { ...money, withdrawable: 0 }, 'Batas penarikan hari ini sudah tercapai. Coba lagi besok.'],
  ])('says why nothing can be withdrawn now', async (account, saldo, text) => {
    await open({ [readBank]: { code: 200, data: account }, [balance]: { code: 200, data: saldo } });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Tarik saldo' })).toBeNull();
  });

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale });
    await expectAccessible(container);
  });
});

describe('[SELL-07] a withdrawal', () => {
  test('goes to the account of the store, with the password, once [R15]', async () => {
    let answer = () => {};
    const held = new Promise<void>((free) => {
      answer = free;
    });
    const page = await open({ [withdraw]: () => held.then(() => ({ code: 200, data: withdrawal() })) });
    await page.person.click(screen.getByRole('button', { name: 'Tarik saldo' }));
    const form = await sheet();
    expect(form.getByLabelText<HTMLInputElement>('Ke rekening toko').value).toBe('BCA 1234567890');
    await page.person.click(form.getByRole('button', { name: 'Semua' }));
    await page.person.type(form.getByLabelText('Kata sandi Pasar'), 'pasar1234');
    await page.person.tripleClick(form.getByRole('button', { name: 'Tarik Rp680.500' }));
    answer();
    await waitFor(() => expect(page.toasts()).toEqual(['Penarikan diproses']));
    expect(sent(page.arrived, withdraw)).toEqual([{ amount: 680_500, password: 'pasar1234' }]);
    await waitFor(() => expect(sent(page.arrived, balance)).toHaveLength(2));
  });

  test('of too much is rejected before it is sent; a wrong password is reported at its field', async () => {
    const page = await open({
      [withdraw]: { code: 422, message: 'Kata sandi salah', data: { password: ['Kata sandi salah'] } },
    });
    await page.person.click(screen.getByRole('button', { name: 'Tarik saldo' }));
    const form = await sheet();
    const amount = form.getByLabelText('Jumlah');
    await page.person.type(amount, '680501');
    await page.person.type(form.getByLabelText('Kata sandi Pasar'), 'salah123');
    await page.person.click(form.getByRole('button', { name: /^Tarik Rp/ }));
    expect(form.getByText('Saldo tidak cukup')).toBeTruthy();
    expect(sent(page.arrived, withdraw)).toEqual([]);
    await page.person.clear(amount);
    await page.person.type(amount, '10000');
    await page.person.click(form.getByRole('button', { name: 'Tarik Rp10.000' }));
    expect(await form.findByText('Kata sandi salah')).toBeTruthy();
  });
});

describe("[SELL-07] the store's bank account", () => {
  test('is changed with the password; the consequence is shown first', async () => {
    const changed = { ...bank, bank_id: 8, bank_name: 'BRI', withdrawals_from: '2026-11-22T02:00:00Z' };
    let stored = bank as typeof changed | typeof bank;
    const page = await open({
      [readBank]: () => ({ code: 200, data: stored }),
      [saveBank]: () => {
        stored = changed;
        return { code: 200, data: changed };
      },
    });
    await page.person.click(screen.getByRole('button', { name: 'Ganti rekening' }));
    const form = await sheet();
    expect(form.getByText(/24 jam setelah rekening diganti/)).toBeTruthy();
    await page.person.selectOptions(form.getByLabelText('Bank'), '8');
    await page.person.type(form.getByLabelText('Kata sandi Pasar'), 'pasar1234');
    await page.person.click(form.getByRole('button', { name: 'Simpan rekening' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page.arrived, saveBank)).toEqual([
      {
        bank_id: 8,
        rekening: '1234567890',
        cabang: 'Pekalongan',
        atas_nama: 'Budi Santoso',
        password: 'pasar1234',
      },
    ]);
    expect(await screen.findByText(/Penarikan bisa mulai 22 November 2026/)).toBeTruthy();
  });

  test('shows errors at their fields', async () => {
    const page = await open();
    await page.person.click(screen.getByRole('button', { name: 'Ganti rekening' }));
    const form = await sheet();
    await page.person.clear(form.getByLabelText('Nomor rekening'));
    await page.person.type(form.getByLabelText('Nomor rekening'), '12a');
    await page.person.click(form.getByRole('button', { name: 'Simpan rekening' }));
    const number = form.getByLabelText('Nomor rekening');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(number);
    expect(sent(page.arrived, saveBank)).toEqual([]);
  });
});
