import type { Locale, Store } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { budi, store } from '../testing/budi.ts';
import { sampleShippingOffer } from '../testing/shipping-offer.ts';

const read = 'GET /merchant/dashboard/store';
const save = 'POST /merchant/dashboard/store';
const upload = 'POST /upload/helper';

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, user = budi } = {}) =>
  openPage(
    slice,
    '/seller/store',
    {
      [read]: { code: 200, data: store },
      'GET /merchant/dashboard/shipping-offer': { code: 200, data: sampleShippingOffer },
      ...replies,
    },
    { locale, user },
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const saved =
  (changed: Partial<Store> = {}) =>
  ({ body }: ReceivedRequest) => {
    const { merchant_name, description } = body as Store;
    return { code: 200, data: { ...store, merchant_name, description, version: 4, ...changed } };
  };
const sentIn = (arrived: ReceivedRequest[]) =>
  arrived.filter(({ call }) => call === save).map(({ body }) => body);

const photo = new File(['GIF89a'], 'toko.png', { type: 'image/png' });
const uploaded = { code: 200, data: { media_id: 99, url: '/media/private/99', width: 600, height: 600 } };

describe('the store is shown', () => {
  test('[SELL-01] [DATA-02] with its texts, its tax data, its images and how they were judged', {
    tags: 'slow',
  }, async () => {
    await open();
    expect(field('Nama toko').value).toBe('Rumah Kawung');
    expect(field('Tentang toko').value).toBe('Batik tulis dari Pekalongan.');
    expect(field('Perorangan').checked).toBe(true);
    expect(field('Non-PKP').checked).toBe(true);
    expect(field('Nama penanggung jawab').value).toBe('Budi Santoso');
    expect(field('Telepon penanggung jawab').value).toBe('0812 9087 4431');
    expect(group('Foto toko').getByRole('img').getAttribute('src')).toBe('/media/11.webp');
    expect(group('KTP').getByText('Disetujui')).toBeTruthy();
    expect(group('Foto diri dengan KTP').getByText('Menunggu pemeriksaan')).toBeTruthy();
    expect(group('NPWP').getByText(/Foto buram/)).toBeTruthy();
    expect(group('NPWP').getByText('Ditolak')).toBeTruthy();
    expect(group('SIUP, TDP, atau NIB').getByText('Belum ada')).toBeTruthy();
  });

  test('as buyers will see it, while it is typed', { tags: 'slow' }, async () => {
    const { person } = await open();
    const preview = within(screen.getByRole('complementary', { name: 'Pratinjau' }));
    expect(preview.getByText('Kota Pekalongan · Penilaian 4,8 dari 5 · 25 produk')).toBeTruthy();
    await person.type(field('Nama toko'), ' Solo');
    expect(preview.getByText('Rumah Kawung Solo')).toBeTruthy();
  });

  test('[A46] a complete tax number is shown in its groups', { tags: 'slow' }, async () => {
    const { person } = await open();
    await person.type(field('Nomor NPWP'), '899445460370911');
    expect(field('Nomor NPWP').value).toBe('89.944.546.0-370.911');
  });

  test.each(['id', 'en'] as const)(
    'without a known accessibility fault (%s)',
    { tags: 'slow' },
    async (locale) => {
      const { container } = await open({}, { locale });
      await expectAccessible(container);
    },
  );

  test.each([
    ['a visitor', undefined, '/login?next=%2Fseller%2Fstore'],
    ['a buyer', { ...budi, merchant: null }, '/become-seller'],
  ])('[ROLE-02] %s is led away', async (_, user, path) => {
    const page = await openPage(slice, '/seller/store', {}, user ? { user } : {});
    expect(page.at()).toBe(path);
  });
});

describe('the store is saved', () => {
  test.each([
    ['id', 'Nama toko', 'Simpan', 'Data berhasil disimpan'],
    ['en', 'Store name', 'Save', 'Data Saved Successfully'],
  ] as const)(
    '[SELL-01] says so, and the header follows (%s)',
    { tags: 'slow' },
    async (locale, label, button, text) => {
      const page = await open({ [save]: saved() }, { locale });
      await page.person.type(field(label), ' Solo');
      await page.person.click(press(button));
      await waitFor(() => expect(page.toasts()).toEqual([text]));
      expect(sentIn(page.arrived)).toEqual([
        {
          couriers: ['jne', 'sicepat'],
          accepts_dropship: true,
          holiday_from: null,
          holiday_to: null,
          merchant_name: 'Rumah Kawung Solo',
          description: 'Batik tulis dari Pekalongan.',
          is_company: 'personal',
          is_pkp: 'non-pkp',
          no_npwp: '',
          pkp_since: null,
          pic_name: 'Budi Santoso',
          pic_phone: '081290874431',
          version: 3,
        },
      ]);
      expect(page.kit.session.getState().user?.merchant?.merchant_name).toBe('Rumah Kawung Solo');
    },
  );

  test('a PKP store says since when, with a number that invoices can name [X2]', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [save]: saved() });
    expect(screen.queryByLabelText(/PKP sejak/)).toBeNull();
    await page.person.click(field('PKP'));
    await page.person.type(screen.getByLabelText(/PKP sejak/), '01/02/2026');
    await page.person.type(field('Nomor NPWP'), '12345678901234');
    await page.person.click(press('Simpan'));
    expect(await screen.findByText('NPWP berisi 15 atau 16 angka')).toBeTruthy();
    await page.person.type(field('Nomor NPWP'), '5');
    await page.person.click(press('Simpan'));
    await waitFor(() =>
      expect(sentIn(page.arrived)).toMatchObject([
        { is_pkp: 'pkp', pkp_since: '2026-02-01', no_npwp: '123456789012345' },
      ]),
    );
  });

  test('the next save starts from the version of the last one', { tags: 'slow' }, async () => {
    const page = await open({ [save]: saved() });
    for (const letter of ['A', 'B']) {
      await page.person.type(field('Nama toko'), letter);
      await page.person.click(press('Simpan'));
      await waitFor(() => expect(press('Simpan').getAttribute('aria-disabled')).toBe('true'));
    }
    expect(sentIn(page.arrived)).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  test('[R15] once, however often the button is pressed', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const page = await open({ [save]: (arrived) => held.then(() => saved()(arrived)) });
    await page.person.type(field('Nama toko'), 'A');
    await page.person.tripleClick(press('Simpan'));
    answer();
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(sentIn(page.arrived)).toHaveLength(1);
  });

  test('a change made elsewhere is shown, never overwritten', { tags: 'slow' }, async () => {
    const newer = { ...store, merchant_name: 'Rumah Kawung Baru', version: 7 };
    const page = await open({ [save]: { code: 409, message: 'Data ini sudah berubah.', data: newer } });
    await page.person.type(field('Nama toko'), ' Solo');
    await page.person.click(press('Simpan'));
    expect(await screen.findByText('Profil ini baru saja diubah di tempat lain')).toBeTruthy();
    expect(field('Nama toko').value).toBe('Rumah Kawung Solo');
    await page.person.click(press('Muat data terbaru'));
    expect(field('Nama toko').value).toBe('Rumah Kawung Baru');
    expect(screen.queryByText('Profil ini baru saja diubah di tempat lain')).toBeNull();
  });

  test('[A44] a phone number is put right when the field is left', { tags: 'slow' }, async () => {
    const page = await open();
    const phone = field('Telepon penanggung jawab');
    await page.person.clear(phone);
    await page.person.type(phone, '+62 812 9087-4431');
    expect(phone.value).toBe('+6281290874431');
    await page.person.tab();
    expect(phone.value).toBe('0812 9087 4431');
  });
});

describe('errors appear at their fields', () => {
  test.each([
    ['id', 'Nama toko', 'Toko', 'Nama toko minimal 5 karakter'],
    ['en', 'Store name', 'Shop', 'Store name minimum 5 characters'],
    ['id', 'Nomor NPWP', '12a', 'Format NPWP tidak valid, hanya bisa diisi angka'],
    ['en', 'NPWP number', '12a', 'NPWP Format not valid, can only enter numbers'],
    ['id', 'Nama penanggung jawab', '', 'Harap isi kolom berikut'],
    ['en', 'Name of the person in charge', '', 'Please fill in the following column'],
    [
      'id',
      'Telepon penanggung jawab',
      '0712345',
      'Nomor telepon tidak valid, contoh: 0878***** atau 02******',
    ],
    [
      'en',
      'Phone of the person in charge',
      '0712345',
      'Number phone not valid, Exp: 0878***** atau 02******',
    ],
  ] as const)('[VALID-07] [VALID-13] [VALID-14] (%s) %s: %s', async (locale, label, typed, text) => {
    const page = await open({}, { locale });
    const input = field(label);
    await page.person.clear(input);
    if (typed !== '') await page.person.type(input, typed);
    await page.person.click(press(locale === 'id' ? 'Simpan' : 'Save'));
    const notes = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((note) => document.getElementById(note)?.textContent)).toContain(text);
    expect(document.activeElement).toBe(input);
    expect(sentIn(page.arrived)).toEqual([]);
  });
});

describe('the type of business', () => {
  test('[DATA-02] is part of the save; missing documents of a company are reported at their places', async () => {
    const missing = ['Silakan unggah gambar'];
    const page = await open({ [save]: { code: 422, message: '', data: { file_company_doc: missing } } });
    await page.person.click(field('Perusahaan'));
    await page.person.click(press('Simpan'));
    expect(await group('SIUP, TDP, atau NIB').findByText('Silakan unggah gambar')).toBeTruthy();
    expect(sentIn(page.arrived)).toMatchObject([{ is_company: 'company' }]);
    const [input] = document.getElementsByName('file_company_doc');
    expect(document.activeElement).toBe(input);
  });
});

describe('an image', () => {
  const choose = async (replies: FakeResponses, locale: Locale = 'id', file = photo) => {
    const page = await open(replies, { locale });
    const photoGroup = group(locale === 'id' ? 'Foto toko' : 'Store photo');
    const input = photoGroup.getByLabelText(locale === 'id' ? 'Ganti foto' : 'Change photo');
    // The browser's own filter would not even show a wrong file.
    const { upload: hand } = (await import('@testing-library/user-event')).default.setup({
      applyAccept: false,
    });
    await hand(input, file);
    return { ...page, photoGroup };
  };

  test('[SETUP-10] is uploaded when it is selected, shown, and its id goes with the save', async () => {
    const page = await choose({ [upload]: uploaded, [save]: saved() });
    await waitFor(() => expect(page.arrived.map(({ call }) => call)).toContain(upload));
    expect(page.photoGroup.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    const form = page.arrived.find(({ call }) => call === upload)?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['file']);
    await waitFor(() => expect(press('Simpan').getAttribute('aria-disabled')).toBeNull());
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(sentIn(page.arrived)).toMatchObject([{ merchant_photo: 99 }]));
  });

  test.each([
    ['id', 'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.'],
    ['en', 'Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.'],
  ] as const)('[SETUP-10] of another type is refused before it leaves (%s)', async (locale, text) => {
    const file = new File(['%PDF'], 'toko.pdf', { type: 'application/pdf' });
    const page = await choose({}, locale, file);
    expect(page.photoGroup.getByText(text)).toBeTruthy();
    expect(page.photoGroup.getByRole('img').getAttribute('src')).toBe('/media/11.webp');
    expect(page.arrived.map(({ call }) => call)).not.toContain(upload);
  });

  test.each([
    [
      'an answer',
      { code: 422, message: 'Foto tidak bisa dibaca.', data: { file: ['Foto tidak bisa dibaca.'] } },
      'Foto tidak bisa dibaca.',
    ],
    ['no answer', undefined, 'Jaringan terputus'],
  ])(
    '[ERR-05] [SETUP-10] a failed upload (%s) clears preview and id, and reports it',
    async (_, reply, text) => {
      const page = await choose({ [upload]: reply, [save]: saved() });
      await waitFor(() => expect(page.toasts()).toEqual([text]));
      expect(page.photoGroup.queryByRole('img')).toBeNull();
      await page.person.type(field('Nama toko'), ' Solo');
      await page.person.click(press('Simpan'));
      await waitFor(() => expect(sentIn(page.arrived)).toHaveLength(1));
      expect(sentIn(page.arrived)[0]).not.toHaveProperty('merchant_photo');
    },
  );

  test('can be removed', async () => {
    const page = await open({ [save]: saved() });
    await page.person.click(group('KTP').getByRole('button', { name: 'Hapus' }));
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(sentIn(page.arrived)).toMatchObject([{ file_ktp: null }]));
  });
});
