import { clearToken } from '@pasar/api-client';
import { addressEndpoints, productEndpoints, regionEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../../slice.ts';
import { productReplies } from '../../testing/product-replies.ts';
import { sampleAddress } from '../../testing/sample-addresses.ts';
import { sampleBuyer } from '../../testing/sample-buyer.ts';
import { sampleEstimate } from '../../testing/sample-estimate.ts';

afterEach(() => {
  cleanup();
  clearToken();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = 'pasar_ship_to=; path=/; max-age=0';
  sessionStorage.clear();
});

const call = `GET ${productEndpoints.shippingEstimate.path.replace(':id', '1')}`;
const regions: FakeResponses = {
  [`GET ${regionEndpoints.provinces.path}`]: { code: 200, data: [{ id: '32', name: 'Jawa Barat' }] },
  [`GET ${regionEndpoints.cities.path}`]: { code: 200, data: [{ id: '32.73', name: 'Kota Bandung' }] },
};

const open = async (
  over: FakeResponses = {},
  visit: { user?: typeof sampleBuyer; locale?: 'id' | 'en' } = {},
) => {
  const estimate = { code: 200, data: sampleEstimate() };
  const replies = { ...productReplies(), ...regions, [call]: estimate, ...over };
  const page = await openPage(slice, '/p/batik-kawung', replies, visit);
  const asked = () =>
    page.arrived.filter((one) => one.call === call).map(({ query }) => Object.fromEntries(query));
  return { ...page, asked };
};

test('a visitor chooses a city, sees every courier with price and day, and is not asked again', {
  tags: 'slow',
}, async () => {
  const { person, asked } = await open();
  expect(screen.getByText('Cek ongkir ke kotamu')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Pilih kota' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ongkos kirim' }));
  await person.click(await sheet.findByRole('combobox', { name: 'Provinsi' }));
  await person.click(await sheet.findByRole('option', { name: 'Jawa Barat' }));
  const city = sheet.getByRole('combobox', { name: 'Kota atau kabupaten' });
  await waitFor(() => expect(city.hasAttribute('disabled')).toBe(false));
  await person.click(city);
  await person.click(await sheet.findByRole('option', { name: 'Kota Bandung' }));
  const couriers = within(await sheet.findByRole('list', { name: 'Kurir' }));
  expect(couriers.getByText('Rp16.000')).toBeTruthy();
  expect(couriers.getByText('Perkiraan tiba 23–24 November 2026')).toBeTruthy();
  expect(asked()).toEqual([{ area_id: '32.73', qty: '1', variant_id: '101' }]);
  cleanup();
  await open();
  expect(await screen.findByText('Ongkir mulai Rp9.000')).toBeTruthy();
  expect(screen.getByText(/ke Kota Bandung, perkiraan tiba 22 November 2026/)).toBeTruthy();
});

test('the first list loads when the user reaches for it, once; until then the list shows that it loads', async () => {
  const provinces = Promise.withResolvers<{ code: number; data: unknown }>();
  const call = `GET ${regionEndpoints.provinces.path}`;
  const { person, arrived } = await open({ [call]: () => provinces.promise });
  const asked = () => arrived.filter((one) => one.call === call).length;
  const button = screen.getByRole('button', { name: 'Pilih kota' });
  expect(asked()).toBe(0);
  await person.hover(button);
  await waitFor(() => expect(asked()).toBe(1));
  await person.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Ongkos kirim' }));
  await person.click(sheet.getByRole('combobox', { name: 'Provinsi' }));
  expect(sheet.getByText('Memuat daftar…')).toBeTruthy();
  provinces.resolve({ code: 200, data: [{ id: '32', name: 'Jawa Barat' }] });
  expect(await sheet.findByRole('option', { name: 'Jawa Barat' })).toBeTruthy();
  expect(asked()).toBe(1);
});

test('a member sees it to the own address, and another one is one press away', { tags: 'slow' }, async () => {
  const destination = { area_id: 'x', area: 'Dago', sub_district: 'Coblong', city: 'Kota Bandung' };
  const { person, asked } = await open(
    {
      [call]: { code: 200, data: sampleEstimate({ destination, free_shipping: true }) },
      [`GET ${addressEndpoints.list.path}`]: { code: 200, data: [sampleAddress(3, { label: 'Kantor' })] },
    },
    { user: sampleBuyer },
  );
  expect(await screen.findByText('Gratis ongkir')).toBeTruthy();
  expect(asked()).toEqual([{ area_id: '', qty: '1', variant_id: '101' }]);
  await person.click(screen.getByRole('button', { name: 'Tambah jumlah' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ qty: '2' }));
  await person.click(screen.getByRole('button', { name: 'Lihat kurir' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ongkos kirim' }));
  await person.click(await sheet.findByRole('button', { name: 'Ganti tujuan' }));
  await person.click(await sheet.findByRole('button', { name: /^Kantor/ }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ area_id: sampleAddress(3).area_id }));
});

test('it fails alone, with the message of the catalog, and can be requested again [ERR-01]', {
  tags: 'slow',
}, async () => {
  let lost = true;
  const { person } = await open(
    { [call]: () => (lost ? undefined : { code: 200, data: sampleEstimate() }) },
    { user: sampleBuyer, locale: 'en' },
  );
  expect(await screen.findByText('Shipping cost Error Connection To Server')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
  lost = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shipping from Rp9.000')).toBeTruthy();
});

test('a member without an address is asked for a city', async () => {
  await open(
    { [call]: { code: 422, data: { area_id: ['Pilih wilayah tujuan dulu'] } } },
    { user: sampleBuyer },
  );
  expect(await screen.findByText('Cek ongkir ke kotamu')).toBeTruthy();
});
