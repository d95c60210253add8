import { type Checkout, checkoutEndpoints } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expect, test } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;
const free = 'Gratis ongkir';
const rupiah = (amount: number) => new RegExp(`Rp\\s?${amount.toLocaleString('id-ID')}`);

test('free shipping that a store sets is what card, product and checkout promise, until it ends [CHECK-02] [SELL-01] @desktop @slow', async ({
  page,
  visit,
  store,
  request,
  context,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  const { seller, good } = store;
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: good.name });
  const isOffered = page.getByRole('switch', { name: 'Aktifkan gratis ongkir' });

  const saveOffer = async () => {
    await page.getByRole('button', { name: 'Simpan gratis ongkir' }).click();
    await expect(page.getByText('Gratis ongkir tersimpan').first()).toBeVisible();
  };
  /** Lists follow an offer soon after it was saved. */
  const findCard = (times: number) =>
    expect(async () => {
      await visit(linkTo('storefront.search', { q: good.name }));
      await expect(card.getByText(free, { exact: true })).toHaveCount(times, { timeout: 1_000 });
    }).toPass();
  const openCheckout = async (): Promise<Checkout> => {
    await page.getByRole('button', { name: say.buyNow }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.checkout);
    const id = new URL(page.url()).searchParams.get('id');
    return (await buyer.api(checkoutEndpoints.preview, { query: id ? { checkout_id: id } : {} })).data;
  };
  const summary = main.getByRole('region', { name: 'Ringkasan' });
  const offered = summary.getByRole('term').filter({ hasText: free });

  await test.step('the seller pays every fare within West Java', async () => {
    await visit(linkTo('seller.store'));
    await isOffered.check();
    await page.getByRole('radio', { name: 'Provinsi tertentu' }).check();
    await page.getByRole('checkbox', { name: 'Jawa Barat' }).check();
    await saveOffer();
  });

  await test.step('card, product and checkout say so', async () => {
    await carryToken(context, buyer.token, baseURL);
    await findCard(1);
    await card.getByRole('link', { name: good.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible();
    await expect(main.getByText(free, { exact: true }).first()).toBeVisible();
    const { summary: sums } = await openCheckout();
    expect(sums.shipping).toBeGreaterThan(0);
    expect(sums.shipping_offer).toBe(sums.shipping);
    await expect(offered).toHaveCount(1);
    await expect(summary).toContainText(rupiah(sums.shipping));
  });

  await test.step('the seller ends it, and nothing promises it any more', async () => {
    await carryToken(context, seller.token, baseURL);
    await visit(linkTo('seller.store'));
    await isOffered.uncheck();
    await saveOffer();
    await carryToken(context, buyer.token, baseURL);
    await findCard(0);
    await expect(card).toHaveCount(1);
    await visit(linkTo('storefront.product', { slug: good.slug }));
    await expect(main.getByText(free, { exact: true })).toHaveCount(0);
    const { summary: sums } = await openCheckout();
    expect(sums.shipping_offer).toBe(0);
    await expect(summary).toBeVisible();
    await expect(offered).toHaveCount(0);
  });
});
