import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';
import { postJournal } from '../../ledger/index.ts';
import { reserveStock } from '../../stock/index.ts';
import {
  type AddressSnapshot,
  groupPaid,
  type PlacedOrder,
  type PlaceOrders,
  placeOrders,
} from '../index.ts';

export const address: AddressSnapshot = {
  label: 'Rumah',
  receiver_name: 'Budi Santoso',
  phone: '081234567890',
  address: 'Jalan Merdeka 10, Sumur Bandung',
  province_id: '32',
  province: 'Jawa Barat',
  city_id: '32.73',
  city: 'Kota Bandung',
  sub_district_id: '32.73.01',
  sub_district: 'Sukasari',
  area_id: '32.73.01.1001',
  area: 'Sukarasa',
  zipcode: '40152',
};

interface Person {
  id: number;
  token: string;
  email: string;
}

/** A buyer, two sellers with a product each, and what there is to know about them. */
export interface OrderFixture {
  market: TestServer;
  buyer: Person;
  seller: Person & { merchantId: number };
  otherSeller: Person & { merchantId: number };
  products: { merchantId: number; productId: number; variantId: number; slug: string }[];
}

type Open = (email: string) => Promise<Person>;

/** A login hashes a password twice; tests that call handlers directly do without. */
const withoutToken =
  ({ database: { db }, clock }: TestServer): Open =>
  async (email) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email, token: '' };
  };

const openSeller = async (market: TestServer, open: Open, name: string) => {
  const person = await open(`${name.toLowerCase().replaceAll(' ', '-')}@example.test`);
  const { id: merchantId } = await openStore(market, { name, user_id: person.id });
  return { ...person, merchantId };
};

export const openOrderFixture = async (
  market: TestServer,
  { withTokens = true }: { withTokens?: boolean } = {},
): Promise<OrderFixture> => {
  const open: Open = withTokens ? (email) => createSignedInUser(market, { email }) : withoutToken(market);
  const buyer = await open('budi@example.test');
  const seller = await openSeller(market, open, 'Toko Maju');
  const otherSeller = await openSeller(market, open, 'Toko Lain');
  const category = await addCategory(market, 'Kaos', await addCategory(market, 'Busana'));
  const products = [];
  for (const { merchantId } of [seller, otherSeller]) {
    const product = await addProduct(market, {
      store: merchantId,
      category,
      variants: [{ stock_on_hand: 1_000 }],
    });
    const [variantId = 0] = product.variantIds;
    products.push({ merchantId, productId: product.id, variantId, slug: product.slug });
  }
  await refreshCatalog(market);
  return { market, buyer, seller, otherSeller, products };
};

/** Everybody logs in again, because days have passed. */
export const signInAgain = async ({ market, buyer, seller, otherSeller }: OrderFixture): Promise<void> => {
  for (const person of [buyer, seller, otherSeller]) {
    const body = { email: person.email, password: testPassword };
    person.token = (await market.call('/auth/login', { body })).data.jwt_token;
  }
};

/** Rupiah into the buyer's wallet. */
export const topUp = async ({ market, buyer }: OrderFixture, amount: number): Promise<void> => {
  const { n } = await market.database.db
    .selectFrom('ledger_journals')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  await postJournal(market.context(), {
    event: 'J6',
    key: `test:${n}`,
    reference: { type: 'adjustment', id: n },
    postings: [
      { account: { kind: 'bank' }, amount: -amount },
      {
        account: { kind: 'buyer_wallet', owner: buyer.id },
        amount,
        history: { type: 'topup', code: 'TEST', description: { id: 'Isi', en: 'Top-up' } },
      },
    ],
  });
};

export type OrderOverrides = Partial<
  Omit<PlacedOrder, 'items' | 'merchantId' | 'grandTotal' | 'itemsSubtotal'>
> & {
  /** The product of the fixture. */
  product?: number;
  qty?: number;
  unitPrice?: number;
};

/** One order of one line; by default Rupiah 100.000 and Rupiah 9.000 of shipping. */
export const anOrder = (
  world: OrderFixture,
  { product = 0, qty = 1, unitPrice = 100_000, ...more }: OrderOverrides = {},
): PlacedOrder => {
  const goods = world.products[product];
  if (!goods) throw new Error(`no product at position ${product}`);
  const parts = {
    insurance: 0,
    shippingPrice: 9_000,
    shippingDiscount: 0,
    sellerVoucher: 0,
    platformVoucher: 0,
    ...more,
  };
  const itemsSubtotal = qty * unitPrice;
  return {
    address,
    dropship: null,
    courier: 'jne',
    service: 'REG',
    etdMin: 1,
    etdMax: 2,
    note: '',
    preorderDays: 0,
    promoIds: [],
    ...parts,
    merchantId: goods.merchantId,
    itemsSubtotal,
    grandTotal:
      itemsSubtotal -
      parts.sellerVoucher -
      parts.platformVoucher +
      parts.shippingPrice -
      (parts.shippingOffer?.byStore ?? 0) -
      (parts.shippingOffer?.byMarket ?? 0) -
      parts.shippingDiscount +
      parts.insurance,
    items: [
      {
        productId: goods.productId,
        variantId: goods.variantId,
        flashItemId: null,
        name: 'Kaos polos katun',
        slug: goods.slug,
        variantLabel: 'Hitam, M',
        imageKey: null,
        qty,
        unitPrice,
        sellerDiscount: parts.sellerVoucher,
        platformDiscount: parts.platformVoucher,
        lineTotal: itemsSubtotal,
        weightGram: 200,
        note: '',
      },
    ],
  };
};

/** Reserves and places, as checkout does. */
export const place = (
  world: OrderFixture,
  wishes: OrderOverrides[] = [{}],
  more: Partial<PlaceOrders> = {},
) => {
  const orders = wishes.map((wish) => anOrder(world, wish));
  const walletUsed = more.walletUsed ?? 0;
  return inTransaction(world.market.context(), async (ctx) => {
    const lines = orders.flatMap(({ items }) =>
      items.map(({ variantId, qty, flashItemId }) => ({ variantId, qty, flashItemId })),
    );
    await reserveStock(ctx, { userId: world.buyer.id, lines });
    return placeOrders(ctx, {
      userId: world.buyer.id,
      checkoutId: null,
      method: 'va_bca',
      methodName: 'BCA Virtual Account',
      orders,
      ...more,
      walletUsed,
      payable: orders.reduce((total, { grandTotal }) => total + grandTotal, 0) - walletUsed,
    });
  });
};

/** Places and pays. */
export const placePaid = async (
  world: OrderFixture,
  wishes?: OrderOverrides[],
  more?: Partial<PlaceOrders>,
) => {
  const placed = await place(world, wishes, more);
  if (placed.payable > 0) {
    await groupPaid(world.market.context(), { groupId: placed.groupId, amount: placed.payable });
  }
  return placed;
};
