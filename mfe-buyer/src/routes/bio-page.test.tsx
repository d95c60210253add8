import type { Bio, Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { bio, sari } from '../testing/sari.ts';

const read = 'GET /buyer/dashboard/bio';
const save = 'POST /buyer/dashboard/bio';

const words = {
  id: { name: 'Nama lengkap', phone: 'Nomor telepon', save: 'Simpan', year: 'Tahun', day: 'Tanggal' },
  en: { name: 'Full name', phone: 'Phone number', save: 'Save', year: 'Year', day: 'Day' },
};

const open = (replies: FakeResponses = {}, { locale = 'id' as Locale, stored = bio } = {}) =>
  openPage(
    slice,
    '/account/bio',
    { [read]: { code: 200, data: stored }, ...replies },
    { locale, user: sari },
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });
const echo = ({ body }: { body: unknown }) => ({ code: 200, data: { ...(body as Bio), email: bio.email } });

describe('the bio is shown', () => {
  test('[BUYER-01] [DATA-01] with name, birthday, gender, e-mail and phone; the e-mail cannot be changed', async () => {
    await open();
    expect(field('Nama lengkap').value).toBe('Sari Dewi');
    expect([field('Tanggal').value, field('Bulan').value, field('Tahun').value]).toEqual(['3', '2', '1990']);
    expect(field('Perempuan').checked).toBe(true);
    expect([field('E-mail').value, field('E-mail').readOnly]).toEqual(['sari@example.test', true]);
    expect(field('Nomor telepon').value).toBe('0812 3456 7890');
  });

  test('[DATA-01] the default birthday is 1 January 1967', async () => {
    await open({}, { stored: { ...bio, birthday: '1967-01-01' } });
    expect([field('Tanggal').value, field('Bulan').value, field('Tahun').value]).toEqual(['1', '1', '1967']);
  });

  test.each(['id', 'en'] as const)('without a known accessibility fault (%s)', async (locale) => {
    const { container } = await open({}, { locale });
    await expectAccessible(container);
  });

  test('[ROLE-02] to nobody but the signed-in user', async () => {
    const { at } = await openPage(slice, '/account/bio', {}, { locale: 'en' });
    expect(at()).toBe('/en/login?next=%2Faccount%2Fbio');
  });
});

describe('the bio is saved', () => {
  test.each([
    ['id', 'Data berhasil disimpan'],
    ['en', 'Data Saved Successfully'],
  ] as const)('[BUYER-01] and says so; the header follows (%s)', async (locale, text) => {
    const page = await open({ [save]: echo }, { locale });
    await page.person.clear(field(words[locale].name));
    await page.person.type(field(words[locale].name), 'Sari');
    await page.person.click(press(words[locale].save));
    await waitFor(() => expect(page.toasts()).toEqual([text]));
    const { email: _, ...sent } = { ...bio, fullname: 'Sari' };
    expect(page.arrived.findLast(({ call }) => call === save)?.body).toEqual(sent);
    expect(page.kit.session.getState().user).toEqual({ ...sari, fullname: 'Sari' });
    expect(press(words[locale].save).getAttribute('aria-disabled')).toBe('true');
  });

  test('[A44] a phone number may be typed in common formats, and is normalized when the field is left', {
    tags: 'slow',
  }, async () => {
    const page = await open({ [save]: echo });
    const phone = field('Nomor telepon');
    await page.person.clear(phone);
    await page.person.type(phone, '+62 812-3456 7890');
    expect(phone.value).toBe('+6281234567890');
    await page.person.tab();
    expect(phone.value).toBe('0812 3456 7890');
    await page.person.clear(phone);
    await page.person.type(phone, '62 21 555 1234');
    await page.person.type(field('Kata sandi Pasar'), 'rahasia 123{Enter}');
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(phone.value).toBe('021 5551 234');
    expect(page.arrived.findLast(({ call }) => call === save)?.body).toMatchObject({
      phone: '0215551234',
      password: 'rahasia 123',
    });
  });

  test('[S42] another phone number needs the password, which only then is required', async () => {
    const page = await open({ [save]: echo });
    expect(screen.queryByLabelText('Kata sandi Pasar')).toBeNull();
    await page.person.clear(field('Nomor telepon'));
    await page.person.type(field('Nomor telepon'), '0215551234');
    await page.person.click(press('Simpan'));
    expect(document.activeElement).toBe(field('Kata sandi Pasar'));
    expect(screen.getByText('Mengganti nomor telepon perlu kata sandi')).toBeTruthy();
    expect(page.arrived.filter(({ call }) => call === save)).toEqual([]);
  });

  test('[S42] the first phone number needs none', async () => {
    const page = await open({ [save]: echo }, { stored: { ...bio, phone: '' } });
    await page.person.type(field('Nomor telepon'), '0215551234{Enter}');
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.arrived.findLast(({ call }) => call === save)?.body).not.toHaveProperty('password');
  });

  test('[R15] once, however often the button is pressed', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const page = await open({ [save]: (arrived) => held.then(() => echo(arrived)) });
    await page.person.type(field('Nama lengkap'), ' A');
    await page.person.tripleClick(press('Simpan'));
    await page.person.type(field('Nama lengkap'), '{Enter}');
    answer();
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.arrived.filter(({ call }) => call === save)).toHaveLength(1);
  });
});

describe('errors appear at their fields', () => {
  const refusals = [
    ['id', 'name', '', 'Harap isi kolom berikut'],
    ['en', 'name', '', 'Please fill in the following column'],
    ['id', 'name', 'a'.repeat(101), 'Nama lengkap maksimal 100 karakter'],
    ['en', 'name', 'a'.repeat(101), 'Full name maximum 100 characters'],
    ['id', 'phone', '071234567', 'Nomor telepon tidak valid, contoh: 0878***** atau 02******'],
    ['en', 'phone', '071234567', 'Number phone not valid, Exp: 0878***** atau 02******'],
    ['id', 'year', '1949', 'Tahun lahir tidak valid'],
    ['en', 'year', '1949', 'Year of birth not valid'],
    ['id', 'year', '', 'Tanggal lahir belum diisi lengkap'],
    ['en', 'year', '', 'Date of birth not filled in completely'],
  ] as const;

  test.each(refusals)('[VALID-06] [VALID-07] [VALID-08] (%s) %s "%s"', async (locale, name, typed, text) => {
    const page = await open({}, { locale });
    const input = field(words[locale][name]);
    await page.person.clear(input);
    if (typed !== '') await page.person.type(input, typed);
    await page.person.click(press(words[locale].save));
    const notes = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((note) => document.getElementById(note)?.textContent)).toContain(text);
    expect(page.arrived.filter(({ call }) => call === save)).toEqual([]);
  });

  test('[A29] a wrong date takes the focus to its first part', async () => {
    const page = await open();
    await page.person.clear(field('Tahun'));
    await page.person.click(press('Simpan'));
    expect(document.activeElement).toBe(field('Tanggal'));
  });

  test('rejections of the server, too, and the input is preserved [A34]', async () => {
    const refusal = { code: 422, message: 'x', data: { phone: ['Nomor ini dipakai akun lain'] } };
    const page = await open({ [save]: refusal });
    await page.person.type(field('Nama lengkap'), ' Lestari');
    await page.person.click(press('Simpan'));
    expect(await screen.findByText('Nomor ini dipakai akun lain')).toBeTruthy();
    expect(field('Nama lengkap').value).toBe('Sari Dewi Lestari');
  });

  test('[ERR-02] a session that has ended leads to the login and back', async () => {
    const page = await open({ [save]: { code: 401, message: 'x' } });
    await page.person.type(field('Nama lengkap'), ' L');
    await page.person.click(press('Simpan'));
    await waitFor(() => expect(page.at()).toBe('/login?next=%2Faccount%2Fbio'));
    expect(page.toasts()).toEqual(['Silahkan masuk atau daftar terlebih dahulu']);
  });
});
