import { locales, orderDocumentEndpoints, orderEndpoints } from '@pasar/contract';
import { chooseBca, pay } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginToBuy, loadOrders, settlePayment, theSeller } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const company = { name: 'PT Sari Rasa', npwp: '0123456789012345', address: 'Jalan Braga 1, Bandung' };
const own = {
  id: {
    row: /^Faktur atas nama/,
    company: 'Perusahaan',
    name: /Nama perusahaan/,
    npwp: /NPWP perusahaan/,
    address: /Alamat perusahaan/,
    wrong: 'NPWP berisi 15 atau 16 angka',
    save: 'Simpan',
    creditNote: (number: string) => `Nota kredit ${number}`,
  },
  en: {
    row: /^Invoice to/,
    company: 'A company',
    name: /Company name/,
    npwp: /Company tax ID/,
    address: /Company address/,
    wrong: 'An NPWP has 15 or 16 digits',
    save: 'Save',
    creditNote: (number: string) => `Credit note ${number}`,
  },
} as const;

for (const locale of locales) {
  const say = own[locale];

  test(`checkout asks whom the invoice names, and a refund has a credit note (${locale}) [X3] [X4] @slow`, async ({
    page,
    visit,
    buyer,
    request,
  }) => {
    const main = page.getByRole('main');
    await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
    await visit(linkTo('storefront.checkout'), locale);
    const row = main.getByRole('button', { name: say.row });

    await test.step('a company is typed, and a wrong number is said at its field', async () => {
      await row.click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { name: say.company }).check();
      await sheet.getByLabel(say.name).fill(company.name);
      await sheet.getByLabel(say.npwp).fill('123');
      await sheet.getByLabel(say.address).fill(company.address);
      await sheet.getByRole('button', { name: say.save }).click();
      await expect(sheet.getByText(say.wrong)).toBeVisible();
      await sheet.getByLabel(say.npwp).fill(company.npwp);
      await sheet.getByRole('button', { name: say.save }).click();
      await expect(sheet).toBeHidden();
      await expect(row).toContainText(company.name);
    });

    await chooseBca(page, tradeMessages[locale]);
    await pay(page, tradeMessages[locale]);
    await expect(page).toHaveURL(/\/payment\//);
    const [order] = await loadOrders(buyer);
    if (!order) throw new Error('nothing was ordered');
    const code = order.order_code;
    await settlePayment(buyer, order.order_group_code);
    const documents = async () =>
      (await buyer.api(orderEndpoints.detail, { params: { code } })).data.documents;

    await test.step('the invoice has a number and names the company', async () => {
      await expect.poll(async () => (await documents())?.invoice?.number).toMatch(/^F-\d{4}-\d+-\d{5}$/);
      await visit(linkTo('buyer.invoice', { code }), locale);
      const sheet = main.getByRole('article');
      for (const text of [(await documents())?.invoice?.number ?? '', ...Object.values(company)])
        await expect(sheet).toContainText(text);
      await expect(sheet).toContainText('faktur pajak');
    });

    await test.step('the credit note of the refund opens from the order, for buyer and seller', async () => {
      const cancel = { order_code: code, status: 'cancelled', reason: 'tidak_jadi' } as const;
      await buyer.api(orderEndpoints.status, { body: cancel });
      await expect.poll(async () => (await documents())?.credit_notes.length).toBe(1);
      const number = (await documents())?.credit_notes[0]?.number ?? '';
      await visit(linkTo('buyer.order', { code }), locale);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: say.creditNote(number) }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${say.creditNote(number)}.pdf`);
      const seller = await theSeller(request);
      const { data } = await seller.api(orderDocumentEndpoints.sellerCreditNote, { params: { number } });
      expect((await request.get(data.url)).headers()['content-type']).toBe('application/pdf');
    });
  });
}
