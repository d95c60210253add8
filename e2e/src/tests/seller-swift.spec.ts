import { type ProductInput, sellerProductEndpoints } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { felt, longestTask } from '../fixtures/longest-task.ts';
import { uploadImage } from '../fixtures/new-store.ts';
import { createUniqueName } from '../fixtures/own-products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const rows = 2_000;

const sheetOf = (word: string) => {
  const lines = Array.from({ length: rows }, (_, at) => {
    const price = at === 700 ? 'mahal' : String(50_000 + at);
    return `${word} nomor ${at};Nyaman dipakai.;Kaos;${price};5;200;${word}-${at};HIDDEN`;
  });
  return ['nama_produk;deskripsi;kategori;harga;stok;berat_gram;sku;status', ...lines].join('\n');
};

test('two thousand products go in with one sheet, are deleted on all pages at once and come back; nothing holds a hand up [SELL-02] @desktop @slow', async ({
  page,
  visit,
  request,
  store: { seller },
}) => {
  test.setTimeout(180_000);
  const word = createUniqueName();
  const main = page.getByRole('main');
  const checked = { timeout: 60_000 };

  await test.step('the sheet is checked and imported', async () => {
    await visit(linkTo('seller.import'));
    const longest = await longestTask(page, async () => {
      await main.locator('input[type=file]').setInputFiles({
        name: 'dua-ribu.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(sheetOf(word)),
      });
      await expect(main.getByRole('heading', { name: 'Selesai diperiksa' })).toBeVisible(checked);
    });
    expect(longest).toBeLessThan(felt);
    await expect(main.getByRole('row').filter({ hasText: 'mahal' })).toContainText('702');
    await main.getByRole('button', { name: 'Impor 1.999 baris' }).click();
    await expect(main.getByRole('heading', { name: 'Impor selesai' })).toBeVisible(checked);
  });

  await test.step('all that match are chosen from page to page', async () => {
    await visit(`${linkTo('seller.products')}?search=${word}`);
    expect(await longestTask(page, () => page.reload().then(() => untilAlive(page)))).toBeLessThan(felt);
    const longest = await longestTask(page, async () => {
      await main.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      await main.getByRole('button', { name: 'Pilih semua 1.999 produk yang cocok' }).click();
      await expect(main.getByText('Semua 1.999 produk yang cocok dipilih.')).toBeVisible();
    });
    expect(longest).toBeLessThan(felt);
    await main
      .getByRole('navigation', { name: 'Halaman produk' })
      .getByRole('link', { name: 'Halaman 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('region', { name: 'Produk yang dipilih' })).toContainText('1.999 dipilih');
    await expect(main.getByRole('checkbox', { name: new RegExp(`^Pilih ${word}`) }).first()).toBeChecked();
  });

  await test.step('they are deleted together, asked first, and brought back', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const count = async () =>
      (await seller.api(sellerProductEndpoints.list, { query: { search: word } })).meta.total;
    const longest = await longestTask(page, async () => {
      await button('Hapus').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Hapus/ })
        .click();
      await expect(main.getByText('1.999 produk dihapus')).toBeVisible(checked);
    });
    expect(longest).toBeLessThan(felt);
    expect(await count()).toBe(0);
    await button('Urungkan').click();
    await expect(main.getByText('1.999 produk dikembalikan')).toBeVisible(checked);
    expect(await count()).toBe(1_999);
  });

  await test.step('a product with a hundred variants is changed', async () => {
    const ten = (letter: string) => Array.from({ length: 10 }, (_, at) => `${letter}${at}`);
    const [colours, sizes] = [ten('W'), ten('U')];
    const listed = await seller.api(sellerProductEndpoints.list, { query: { search: word, per_page: 1 } });
    const body: ProductInput = {
      name: `${word} seratus varian`,
      category_id: listed.data[0]?.category.id ?? 0,
      description: 'Nyaman dipakai.',
      images: [{ media_id: await uploadImage(request, seller) }],
      weight_gram: 200,
      options: [
        { name: 'Warna', values: colours.map((value) => ({ value })) },
        { name: 'Ukuran', values: sizes.map((value) => ({ value })) },
      ],
      variants: colours.flatMap((colour) =>
        sizes.map((size) => ({ option_values: [colour, size], price: 50_000, stock: 5 })),
      ),
    };
    const { data } = await seller.api(sellerProductEndpoints.create, { body });
    await visit(linkTo('seller.product', { id: data.product_id }));
    const longest = await longestTask(page, async () => {
      await main.getByRole('textbox', { name: 'Nama produk' }).pressSequentially(' baru');
      await main.locator('[name="variants.99.price"]').fill('99000');
      await main.getByRole('textbox', { name: 'Harga semua varian' }).fill('88000');
      await main.getByRole('button', { name: 'Isi 100 varian' }).click();
      await expect(main.locator('[name="variants.99.price"]')).toHaveValue('88.000');
    });
    expect(longest).toBeLessThan(felt);
  });
});
