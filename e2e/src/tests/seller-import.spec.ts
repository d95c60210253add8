import { readFile } from 'node:fs/promises';
import { inLocale, sellerProductEndpoints } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { createUniqueName, removeProducts } from '../fixtures/own-products.ts';
import { productMessages } from '../fixtures/product-messages.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const heading = 'nama_produk;deskripsi;kategori;harga;stok;berat_gram;sku;status';
const line = (name: string, price: string, sku: string) =>
  `${name};Nyaman dipakai.;Kaos;${price};5;200;${sku};HIDDEN`;

// One import of a store at a time: the languages take turns.
test.describe.configure({ mode: 'default' });

for (const locale of ['id', 'en'] as const) {
  test(`a dirty sheet is checked, marked and imported without its wrong rows (${locale}) [SELL-02] [API-21] @slow`, async ({
    seller,
  }) => {
    const { page } = seller;
    const t = productMessages[locale];
    const word = createUniqueName();
    await page.goto(inLocale(linkTo('seller.import'), locale));
    await untilAlive(page);
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: t.template }).click();
    expect(await readFile(await (await template).path(), 'utf8')).toContain(t.nameColumn);

    // An image is no sheet; nothing leaves the page.
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText(/XLSX.*CSV/).last()).toBeVisible();

    const rows = [
      line(`${word} satu`, '75.000', `${word}-1`),
      line(`${word} dua`, 'mahal', `${word}-2`),
      line(`${word} tiga`, '80000', `${word}-3`),
    ];
    await file.setInputFiles({
      name: 'produk.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...rows].join('\n')),
    });
    await expect(page.getByRole('heading', { name: t.checked })).toBeVisible({ timeout: 20_000 });
    const wrong = page.getByRole('row').filter({ hasText: 'mahal' });
    await expect(wrong).toContainText('harga');
    await expect(wrong).toContainText('3');
    await expect(wrong).toContainText(t.wrongPrice);
    const marked = page.waitForEvent('download');
    await page.getByRole('button', { name: t.marked }).click();
    const markedSheet = await readFile(await (await marked).path(), 'utf8');
    expect(markedSheet).toContain(t.wrongPrice);
    const mine = () => seller.api(sellerProductEndpoints.list, { query: { search: word } });
    expect((await mine()).data).toHaveLength(0);

    // The import has its address: a reload shows the same, and the next step is still there.
    await page.reload();
    await untilAlive(page);
    await page.getByRole('button', { name: t.confirm(2) }).dblclick();
    await expect(page.getByRole('heading', { name: t.imported })).toBeVisible({ timeout: 20_000 });
    const there = (await mine()).data;
    expect(there.map(({ name }) => name).toSorted()).toEqual([`${word} satu`, `${word} tiga`]);
    await page.getByRole('link', { name: t.toProducts }).click();
    await expect(page).toHaveURL(inLocale(linkTo('seller.products'), locale));

    // The marked sheet, mended and sent again: what is there is recognized by its SKU, only the mended row is new.
    await page.goBack();
    await page.getByRole('link', { name: t.another }).click();
    await page.getByRole('radio', { name: t.withChanges }).check();
    await file.setInputFiles({
      name: 'produk-bertanda.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(markedSheet.replace('mahal', '77500')),
    });
    await page.getByRole('button', { name: t.confirm(3) }).click({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: t.imported })).toBeVisible({ timeout: 20_000 });
    const mended = (await mine()).data;
    expect(mended.map(({ name, price_range }) => [name, price_range.min]).toSorted()).toEqual([
      [`${word} dua`, 77_500],
      [`${word} satu`, 75_000],
      [`${word} tiga`, 80_000],
    ]);
    await removeProducts(
      seller,
      mended.map(({ id }) => id),
    );
  });
}
