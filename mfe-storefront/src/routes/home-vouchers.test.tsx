import { promoEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { samplePromoVoucher } from '../testing/sample-promos.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const claim = `POST ${promoEndpoints.claim.path}`;
const open = (over: FakeResponses = {}, user: typeof sampleBuyer | null = sampleBuyer) =>
  openPage(
    slice,
    '/',
    {
      [`GET ${promoEndpoints.list.path}`]: {
        code: 200,
        data: [samplePromoVoucher(2), samplePromoVoucher(3)],
      },
      ...over,
    },
    user ? { user } : {},
  );
const vouchers = () => within(screen.getByRole('region', { name: 'Voucher' }));

test('a voucher is saved in place, once, and then opens its page; the focus stays [HOME-01] [PROMO-02]', async () => {
  const saved = { code: 200, message: 'Promo disimpan', data: samplePromoVoucher(2, { is_claimed: true }) };
  const { arrived, person, toasts } = await open({ [claim]: saved });
  await person.dblClick(vouchers().getByRole('link', { name: 'Simpan: Diskon sembako 2' }));
  const opens = await vouchers().findByRole('link', { name: 'Tersimpan: Diskon sembako 2' });
  expect(document.activeElement).toBe(opens);
  expect(toasts().at(-1)).toBe('Promo disimpan');
  expect(arrived.filter(({ call }) => call === claim).map(({ body }) => body)).toEqual([
    { promo_code: 'HEMAT2' },
  ]);
  expect(opens).toHaveProperty('pathname', '/promos/2');
});

test('a voucher that can no longer be saved says why, and can be tried again [PROMO-02]', async () => {
  const { person, toasts } = await open({ [claim]: { code: 409, message: 'Kuota promo habis' } });
  await person.click(vouchers().getByRole('link', { name: 'Simpan: Diskon sembako 2' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Kuota promo habis'));
  expect(vouchers().getByRole('link', { name: 'Simpan: Diskon sembako 2' })).toBeTruthy();
});

test('a visitor logs in first; the voucher is saved after it [PROMO-02]', async () => {
  const { arrived, person } = await open({}, null);
  await person.click(vouchers().getByRole('link', { name: 'Simpan: Diskon sembako 2' }));
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  expect(JSON.stringify({ ...sessionStorage })).toContain('HEMAT2');
  expect(arrived.map(({ call }) => call)).not.toContain(claim);
});
