import { orderStatusLabel, sellingEndpoints, walletEndpoints } from '@pasar/contract';
import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct, shirt } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { buyProduct, fillWallet, loadBalance, newBuyer, orderProduct } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;
const rupiah = (amount: number) => new RegExp(`Rp\\s?${amount.toLocaleString('id-ID')}`);

test('the seller rejects an order, and the buyer has the money back [SELL-05] [BUYER-05] @desktop @slow', async ({
  page,
  visit,
  buyer,
  seller,
}) => {
  const { order: code, total } = await buyProduct(buyer, await loadProduct(buyer.api, cloth));
  await seller.page.goto(linkTo('seller.order', { code }));
  await untilAlive(seller.page);
  await seller.page.getByRole('button', { name: say.reject, exact: true }).click();
  const dialog = seller.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say.outOfReach }).check();
  await dialog.getByRole('button', { name: say.yesReject }).click();
  await expect(
    seller.page.getByRole('heading', { name: orderStatusLabel('rejected', 'id', 'seller') }),
  ).toBeVisible();

  await visit(linkTo('buyer.order', { code }));
  await expect(page.getByRole('heading', { name: orderStatusLabel('rejected', 'id') })).toBeVisible();
  await visit(linkTo('buyer.wallet'));
  await expect(page.getByRole('region', { name: 'Saldo yang bisa dipakai' })).toContainText(rupiah(total));
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: code })).toContainText('+');
  expect(await loadBalance(buyer)).toBe(total);
});

test('an unpaid order is canceled by its buyer; the seller never sees it [BUYER-03] [SELL-05]', async ({
  page,
  visit,
  buyer,
  seller,
}) => {
  const { order: code } = await orderProduct(buyer, await loadProduct(buyer.api, cloth));
  await visit(linkTo('buyer.orders', { status: 'unpaid' }));
  const card = page.getByRole('article', { name: code });
  await card.getByRole('button', { name: say.cancel, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say.yesCancel }).click();
  await expect(dialog.getByText('Pilih alasannya')).toBeVisible();
  await dialog.getByRole('radio', { name: say.changedMind }).check();
  await dialog.getByRole('button', { name: say.yesCancel }).click();
  await expect(dialog).toHaveCount(0);
  await visit(linkTo('buyer.order', { code }));
  await expect(page.getByRole('heading', { name: orderStatusLabel('cancelled_buyer', 'id') })).toBeVisible();
  await expect(seller.api(sellingEndpoints.detail, { params: { code } })).rejects.toThrow('404');
});

test('orders and payments of others are not there [S22] @desktop', async ({
  page,
  visit,
  buyer,
  request,
  mishaps,
}) => {
  mishaps.expect(/404/);
  const stranger = await newBuyer(request);
  const { order, payment } = await orderProduct(stranger, await loadProduct(stranger.api, cloth));
  expect(buyer.token).not.toBe(stranger.token);
  for (const path of [
    linkTo('buyer.order', { code: order }),
    linkTo('storefront.payment', { code: payment }),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: messages.id.notFound })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(order);
  }
  await page.goto(linkTo('seller.order', { code: order }));
  await expect(page).toHaveURL(linkTo('auth.becomeSeller'));
  await expect(page.getByRole('main')).not.toContainText(order);
  await visit(linkTo('buyer.orders'));
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('money goes to a bank with the right password only, and once [BUYER-05] [R15] [W52] @slow', async ({
  page,
  visit,
  buyer,
  request,
}) => {
  const saved = await fillWallet(buyer, await loadProduct(buyer.api, shirt));
  await visit(linkTo('buyer.wallet'));
  await page.getByRole('button', { name: say.withdraw, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.withdrawSheet });
  await sheet.getByLabel('Jumlah').fill('50000');
  await sheet.getByLabel('Bank', { exact: true }).selectOption({ label: 'BCA' });
  await sheet.getByLabel('Nomor rekening').fill('1020304050');
  await sheet.getByLabel('Nama pemilik rekening').fill('Ratna Wulandari');
  await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill('bukan ini');
  await sheet.getByRole('button', { name: /^Tarik Rp/ }).click();
  await expect(sheet.getByText('Kata sandi salah')).toBeVisible();
  expect(await loadBalance(buyer)).toBe(saved);
  await sheet.getByLabel('Kata sandi Pasar', { exact: true }).fill(buyer.password);
  await sheet.getByRole('button', { name: /^Tarik Rp/ }).dblclick();
  await confirmInDialog(page, { request, email: buyer.email }, 'menarik Rp50.000');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Saldo yang bisa dipakai' })).toContainText(
    rupiah(saved - 50_000),
  );
  expect((await buyer.api(walletEndpoints.withdrawals, {})).data).toHaveLength(1);
});
