import type { Checkout, CheckoutOrder, RegionId } from '@pasar/contract';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createAccount, openSession } from '../../accounts/index.ts';
import { addAddress } from '../../addresses/index.ts';

export interface Shopper {
  id: number;
  email: string;
  token: string;
  addressId: number;
}

export interface TestProduct {
  merchantId: number;
  id: number;
  variantId: number;
  variantIds: number[];
}

const cities = ['32.73', '31.73', '73.71', '12.71', '34.71'];
/** Official codes. */
const bandung = {
  province_id: '32' as RegionId,
  city_id: '32.73' as RegionId,
  sub_district_id: '32.73.01' as RegionId,
  area_id: '32.73.01.1001' as RegionId,
  zipcode: '40153',
};

/** One more address of a user, in Bandung. Returns its id. */
export const giveAddress = async (
  market: TestServer,
  userId: number,
  more: { label?: string; address?: string } = {},
) => {
  const actor = { kind: 'user', userId, sessionId: 0, merchantId: null, role: 'user' } as const;
  const { id } = await addAddress({
    ctx: market.context(actor),
    input: {
      label: 'Rumah',
      receiver_name: 'Budi Santoso',
      phone: '081234567890',
      address: 'Jalan Merdeka 10',
      is_default: false,
      ...bandung,
      ...more,
    },
  });
  return id;
};

/** A new token of a user, without a password: hashing a hundred of them would be the longest part of a test. */
export const createSessionToken = async (market: TestServer, userId: number): Promise<string> => {
  const user = await market.database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await openSession(market.context(), user)).jwt_token;
};

/** Somebody who can buy: signed in, with an address in Bandung. */
export const openShopper = async (market: TestServer, email = 'budi@example.test'): Promise<Shopper> => {
  const id = await createAccount({
    ctx: market.context(),
    input: { email, fullname: 'Budi Santoso', registeredAs: 'buyer', password: null },
  });
  return { id, email, token: await createSessionToken(market, id), addressId: await giveAddress(market, id) };
};

/** So many stores in different cities with one product each: Rp100.000, 200 grams, ten pieces. */
export const openStores = async (market: TestServer, count: number, stock = 10): Promise<TestProduct[]> => {
  const category = await addCategory(market, 'Kaos', await addCategory(market, 'Busana'));
  const goods: TestProduct[] = [];
  for (let n = 0; n < count; n++) {
    const { id: merchantId } = await openStore(market, {
      name: `Toko ${n + 1}`,
      city: cities[n % cities.length],
    });
    const product = await addProduct(market, {
      store: merchantId,
      category,
      variants: [{ stock_on_hand: stock }],
    });
    const [variantId = 0] = product.variantIds;
    goods.push({ merchantId, id: product.id, variantId, variantIds: product.variantIds });
  }
  await refreshCatalog(market);
  return goods;
};

/** What one user does on the way from the cart to the payment. */
export const checkoutAs = (market: TestServer, { token }: { token: string }) => {
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    market.call(path, { method: 'POST', body, token, headers });
  const preview = (id?: number) =>
    market.call(`/shipping/checkout/preview${id === undefined ? '' : `?checkout_id=${id}`}`, { token });
  return {
    post,
    preview,
    add: (goods: { id: number }, qty = 1, more: object = {}) =>
      post('/cart/add', { product_id: goods.id, qty, ...more }),
    /** Opens the checkout of the cart and shows it. */
    open: async () => {
      const opened = await post('/cart/checkout');
      return opened.status === 200 ? preview(opened.data.checkout_id) : opened;
    },
    pay: (checkout: Checkout, more: Record<string, unknown> = {}, key?: string) =>
      post(
        '/checkout/pay',
        {
          checkout_id: checkout.checkout_id,
          payment_method: checkout.payment_methods[0]?.code,
          expected_total: checkout.summary.grand_total,
          expected_fingerprint: checkout.fingerprint,
          ...more,
        },
        key === undefined ? undefined : { 'idempotency-key': key },
      ),
  };
};

/** The orders of a visible checkout, and the first of them. */
export const getOrders = ({ data }: TestResponse): CheckoutOrder[] => (data as Checkout).orders;
export const firstOrder = (answer: TestResponse): CheckoutOrder => {
  const [order] = getOrders(answer);
  if (!order) throw new Error('the checkout has no order');
  return order;
};
