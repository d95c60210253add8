import { type BuyerCompany, checkoutEndpoints, type InvoiceCompany } from '@pasar/contract';
import { type FakeResponses, openPage, type ReceivedRequest } from '@pasar/slice-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { sampleBuyer } from '../testing/sample-buyer.ts';
import { checkoutReplies } from '../testing/sample-checkout.ts';

afterEach(cleanup);

const { setInvoice, unsetInvoice } = checkoutEndpoints;
const known: BuyerCompany = {
  company_picture: { media_id: null, url: null, status: 'none', reason: null },
  company_name: 'PT Sari Rasa',
  address: 'Jalan Braga 1',
  is_pkp: 'pkp',
  no_npwp: '012345678901000',
  pic_name: 'Sari',
  pic_phone: '021234567',
};
const company: InvoiceCompany = { name: 'PT Maju', npwp: '0123456789012345', address: 'Jalan Asia 2' };

const open = async (over: FakeResponses = {}, locale: 'id' | 'en' = 'id') => {
  const market = checkoutReplies();
  const named = (invoice_to: InvoiceCompany | null) => () => {
    const { checkout, all_promo } = market.fresh();
    return { code: 200, data: { ...checkout, invoice_to }, all_promo };
  };
  const page = await openPage(
    slice,
    '/checkout?id=77',
    {
      ...market.replies,
      'GET /buyer/dashboard/company': { code: 200, data: known },
      [`POST ${setInvoice.path}`]: ({ body }: ReceivedRequest) => {
        const { name, npwp, address } = body as InvoiceCompany;
        return named({ name, npwp, address })();
      },
      [`POST ${unsetInvoice.path}`]: named(null),
      ...over,
    },
    { user: sampleBuyer, locale },
  );
  const sent = (path: string) =>
    page.arrived.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body);
  const begin = async () => {
    await page.person.click(screen.getByRole('button', { name: /Faktur atas nama|Invoice to/ }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, sent, begin };
};

test('an invoice names the company of the account, which is filled in [X3]', async () => {
  const { person, sent, begin } = await open();
  expect(screen.getByRole('button', { name: /Faktur atas nama.*Saya sendiri/ })).toBeTruthy();
  const sheet = await begin();
  expect(sheet.getByText(/Ini bukan faktur pajak/)).toBeTruthy();
  await person.click(sheet.getByRole('radio', { name: 'Perusahaan' }));
  await waitFor(() =>
    expect(sheet.getByLabelText<HTMLInputElement>(/Nama perusahaan/).value).toBe('PT Sari Rasa'),
  );
  await person.click(sheet.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /Faktur atas nama.*PT Sari Rasa/ })).toBeTruthy();
  expect(sent(setInvoice.path)).toEqual([
    { name: 'PT Sari Rasa', npwp: '012345678901000', address: 'Jalan Braga 1', checkout_id: 77 },
  ]);
});

test('a company is typed, its number has 15 or 16 digits, and it is taken away again [X3]', {
  tags: 'slow',
}, async () => {
  const { person, sent, begin } = await open({
    'GET /buyer/dashboard/company': { code: 503, message: 'Sedang gangguan' },
  });
  const sheet = await begin();
  await person.click(sheet.getByRole('radio', { name: 'Perusahaan' }));
  await person.type(sheet.getByLabelText(/Nama perusahaan/), company.name);
  await person.type(sheet.getByLabelText(/NPWP perusahaan/), '01234567890123');
  await person.type(sheet.getByLabelText(/Alamat perusahaan/), company.address);
  await person.click(sheet.getByRole('button', { name: 'Simpan' }));
  expect(await sheet.findByText('NPWP berisi 15 atau 16 angka')).toBeTruthy();
  expect(sent(setInvoice.path)).toEqual([]);
  await person.type(sheet.getByLabelText(/NPWP perusahaan/), '45');
  await person.click(sheet.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent(setInvoice.path)).toEqual([{ ...company, checkout_id: 77 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await begin();
  await person.click(again.getByRole('radio', { name: 'Saya sendiri' }));
  await person.click(again.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent(unsetInvoice.path)).toEqual([{ checkout_id: 77 }]));
  expect(await screen.findByRole('button', { name: /Faktur atas nama.*Saya sendiri/ })).toBeTruthy();
});

test('what was typed is there again after the sheet was closed, and is not saved by that [X3]', async () => {
  const { person, sent, begin } = await open();
  const sheet = await begin();
  await person.click(sheet.getByRole('radio', { name: 'Perusahaan' }));
  const name = sheet.getByLabelText<HTMLInputElement>(/Nama perusahaan/);
  await waitFor(() => expect(name.value).toBe('PT Sari Rasa'));
  await person.clear(name);
  await person.type(name, company.name);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(setInvoice.path)).toEqual([]);
  const again = await begin();
  expect(again.getByLabelText<HTMLInputElement>(/Nama perusahaan/).value).toBe(company.name);
  await person.click(again.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(sent(setInvoice.path)).toMatchObject([{ name: company.name, address: 'Jalan Braga 1' }]),
  );
});

test('what the server rejects is said at its field, and nothing is lost [X3]', async () => {
  const { person, begin } = await open({
    [`POST ${setInvoice.path}`]: { code: 422, message: 'Tidak valid', data: { name: ['Nama ditolak'] } },
  });
  const sheet = await begin();
  await person.click(sheet.getByRole('radio', { name: 'Perusahaan' }));
  await waitFor(() =>
    expect(sheet.getByLabelText<HTMLInputElement>(/Nama perusahaan/).value).toBe('PT Sari Rasa'),
  );
  await person.click(sheet.getByRole('button', { name: 'Simpan' }));
  expect(await sheet.findByText('Nama ditolak')).toBeTruthy();
  expect(sheet.getByLabelText<HTMLTextAreaElement>(/Alamat perusahaan/).value).toBe('Jalan Braga 1');
});

test.each(['id', 'en'] as const)('the sheet has no known accessibility fault (%s)', async (locale) => {
  const { person, begin } = await open({}, locale);
  const sheet = await begin();
  await person.click(sheet.getAllByRole('radio')[1] as HTMLElement);
  await expectAccessible(document.body);
});
