import { cartEndpoints, inLocale, type Locale, message, wishlistEndpoints } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { createApiClient } from '../fixtures/api.ts';
import { endStreams } from '../fixtures/end-streams.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { cloth, loadProduct, loadRandomProduct, type TestProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer, type Trader } from '../fixtures/trade.ts';

const words = {
  id: {
    wishlist: 'Favorit',
    save: (name: string) => `Simpan ${name} ke Favorit`,
    logIn: 'Masuk dulu untuk menyimpan produk ini',
    undo: (name: string) => `Urungkan: simpan lagi ${name}`,
    empty: 'Belum ada yang kamu simpan',
    select: (name: string) => `Pilih ${name}`,
    remove: 'Hapus',
    undoAll: 'Urungkan semua',
    way: (name: string) => new RegExp(`^(Ke keranjang|Pilih varian): ${name}`),
    offline: 'Jaringan terputus',
  },
  en: {
    wishlist: 'Wishlist',
    save: (name: string) => `Save ${name} to your wishlist`,
    logIn: 'Log in first to save this',
    undo: (name: string) => `Undo: save ${name} again`,
    empty: 'Nothing saved yet',
    select: (name: string) => `Select ${name}`,
    remove: 'Remove',
    undoAll: 'Undo all',
    way: (name: string) => new RegExp(`^(To cart|Choose options): ${name}`),
    offline: 'Network Error',
  },
} as const;

/** Several stores sell things of the same name: the card is known by where it leads. */
const heartOf = (page: Page, { name, slug }: TestProduct, locale: Locale = 'id') =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="${linkTo('storefront.product', { slug })}"]`) })
    .getByRole('button', { name: words[locale].save(name), exact: true });

const saved = async ({ api }: Trader) => (await api(wishlistEndpoints.total, {})).data.total;
const save = ({ api }: Trader, { productId }: TestProduct) =>
  api(wishlistEndpoints.toggle, { body: { product_id: productId, is_wishlist: true } });

for (const [locale, place] of [
  ['id', '@phone'],
  ['en', '@desktop'],
] as const) {
  const say = words[locale];

  test(`what a visitor saves in a list waits for the login and is saved once (${locale}) [WISH-01] ${place} @slow`, async ({
    page,
    visit,
    request,
  }) => {
    const buyer = await newBuyer(request);
    const good = await loadProduct(createApiClient(request), cloth);
    const list = linkTo('storefront.search', { search: good.name });
    await visit(list, locale);
    await heartOf(page, good, locale).click({ clickCount: 3 });
    await expect(page.getByText(say.logIn)).toBeVisible();
    await expect(page).toHaveURL(inLocale(linkTo('auth.login', { next: list }), locale));
    await logIn(page, buyer, { locale });
    await expect(page.getByText(message('pending.wishlisted', locale, { name: good.name }))).toBeVisible();
    await expect(heartOf(page, good, locale)).toHaveAttribute('aria-pressed', 'true');
    expect(await saved(buyer)).toBe(1);
    await page.reload();
    await untilAlive(page);
    await expect(heartOf(page, good, locale)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(inLocale(linkTo('storefront.wishlist'), locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.wishlist);
    await expect(page.getByRole('heading', { name: good.name })).toBeVisible();
  });
}

test('two tabs agree about the wishlist; what leaves it comes back, alone or together [WISH-01] [R19] @slow', async ({
  page,
  visit,
  buyer,
  context,
}) => {
  const say = words.id;
  const first = await loadProduct(buyer.api, cloth);
  const second = await loadRandomProduct(buyer.api, { stock: [20, 5000] });
  for (const good of [first, second]) await save(buyer, good);
  await visit(linkTo('storefront.wishlist'));
  const other = await context.newPage();
  await other.goto(linkTo('storefront.search', { search: first.name }));
  await untilAlive(other);

  await test.step('a heart here is a heart there', async () => {
    await heartOf(other, first).click({ clickCount: 2 });
    await expect(page.getByRole('button', { name: say.undo(first.name) })).toBeVisible();
    await page.getByRole('button', { name: say.undo(first.name) }).click();
    await expect(heartOf(other, first)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => saved(buyer)).toBe(2);
  });

  await test.step('both go, and both come back', async () => {
    for (const { name } of [first, second])
      await page.getByRole('checkbox', { name: say.select(name) }).check();
    await page.getByRole('main').getByRole('button', { name: say.remove, exact: true }).click();
    await expect.poll(() => saved(buyer)).toBe(0);
    await page.getByRole('button', { name: say.undoAll }).click();
    await expect.poll(() => saved(buyer)).toBe(2);
  });

  await test.step('Back finds the list as the market knows it', async () => {
    await page.getByRole('link', { name: first.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await page.goBack();
    await expect(page.getByRole('link', { name: second.name, exact: true })).toBeVisible();
  });
});

test('without a connection a heart is reverted; with one again it stays [WISH-01] [R17]', async ({
  page,
  visit,
  buyer,
  context,
  mishaps,
}) => {
  mishaps.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const good = await loadProduct(buyer.api, cloth);
  await endStreams(page);
  await visit(linkTo('storefront.search', { search: good.name }));
  const heart = heartOf(page, good);
  await heart.hover();
  await heart.focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText(words.id.offline)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => saved(buyer)).toBe(1);
});

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const)
  test(`a press moves what needs no selection into the cart, and an empty list helps on (${locale}) [WISH-01] [A5] ${place}`, async ({
    page,
    visit,
    buyer,
  }) => {
    const say = words[locale];
    await visit(linkTo('storefront.wishlist'), locale);
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    const good = await loadRandomProduct(buyer.api, { stock: [20, 5000] });
    await save(buyer, good);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await untilAlive(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    const { data } = await buyer.api(wishlistEndpoints.my, { query: {} });
    if (data[0]?.to_cart) {
      await page.getByRole('button', { name: say.way(good.name) }).click();
      await expect.poll(async () => (await buyer.api(cartEndpoints.list, {})).total_item).toBe(1);
      await expect.poll(() => saved(buyer)).toBe(0);
    } else {
      await page.getByRole('link', { name: say.way(good.name) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(good.name);
    }
  });
