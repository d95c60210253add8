import { reviewEndpoints } from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { finishOrder } from '../fixtures/finished-order.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { pressKeys } from '../fixtures/press-keys.ts';
import type { TestProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { newBuyer, type Trader } from '../fixtures/trade.ts';

const content = { email: 'content@pasar.example', password: 'pasar1234' };

const review = async (buyer: Trader, seller: Trader, good: TestProduct, rating: number, text: string) => {
  await finishOrder(buyer, seller, good);
  const { data } = await buyer.api(reviewEndpoints.mine, { query: {} });
  await buyer.api(reviewEndpoints.write, {
    body: { order_item_id: data[0]?.order_item_id ?? 0, rating, text },
  });
};

test('a review is hidden, the average follows, its author reads why, and it comes back [B17] @slow', async ({
  page,
  context,
  baseURL,
  request,
  store,
  visit,
}) => {
  const { good, seller } = store;
  const address = `Jalan Melati ${good.productId}`;
  const [fan, author] = [await newBuyer(request), await newBuyer(request)];
  await Promise.all([
    review(fan, seller, good, 5, 'Sesuai gambar'),
    review(author, seller, good, 1, `Penjualnya tinggal di ${address}`),
  ]);
  const path = linkTo('storefront.product', { slug: good.slug });
  const reviews = page.getByRole('region', { name: 'Penilaian pembeli' });
  await visit(path);
  await expect(reviews.getByText('3,0', { exact: true })).toBeVisible();
  await expect(reviews.getByText(address)).toBeVisible();

  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.home'));
  await pressKeys(page, ['g', 'r'], () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulasan', { timeout: 3_000 }),
  );
  await page.keyboard.press('/');
  await page.keyboard.type(address.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: address }).click();
  const pane = page.getByRole('complementary', { name: good.name });
  const decide = async (name: string, reason: string) => {
    await pane.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
  };
  await decide('Sembunyikan ulasan', 'Alamat rumah penjual');
  await expect(pane.getByText(/Alamat rumah penjual/)).toBeVisible();

  await carryToken(context, author.token, baseURL);
  await visit(path);
  await expect(reviews.getByText('5,0', { exact: true })).toBeVisible();
  await expect(reviews.getByText(address)).toHaveCount(0);
  await visit(linkTo('buyer.reviews', { type: 'done' }), 'en');
  await expect(page.getByText('Insults or hate. Alamat rumah penjual')).toBeVisible();

  await page.getByRole('button', { name: 'Appeal' }).click();
  const appeal = page.getByRole('dialog', { name: 'Appeal' });
  await appeal.getByLabel('Why is this decision wrong?').fill('It is the address of the store');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal was sent. Another staff member decides it.')).toBeVisible();

  // Who hid it may show it again, which grants the appeal.
  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.appeals'));
  await page.getByRole('link', { name: good.name }).click();
  await expect(page.getByText('Kamu yang memblokir. Banding ini diputus rekan.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lihat ulasan' }).click();
  await decide('Tampilkan lagi', 'Itu alamat toko');
  await visit(path);
  await expect(reviews.getByText('3,0', { exact: true })).toBeVisible();
});

test('a product is reported from its page and blocked from the queue; the reporter reads the outcome [B17] @slow', async ({
  page,
  context,
  baseURL,
  request,
  store,
  visit,
  mishaps,
}) => {
  mishaps.expect(/404/);
  const { good } = store;
  const reporter = await newBuyer(request);
  const path = linkTo('storefront.product', { slug: good.slug });
  await carryToken(context, reporter.token, baseURL);
  await visit(path);
  await page.getByRole('button', { name: `Laporkan produk ${good.name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Laporkan produk' });
  await sheet.getByRole('radio', { name: 'Barang palsu' }).check();
  await sheet.getByLabel('Ceritakan singkat').fill('Logonya beda dengan yang asli');
  expect(await findViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(page.getByText('Laporanmu terkirim. Kami beri tahu hasilnya.')).toBeVisible();

  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.home', { kind: 'report' }));
  await page.getByRole('link', { name: good.name }).click();
  const pane = page.getByRole('complementary', { name: good.name });
  await expect(pane.getByText('Logonya beda dengan yang asli')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Alasan' })).toHaveValue('counterfeit');
  await dialog.getByRole('textbox').fill('Logo tiruan');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  expect((await request.get(path)).status()).toBe(404);

  await carryToken(context, reporter.token, baseURL);
  await visit(linkTo('buyer.notifications'));
  await expect(page.getByText(/laporanmu tentang .* benar dan sudah kami tindak/)).toBeVisible();
});
