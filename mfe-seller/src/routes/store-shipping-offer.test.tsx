import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';
import { sampleShippingOffer } from '../testing/shipping-offer.ts';

const read = 'GET /merchant/dashboard/shipping-offer';
const save = 'POST /merchant/dashboard/shipping-offer';

const open = async (replies: FakeResponses = {}, locale: Locale = 'id') => {
  const page = await openPage(
    slice,
    '/seller/store',
    {
      'GET /merchant/dashboard/store': { code: 200, data: store },
      [read]: { code: 200, data: sampleShippingOffer },
      ...replies,
    },
    { locale, user: budi },
  );
  return { ...page, sent: () => page.arrived.filter(({ call }) => call === save).map(({ body }) => body) };
};
const saved = ({ body }: ReceivedRequest) => ({
  code: 200,
  data: { ...sampleShippingOffer, ...(body as object), state: 'running', version: 1 },
});
const press = (name: string) => screen.getByRole('button', { name });

describe('free shipping that the store pays', () => {
  test.each([
    ['id', 'Aktifkan gratis ongkir', 'Minimal belanja', 'Simpan gratis ongkir', 'Gratis ongkir tersimpan'],
    ['en', 'Offer free shipping', 'Minimum spend', 'Save free shipping', 'Free shipping saved'],
  ] as const)('is saved as it was set (%s)', async (locale, active, least, button, text) => {
    const { person, sent, toasts } = await open({ [save]: saved }, locale);
    await person.click(await screen.findByRole('switch', { name: active }));
    await person.type(screen.getByLabelText(new RegExp(`^${least}`)), '100000');
    await person.click(press(button));
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(sent()).toEqual([
      {
        is_active: true,
        scope: 'all',
        couriers: null,
        provinces: null,
        max_subsidy: null,
        min_spend: 100_000,
        date_start: sampleShippingOffer.date_start,
        date_end: null,
        version: 0,
      },
    ]);
  });

  test('is for selected provinces and couriers, at least one of each', async () => {
    const { person, sent } = await open({ [save]: saved });
    await person.click(await screen.findByRole('radio', { name: 'Provinsi tertentu' }));
    await person.click(press('Simpan gratis ongkir'));
    expect(await screen.findByText('Pilih minimal satu provinsi')).toBeTruthy();
    expect(sent()).toEqual([]);
    await person.click(screen.getByRole('checkbox', { name: 'Jawa Barat' }));
    const couriers = screen.getByRole('group', { name: 'Kurir' });
    const sicepat = [...couriers.querySelectorAll('input')].find(({ value }) => value === 'sicepat');
    if (sicepat) await person.click(sicepat);
    await person.click(press('Simpan gratis ongkir'));
    await waitFor(() => expect(sent()).toMatchObject([{ provinces: ['32'], couriers: ['jne'] }]));
  });

  test.each([
    ['id', 'Provinsi', '2 dipilih', '1 dipilih'],
    ['en', 'Provinces', '2 selected', '1 selected'],
  ] as const)(
    'folds the provinces away, and says how many are selected (%s)',
    async (locale, name, two, one) => {
      const data = { ...sampleShippingOffer, provinces: ['32', '33'] };
      const { person } = await open({ [read]: { code: 200, data } }, locale);
      const provinces = await screen.findByRole('group', { name });
      const list = provinces.querySelector('details');
      expect([list?.open, list?.querySelector('summary')?.textContent]).toEqual([false, `${name} ${two}`]);
      await person.click(within(provinces).getByText(two));
      expect(list?.open).toBe(true);
      await person.click(within(provinces).getByRole('checkbox', { name: 'Jawa Barat' }));
      expect(within(provinces).getByText(one)).toBeTruthy();
      expect(list?.open).toBe(true);
    },
  );

  test('that was changed elsewhere is shown, and no input is lost', async () => {
    const newer = { ...sampleShippingOffer, min_spend: 50_000, version: 4 };
    const { person } = await open({ [save]: { code: 409, message: 'Data ini sudah berubah.', data: newer } });
    const least = await screen.findByLabelText<HTMLInputElement>(/^Minimal belanja/);
    await person.type(least, '100000');
    await person.click(press('Simpan gratis ongkir'));
    expect(await screen.findByText('Profil ini baru saja diubah di tempat lain')).toBeTruthy();
    expect(least.value).toContain('100.000');
    await person.click(press('Muat data terbaru'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Minimal belanja/).value).toContain('50.000');
  });

  test.each([
    ['id', 'Nama toko', /^Gratis ongkir dari toko gagal terhubung/, 'Coba lagi', 'Aktifkan gratis ongkir'],
    ['en', 'Store name', /^Free shipping by your store Error/, 'Try again', 'Offer free shipping'],
  ] as const)(
    'that does not load is asked for again; what is typed above stays (%s)',
    async (locale, name, lost, again, active) => {
      let isBack = false;
      const { person } = await open(
        { [read]: () => (isBack ? { code: 200, data: sampleShippingOffer } : { code: 500, message: 'x' }) },
        locale,
      );
      expect(await screen.findByText(lost)).toBeTruthy();
      await person.type(screen.getByLabelText(name), ' Baru');
      isBack = true;
      await person.click(screen.getByRole('link', { name: again }));
      expect(await screen.findByRole('switch', { name: active })).toBeTruthy();
      expect(screen.queryByText(lost)).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('Rumah Kawung Baru');
    },
  );

  test.each(['id', 'en'] as const)('has no known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, locale);
    await screen.findByRole('switch', { name: /gratis ongkir|free shipping/i });
    await expectAccessible(container);
  });
});
