import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { code, entry, entryList, withdrawal } from '../testing/orders.ts';
import { sari } from '../testing/sari.ts';

const balance = 'GET /wallet/saldo';
const history = 'GET /buyer/dashboard/wallet/history';
const withdrawals = 'GET /wallet/withdrawals';
const banks = 'GET /helper/bank';
const withdraw = 'POST /wallet/withdraw';
const sources = 'GET /wallet/refund-to-source';
const refund = 'POST /wallet/refund-to-source';
const source = {
  reference: 'INV-20261121-AB3DE-1',
  order_group_code: 'INV-20261121-AB3DE',
  method: { code: 'qris', name: 'QRIS' },
  paid_at: '2026-11-21T02:00:00Z',
  amount: 211_000,
  until: '2026-11-28T02:00:00Z',
};

const market: FakeResponses = {
  [balance]: { code: 200, data: { balance: 461_000, hold: 50_000 } },
  [history]: entryList([
    entry(1),
    entry(2, {
      type: 'payment',
      direction: 'out',
      description: 'Bayar INV',
      reference_code: 'INV-20261121-AB3DE',
    }),
  ]),
  [withdrawals]: {
    code: 200,
    data: [withdrawal(), withdrawal({ withdraw_code: 'WD-20261120-AAAAA', status: 'paid' })],
  },
  [sources]: { code: 200, data: [] },
  [banks]: { code: 200, data: [{ id: 7, bank: 'BCA' }] },
};

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, path = '/account/wallet' } = {}) =>
  openPage(slice, path, { ...market, ...replies }, { locale, user: sari });

const sent = (arrived: ReceivedRequest[]) =>
  arrived.filter(({ call }) => call === withdraw).map(({ body }) => body);

describe('[BUYER-05] the wallet', () => {
  test.each([
    ['id', '50.000 ditahan', '+Rp211.000', '-Rp211.000', 'Diproses', 'Terkirim'],
    ['en', '50.000 on hold', '+Rp211.000', '-Rp211.000', 'Processing', 'Sent'],
  ] as const)(
    'says what there is, what is held, and what came and went (%s)',
    { tags: 'slow' },
    async (locale, held, plus, minus, ...states) => {
      await open({}, { locale });
      expect(screen.getByText(new RegExp(held))).toBeTruthy();
      for (const text of [plus, minus, ...states]) expect(screen.getByText(text)).toBeTruthy();
      const prefix = locale === 'en' ? '/en' : '';
      expect(screen.getByRole('link', { name: code }).getAttribute('href')).toBe(
        `${prefix}/account/orders/${code}`,
      );
    },
  );

  test('its history is filtered by kind and days, and paged, all in the address', {
    tags: 'slow',
  }, async () => {
    const page = await open(
      { [history]: entryList([entry(1)], 2, 4) },
      { path: '/account/wallet?type=refund&date_start=2026-11-01&page=2' },
    );
    const asked = page.arrived.find(({ call }) => call === history)?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ type: 'refund', date_start: '2026-11-01', page: '2' });
    expect(screen.getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe(
      '/account/wallet?type=refund&date_start=2026-11-01&page=3',
    );
    await page.person.selectOptions(screen.getByLabelText('Jenis'), 'withdraw');
    await page.person.click(screen.getAllByRole('button', { name: 'Terapkan' })[0] ?? document.body);
    await waitFor(() => expect(page.at()).toBe('/account/wallet?type=withdraw&date_start=2026-11-01'));
  });

  test('without history explains what will be here', async () => {
    await open({ [history]: entryList([]), [withdrawals]: { code: 200, data: [] } });
    expect(screen.getByText('Belum ada riwayat')).toBeTruthy();
    expect(screen.getByText('Belum ada penarikan')).toBeTruthy();
  });

  test.each([
    [balance, 'Saldo yang bisa dipakai gagal terhubung ke server', 'Dana kembali 1'],
    [history, 'Riwayat saldo gagal terhubung ke server', 'Diproses'],
    [withdrawals, 'Penarikan terakhir gagal terhubung ke server', 'Dana kembali 1'],
    [sources, 'Kembalikan ke metode asal gagal terhubung ke server', 'Diproses'],
  ])('[ERR-01] %s fails alone', async (call, text, other) => {
    await open({ [call]: undefined });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(other)).toBeTruthy();
  });

  test.each(['id', 'en'] as const)(
    'has no known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({ [sources]: { code: 200, data: [source] } }, { locale });
      await expectAccessible(container);
    },
  );
});

describe('[BUYER-05] a withdrawal', () => {
  const start = async (replies: FakeResponses = {}, locale: Locale = 'id') => {
    const page = await open(replies, { locale });
    await page.person.click(
      screen.getByRole('button', { name: locale === 'id' ? 'Tarik saldo' : 'Withdraw' }),
    );
    return { ...page, form: within(await screen.findByRole('dialog')) };
  };
  type Started = Awaited<ReturnType<typeof start>>;
  const fill = async ({ person, form }: Started, amount = '100000') => {
    await person.type(form.getByLabelText('Jumlah'), amount);
    await person.selectOptions(form.getByLabelText('Bank'), '7');
    await person.type(form.getByLabelText('Nomor rekening'), '1234567890');
    await person.type(form.getByLabelText('Nama pemilik rekening'), 'Sari Dewi');
    await person.type(form.getByLabelText('Kata sandi Pasar'), 'pasar1234');
  };
  const submit = ({ person, form }: Started) =>
    person.click(form.getByRole('button', { name: /^Tarik (Rp|saldo)/ }));
  const done = { code: 200, data: withdrawal({ status: 'requested' }) };

  test('below ten thousand shows no withdrawal button', async () => {
    await open({ [balance]: { code: 200, data: { balance: 9_999, hold: 0 } } });
    expect(screen.queryByRole('button', { name: 'Tarik saldo' })).toBeNull();
    expect(screen.getByText('Penarikan bisa mulai dari Rp10.000')).toBeTruthy();
  });

  test('shows its limits first, and is sent once with one key [R15]', { tags: 'slow' }, async () => {
    let answer = () => {};
    const held = new Promise<void>((free) => {
      answer = free;
    });
    const page = await start({ [withdraw]: () => held.then(() => done) });
    expect(
      page.form.getByText('Mulai Rp10.000, paling banyak Rp50.000.000 dan 3 penarikan per hari.'),
    ).toBeTruthy();
    await fill(page);
    expect(page.form.getByLabelText<HTMLInputElement>('Jumlah').value).toBe('100.000');
    await page.person.tripleClick(page.form.getByRole('button', { name: 'Tarik Rp100.000' }));
    answer();
    await waitFor(() => expect(page.toasts()).toEqual(['Penarikan diproses']));
    expect(sent(page.arrived)).toEqual([
      { amount: 100_000, bank_id: 7, rekening: '1234567890', atas_nama: 'Sari Dewi', password: 'pasar1234' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.arrived.filter(({ call }) => call === balance)).toHaveLength(2);
  });

  test('of everything is one press', async () => {
    const page = await start();
    await page.person.click(page.form.getByRole('button', { name: 'Semua' }));
    expect(page.form.getByLabelText<HTMLInputElement>('Jumlah').value).toBe('461.000');
  });

  test.each([
    ['9999', 'Minimal penarikan Rp10.000'],
    ['461001', 'Saldo tidak cukup'],
    ['50000001', 'Maksimal penarikan Rp50.000.000 per hari'],
  ])('of %s is refused before it leaves', { tags: 'slow' }, async (amount, text) => {
    const page = await start();
    await fill(page, amount);
    await submit(page);
    expect(page.form.getByText(text)).toBeTruthy();
    expect(sent(page.arrived)).toEqual([]);
  });

  test('every missing field is reported', async () => {
    const page = await start();
    await submit(page);
    expect(page.form.getByText('Isi jumlah dengan angka bulat')).toBeTruthy();
    expect(page.form.getAllByText('Harap isi kolom berikut').length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(page.form.getByLabelText('Jumlah'));
  });

  test('a wrong password is reported at its field, a limit of the day above the form', {
    tags: 'slow',
  }, async () => {
    let tries = 0;
    const page = await start({
      [withdraw]: () => {
        tries += 1;
        return tries === 1
          ? { code: 422, message: 'Kata sandi salah', data: { password: ['Kata sandi salah'] } }
          : { code: 409, message: 'Maksimal 3 penarikan per hari. Coba lagi besok.' };
      },
    });
    await fill(page);
    await submit(page);
    expect(await page.form.findByText('Kata sandi salah')).toBeTruthy();
    await submit(page);
    expect(await page.form.findByText('Maksimal 3 penarikan per hari. Coba lagi besok.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('without the list of banks shows that in the form', async () => {
    const page = await start({ [banks]: undefined });
    expect(page.form.getByText('Bank gagal terhubung ke server')).toBeTruthy();
  });
});

describe('money back to where it was paid from [M8]', () => {
  const start = async (replies: FakeResponses = {}, locale: Locale = 'id') => {
    const page = await open({ [sources]: { code: 200, data: [source] }, ...replies }, { locale });
    const name = locale === 'id' ? /^Kembalikan ke QRIS/ : /^Send back to QRIS/;
    await page.person.click(screen.getByRole('button', { name }));
    return { ...page, form: within(await screen.findByRole('dialog')) };
  };

  test('is out of sight while no payment takes any', async () => {
    await open();
    expect(screen.queryByText('Kembalikan ke metode asal')).toBeNull();
  });

  test.each([
    ['id', 'Kembalikan ke metode asal', 'Kembalikan ke QRIS', /kembali ke akun yang membayar INV/],
    ['en', 'Back to the original payment method', 'Send back to QRIS', /to the account that paid INV/],
  ] as const)('says how much, until when and where it goes (%s)', async (locale, title, sheet, rules) => {
    const { form } = await start({}, locale);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText('Rp211.000', { selector: 'p' })).toBeTruthy();
    expect(form.getByRole('heading', { name: sheet })).toBeTruthy();
    expect(form.getByText(rules)).toBeTruthy();
  });

  test('is sent with amount and password, and the page follows', async () => {
    const page = await start({
      [refund]: { code: 200, data: withdrawal({ destination: 'source', bank_name: 'QRIS' }) },
    });
    await page.person.type(page.form.getByLabelText('Jumlah'), '40000');
    await page.person.type(page.form.getByLabelText('Kata sandi Pasar'), 'pasar1234');
    await page.person.click(page.form.getByRole('button', { name: 'Kembalikan Rp40.000' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Penarikan diproses']));
    const sentBodies = page.arrived.filter(({ call }) => call === refund).map(({ body }) => body);
    expect(sentBodies).toEqual([{ reference: source.reference, amount: 40_000, password: 'pasar1234' }]);
    expect(page.arrived.filter(({ call }) => call === sources)).toHaveLength(2);
  });

  test('above what came back is refused before it leaves, and what the server says is shown', async () => {
    const page = await start({
      [refund]: { code: 409, message: 'Uang tidak bisa kembali ke pembayaran ini lagi.' },
    });
    await page.person.type(page.form.getByLabelText('Jumlah'), '211001');
    await page.person.type(page.form.getByLabelText('Kata sandi Pasar'), 'pasar1234');
    await page.person.click(page.form.getByRole('button', { name: 'Kembalikan Rp211.001' }));
    expect(page.form.getByText('Saldo tidak cukup')).toBeTruthy();
    await page.person.click(page.form.getByRole('button', { name: 'Semua' }));
    await page.person.click(page.form.getByRole('button', { name: 'Kembalikan Rp211.000' }));
    expect(await page.form.findByText('Uang tidak bisa kembali ke pembayaran ini lagi.')).toBeTruthy();
  });
});
