import { carryToken, demoSeller, loadToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { renderImage } from '../fixtures/render-image.ts';
import { expect, test } from '../fixtures/test.ts';

const say = messages.id;

test.beforeEach(async ({ context, request, baseURL }) => {
  await carryToken(context, await loadToken(request, demoSeller), baseURL);
});

// One store, one journey: what it changes would disturb another one at the same time.
test('a seller edits the store and gives it a photo; both are there for everybody [SELL-01] [DATA-02] [SETUP-10] @desktop @slow', async ({
  page,
  visit,
}) => {
  const about = `Batik cap dan kain, dikerjakan tangan. Pesanan ke-${Date.now()}.`;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(linkTo('seller.store'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.store);
    await page.getByLabel(say.storeAbout).fill(`${about} ${width}`);
    const photo = page.getByRole('group', { name: say.storePhoto });
    await photo.getByLabel(say.changePhoto).setInputFiles({
      name: 'toko.png',
      mimeType: 'image/png',
      buffer: renderImage({ width: 320, height: 320, shade: width % 256 }),
    });
    await expect(photo.getByRole('img')).toHaveAttribute('src', /^blob:/);
    const save = page.getByRole('button', { name: say.save, exact: true });
    await expect(save).not.toHaveAttribute('aria-busy', 'true');
    await save.click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(say.storeAbout)).toHaveValue(`${about} ${width}`);
    await expect(photo.getByRole('img')).toHaveAttribute('src', /^\/media\//);
    await expect
      .poll(() => photo.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a file that is no image is rejected with the message of the rule [SETUP-10] [S32]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('seller.store'), 'en');
  const photo = page.getByRole('group', { name: messages.en.storePhoto });
  await photo.getByLabel(messages.en.changePhoto).setInputFiles({
    name: 'toko.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('halo'),
  });
  await expect(photo.getByText('Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.')).toBeVisible();
});

test('an image that only pretends to be one is cleared again [ERR-05] [S32]', async ({ page, visit }) => {
  await visit(linkTo('seller.store'));
  const photo = page.getByRole('group', { name: say.storePhoto });
  await photo.getByLabel(say.changePhoto).setInputFiles({
    name: 'toko.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html>'),
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(photo.getByRole('img')).toHaveCount(0);
});
