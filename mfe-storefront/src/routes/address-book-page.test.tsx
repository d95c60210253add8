import { type AddressEntry, regionEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleAddress } from '../testing/sample-addresses.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const regions: FakeResponses = {
  [`GET ${regionEndpoints.provinces.path}`]: {
    code: 200,
    data: [
      { id: '32', name: 'Jawa Barat' },
      { id: '34', name: 'DI Yogyakarta' },
    ],
  },
  [`GET ${regionEndpoints.cities.path}`]: ({ query }) => ({
    code: 200,
    data:
      query.get('province_id') === '32'
        ? [{ id: '32.73', name: 'Kota Bandung' }]
        : [{ id: '34.71', name: 'Kota Yogyakarta' }],
  }),
  [`GET ${regionEndpoints.subDistricts.path}`]: { code: 200, data: [{ id: '32.73.02', name: 'Coblong' }] },
  [`GET ${regionEndpoints.areas.path}`]: {
    code: 200,
    data: [{ id: '32.73.02.1004', name: 'Dago', zipcode: '40135' }],
  },
};

const open = (book: AddressEntry[], over: FakeResponses = {}, locale: 'id' | 'en' = 'id') =>
  openPage(
    slice,
    '/address-book',
    { 'GET /addressbook/list': { code: 200, data: book }, ...regions, ...over },
    { user: sampleBuyer, locale },
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('addresses are listed, the default marked, each action named by its address [ADDR-01]', async () => {
  await open([sampleAddress(1), sampleAddress(2)]);
  expect(screen.getByText('Utama')).toBeTruthy();
  expect(screen.getAllByText('0812 3456 7890')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Jadikan utama: Rumah' })).toBeNull();
  expect(press('Jadikan utama: Alamat 2')).toBeTruthy();
});

test('another address becomes the default [ADDR-01]', async () => {
  const after = [sampleAddress(2, { is_default: true }), sampleAddress(1, { is_default: false })];
  const { person } = await open([sampleAddress(1), sampleAddress(2)], {
    'POST /addressbook/setdefault/2': { code: 200, data: after },
  });
  await person.click(press('Jadikan utama: Alamat 2'));
  await screen.findByRole('button', { name: 'Jadikan utama: Rumah' });
  expect(document.activeElement?.textContent).toContain('Alamat 2');
});

test('a deleted address can be taken back [ADDR-01]', async () => {
  const both = [sampleAddress(1), sampleAddress(2)];
  const { person } = await open(both, {
    'POST /addressbook/delete/2': { code: 200, data: [sampleAddress(1)] },
    'POST /addressbook/restore/2': { code: 200, data: both },
  });
  await person.click(press('Hapus alamat Alamat 2'));
  await screen.findByText('Alamat Alamat 2 dihapus.');
  const undo = press('Urungkan');
  expect(document.activeElement).toBe(undo);
  await person.click(undo);
  await screen.findByRole('button', { name: 'Hapus alamat Alamat 2' });
  expect(screen.queryByText('Alamat Alamat 2 dihapus.')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Dago Asri No. 2');
});

const openForm = async (over: FakeResponses = {}) => {
  const page = await open([sampleAddress(1)], over);
  await page.person.click(press('Tambah alamat'));
  await screen.findByLabelText('Label alamat');
  const choose = async (name: string, typed: string) => {
    await waitFor(() => expect(box(name).disabled).toBe(false));
    await page.person.click(box(name));
    await screen.findAllByRole('option');
    await page.person.type(box(name), `${typed}{Enter}`);
  };
  return { ...page, choose };
};

test('regions are searched by keyboard, each within the one above; a new selection clears what is below [ADDR-01] [A45]', {
  tags: 'slow',
}, async () => {
  const { choose, arrived } = await openForm();
  expect(box('Kota atau kabupaten').disabled).toBe(true);
  await choose('Provinsi', 'jawa');
  await choose('Kota atau kabupaten', 'ban');
  await choose('Kecamatan', 'cob');
  await choose('Kelurahan atau desa', 'dago');
  expect(screen.getByLabelText<HTMLInputElement>('Kode pos').value).toBe('40135');
  await choose('Provinsi', 'yogya');
  expect(box('Provinsi').value).toBe('DI Yogyakarta');
  expect([
    box('Kota atau kabupaten').value,
    box('Kecamatan').value,
    box('Kelurahan atau desa').value,
  ]).toEqual(['', '', '']);
  expect(screen.getByLabelText<HTMLInputElement>('Kode pos').value).toBe('');
  expect(box('Kecamatan').disabled).toBe(true);
  await waitFor(() =>
    expect(
      arrived.filter(({ call }) => call === 'GET /city').map(({ query }) => query.get('province_id')),
    ).toEqual(['32', '34']),
  );
});

test('a response that a newer selection has overtaken is dropped [ADDR-01] [FLOW-03]', {
  tags: 'slow',
}, async () => {
  const late = Promise.withResolvers<void>();
  const cities = regions[`GET ${regionEndpoints.cities.path}`] as (arrived: { query: URLSearchParams }) => {
    code: number;
    data: unknown;
  };
  const { choose, person } = await openForm({
    'GET /city': async (arrived) => {
      if (arrived.query.get('province_id') === '32') await late.promise;
      return cities(arrived);
    },
  });
  await choose('Provinsi', 'jawa');
  await choose('Provinsi', 'yogya');
  await choose('Kota atau kabupaten', 'yogya');
  late.resolve();
  await person.click(box('Kota atau kabupaten'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kota Yogyakarta']);
});

test('every rule speaks at its field, the first one gets the focus [ADDR-01] [A29]', async () => {
  const { person, arrived } = await openForm();
  await person.clear(screen.getByLabelText('Nama penerima'));
  await person.type(screen.getByLabelText('Alamat lengkap'), 'Jl. X');
  await person.type(screen.getByLabelText('Kode pos'), '12');
  await person.click(press('Simpan alamat'));
  expect(document.activeElement).toBe(screen.getByLabelText('Label alamat'));
  expect(screen.getByText('Alamat minimal 10 karakter')).toBeTruthy();
  expect(screen.getByText('Kode pos tidak valid')).toBeTruthy();
  expect(arrived.some(({ call }) => call === 'POST /addressbook/add')).toBe(false);
});

const typed = async ({ person, choose }: Awaited<ReturnType<typeof openForm>>) => {
  await person.click(press('Kantor'));
  await person.clear(screen.getByLabelText('Nomor telepon'));
  await person.type(screen.getByLabelText('Nomor telepon'), '+62 812-9999-000');
  await choose('Provinsi', 'jawa');
  await choose('Kota atau kabupaten', 'ban');
  await choose('Kecamatan', 'cob');
  await choose('Kelurahan atau desa', 'dago');
  await person.type(screen.getByLabelText('Alamat lengkap'), 'Jl. Dago Asri No. 8');
};

test('an address is added with what is known already, its phone put right [ADDR-01] [A32] [A44]', {
  tags: 'slow',
}, async () => {
  const after = [sampleAddress(1), sampleAddress(2, { label: 'Kantor' })];
  const page = await openForm({ 'POST /addressbook/add': { code: 200, data: { id: 2, addresses: after } } });
  await typed(page);
  await page.person.click(press('Simpan alamat'));
  await screen.findByRole('button', { name: 'Hapus alamat Kantor' });
  expect(page.arrived.find(({ call }) => call === 'POST /addressbook/add')?.body).toEqual({
    label: 'Kantor',
    receiver_name: 'Sari Dewi',
    phone: '08129999000',
    province_id: '32',
    city_id: '32.73',
    sub_district_id: '32.73.02',
    area_id: '32.73.02.1004',
    zipcode: '40135',
    address: 'Jl. Dago Asri No. 8',
    is_default: false,
  });
  expect(page.toasts()).toEqual(['Alamat tersimpan']);
});

test('an expired login loses nothing that was typed [A34] [R18]', { tags: 'slow' }, async () => {
  const page = await openForm({ 'POST /addressbook/add': { code: 401, message: 'Sesi berakhir' } });
  await typed(page);
  await page.person.click(press('Simpan alamat'));
  await waitFor(() => expect(page.at()).toBe('/login?next=%2Faddress-book'));
  await page.go('/address-book');
  await page.person.click(await screen.findByRole('button', { name: 'Tambah alamat' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Alamat lengkap');
  expect(address.value).toBe('Jl. Dago Asri No. 8');
  await waitFor(() => expect(box('Kelurahan atau desa').value).toBe('Dago'));
});

test('the form for the first address comes with help', async () => {
  await open([]);
  expect(screen.getByText('Belum ada alamat')).toBeTruthy();
  expect(press('Tambah alamat')).toBeTruthy();
});

test.each(['id', 'en'] as const)(
  'the address book in %s has no known accessibility fault [A1]',
  async (locale) => {
    const { container, person } = await open([sampleAddress(1), sampleAddress(2)], {}, locale);
    await act(() => expectAccessible(container));
    await person.click(press(locale === 'id' ? 'Tambah alamat' : 'Add address'));
    const form = await screen.findByRole('dialog');
    await act(() => expectAccessible(form));
    expect(within(form).getAllByRole('combobox')).toHaveLength(4);
  },
);
