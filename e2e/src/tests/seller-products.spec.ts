import { inLocale, productEndpoints, sellerProductEndpoints } from '@pasar/contract';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import {
  createImageFile,
  createOwnProduct,
  createUniqueName,
  loadOwnProduct,
  removeProducts,
} from '../fixtures/own-products.ts';
import { productMessages } from '../fixtures/product-messages.ts';
import { demoStore } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const say = productMessages.id;

test('a product is made with images and variants; what was typed survives a reload [SELL-02] [A34] [ERR-05] @slow', async ({
  seller,
  isMobile,
}) => {
  const { page } = seller;
  const name = `Kaos ${createUniqueName()} lengan panjang`;
  await page.goto(linkTo('seller.newProduct'));
  await untilAlive(page);

  // Every missing field is reported at once, and the first of it has the focus.
  await page.getByRole('button', { name: say.saveNew }).click();
  await expect(page.getByText('Tambahkan minimal 1 foto')).toBeVisible();
  await expect(page.getByText('Pilih kategori', { exact: true }).last()).toBeVisible();

  // A file that is no image is rejected; two that are one are put in order by keyboard.
  const files = page.locator('input[type=file]');
  await files.setInputFiles({
    name: 'catatan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('bukan foto'),
  });
  await expect(page.getByText(/GIF, PNG, JPG, JPEG.*BMP\.$/).first()).toBeVisible();
  await files.setInputFiles([createImageFile(60), createImageFile(200)]);
  const grip = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Geser foto ${place} dari 2`) });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const second = await page.getByRole('img', { name: 'Foto 2' }).getAttribute('src');
  await grip(2).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', { name: 'Foto 1' })).toHaveAttribute('src', second ?? '');

  // Where there is a mouse also by hand: what is dragged onto the first place becomes the cover.
  if (!isMobile) {
    const dragged = await page.getByRole('img', { name: 'Foto 2' }).getAttribute('src');
    await grip(2).hover();
    await page.mouse.down();
    const first = page.getByRole('list').getByRole('img', { name: 'Foto 1' });
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20, { steps: 5 });
    await expect(first).toHaveAttribute('src', dragged ?? '');
    await page.mouse.up();
    await expect(page.getByRole('img', { name: 'Foto 1' })).toHaveAttribute('src', dragged ?? '');
  }

  await page.getByRole('textbox', { name: 'Nama produk' }).fill(name);
  await page
    .getByRole('button', { name: /^Kategori/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('kaos');
  await sheet.getByRole('button', { name: /^Kaos/ }).first().click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Deskripsi', exact: true }).fill('Katun 30s.\nNyaman dipakai.');
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('75000');
  await page.getByRole('textbox', { name: /^Berat$/ }).fill('250');

  await page.getByRole('button', { name: /^Tambah varian/ }).click();
  await page.getByRole('textbox', { name: 'Nama varian' }).fill('Warna');
  const more = page.getByRole('textbox', { name: 'Tambah pilihan untuk Warna' });
  await more.fill('Hitam, Putih');
  await more.press('Enter');
  const cell = (at: number, rule: string) => page.locator(`[name="variants.${at}.${rule}"]`);
  await expect(cell(1, 'price')).toHaveValue('75.000');
  await cell(0, 'stock').fill('12');
  await cell(0, 'stock').press('Control+Enter');
  await expect(cell(1, 'stock')).toHaveValue('12');
  await cell(1, 'price').fill('80000');

  // The second option value uses the second image.
  await page.getByRole('button', { name: 'Pilih foto untuk Putih' }).click();
  await page.getByRole('dialog', { name: 'Foto Putih' }).getByRole('button', { name: 'Foto 2' }).click();
  await expect(page.getByRole('button', { name: 'Ganti foto Putih' })).toBeVisible();

  // The draft belongs to this user, on this device.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('80000'))))
    .toBe(true);
  await page.evaluate(() => removeEventListener('beforeunload', () => {}));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText('Isianmu yang belum disimpan ada di sini')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nama produk' })).toHaveValue(name);
  await expect(cell(1, 'price')).toHaveValue('80.000');

  await page.getByRole('button', { name: say.saveNew }).dblclick();
  await expect(page).toHaveURL(/\/seller\/products\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const saved = await loadOwnProduct(seller, id);
  expect(saved).toMatchObject({ name, weight_gram: 250, status: 'PUBLISH' });
  expect(saved.images).toHaveLength(2);
  const [black, white] = saved.options[0]?.values ?? [];
  expect([black?.media_id, white?.media_id]).toEqual([null, saved.images[1]?.media_id]);
  expect(saved.variants.map(({ option_values, price, stock }) => [option_values[0], price, stock])).toEqual([
    ['Hitam', 75_000, 12],
    ['Putih', 80_000, 12],
  ]);
  const found = await seller.api(sellerProductEndpoints.list, { query: { search: name } });
  expect(found.data).toHaveLength(1);
  await removeProducts(seller, [id]);
});

for (const locale of ['id', 'en'] as const) {
  test(`products are found, changed in place, hidden and deleted together, and brought back (${locale}) [SELL-02] [SELL-03] [R17] @slow`, async ({
    seller,
  }) => {
    seller.mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page } = seller;
    const t = productMessages[locale];
    const word = createUniqueName();
    const names = [`${word} satu`, `${word} dua`];
    const ids = [
      await createOwnProduct(seller, names[0] ?? ''),
      await createOwnProduct(seller, names[1] ?? ''),
    ];
    await page.goto(inLocale(linkTo('seller.products'), locale));
    await untilAlive(page);
    await page.getByRole('searchbox', { name: t.search }).fill(word);
    await page.getByRole('searchbox', { name: t.search }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(page.getByRole('link', { name: new RegExp(`^${word}`) })).toHaveCount(2);

    // In place: a wrong price is rejected, a right one stays after a reload, and offline nothing that was typed is lost.
    const [first = '', second = ''] = names;
    const open = (what: string) => row(first).getByRole('button', { name: new RegExp(`^${what}`) });
    const field = (what: string) => page.getByRole('textbox', { name: what });
    await open(t.price(first)).click();
    await field(t.price(first)).fill('50');
    await field(t.price(first)).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Rp100' })).toBeVisible();
    await field(t.price(first)).fill('82500');
    await field(t.price(first)).press('Enter');
    await expect(open(t.price(first))).toContainText('82.500');
    await page.context().setOffline(true);
    await open(t.stock(first)).click();
    await field(t.stock(first)).fill('33');
    await field(t.stock(first)).press('Enter');
    await expect(field(t.stock(first))).toHaveValue('33');
    await page.context().setOffline(false);
    await field(t.stock(first)).press('Enter');
    await expect(open(t.stock(first))).toContainText('33');
    expect((await loadOwnProduct(seller, ids[0] ?? 0)).variants[0]).toMatchObject({
      price: 82_500,
      stock: 33,
    });

    await row(second)
      .getByRole('switch', { name: t.show(second) })
      .uncheck();
    await expect.poll(async () => (await loadOwnProduct(seller, ids[1] ?? 0)).status).toBe('HIDDEN');

    // Together, and back: only the one that was shown is shown again.
    const pickBoth = async () => {
      for (const name of names) await page.getByRole('checkbox', { name: t.pick(name) }).check();
    };
    const bar = (name: string) => page.getByRole('button', { name, exact: true });
    await pickBoth();
    await bar(t.hide).click();
    await expect(page.getByText(t.hidden(2))).toBeVisible();
    await bar(t.undo).click();
    await expect(page.getByText(t.shown(1))).toBeVisible();
    expect((await loadOwnProduct(seller, ids[1] ?? 0)).status).toBe('HIDDEN');
    await pickBoth();
    await bar(t.remove).click();
    await expect(page.getByText(t.removed(2))).toBeVisible();
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await bar(t.undo).click();
    await expect(page.getByText(t.restored(2))).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${word}`) })).toHaveCount(2);
    await removeProducts(seller, ids);
  });
}

test('two users change one product: both values are shown, one is selected, nothing is lost [SELL-02] @desktop @slow', async ({
  seller,
}) => {
  const { page } = seller;
  const name = `${createUniqueName()} berdua`;
  const id = await createOwnProduct(seller, name);
  await page.goto(linkTo('seller.product', { id }));
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Nama produk' }).fill(`${name} milikku`);
  await page.getByRole('textbox', { name: 'Deskripsi', exact: true }).fill('Deskripsi milikku.');

  const { variants, images, ...there } = await loadOwnProduct(seller, id);
  const body = {
    ...there,
    images: images.map(({ media_id, alt }) => ({ media_id, alt })),
    options: [],
    variants: [],
    name: `${name} mereka`,
    price: 99_000,
  };
  await seller.api(sellerProductEndpoints.edit, { body });
  expect(variants).toHaveLength(1);

  await page.getByRole('button', { name: say.save, exact: true }).click();
  const panel = page.getByRole('region', { name: 'Produk ini baru saja diubah di tempat lain' });
  await expect(panel).toContainText(`${name} milikku`);
  await expect(panel).toContainText(`${name} mereka`);
  await expect(panel).toContainText('Rp99.000');
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('radio', { name: /^Tersimpan sekarang/ }).check();
  await panel.getByRole('button', { name: 'Simpan dengan pilihan ini' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(async () => (await loadOwnProduct(seller, id)).description).toBe('Deskripsi milikku.');
  expect(await loadOwnProduct(seller, id)).toMatchObject({ name: `${name} mereka`, price: 99_000 });

  // Deleted where it is edited; the list, where its seller then is, brings it back.
  await page.getByRole('button', { name: say.remove, exact: true }).click();
  await expect(page).toHaveURL(linkTo('seller.products'));
  await expect(page.getByText(say.removed(1))).toBeVisible();
  await page.getByRole('button', { name: say.undo, exact: true }).click();
  await expect(page.getByText(say.restored(1))).toBeVisible();
  expect((await loadOwnProduct(seller, id)).name).toBe(`${name} mereka`);
  await removeProducts(seller, [id]);
});

test("another store's product is no page, and a buyer has no products [S22] [S23] @desktop", async ({
  page,
  buyer,
  seller,
}) => {
  seller.mishaps.expect(/404/);
  const { data } = await buyer.api(productEndpoints.list, { query: { per_page: 50 } });
  const foreign = data.find(({ merchant }) => merchant.merchant_name !== demoStore);
  await seller.page.goto(`${linkTo('seller.products')}/bukan-angka`);
  await expect(seller.page.getByRole('heading', { name: messages.id.notFound })).toBeVisible();
  await seller.page.goto(linkTo('seller.product', { id: foreign?.id ?? 0 }));
  await expect(seller.page.getByRole('heading', { name: messages.id.notFound })).toBeVisible();
  await expect(seller.page.getByRole('main')).not.toContainText(foreign?.name ?? '');
  await page.goto(linkTo('seller.products'));
  await expect(page).toHaveURL(linkTo('auth.becomeSeller'));
});
