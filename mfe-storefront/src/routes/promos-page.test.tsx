import { promoEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { promoResponses, sampleCampaign, samplePromoVoucher } from '../testing/sample-promos.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const claim = `POST ${promoEndpoints.claim.path}`;
const list = `GET ${promoEndpoints.list.path}`;
const usual: FakeResponses = {
  'GET /homepage/promos': { code: 200, data: [sampleCampaign] },
  [list]: { code: 200, ...(promoResponses[promoEndpoints.list.path] as object) },
};
const open = (over: FakeResponses = {}, at = '/promos', user: typeof sampleBuyer | null = sampleBuyer) =>
  openPage(slice, at, { ...usual, ...over }, user ? { user } : {});
const names = () =>
  screen
    .getAllByRole('article')
    .map((ticket) => within(ticket).queryAllByRole('link')[0]?.textContent)
    .filter((name) => name && !name.includes('kios'));
const ticketOf = (name: string) => screen.getByText(name).closest('article') as HTMLElement;
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kode promo' });

test('usable vouchers are first; each shows its discount, its start, and what is left [PROMO-02] [DATA-05]', async () => {
  await open();
  expect(names()).toEqual([
    'Diskon sembako 2',
    'Ongkir se-Jawa',
    'Diskon Rumah Kawung',
    'Diskon sembako 4',
    'Diskon sembako 1',
  ]);
  const text = ticketOf('Diskon sembako 2').textContent;
  for (const said of ['10%', 'min. Rp150.000', 'maks. Rp40.000', 'sampai 5 Desember 2026', 'Sisa kuota 40%'])
    expect(text).toContain(said);
  expect(ticketOf('Diskon sembako 4').textContent).toContain('Mulai 24 November 2026');
  expect(ticketOf('Diskon sembako 1').textContent).toContain('Kuota habis');
  expect(ticketOf('Ongkir se-Jawa').textContent).toContain('Tersimpan');
});

test('a saved voucher leads to its products, and the focus follows [PROMO-02]', async () => {
  const { arrived, person, toasts } = await open({
    [claim]: { code: 200, message: 'Promo disimpan', data: samplePromoVoucher(2, { is_claimed: true }) },
  });
  await person.dblClick(screen.getByRole('button', { name: 'Simpan Diskon sembako 2' }));
  const use = await screen.findByRole('link', { name: 'Pakai Diskon sembako 2' });
  await waitFor(() => expect(document.activeElement).toBe(use));
  expect(use).toHaveProperty('pathname', '/promos/2');
  expect(toasts()).toEqual(['Promo disimpan']);
  expect(arrived.filter(({ call }) => call === claim).map(({ body }) => body)).toEqual([
    { promo_code: 'HEMAT2' },
  ]);
});

test('a rejected voucher shows why at its place [PROMO-02]', async () => {
  const { person, toasts } = await open({
    [claim]: { code: 409, message: 'Hanya untuk pembeli baru', data: { reason: 'new_buyer_only' } },
  });
  const button = screen.getByRole('button', { name: 'Simpan Diskon sembako 2' });
  await person.click(button);
  const alert = await within(ticketOf('Diskon sembako 2')).findByRole('alert');
  expect(alert.textContent).toBe('Hanya untuk pembeli baru');
  expect(button.getAttribute('aria-describedby')).toBe(alert.id);
  expect(toasts()).toEqual([]);
});

test.each([
  ['', undefined, 'Isi kode promo'],
  [
    'ENTAH',
    { code: 422, data: { promo_code: ['Kode promo tidak ditemukan'] } },
    'Kode promo tidak ditemukan',
  ],
  ['LAMA', { code: 409, message: 'Promo sudah berakhir' }, 'Promo sudah berakhir'],
  ['COBA', { code: 429, message: 'Terlalu banyak percobaan' }, 'Terlalu banyak percobaan'],
])('what is wrong with the code "%s" is said at its box [PROMO-02]', async (code, reply, words) => {
  const { arrived, person } = await open(reply ? { [claim]: reply } : {});
  if (code) await person.type(box(), code);
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box());
  expect(arrived.filter(({ call }) => call === claim)).toHaveLength(reply ? 1 : 0);
  await person.type(box(), 'X');
  expect(screen.queryByText(words)).toBeNull();
});

test("a visitor's claim waits for the login, and a link may bring a code along [PROMO-02]", async () => {
  const { at, person } = await open(
    { [claim]: { code: 401, message: 'Silakan masuk' } },
    '/promos?code=RAHASIA',
    null,
  );
  expect(box().value).toBe('RAHASIA');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(at()).toContain('/login?next='));
  expect(JSON.parse(sessionStorage.getItem('pasar:pending-actions') ?? '')).toMatchObject([
    { kind: 'claim', body: { promo_code: 'RAHASIA' } },
  ]);
});

test('a kind of voucher is in the address; a visitor logs in for the own ones [PROMO-02]', async () => {
  const { at, person } = await open(
    { 'GET /promo/active': { code: 401, message: 'Silakan masuk' } },
    '/promos?show=shipping',
    null,
  );
  expect(names()).toEqual(['Ongkir se-Jawa']);
  await person.click(screen.getByRole('link', { name: 'Bisa kamu pakai' }));
  await waitFor(() => expect(at()).toBe('/login?next=%2Fpromos%3Fshow%3Dmine'));
});

test('vouchers that fail to load do not affect the campaigns and the code [ERR-01]', async () => {
  const { container } = await open({ [list]: undefined });
  expect(screen.getByText('Voucher gagal terhubung ke server')).toBeTruthy();
  expect(screen.getByRole('link', { name: sampleCampaign.title })).toHaveProperty(
    'pathname',
    '/promos/pekan-dapur',
  );
  expect(box()).toBeTruthy();
  await expectAccessible(container);
});
