import {
  inLocale,
  locales,
  productEndpoints,
  sellerProductEndpoints,
  storeEndpoints,
  wishlistEndpoints,
} from '@pasar/contract';
import { createApiClient } from '../fixtures/api.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { cloth, loadProduct, shirt, watchOfManyImages } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const words = {
  id: {
    enlarge: /^Perbesar foto/,
    shown: (n: number) => new RegExp(`^Foto ${n} dari`),
    save: (name: string) => `Simpan ${name} ke Favorit`,
    follow: 'Ikuti',
    following: 'Mengikuti',
    logIn: 'Silahkan masuk atau daftar terlebih dahulu',
    choose: 'Pilih kota',
    couriers: 'Kurir',
    province: 'Provinsi',
    city: 'Kota atau kabupaten',
    from: /ke Kota Bandung, perkiraan tiba/,
    estimateLost: 'Ongkos kirim gagal terhubung ke server',
    reviewsLost: 'Penilaian gagal terhubung ke server',
    similarLost: 'Produk sejenis gagal terhubung ke server',
    retry: 'Coba lagi',
    more: 'Tambah jumlah',
    stars: 'Pilih bintang',
    five: '5 bintang',
    order: 'Urutkan penilaian',
    reviews: 'Penilaian',
    next: 'Halaman berikutnya',
    gone: 'Produk ini tidak dijual lagi',
    similar: 'Produk sejenis',
  },
  en: {
    enlarge: /^Enlarge photo/,
    shown: (n: number) => new RegExp(`^Photo ${n} of`),
    save: (name: string) => `Save ${name} to your wishlist`,
    follow: 'Follow',
    following: 'Following',
    logIn: 'Please log in or register first',
    choose: 'Choose a city',
    couriers: 'Couriers',
    province: 'Province',
    city: 'City or regency',
    from: /to Kota Bandung, estimated arrival/,
    estimateLost: 'Shipping cost Error Connection To Server',
    reviewsLost: 'Reviews Error Connection To Server',
    similarLost: 'Similar products Error Connection To Server',
    retry: 'Try again',
    more: 'One more',
    stars: 'Choose stars',
    five: '5 stars',
    order: 'Sort reviews',
    reviews: 'Reviews',
    next: 'Next page',
    gone: 'This product is no longer sold',
    similar: 'Similar products',
  },
};

test('images fill the screen and are led through by keys; the focus comes back [A13]', async ({
  page,
  visit,
}) => {
  const say = words.id;
  await visit(linkTo('storefront.product', { slug: watchOfManyImages }));
  const opener = page.getByRole('link', { name: say.enlarge }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(say.shown(1));
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(say.shown(2));
  await page.keyboard.press('+');
  await expect(viewer.locator('button[aria-pressed=true]')).toBeVisible();
  // Nothing behind the viewer is in reach.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const locale of locales) {
  const say = words[locale];

  test(`the shipping cost is shown for any city, fails alone and comes back (${locale}) [ERR-01] [R17] ${locale === 'id' ? '@desktop' : '@phone'} @slow`, async ({
    page,
    visit,
    mishaps,
    context,
  }) => {
    mishaps.expect(/Failed to load resource|net::ERR/);
    await visit(linkTo('storefront.product', { slug: shirt }), locale);
    await page.getByRole('button', { name: say.choose }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(say.province).fill('jawa barat');
    await sheet.getByRole('option').first().click();
    await sheet.getByLabel(say.city).fill('kota bandung');
    await sheet.getByRole('option').first().click();
    await expect(sheet.getByRole('list', { name: say.couriers }).getByRole('heading')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(say.from)).toBeVisible();

    await page.reload();
    await untilAlive(page);
    await expect(page.getByText(say.from)).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: say.more }).click();
    await expect(page.getByText(say.estimateLost)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: say.retry }).click();
    await expect(page.getByText(say.from)).toBeVisible();
  });

  test(`what a visitor saves and follows waits for the login and is done once (${locale}) [WISH-01] [ERR-02] ${locale === 'id' ? '@desktop' : '@phone'} @slow`, async ({
    page,
    visit,
    request,
    mishaps,
  }) => {
    mishaps.expect(/net::ERR_FAILED/);
    const buyer = await newBuyer(request);
    const good = await loadProduct(createApiClient(request), cloth);
    const heart = page.getByRole('button', { name: say.save(good.name) });
    const main = page.getByRole('main');
    await visit(linkTo('storefront.product', { slug: good.slug }), locale);
    await heart.click();
    await expect(page).toHaveURL(
      inLocale(linkTo('auth.login', { next: linkTo('storefront.product', { slug: good.slug }) }), locale),
    );
    await logIn(page, buyer, { locale });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await buyer.api(wishlistEndpoints.total, {})).data.total).toBe(1);

    await test.step('a refused follow, and one that is granted', async () => {
      await page.route('**/api/merchant/follow', (route) => route.abort());
      await main.getByRole('button', { name: say.follow, exact: true }).click();
      await expect(main.getByRole('button', { name: say.follow, exact: true })).toBeVisible();
      await page.unroute('**/api/merchant/follow');
      await main.getByRole('button', { name: say.follow, exact: true }).click();
      await expect(main.getByRole('button', { name: say.following })).toBeVisible();
      await expect
        .poll(async () => (await buyer.api(storeEndpoints.following, { query: {} })).data.length)
        .toBe(1);
    });

    await page.reload();
    await untilAlive(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { name: say.following })).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await buyer.api(wishlistEndpoints.total, {})).data.total).toBe(0);
  });

  test(`reviews are filtered, sorted and paged in the address, and Back goes back (${locale}) ${locale === 'id' ? '@phone' : '@desktop'}`, async ({
    page,
    visit,
    request,
  }) => {
    const api = createApiClient(request);
    const { data: found } = await api(productEndpoints.list, {
      query: { sort: 'bestseller', per_page: 40 },
    });
    const [many] = found.sort((a, b) => b.total_review - a.total_review);
    if (!many) throw new Error('nobody wrote a review');
    await visit(linkTo('storefront.product', { slug: many.slug }), locale);
    const list = page.getByRole('list', { name: say.reviews, exact: true });
    await page.getByRole('group', { name: say.stars }).getByRole('link', { name: say.five }).click();
    await expect(page).toHaveURL(/[?&]star=5/);
    await expect(page.getByRole('link', { name: say.five })).toHaveAttribute('aria-current', 'true');
    await page.getByLabel(say.order).selectOption('oldest');
    await expect(page).toHaveURL(/star=5&order=oldest/);
    const { data: oldest } = await api(productEndpoints.reviews, {
      params: { id: String(many.id) },
      query: { rating: 5, sort: 'oldest', per_page: 5 },
    });
    await expect(list.getByRole('article').first()).toContainText(oldest[0]?.text ?? '');
    await page.locator('#reviews').getByRole('link', { name: say.next }).click();
    await expect(page).toHaveURL(/reviews=2/);
    await page.goBack();
    await expect(page).toHaveURL(/star=5&order=oldest$/);
    await expect(list.getByRole('article').first()).toContainText(oldest[0]?.text ?? '');
  });
}

test('reviews and similar items fail alone, with the message of the catalog, and come back [ERR-01]', async ({
  page,
  visit,
  mishaps,
}) => {
  const say = words.id;
  mishaps.expect(/Failed to load resource|net::ERR/);
  await visit(linkTo('storefront.product', { slug: shirt }));
  const parts = /\/api\/products\/(review|similar)\//;
  await page.route(parts, (route) => route.abort());
  await page.getByRole('region', { name: say.similar }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByText(say.reviewsLost)).toBeVisible();
  await expect(page.getByRole('main').getByText(say.similarLost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(parts);
  await page.getByRole('main').getByRole('link', { name: say.retry }).first().click();
  await expect(page.getByRole('region', { name: say.similar })).toBeVisible();
  await expect(page.getByRole('main').getByText(say.reviewsLost)).toHaveCount(0);
});

test('what a seller takes off for good leads on with 410, what is hidden is not found [A50]', async ({
  page,
  seller,
  request,
  mishaps,
}) => {
  mishaps.expect(/status of 4(04|10)/);
  const good = await loadProduct(createApiClient(request), shirt);
  const { data: copy } = await seller.api(sellerProductEndpoints.duplicate, {
    body: { product_id: good.productId },
  });
  const which = { product_id: copy.product_id };
  const status = async () => (await page.goto(linkTo('storefront.product', { slug: copy.slug })))?.status();
  // An overloaded machine sends the layout first, which is a 200.
  await expect.poll(status).toBe(404);
  await seller.api(sellerProductEndpoints.publish, { body: which });
  expect(await status()).toBe(200);
  await seller.api(sellerProductEndpoints.remove, { body: which });
  for (const locale of locales) {
    const say = words[locale];
    await expect
      .poll(async () =>
        (await page.goto(inLocale(linkTo('storefront.product', { slug: copy.slug }), locale)))?.status(),
      )
      .toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.gone);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('region', { name: say.similar }).getByRole('article')).not.toHaveCount(0);
  }
});
