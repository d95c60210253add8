import {
  inLocale,
  orderEndpoints,
  orderStatusLabel,
  sellerWalletEndpoints,
  sellingEndpoints,
} from '@pasar/contract';
import { chooseBca, chooseCourier, pay, sendAs } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct, shirt } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { fillWallet, home, loadBalance, loadOrders } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const) {
  const say = tradeMessages[locale];
  const called = (status: Parameters<typeof orderStatusLabel>[0], side: 'buyer' | 'seller' = 'buyer') =>
    orderStatusLabel(status, locale, side);

  test(`a shirt goes all the way from the store to the buyer, its money from the buyer to the seller (${locale}) [CART-01] [CHECK-02] [CHECK-03] [BUYER-03] [SELL-05] [SELL-07] ${place}`, async ({
    page,
    visit,
    buyer,
    seller,
  }) => {
    const good = await loadProduct(buyer.api, shirt);
    const saved = await fillWallet(buyer, await loadProduct(buyer.api, cloth));
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('from the product through the cart', async () => {
      await visit(`${linkTo('storefront.product', { slug: good.slug })}?variant=${good.variantId}`, locale);
      await page.getByRole('button', { name: say.addToCart }).click();
      await page.getByRole('link', { name: say.toCart }).click();
      await expect(heading).toHaveText(say.cart);
      await page.getByRole('button', { name: say.one(good.name) }).click();
      await expect(page.getByRole('spinbutton', { name: say.quantity(good.name) })).toHaveValue('2');
      await page.getByRole('button', { name: say.toCheckout }).click();
    });

    await test.step('checkout: courier and service, dropship, promos, wallet, and the rest by bank', async () => {
      await expect(heading).toHaveText(say.checkout);
      await expect(page.getByRole('region', { name: say.address, exact: true })).toContainText(home.address);
      await chooseCourier(page, say, 'JNE');
      await sendAs(page, say, 'Toko Ratna', '081298765432');
      await page.getByRole('button', { name: say.promos }).click();
      const sheet = page.getByRole('dialog', { name: say.promoSheet });
      await expect(sheet.getByRole('button', { name: say.drop, pressed: true }).first()).toBeVisible();
      await sheet.getByRole('button', { name: say.closePromos }).click();
      await main.getByRole('switch', { name: say.wallet }).check();
      await chooseBca(page, say);
      await pay(page, say);
    });

    await test.step('payment, and its success', async () => {
      await expect(heading).toHaveText(say.finishPaying);
      expect(await loadBalance(buyer)).toBe(0);
      await page.getByRole('button', { name: say.simulate }).click();
      await expect(heading).toHaveText(say.paid);
    });
    const code = (await loadOrders(buyer))[0]?.order_code ?? '';
    expect(await loadOrders(buyer)).toHaveLength(2);

    await test.step('the buyer finds the order among the others', async () => {
      await visit(linkTo('buyer.orders'), locale);
      await expect(main.getByRole('article', { name: code })).toContainText(called('new'));
      await main.getByRole('link', { name: code }).click();
      await expect(heading).toHaveText(code);
    });

    const { data: bought } = await buyer.api(orderEndpoints.detail, { params: { code } });
    expect(bought).toMatchObject({
      payment: { method: 'va_bca', wallet_used: saved },
      shipping: { courier_name: 'JNE' },
      dropship: { name: 'Toko Ratna' },
      items: [{ variant_id: good.variantId, qty: 2 }],
    });

    const { data: sale } = await seller.api(sellingEndpoints.detail, { params: { code } });
    await test.step('the seller accepts it and calls the courier', async () => {
      await seller.page.goto(inLocale(linkTo('seller.orders', { status: 'new', search: code }), locale));
      await untilAlive(seller.page);
      const row = seller.page.getByRole('main').getByRole('row').filter({ hasText: code });
      await expect(row).toContainText(called('new', 'seller'));
      await row.getByRole('link', { name: code }).click();
      await expect(seller.page.getByRole('heading', { level: 1 })).toHaveText(code);
      await expect(seller.page.getByRole('main')).toContainText('Toko Ratna');
      await seller.page.getByRole('button', { name: say.approve, exact: true }).click();
      await seller.page.getByRole('button', { name: say.callCourier, exact: true }).click();
      await expect
        .poll(async () => (await seller.api(sellingEndpoints.detail, { params: { code } })).data.shipping.awb)
        .toMatch(/^\D+\d{12}$/);
    });

    await test.step('the parcel arrives, and the buyer has it', async () => {
      await expect(async () => {
        await page.reload();
        await expect(main.getByRole('heading', { name: called('delivered') })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await untilAlive(page);
      await main.getByRole('button', { name: say.complete, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.yesComplete }).click();
      await expect(main.getByRole('heading', { name: called('completed') })).toBeVisible();
    });

    await test.step('the seller has what was promised', async () => {
      const { data: entries } = await seller.api(sellerWalletEndpoints.history, { query: { type: 'sale' } });
      const entry = entries.find(({ reference_code }) => reference_code === code);
      expect(entry).toMatchObject({ direction: 'in', amount: sale.seller_net });
      await seller.page.goto(inLocale(linkTo('seller.wallet'), locale));
      await untilAlive(seller.page);
      await expect(seller.page.getByRole('main').getByRole('row').filter({ hasText: code })).toBeVisible();
    });
  });
}
