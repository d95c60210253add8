import type { BenchFixture, BenchProduct, Shopper } from './arrange-bench-fixture.ts';
import type { Client } from './client.ts';

/** One turn of an operation. */
export interface OperationRun {
  client: Client;
  shopper: Shopper;
  /** Another number at each turn. */
  at: number;
}

/** Something that people do, with one call or several. */
export interface Operation {
  name: string;
  /** quality P8: milliseconds of processor, server and database together, at 5,000 products. */
  most: number;
  /** Brings the market to where the operation starts; not timed. */
  prepare?(turn: OperationRun): Promise<void>;
  run(turn: OperationRun): Promise<unknown>;
}

const words = ['kemeja', 'sepatu', 'kopi', 'batik tulis', 'rak besi', 'helm', 'sambal', 'charger', 'panci'];
const sorts = ['relevance', 'lates', 'bestseller', 'price_asc', 'price_desc', 'rating'];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // the remainder is a place in it

const emptyCart = async ({ client, shopper: { token } }: OperationRun) => {
  const { data } = await client.post('/cart/list', token, {});
  const ids = data.flatMap(({ items }: { items: { id: number }[] }) => items.map(({ id }) => id));
  if (ids.length > 0) await client.post('/cart/remove', token, { cart_item_id: ids });
};

const add = ({ client, shopper }: OperationRun, { productId, variantId }: BenchProduct) =>
  client.post('/cart/add', shopper.token, { product_id: productId, variant_id: variantId, qty: 1, note: '' });

/** Goods of so many sellers, each time others. */
const goodsOf = (goods: readonly BenchProduct[], sellers: number, at: number): BenchProduct[] => {
  const turned = goods.map((_, index) => of(goods, index + at * sellers));
  return [...new Map(turned.map((one) => [one.merchantId, one])).values()].slice(0, sellers);
};

/** What a buyer's browser calls from the product page to the payment page; the money is paid at the bank. */
const buy = async (turn: OperationRun, { goods, payAtBank }: BenchFixture, sellers: number) => {
  const { client, shopper, at } = turn;
  const { token, addressId } = shopper;
  for (const one of goodsOf(goods, sellers, at)) await add(turn, one);
  await client.post('/cart/list', token, {});
  const opened = await client.post('/cart/checkout', token, {});
  await client.get(`/shipping/checkout/preview?checkout_id=${opened.data.checkout_id}`, token);
  let shown = await client.post('/shipping/all/address-book', token, { address_book_id: addressId });
  for (const { id, shipping } of shown.data.orders) {
    const courier = of<{ services: { shipper_result_id: number }[] }>(shipping.couriers, at);
    const shipper_result_id = courier.services[0]?.shipper_result_id;
    shown = await client.post(`/shipping/${id}/setlogistic`, token, { shipper_result_id });
  }
  const { checkout_id, fingerprint, summary } = shown.data;
  const { data } = await client.post('/checkout/pay', token, {
    checkout_id,
    expected_total: summary.grand_total,
    expected_fingerprint: fingerprint,
    payment_method: 'va_bca',
  });
  await client.get(`/payment/${data.order_group_code}`, token);
  await payAtBank(data.order_group_code);
  const { data: paid } = await client.post(`/payment/${data.order_group_code}/check`, token, {});
  if (paid.status !== 'paid') throw new Error(`the purchase ended as ${paid.status}`);
};

/** Lists, searches and product pages of quality P8, the list first. */
export const getReadOperations = ({ goods }: Pick<BenchFixture, 'goods'>): Operation[] => {
  const list = (at: number) => `/products/list?per_page=20&min_price=${at * 10}`;
  return [
    {
      name: 'list with facets',
      most: 3,
      run: ({ client, at }) => client.get(`${list(at)}&sort=${of(sorts, at)}&page=${1 + (at % 7)}`),
    },
    {
      name: 'search',
      most: 5,
      run: ({ client, at }) => client.get(`${list(at)}&search=${encodeURIComponent(of(words, at))}`),
    },
    {
      name: 'product detail',
      most: 1.5,
      run: ({ client, at }) => client.get(`/products/detail/${of(goods, at * 7).slug}`),
    },
  ];
};

/** Carts and purchases of quality P8, each by somebody whose cart is empty. */
export const getPurchaseOperations = (shop: BenchFixture): Operation[] => {
  const prepare = emptyCart;
  const addSome = async (turn: OperationRun, pieces: number) => {
    for (let more = 0; more < pieces; more++) await add(turn, of(shop.goods, turn.at * pieces + more));
  };
  return [
    { name: 'add to an empty cart', most: 3.5, prepare, run: (turn) => addSome(turn, 1) },
    { name: 'five adds into one cart', most: 14, prepare, run: (turn) => addSome(turn, 5) },
    { name: 'from cart to paid, one seller', most: 25, prepare, run: (turn) => buy(turn, shop, 1) },
    { name: 'from cart to paid, three sellers', most: 36, prepare, run: (turn) => buy(turn, shop, 3) },
  ];
};
