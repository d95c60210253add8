import { createAccount } from '../modules/accounts/index.ts';
import {
  checkoutAs,
  createSessionToken,
  firstOrder,
  giveAddress,
} from '../modules/checkout/testing/shopping.ts';
import { saveImage } from '../modules/media/index.ts';
import {
  address,
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
} from '../modules/orders/testing/order-fixture.ts';
import { drive } from '../modules/orders/testing/order-states.ts';
import { fillWallet } from './money.ts';
import type { TestServer } from './open-test-server.ts';
import { testPassword } from './users.ts';
import { addVoucher } from './vouchers.ts';

/** Part of everything that the buyer wrote, and of nothing else. */
export const mark = 'Tersembunyi';

const openPerson = async (market: TestServer, email: string, password: string | null) => {
  const id = await createAccount({
    ctx: market.context(),
    input: { email, fullname: 'Siti Aminah', registeredAs: 'buyer', password },
  });
  return { id, email, token: await createSessionToken(market, id) };
};

const hidden: OrderOverrides = {
  address: { ...address, receiver_name: mark, address: `Jalan ${mark} 7` },
  note: mark,
};

const upload = async (market: TestServer, ownerId: number): Promise<number> => {
  const { id } = await saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility: 'draft',
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: new Uint8Array(4), 300: new Uint8Array(4), 600: new Uint8Array(4) },
    },
  });
  return id;
};

/** Orders of the world's buyer at its first seller, by the state that they have got to. */
const openOrders = async (world: OrderFixture) => {
  const go = async (...steps: Parameters<typeof drive>[1]) =>
    (await drive(world, steps, { wish: hidden })).code;
  const packed = ['T4'] as const;
  const sent = ['T4', 'T9', 'T10'] as const;
  return {
    fresh: await go(),
    brought: await go(...packed),
    second: await go(),
    third: await go(),
    packed: await go(...packed),
    asked: await go(...packed, 'request-cancel'),
    shipped: await go(...sent),
    delivered: await go(...sent, 'T12'),
    complained: await go(...sent, 'T12', 'T15'),
    returned: await go(...sent, 'T19'),
  };
};

/** What somebody has who is in the middle of buying: addresses, a cart, an open checkout, a picture. */
const openHands = async (
  market: TestServer,
  person: { id: number; token: string },
  productId: number,
  label: string,
) => {
  const shop = checkoutAs(market, person);
  const addressId = await giveAddress(market, person.id, { label });
  const deletedId = await giveAddress(market, person.id, { label });
  await shop.post(`/addressbook/delete/${deletedId}`);
  const { data: added } = await shop.add({ id: productId }, 2, { note: label });
  const opened = await shop.open();
  const order = firstOrder(opened);
  const [quote] = order.shipping.couriers.flatMap(({ services }) => services);
  return {
    ...person,
    addressId,
    deletedId,
    cartItemId: Number(added.cart_item_id),
    checkoutId: Number(opened.data.checkout_id),
    checkoutOrderId: order.id,
    quoteId: quote?.shipper_result_id ?? 0,
    pictureId: await upload(market, person.id),
  };
};

/** An order that waits for its payment, bought as people do. */
const buyUnpaid = async (market: TestServer, person: { token: string }, productId: number) => {
  const shop = checkoutAs(market, person);
  const { data } = await shop.post('/cart/singlecheckout', { product_id: productId, qty: 1 });
  const { data: paid } = await shop.pay((await shop.preview(data.checkout_id)).data);
  return { group: String(paid.order_group_code), order: String(paid.orders[0]?.order_code) };
};

/** The seller's store has a bank account; its owner signs in with the buyer's password. */
const equipSeller = async (
  { database: { db } }: TestServer,
  { id, merchantId }: { id: number; merchantId: number },
  buyerId: number,
) => {
  const account = { bank_id: 1, rekening: '9876543210', cabang: 'Bandung', atas_nama: 'Toko Maju' };
  await db
    .insertInto('merchant_banks')
    .values({ merchant_id: merchantId, ...account, changed_at: null })
    .execute();
  await db
    .updateTable('users')
    .set((e) => ({
      password_hash: e.selectFrom('users as b').select('b.password_hash').where('b.id', '=', buyerId),
    }))
    .where('id', '=', id)
    .execute();
};

interface SignedIn {
  id: number;
  token: string;
}
type Hands = Awaited<ReturnType<typeof openHands>>;
export interface TradeFixture {
  market: TestServer;
  /** The same people and goods, for what is done to orders directly. */
  orderWorld: OrderFixture;
  products: { first: OrderFixture['products'][number]; second: OrderFixture['products'][number] };
  buyer: Hands;
  /** Another buyer, with an order of their own that has arrived, and a payment that waits. */
  stranger: Hands & { order: string; unpaid: string };
  seller: SignedIn & { merchantId: number; pictureId: number };
  /** Another store, with an order to pack and one that it brought to the courier. */
  rival: SignedIn & { merchantId: number; packed: string; brought: string };
  /** Codes of the buyer's orders at the seller's. */
  orders: Awaited<ReturnType<typeof openOrders>>;
  unpaid: { group: string; order: string };
  /** Known to the buyer alone. */
  promoId: number;
}

/** A buyer in the middle of everything, the seller of all that, and two who have nothing to do with it. */
export const openTradeFixture = async (
  market: TestServer,
  { withPasswords = false }: { withPasswords?: boolean } = {},
): Promise<TradeFixture> => {
  const orderWorld = await openOrderFixture(market, { withTokens: false });
  const [first, second] = orderWorld.products;
  if (!first || !second) throw new Error('the world of orders has two products');
  const buyer = await openPerson(market, 'ani@example.test', withPasswords ? testPassword : null);
  const stranger = await openPerson(market, 'siti@example.test', null);
  const signIn = async <P extends { id: number }>(person: P) => ({
    ...person,
    token: await createSessionToken(market, person.id),
  });
  const seller = await signIn(orderWorld.seller);
  const rival = await signIn(orderWorld.otherSeller);
  const world = { ...orderWorld, buyer, seller, otherSeller: rival };
  await equipSeller(market, seller, buyer.id);
  const promoId = await addVoucher(market, {
    voucher_code: 'TERTUTUP',
    target: 'code_only',
    per_user_limit: 9,
  });
  await checkoutAs(market, buyer).post('/promo/claim', { promo_code: 'TERTUTUP' });
  const orders = await openOrders(world);
  const strangers = { ...world, buyer: stranger, seller: rival, otherSeller: seller };
  const atRival = async (...steps: Parameters<typeof drive>[1]) =>
    (await drive(strangers, steps, { wish: { product: 1 } })).code;
  const strangersOrder = await atRival('T4', 'T9', 'T10', 'T12');
  await fillWallet(market, buyer.id, 500_000);
  await fillWallet(market, seller.merchantId, 500_000, 'seller_wallet');
  return {
    market,
    seller: { ...seller, pictureId: await upload(market, seller.id) },
    rival: { ...rival, packed: await atRival('T4'), brought: await atRival('T4', 'T9m') },
    products: { first, second },
    orderWorld: world,
    orders,
    promoId,
    buyer: await openHands(market, buyer, first.productId, mark),
    stranger: {
      ...(await openHands(market, stranger, second.productId, 'Rumah')),
      order: strangersOrder,
      unpaid: (await buyUnpaid(market, stranger, first.productId)).group,
    },
    unpaid: await buyUnpaid(market, buyer, first.productId),
  };
};
