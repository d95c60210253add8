import { inLocale, locales, mediaEndpoints, reviewEndpoints } from '@pasar/contract';
import { finishOrder } from '../fixtures/finished-order.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { renderImage } from '../fixtures/render-image.ts';
import { expect, test } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const words = {
  id: {
    write: 'Tulis ulasan',
    send: 'Kirim ulasan',
    needStars: 'Beri 1 sampai 5 bintang',
    star: (n: number) => new RegExp(`^${n} dari 5 bintang`),
    text: 'Ceritakan barangnya',
    add: 'Tambah foto',
    picture: 'Hapus foto 1',
    wrongFile: /GIF, PNG, JPG, JPEG/,
    anonymous: /Sembunyikan namaku/,
    thanks: 'Terima kasih, ulasanmu sudah tampil',
    cut: /Jaringan terputus|gagal terhubung ke server/,
    nothingWaits: 'Tidak ada yang menunggu ulasan',
    done: /^Sudah diulas/,
    change: 'Ubah ulasan',
    save: 'Simpan perubahan',
    changed: 'Ulasan diubah',
    edited: /^Diubah /,
  },
  en: {
    write: 'Write a review',
    send: 'Submit review',
    needStars: 'Give 1 to 5 stars',
    star: (n: number) => new RegExp(`^${n} of 5 stars`),
    text: 'Write your review',
    add: 'Add a photo',
    picture: 'Remove photo 1',
    wrongFile: /GIF, PNG, JPG and JPEG|GIF, PNG, JPG, JPEG/,
    anonymous: /Hide my name/,
    thanks: 'Thank you, your review is shown',
    cut: /Network Error|Error Connection To Server/,
    nothingWaits: 'Nothing to review',
    done: /^Reviewed/,
    change: 'Edit review',
    save: 'Save changes',
    changed: 'Review changed',
    edited: /^Changed /,
  },
} as const;

for (const locale of locales) {
  const say = words[locale];

  test(`what has arrived is reviewed from its order, and the review is changed once (${locale}) [BUYER-04] [ERR-05] [R15] [R17] @slow`, async ({
    page,
    context,
    visit,
    buyer,
    seller,
    mishaps,
  }) => {
    mishaps.expect(/ERR_(CONNECTION_FAILED|INTERNET_DISCONNECTED)/);
    const good = await loadProduct(buyer.api, cloth);
    const code = await finishOrder(buyer, seller, good);

    await test.step('from the order, by keyboard, with a picture and without a name', async () => {
      await visit(linkTo('buyer.order', { code }), locale);
      await page.getByRole('button', { name: say.write }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: say.send }).click();
      await expect(sheet.getByText(say.needStars)).toBeVisible();
      await sheet.getByRole('radio', { name: say.star(3) }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(sheet.getByRole('radio', { name: say.star(4) })).toBeChecked();
      await sheet.getByLabel(say.text).fill('Motifnya halus, sesuai gambar.');
      const file = sheet.locator('input[type=file]');
      await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await expect(sheet.getByText(say.wrongFile)).toBeVisible();
      const buffer = renderImage({ width: 640, height: 480, shade: 120 });
      const picture = { name: 'kain.png', mimeType: 'image/png', buffer };
      const upload = `**/api${mediaEndpoints.upload.path}`;
      await page.route(upload, (route) => route.abort('connectionfailed'));
      await file.setInputFiles(picture);
      await expect(page.getByText(say.cut).first()).toBeVisible();
      await expect(sheet.getByRole('button', { name: say.picture })).toHaveCount(0);
      await page.unroute(upload);
      await file.setInputFiles(picture);
      await expect(sheet.getByRole('button', { name: say.picture })).toBeVisible();
      await sheet.getByRole('checkbox', { name: say.anonymous }).check();
      await context.setOffline(true);
      await sheet.getByRole('button', { name: say.send }).click();
      // The message of the lost image may still be there: this attempt has to end.
      await expect(sheet.getByRole('button', { name: say.send })).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText(say.cut).first()).toBeVisible();
      await expect(sheet.getByLabel(say.text)).toHaveValue('Motifnya halus, sesuai gambar.');
      await context.setOffline(false);
      await sheet.getByRole('button', { name: say.send }).dblclick();
      await expect(page.getByText(say.thanks)).toBeVisible();
      await expect(page.getByRole('button', { name: say.write })).toHaveCount(0);
    });

    await test.step('it is among the reviews, and one change is left', async () => {
      await visit(linkTo('buyer.reviews'), locale);
      await expect(page.getByText(say.nothingWaits)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: say.done }).click();
      await expect(page).toHaveURL(inLocale(linkTo('buyer.reviews', { type: 'done' }), locale));
      const review = page.getByRole('article', { name: good.name });
      await expect(review.getByText('Motifnya halus, sesuai gambar.')).toBeVisible();
      await expect(review.getByRole('listitem').getByRole('img')).toHaveCount(1);
      await review.getByRole('button', { name: say.change }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('button', { name: say.picture })).toBeVisible();
      await sheet.getByRole('radio', { name: say.star(5) }).focus();
      await page.keyboard.press('Space');
      await sheet.getByRole('button', { name: say.save }).click();
      await expect(page.getByText(say.changed, { exact: true })).toBeVisible();
      await expect(review.getByText(say.edited)).toBeVisible();
      await expect(review.getByRole('button', { name: say.change })).toHaveCount(0);
    });

    await test.step('a further change, and a review of other people’s things, are refused', async () => {
      const { data } = await buyer.api(reviewEndpoints.mine, { query: { type: 'done' } });
      const [mine] = data;
      if (!mine) throw new Error('the review is not in the list');
      expect(mine.review).toMatchObject({ rating: 5, is_anonymous: true });
      const body = { order_item_id: mine.order_item_id, rating: 1 };
      await expect(buyer.api(reviewEndpoints.write, { body })).rejects.toThrow('409');
      const stranger = await newBuyer(page.request);
      await expect(stranger.api(reviewEndpoints.write, { body })).rejects.toThrow('404');
    });
  });
}
