import {
  addressEndpoints,
  cartEndpoints,
  checkoutEndpoints,
  orderEndpoints,
  promoEndpoints,
  storeEndpoints,
  wishlistEndpoints,
} from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { chooseBca, payButton } from '../fixtures/checkout-page.ts';
import { endStreams } from '../fixtures/end-streams.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct, type TestProduct } from '../fixtures/products.ts';
import { promoMessages } from '../fixtures/promo-messages.ts';
import { createAdminClient, newVoucher } from '../fixtures/promotions.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import {
  addToCart,
  beginToBuy,
  home,
  loadOrders,
  office,
  orderProduct,
  type Trader,
} from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;

interface Stage {
  /** Label of the address that was the default when it was first requested. */
  main?: string | undefined;
  page: Page;
  buyer: Trader;
  good: TestProduct;
  open(path: string): Promise<void>;
}

/** A button that changes something, and how often it has. */
interface Mutating {
  name: string;
  /** Opens the page with the button. */
  arrange(stage: Stage): Promise<Locator>;
  /** The server's state of the effect. */
  count(stage: Stage): Promise<number>;
  /** By how much one press changes that. Default: 1. */
  by?: number;
  /** Each press is meant: what counts in the end is what the page shows. */
  shown?(control: Locator): Promise<number>;
}

const linesInCart = async ({ buyer }: Stage) =>
  (await buyer.api(cartEndpoints.list, {})).data.flatMap(({ items }) => items);
const piecesInCart = async (stage: Stage) =>
  (await linesInCart(stage)).reduce((sum, { qty }) => sum + qty, 0);
const wishes = async ({ buyer }: Stage) => (await buyer.api(wishlistEndpoints.total, {})).data.total;
const claimed = async ({ buyer }: Stage) =>
  (await buyer.api(promoEndpoints.active, {})).data.filter(({ is_claimed }) => is_claimed).length;
const isChecked = async (box: Locator) => Number(await box.isChecked());
const openCheckout = async ({ buyer }: Stage) =>
  (await buyer.api(checkoutEndpoints.preview, { query: {} })).data;
/** How often another address than the first one known became the main one. */
const mainChanges = async (stage: Stage) => {
  const main = (await stage.buyer.api(addressEndpoints.list, {})).data.find(({ is_default }) => is_default);
  stage.main ??= main?.label;
  return Number(main?.label !== stage.main);
};
const addresses = async ({ buyer }: Stage) => (await buyer.api(addressEndpoints.list, {})).data.length;
const orders = async ({ buyer }: Stage) => (await loadOrders(buyer)).length;

/** Every button of the buyer's way whose press is worth something. */
const registry: Mutating[] = [
  {
    name: 'add to cart',
    arrange: async ({ page, good, open }) => {
      await open(linkTo('storefront.product', { slug: good.slug }));
      return page.getByRole('button', { name: say.addToCart });
    },
    count: piecesInCart,
  },
  {
    name: 'put it on the wishlist',
    arrange: async ({ page, good }) => page.getByRole('button', { name: `Simpan ${good.name} ke Favorit` }),
    count: wishes,
  },
  {
    name: 'follow the store',
    arrange: async ({ page }) => page.getByRole('button', { name: /^(Ikuti|Mengikuti)$/ }),
    count: async ({ buyer }) => (await buyer.api(storeEndpoints.following, { query: {} })).data.length,
  },
  {
    name: 'one more of it',
    arrange: async ({ page, good, open }) => {
      await open(linkTo('storefront.cart'));
      return page.getByRole('button', { name: say.one(good.name) });
    },
    count: piecesInCart,
    shown: async (button) => Number(await button.page().getByRole('spinbutton').first().inputValue()),
  },
  {
    name: 'leave it out',
    arrange: async ({ page, good }) => page.getByRole('checkbox', { name: say.select(good.name) }),
    count: async (stage) => (await linesInCart(stage)).filter(({ is_checked }) => is_checked === '1').length,
    shown: isChecked,
  },
  {
    name: 'put it aside for later',
    arrange: async (stage) => {
      const { page, buyer, good, open } = stage;
      await buyer.api(wishlistEndpoints.toggle, {
        body: { product_id: good.productId, is_wishlist: false },
      });
      await open(linkTo('storefront.cart'));
      return page.getByRole('button', { name: say.saveForLater(good.name) });
    },
    count: wishes,
  },
  {
    name: 'remove from the cart',
    arrange: async ({ page, good, open }) => {
      await open(linkTo('storefront.cart'));
      return page.getByRole('button', { name: say.remove(good.name) });
    },
    count: piecesInCart,
    by: -1,
  },
  {
    name: 'from the wishlist into the cart',
    arrange: async ({ page, buyer, good, open }) => {
      await buyer.api(wishlistEndpoints.toggle, { body: { product_id: good.productId, is_wishlist: true } });
      await open(linkTo('storefront.wishlist'));
      return page.getByRole('button', { name: `Ke keranjang: ${good.name}` });
    },
    count: piecesInCart,
  },
  {
    name: 'keep a voucher by its code',
    arrange: async ({ page, open }) => {
      const { code } = await newVoucher(await createAdminClient(page.request), { target: 'code_only' });
      await open(linkTo('storefront.promos'));
      await page.getByRole('textbox', { name: promoMessages.id.code }).fill(code);
      return page.getByRole('button', { name: promoMessages.id.save, exact: true });
    },
    count: claimed,
  },
  {
    name: 'keep a voucher',
    arrange: async ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Simpan ./ })
        .first(),
    count: claimed,
  },
  {
    name: 'save a new address',
    arrange: async ({ page, open, buyer }) => {
      await open(linkTo('storefront.addressBook'));
      await page.getByRole('button', { name: say.newAddress }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Label alamat').fill('Kos');
      await sheet.getByLabel('Nama penerima').fill('Ratna Wulandari');
      await sheet.getByLabel('Nomor telepon').fill('081234567890');
      for (const [level, name] of [
        ['Provinsi', 'Jawa Barat'],
        ['Kota atau kabupaten', 'Kota Bandung'],
        ['Kecamatan', 'Coblong'],
        ['Kelurahan atau desa', 'Dago'],
      ] as const) {
        await sheet.getByRole('combobox', { name: level }).fill(name);
        await sheet.getByRole('option', { name, exact: true }).click();
      }
      await sheet.getByLabel('Alamat lengkap').fill('Jl. Dago Asri No. 18');
      expect(buyer.email).toBeTruthy();
      return sheet.getByRole('button', { name: say.addAddress });
    },
    count: addresses,
  },
  {
    name: 'delete an address',
    arrange: async ({ page, open, buyer }) => {
      await buyer.api(addressEndpoints.add, { body: office });
      await buyer.api(addressEndpoints.add, { body: { ...office, label: 'Gudang' } });
      await open(linkTo('storefront.addressBook'));
      return page.getByRole('button', { name: say.removeAddress(home.label) });
    },
    count: addresses,
    by: -1,
  },
  {
    name: 'make another address the main one',
    arrange: async ({ page, buyer }) => {
      const { data } = await buyer.api(addressEndpoints.list, {});
      const other = data.find(({ is_default }) => !is_default)?.label ?? '';
      return page.getByRole('button', { name: say.makeMain(other), exact: true });
    },
    count: mainChanges,
  },
  {
    name: 'use a promo',
    arrange: async (stage) => {
      const { page, buyer, good, open } = stage;
      const id = await beginToBuy(buyer, good);
      const { data, all_promo } = await buyer.api(checkoutEndpoints.preview, { query: {} });
      for (const { promo_id, is_selected } of all_promo)
        if (is_selected)
          await buyer.api(checkoutEndpoints.unselectPromo, { body: { promo_id, checkout_id: id } });
      expect(data.checkout_id).toBe(id);
      await open(linkTo('storefront.checkout', { id }));
      await page.getByRole('button', { name: say.promos }).click();
      return page.getByRole('dialog').getByRole('button', { name: say.usePromo }).first();
    },
    count: async ({ buyer }) =>
      (await buyer.api(checkoutEndpoints.preview, { query: {} })).all_promo.filter((one) => one.is_selected)
        .length,
  },
  {
    name: 'choose another service of the courier',
    arrange: async ({ page, open }) => {
      await open(linkTo('storefront.checkout'));
      return page
        .getByRole('group', { name: /^Layanan / })
        .getByRole('radio')
        .last();
    },
    count: async (stage) => (await openCheckout(stage)).orders[0]?.selected_shipping?.shipper_result_id ?? 0,
    // Selected as often as it is pressed, it stays the one that is selected.
    shown: async (radio) => Number(await radio.inputValue()),
  },
  {
    name: 'insure the parcel',
    arrange: async ({ page }) => page.getByRole('checkbox', { name: 'Asuransi pengiriman' }),
    count: async (stage) => (await openCheckout(stage)).orders.filter(({ insurance }) => insurance).length,
    shown: isChecked,
  },
  {
    name: 'buy now, with a way to pay that is known already',
    arrange: async ({ page, good, open }) => {
      await open(linkTo('storefront.product', { slug: good.slug }));
      await page.evaluate(() => localStorage.setItem('pasar.payment-method', 'va_bca'));
      return page.getByRole('button', { name: say.buyNow });
    },
    count: orders,
    by: 0,
  },
  {
    name: 'pay',
    arrange: async ({ page, buyer, good, open }) => {
      await open(linkTo('storefront.checkout', { id: await beginToBuy(buyer, good) }));
      await chooseBca(page, say);
      return payButton(page, say);
    },
    count: orders,
  },
  {
    name: 'cancel an order',
    arrange: async ({ page, buyer, good, open }) => {
      const { order } = await orderProduct(buyer, good);
      await open(linkTo('buyer.order', { code: order }));
      await page.getByRole('main').getByRole('button', { name: say.cancel, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { name: say.changedMind }).check({ force: true });
      return sheet.getByRole('button', { name: say.yesCancel });
    },
    count: async ({ buyer }) =>
      (await buyer.api(orderEndpoints.list, { query: {} })).data.filter(({ status }) =>
        status.startsWith('cancelled'),
      ).length,
  },
];

const ways = {
  'a double click': (button: Locator) => button.dblclick(),
  'Enter and a click': async (button: Locator) => {
    await button.focus();
    // Both before the page can have received a response.
    await Promise.all([button.press('Enter'), button.click({ force: true, noWaitAfter: true })]).catch(
      () => undefined,
    );
  },
  'five taps': (button: Locator) => button.click({ clickCount: 5, delay: 20 }),
};

for (const [way, place] of [
  ['a double click', '@desktop @slow'],
  ['Enter and a click', '@desktop @slow'],
  ['five taps', '@phone'],
] as const)
  test(`${way} on any button that changes something has one effect [R15] ${place} @slow`, async ({
    page,
    buyer,
  }) => {
    test.setTimeout(150_000);
    await endStreams(page);
    const stage: Stage = {
      page,
      buyer,
      good: await loadProduct(buyer.api, cloth),
      async open(path) {
        await page.goto(path);
        await untilAlive(page);
      },
    };
    for (const { name, arrange, count, by = 1, shown } of registry)
      await test.step(name, async () => {
        if (name === 'remove from the cart') await addToCart(buyer, stage.good);
        const button = await arrange(stage);
        await expect(button).toBeVisible();
        const before = await count(stage);
        await ways[way](button);
        const wanted = async () =>
          shown ? shown(button) : before + (name === 'remove from the cart' ? -before : by);
        await expect.poll(async () => (await count(stage)) - (await wanted())).toBe(0);
        // A second effect would come with the calls that are still under way.
        await page.waitForLoadState('networkidle');
        if (shown) await expect.poll(async () => (await count(stage)) - (await wanted())).toBe(0);
        else expect(await count(stage)).toBe(await wanted());
      });
  });
