import type { BuyerDocuments } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { company, documents, nothingFile } from '../testing/envelopes.ts';
import { sari } from '../testing/sari.ts';

const readCompany = 'GET /buyer/dashboard/company';
const saveCompany = 'POST /buyer/dashboard/company';
const readDocuments = 'GET /buyer/dashboard/doc';
const saveDocuments = 'POST /buyer/dashboard/doc';
const upload = 'POST /upload/helper';

// Without it an upload goes through the page's own fetch, which the fake API handles.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));

const stored = { code: 200, data: { media_id: 71, kind: 'image', url: '/m/71', width: 10, height: 10 } };
const photo = new File(['x'], 'ktp.png', { type: 'image/png' });
const open = (path: string, replies: FakeResponses, locale: 'id' | 'en' = 'id') =>
  openPage(slice, path, replies, { locale, user: sari });
const sent = (page: Awaited<ReturnType<typeof open>>, call: string) =>
  page.arrived.filter((one) => one.call === call).map(({ body }) => body);

describe('[BUYER-01] [DATA-01] the company', () => {
  test('is saved with its image', async () => {
    const page = await open('/account/company', {
      [readCompany]: { code: 200, data: company },
      [upload]: stored,
      [saveCompany]: { code: 200, data: { ...company, company_name: 'Koperasi Mawar' } },
    });
    await page.person.upload(screen.getByLabelText('Pilih foto'), photo);
    await page.person.clear(screen.getByLabelText('Nama perusahaan'));
    await page.person.type(screen.getByLabelText('Nama perusahaan'), 'Koperasi Mawar');
    await page.person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(page.toasts()).toEqual(['Data berhasil disimpan']));
    const { company_picture: _, ...texts } = company;
    expect(sent(page, saveCompany)).toEqual([
      { ...texts, company_name: 'Koperasi Mawar', company_picture: 71 },
    ]);
  });

  test.each([
    ['id', 'Simpan', 'Nama perusahaan minimal 5 karakter'],
    ['en', 'Save', 'Company name minimum 5 characters'],
  ] as const)('with a name that is too short is not sent (%s)', async (locale, save, text) => {
    const page = await open(
      '/account/company',
      { [readCompany]: { code: 200, data: { ...company, company_name: 'PT' } } },
      locale,
    );
    await page.person.click(screen.getByRole('button', { name: save }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(sent(page, saveCompany)).toEqual([]);
  });

  test('has no known accessibility fault', async () => {
    const { container } = await open('/account/company', { [readCompany]: { code: 200, data: company } });
    await expectAccessible(container);
  });
});

describe('[BUYER-01] [DATA-01] a document', () => {
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const refused = {
    ...documents,
    file_ktp: { media_id: 70, url: '/m/70', status: 'rejected', reason: 'Fotonya buram' },
  } as BuyerDocuments;

  test('that was rejected shows why; another image is saved as soon as it is there', async () => {
    let now = refused;
    const page = await open('/account/documents', {
      [readDocuments]: () => ({ code: 200, data: now }),
      [upload]: stored,
      [saveDocuments]: () => {
        now = { ...documents, file_ktp: { ...nothingFile, url: '/m/71', status: 'submitted' } };
        return { code: 200, data: now };
      },
    });
    const card = part('KTP');
    expect(card.getByText('Ditolak')).toBeTruthy();
    expect(card.getByText('Fotonya buram')).toBeTruthy();
    await page.person.upload(card.getByLabelText('Ganti foto'), photo);
    expect(await card.findByText('Sedang diperiksa')).toBeTruthy();
    expect(card.queryByText('Fotonya buram')).toBeNull();
    expect(sent(page, saveDocuments)).toEqual([{ file_ktp: 71 }]);
  });

  test('of another kind than images stays here, with its sentence', async () => {
    const page = await open('/account/documents', { [readDocuments]: { code: 200, data: documents } });
    fireEvent.change(part('NPWP').getByLabelText('Pilih foto'), {
      target: { files: [new File(['x'], 'npwp.pdf', { type: 'application/pdf' })] },
    });
    expect(await part('NPWP').findByText(/GIF, PNG, JPG, JPEG/)).toBeTruthy();
    expect(sent(page, upload)).toEqual([]);
  });

  test('is removed after a confirmation', async () => {
    const page = await open('/account/documents', {
      [readDocuments]: { code: 200, data: refused },
      [saveDocuments]: { code: 200, data: documents },
    });
    await page.person.click(screen.getByRole('button', { name: 'Hapus KTP' }));
    const question = within(await screen.findByRole('dialog'));
    await page.person.click(question.getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(sent(page, saveDocuments)).toEqual([{ file_ktp: null }]));
  });

  test('has no known accessibility fault', async () => {
    const { container } = await open('/account/documents', { [readDocuments]: { code: 200, data: refused } });
    await expectAccessible(container);
  });
});
