import type { OnboardingDraft } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { bandung, onboardingResponses, personal, progress, store } from '../testing/onboarding-responses.ts';
import { ratna, storedRatna } from '../testing/users.ts';

beforeEach(() => {
  // Without it the client uses fetch, which the API of these tests handles.
  vi.stubGlobal('XMLHttpRequest', undefined);
  localStorage.clear();
  // happy-dom scrolls nothing.
  window.scrollTo = () => undefined;
});

const open = (replies: FakeResponses = {}, path = '/auth/setup', locale: 'id' | 'en' = 'id') =>
  openPage(slice, path, { ...onboardingResponses(), ...replies }, { locale, user: storedRatna });
const from = (draft: Partial<OnboardingDraft>, replies: FakeResponses = {}) =>
  open({ ...onboardingResponses(draft), ...replies });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const next = () => screen.getByRole('button', { name: 'Lanjut' });
const stepTitle = () => screen.getByRole('heading', { level: 2 }).textContent;
const shop = 'POST /auth/information/skip';
const shopper = { code: 200, data: { user: { ...ratna, registered_as: 'buyer' }, registration_step: 1 } };
const upToBank = { next_step: 'bank', personal, store, location: bandung } as const;

describe('/auth/setup', () => {
  test.each([
    ['id', 'Mulai belanja', 'Lengkapi data pembeli', '/auth/setup/buyer', '/'],
    ['en', 'Start shopping', 'Complete buyer data', '/en/auth/setup/buyer', '/en'],
  ] as const)(
    '[AUTH-25] offers the shop above step 1 (%s)',
    { tags: 'slow' },
    async (locale, name, data, path, home) => {
      const page = await open({ [shop]: shopper }, '/auth/setup', locale);
      expect(screen.getByRole('link', { name: data }).getAttribute('href')).toBe(path);
      await expectAccessible(page.container);
      await page.person.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(page.at()).toBe(home));
      expect(page.kit.session.getState().user?.registered_as).toBe('buyer');
    },
  );

  test("leads on to the user's previous page", { tags: 'slow' }, async () => {
    const page = await open({ [shop]: shopper }, '/auth/setup?next=%2Fcart');
    await page.person.click(screen.getByRole('button', { name: 'Mulai belanja' }));
    await waitFor(() => expect(page.at()).toBe('/cart'));
  });

  test.each([
    ['id', '/login?next=%2Fauth%2Fsetup'],
    ['en', '/en/login?next=%2Fauth%2Fsetup'],
  ] as const)('[AUTH-20] sends a visitor to the login and back (%s)', async (locale, path) => {
    const page = await openPage(slice, '/auth/setup', {}, { locale });
    expect(page.at()).toBe(path);
  });

  test('begins with the defaults, the e-mail read-only, and five tabs [SETUP-01] [SETUP-06] [SETUP-12]', async () => {
    await open({}, '/auth/setup', 'en');
    expect(field('Email').readOnly).toBe(true);
    expect(field('Email').value).toBe('ratna@example.test');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Company/ }).checked).toBe(true);
    expect(field('Male').checked).toBe(true);
    expect(['Day', 'Month', 'Year'].map((part) => field(part).value)).toEqual(['20', '5', '1995']);
    const steps = within(screen.getByRole('navigation', { name: 'Registration steps' }));
    const tabs = ['Personal Information', 'Company', 'Data Store', 'Store Region Data', 'Data Bank'];
    expect(steps.getAllByRole('listitem')).toHaveLength(tabs.length);
    for (const tab of tabs) expect(steps.getByText(tab)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('begins with what the bio knows, provinces and banks at hand [SETUP-11] [SETUP-21]', async () => {
    const { arrived } = await from({ personal });
    expect(field('Username').value).toBe('ratna.w');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Perorangan/ }).checked).toBe(true);
    expect(field('Nama lengkap').value).toBe('Ratna Wulandari');
    expect(field('Nomor telepon').value).toBe('0812 3456 7890');
    expect(field('Perempuan').checked).toBe(true);
    expect(['Tanggal', 'Bulan', 'Tahun'].map((part) => field(part).value)).toEqual(['3', '2', '1990']);
    expect(arrived.map(({ call }) => call).sort()).toEqual([
      'GET /auth/information',
      'GET /helper/bank',
      'GET /province',
    ]);
  });
});

describe('the username', () => {
  const check = 'POST /helper/usernamecheck';
  test('is checked once it rests, and found free in green [SETUP-08] [S9]', { tags: 'slow' }, async () => {
    const { person, arrived } = await open({}, '/auth/setup', 'en');
    await person.type(field('Username'), 'ratna.w');
    expect(screen.queryByText('Username Available')).toBeNull();
    expect(await screen.findAllByText('Username Available')).toHaveLength(2);
    expect(arrived.filter(({ call }) => call === check)).toHaveLength(1);
    await person.type(field('Username'), 'x');
    expect(screen.queryByText('Username Available')).toBeNull();
  });

  test("shows the server's message when it is not, until it is typed again [SETUP-08] [VALID-05]", {
    tags: 'slow',
  }, async () => {
    const refused = { code: 422, message: 'Sudah dipakai', data: { username: ['Sudah dipakai'] } };
    const { person, arrived } = await from({ personal: { ...personal, username: '' } }, { [check]: refused });
    await person.type(field('Username'), 'ratna.w');
    expect((await screen.findAllByText('Sudah dipakai')).length).toBeGreaterThan(0);
    await person.click(next());
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(arrived.some(({ call }) => call === 'POST /auth/information/personal')).toBe(false);
    await person.type(field('Username'), 'x');
    expect(screen.queryByText('Sudah dipakai')).toBeNull();
  });
});

describe('saving a step', () => {
  test('stops at the first error: shown at its field, which has the focus, and no other [SETUP-13]', async () => {
    const { person, arrived } = await open({}, '/auth/setup', 'en');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByText('Please fill in the following column')).toHaveLength(1);
    expect(document.activeElement).toBe(field('Username'));
    expect(arrived.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('sends the step and goes on; a single merchant goes from 1 to 3 and back [SETUP-02] [SETUP-03] [SETUP-14]', async () => {
    const save = 'POST /auth/information/personal';
    const { person, arrived, toasts, at } = await from({ personal }, { [save]: progress('store') });
    await person.click(next());
    await waitFor(() => expect(stepTitle()).toBe('Data toko'));
    expect(arrived.find(({ call }) => call === save)?.body).toEqual({
      ...personal,
      registered_as: 'merchant',
    });
    expect(toasts()).toEqual(['Data berhasil disimpan']);
    expect(at()).toBe('/auth/setup?step=store');
    expect(document.activeElement).toBe(field('Nama toko'));
    await person.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(stepTitle()).toBe('Data pribadi'));
    await person.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(stepTitle()).toBe('Data pribadi');
    expect(field('Username').value).toBe('ratna.w');
  });

  test("any other code shows the server's message and stays [SETUP-03] [SETUP-05]", async () => {
    const { person, toasts } = await from(
      { next_step: 'store', personal },
      { 'POST /auth/information/store': { code: 409, message: 'Selesaikan langkah sebelumnya' } },
    );
    await person.type(field('Nama toko'), store.store_name);
    await person.type(field('Alamat toko'), store.store_address);
    await person.click(next());
    await waitFor(() => expect(toasts()).toEqual(['Selesaikan langkah sebelumnya']));
    expect(stepTitle()).toBe('Data toko');
    expect(field('Nama toko').value).toBe(store.store_name);
  });

  test('sends the store; its six categories are only shown [SETUP-19]', async () => {
    const save = 'POST /auth/information/store';
    const { person, arrived } = await from(
      { next_step: 'store', personal },
      { [save]: progress('location') },
    );
    const sold = within(screen.getByRole('complementary', { name: 'Penjelasan langkah ini' }));
    expect(sold.getAllByRole('listitem')).toHaveLength(6);
    await person.type(field('Nama toko'), store.store_name);
    await person.type(field('Alamat toko'), store.store_address);
    await person.click(next());
    await waitFor(() => expect(stepTitle()).toBe('Wilayah toko'));
    expect(arrived.find(({ call }) => call === save)?.body).toEqual(store);
  });

  test('resumes at the first unsaved step, whatever the address names', async () => {
    await open(onboardingResponses({ next_step: 'store', personal }), '/auth/setup?step=bank');
    expect(stepTitle()).toBe('Data toko');
  });
});

describe('the regions', () => {
  const names = ['Provinsi', 'Kota atau kabupaten', 'Kecamatan', 'Kelurahan atau desa', 'Kode pos'];
  const values = () => names.map((name) => field(name).value);
  const choose = async (person: Awaited<ReturnType<typeof open>>['person'], name: string, option: string) =>
    person.selectOptions(field(name), await screen.findByRole('option', { name: option }));

  test('follow one another, and a selection clears what is below it [SETUP-09] [SETUP-16] [SETUP-22]', async () => {
    const save = 'POST /auth/information/location';
    const { person, arrived } = await from(
      { next_step: 'location', personal, store },
      { [save]: progress('bank') },
    );
    expect(field('Kota atau kabupaten').disabled).toBe(true);
    await choose(person, 'Provinsi', 'Jawa Barat');
    await choose(person, 'Kota atau kabupaten', 'Kota Bandung');
    await choose(person, 'Kecamatan', 'Sukasari');
    await choose(person, 'Kelurahan atau desa', 'Sarijadi');
    expect(values()).toEqual(['32', '32.73', '32.73.01', '32.73.01.1001', '40151']);
    await person.click(next());
    await waitFor(() => expect(stepTitle()).toBe('Data bank'));
    expect(arrived.find(({ call }) => call === save)?.body).toEqual({
      ...bandung,
      zipcode: '40151',
      address: store.store_address,
    });
    await person.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(stepTitle()).toBe('Wilayah toko'));
    await choose(person, 'Provinsi', 'Jawa Tengah');
    expect(values()).toEqual(['33', '', '', '', '']);
  });
});

describe('the last step', () => {
  const save = 'POST /auth/information/bank';
  const finish = async (replies: FakeResponses) => {
    const page = await from(upToBank, replies);
    const { person } = page;
    await person.selectOptions(field('Bank'), 'Mandiri');
    await person.type(field('Nomor rekening'), '1234567890');
    await person.type(field('Cabang'), 'Bandung');
    await person.type(field('Nama pemilik rekening'), 'Ratna Wulandari');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Selesai' }));
    return page;
  };

  test('ends in the panel whose OK clears the user and leads to the login [SETUP-04] [SETUP-20] [VALID-11]', async () => {
    const { person, arrived, at, kit } = await finish({ [save]: progress(null) });
    await screen.findByText('Tunggu verifikasi dalam 1 x 24 jam untuk bisa mulai berjualan');
    expect(arrived.find(({ call }) => call === save)?.body).toEqual({
      bank_id: 4,
      rekening: '1234567890',
      cabang: 'Bandung',
      atas_nama: 'Ratna Wulandari',
      terms: true,
    });
    await person.click(screen.getByRole('link', { name: 'OK' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(kit.session.getState().user).toBeNull();
  });

  test('without a response fails, preserves the input, and can be sent again [SETUP-05]', async () => {
    const { person } = await finish({ [save]: undefined });
    await screen.findByRole('heading', { name: 'Pendaftaran gagal, silakan coba lagi' });
    await person.click(screen.getByRole('button', { name: 'OK' }));
    expect(field('Nomor rekening').value).toBe('1234 5678 90');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('shows the six known banks when the list failed to load [SETUP-20]', async () => {
    await from(upToBank, { 'GET /helper/bank': undefined });
    const names = within(field('Bank')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Pilih bank',
      'BCA',
      'BRI',
      'BNI',
      'Danamon',
      'Permata',
      'Mandiri',
    ]);
  });
});

describe('an image', () => {
  const upload = 'POST /upload/helper';
  const stored = { code: 200, data: { media_id: 11, kind: 'image', url: '/m/11', width: 1, height: 1 } };
  const toCompany = (replies: FakeResponses) =>
    from({ next_step: 'company', personal: { ...personal, is_company: 'company' } }, replies);
  const ktp = () => screen.getByRole('group', { name: 'Foto KTP' });
  const choose = (person: Awaited<ReturnType<typeof open>>['person'], type = 'image/png') =>
    person.upload(within(ktp()).getByLabelText('Pilih foto'), new File(['x'], 'ktp.png', { type }));

  test('is uploaded when it is selected, shown, and can be removed [SETUP-10]', async () => {
    const { person, arrived } = await toCompany({ [upload]: stored });
    await choose(person);
    await within(ktp()).findByRole('img', { name: 'Pratinjau: Foto KTP' });
    await waitFor(() => expect(arrived.filter(({ call }) => call === upload)).toHaveLength(1));
    await person.click(await within(ktp()).findByRole('button', { name: 'Hapus foto' }));
    expect(within(ktp()).queryByRole('img')).toBeNull();
  });

  test('that did not arrive leaves neither preview nor id [SETUP-10]', async () => {
    const { person, toasts } = await toCompany({ [upload]: undefined });
    await choose(person);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(within(ktp()).queryByRole('img')).toBeNull();
  });

  test('of another type is rejected at once [SETUP-10]', async () => {
    const { person, arrived } = await toCompany({});
    const input = within(ktp()).getByLabelText<HTMLInputElement>('Pilih foto');
    // A drop or "all files" accepts files that the picker would not list.
    input.removeAttribute('accept');
    await choose(person, 'application/pdf');
    expect(
      screen.getAllByText('Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.').length,
    ).toBeGreaterThan(0);
    expect(arrived.some(({ call }) => call === upload)).toBe(false);
  });
});

describe('what was typed and not sent', () => {
  test('is restored after a reload, without documents, and deleted after the save [A34]', async () => {
    const replies = { 'POST /auth/information/store': progress('location') };
    const draft = { next_step: 'store', personal } as const;
    const { person } = await from(draft, replies);
    await person.type(field('Nama toko'), 'Kios Ratna');
    document.body.innerHTML = '';
    const again = await from(draft, replies);
    await waitFor(() => expect(field('Nama toko').value).toBe('Kios Ratna'));
    await again.person.type(field('Alamat toko'), store.store_address);
    await again.person.click(next());
    await waitFor(() => expect(stepTitle()).toBe('Wilayah toko'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('pasar.draft.'))).toEqual([]);
  });
});
