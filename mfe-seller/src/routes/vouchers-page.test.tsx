import type { Locale } from '@pasar/contract';
import {
  type FakeResponses,
  fakeApi,
  openPage,
  type ReceivedRequest,
  renderPage,
} from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';
import { voucher, voucherDetail, voucherList } from '../testing/vouchers.ts';

const list = 'GET /merchant/dashboard/vouchers/list';
const pause = 'POST /merchant/dashboard/vouchers/pause';
const remove = 'POST /merchant/dashboard/vouchers/delete';
const running = voucher(1);
const upcoming = voucher(2, { state: 'upcoming', used: 0, actions: ['edit', 'delete', 'duplicate'] });

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, at = '' } = {}) =>
  openPage(
    slice,
    `/seller/vouchers${at}`,
    {
      [list]: voucherList([running, upcoming]),
      'GET /merchant/dashboard/store': {
        code: 200,
        data: { ...store, server_time: '2026-11-21T22:00:00Z' },
      },
      ...replies,
    },
    { locale, user: budi },
  );

const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const bodies = (arrived: ReceivedRequest[], wanted: string) =>
  arrived.filter(({ call }) => call === wanted).map(({ body }) => body);

describe("[SELL-04] a store's vouchers", () => {
  test('show their discount, their results, and their actions', async () => {
    await open();
    const { getByText, getByRole, queryByRole } = card('Potongan 1');
    for (const text of ['KAWUNG1', '20 dari 50', '31', 'Rp2.450.000', 'Rp245.000', 'Berjalan'])
      expect(getByText(text)).toBeTruthy();
    expect(getByRole('link', { name: 'Ubah voucher KAWUNG1' })).toBeTruthy();
    expect(queryByRole('button', { name: 'Hapus voucher KAWUNG1' })).toBeNull();
    expect(card('Potongan 2').getByRole('button', { name: 'Hapus voucher KAWUNG2' })).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'have no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, { locale });
      await expectAccessible(container);
    },
  );

  test.each([
    ['', 'Belum ada voucher'],
    ['?state=ended', 'Tidak ada voucher di sini'],
    ['?search=tidakada', 'Tidak ada voucher yang cocok'],
  ])('that are none (%s) say why', async (at, title) => {
    await open({ [list]: voucherList([]) }, { at });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  test('[ERR-01] that did not come leave the way to a new one', async () => {
    await open({ [list]: undefined });
    expect(screen.getByText('Voucher toko gagal terhubung ke server')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buat voucher' })).toBeTruthy();
  });

  test('stop for a while at one press', async () => {
    const page = await open({ [pause]: { code: 200, data: { id: 1, state: 'paused' } } });
    await page.person.click(press('Jeda voucher KAWUNG1'));
    await waitFor(() => expect(page.toasts()).toEqual(['Voucher dihentikan sementara']));
    expect(bodies(page.arrived, pause)).toEqual([{ vouchers_id: 1 }]);
    expect(bodies(page.arrived, list)).toHaveLength(2);
  });

  test('are deleted only after a question, and once', async () => {
    const page = await open({ [remove]: { code: 200, data: { id: 2 } } });
    await page.person.click(press('Hapus voucher KAWUNG2'));
    const question = within(await screen.findByRole('dialog', { name: 'Hapus voucher KAWUNG2?' }));
    expect(bodies(page.arrived, remove)).toEqual([]);
    await page.person.dblClick(question.getByRole('button', { name: 'Hapus voucher' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Voucher dihapus']));
    expect(bodies(page.arrived, remove)).toEqual([{ vouchers_id: 2 }]);
  });

  test('that changed meanwhile are read again, and the seller is notified', async () => {
    const page = await open({ [pause]: { code: 409, message: 'Voucher sudah berakhir.', data: null } });
    await page.person.click(press('Jeda voucher KAWUNG1'));
    await waitFor(() => expect(page.toasts()).toEqual(['Voucher sudah berakhir.']));
    expect(bodies(page.arrived, list)).toHaveLength(2);
  });
});

describe('[SELL-04] the form of a voucher', () => {
  const create = 'POST /merchant/dashboard/vouchers/create';
  const edit = 'POST /merchant/dashboard/vouchers/edit/1';
  const detail = 'GET /merchant/dashboard/vouchers/detail/1';
  const check = 'POST /merchant/dashboard/vouchers/code/check';
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale, at: '/new' });
    await expectAccessible(container);
  });

  test('names what is missing at its fields, and moves to the first of them', async () => {
    const page = await open({}, { at: '/new' });
    await page.person.click(press('Buat voucher'));
    expect(document.activeElement).toBe(field('Kode voucher'));
    expect(field('Nama voucher').getAttribute('aria-invalid')).toBe('true');
    expect(bodies(page.arrived, create)).toEqual([]);
  });

  test('checks whether a code is free while it is typed', { tags: 'slow' }, async () => {
    const taken = { code: 422, message: 'Sudah dipakai', data: { voucher_code: ['Kode sudah dipakai'] } };
    const page = await open({ [check]: taken }, { at: '/new' });
    await page.person.type(field('Kode voucher'), 'kawung10');
    expect(await screen.findByText('Kode sudah dipakai')).toBeTruthy();
    expect(bodies(page.arrived, check)).toEqual([{ voucher_code: 'KAWUNG10' }]);
  });

  test('of one that has started changes only its name, a later end and a higher quota', async () => {
    const page = await open(
      {
        [detail]: { code: 200, data: voucherDetail(1) },
        [edit]: { code: 200, data: { id: 1, state: 'running' } },
      },
      { at: '/1' },
    );
    expect(screen.getByText(/^Voucher ini sudah dimulai\./)).toBeTruthy();
    const unchangeable = (label: string) => field(label).disabled || field(label).readOnly;
    for (const label of ['Kode voucher', 'Besar potongan']) expect(unchangeable(label)).toBe(true);
    for (const label of ['Nama voucher', 'Kuota', 'Berakhir']) expect(unchangeable(label)).toBe(false);
    await page.person.clear(field('Kuota'));
    await page.person.type(field('Kuota'), '80');
    await page.person.click(press('Simpan perubahan'));
    await waitFor(() => expect(bodies(page.arrived, edit)).toMatchObject([{ quota: 80 }]));
    await waitFor(() => expect(page.at()).toBe('/seller/vouchers'));
  });

  test("[S22] of another store's voucher is no page", async () => {
    const { api } = fakeApi({ [detail]: { code: 404, message: 'Tidak ada', data: null } });
    const page = await renderPage(slice, '/seller/vouchers/1', {
      api,
      user: budi,
      ErrorBoundary: () => <h1>404</h1>,
    });
    expect(await page.findByText('404')).toBeTruthy();
  });
});
