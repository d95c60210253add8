import type { Checkout } from '@pasar/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAddress } from '../modules/addresses/index.ts';
import { createStaffUser } from '../modules/back-office/testing/staff-users.ts';
import {
  checkoutAs,
  createSessionToken,
  firstOrder,
  openShopper,
  openStores,
  type Shopper,
  type TestProduct,
} from '../modules/checkout/testing/shopping.ts';
import { transitionOrder } from '../modules/orders/index.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { addShippingOffer, type NewShippingOffer } from '../testing/shipping-offers.ts';
import { addVoucher, type NewVoucher } from '../testing/vouchers.ts';

let market: TestServer;
let buyer: Shopper;
let goods: TestProduct;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  buyer = await openShopper(market);
  const [only] = await openStores(market, 1);
  if (!only) throw new Error('there is one store');
  goods = only;
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const jayapura = {
  province_id: '91',
  city_id: '91.71',
  sub_district_id: '91.71.01',
  area_id: '91.71.01.1001',
  zipcode: '99111',
};

interface Case {
  name: string;
  /** `store` is the offer of the only store. */
  offers: (Omit<NewShippingOffer, 'merchant_id'> & { by: 'store' | 'market' })[];
  chosen?: boolean;
  far?: boolean;
  qty?: number;
  voucher?: NewVoucher & { byStore?: boolean };
  /** What card and page show for one piece: free, a part, or nothing. */
  card: 'free' | { min_spend: number; up_to: number | null } | null;
  /** At the checkout: the rate of the default service, who pays what of it, and the voucher. */
  fare: number;
  byStore?: number;
  byMarket?: number;
  shippingVoucher?: number;
  sellerVoucher?: number;
  usesVoucher?: boolean;
}

/**
 * Bandung to Bandung: J&T 8.000, SiCepat 8.500, JNE 9.000. Jayapura: JNE OKE 72.000, J&T 82.000. One piece: 100.000.
 */
const cases: Case[] = [
  { name: 'nobody offers anything', offers: [], card: null, fare: 8_000 },
  {
    name: 'a product says it takes part, and its store offers nothing',
    offers: [],
    chosen: true,
    card: null,
    fare: 8_000,
  },
  {
    name: 'the store, for all of its products',
    offers: [{ by: 'store', provinces: ['32'] }],
    card: 'free',
    fare: 8_000,
    byStore: 8_000,
  },
  {
    name: 'the store, for chosen products: this one',
    offers: [{ by: 'store', scope: 'products', provinces: ['32'] }],
    chosen: true,
    card: 'free',
    fare: 8_000,
    byStore: 8_000,
  },
  {
    name: 'the store, for chosen products: others',
    offers: [{ by: 'store', scope: 'products' }],
    card: null,
    fare: 8_000,
  },
  { name: 'the market', offers: [{ by: 'market' }], card: 'free', fare: 8_000, byMarket: 8_000 },
  {
    name: 'the market, from a least spend that one piece has not',
    offers: [{ by: 'market', min_spend: 150_000 }],
    card: { min_spend: 150_000, up_to: null },
    fare: 8_000,
  },
  {
    name: 'the market, from a least spend that two pieces have',
    offers: [{ by: 'market', min_spend: 150_000 }],
    qty: 2,
    card: { min_spend: 150_000, up_to: null },
    fare: 8_000,
    byMarket: 8_000,
  },
  {
    name: 'the store, in an area that is another',
    offers: [{ by: 'store', provinces: ['32'] }],
    far: true,
    card: null,
    fare: 72_000,
  },
  {
    name: 'the market, in an area that is this one',
    offers: [{ by: 'market', provinces: ['91'] }],
    far: true,
    card: 'free',
    fare: 72_000,
    byMarket: 72_000,
  },
  {
    name: 'the store, with a courier that is not the cheapest',
    offers: [{ by: 'store', couriers: ['sicepat'], provinces: ['32'] }],
    card: 'free',
    fare: 8_500,
    byStore: 8_500,
  },
  {
    name: 'the market, with a courier that the store does not work with',
    offers: [{ by: 'market', couriers: ['sicepat'] }],
    card: null,
    fare: 8_000,
  },
  {
    name: 'the market, up to less than the fare',
    offers: [{ by: 'market', max_subsidy: 5_000 }],
    card: { min_spend: 0, up_to: 5_000 },
    fare: 8_000,
    byMarket: 5_000,
  },
  {
    name: 'the store pays at most 70 percent of what it sells',
    offers: [{ by: 'store' }],
    far: true,
    card: { min_spend: 0, up_to: 70_000 },
    fare: 72_000,
    byStore: 70_000,
  },
  {
    name: 'both alike: the market pays',
    offers: [{ by: 'store', provinces: ['32'] }, { by: 'market' }],
    card: 'free',
    fare: 8_000,
    byMarket: 8_000,
  },
  {
    name: 'the store pays more than the market would',
    offers: [
      { by: 'store', provinces: ['32'] },
      { by: 'market', max_subsidy: 5_000 },
    ],
    card: 'free',
    fare: 8_000,
    byStore: 8_000,
  },
  {
    name: 'a voucher is not used up where shipping is free',
    offers: [{ by: 'market' }],
    voucher: { kind: 'shipping', voucher_code: 'ONGKIR9', discount_value: 9_000 },
    card: 'free',
    fare: 8_000,
    byMarket: 8_000,
    usesVoucher: false,
  },
  {
    name: 'a shipping voucher takes its part of what is left',
    offers: [{ by: 'market', max_subsidy: 5_000 }],
    voucher: { kind: 'shipping', voucher_code: 'ONGKIR9', discount_value: 9_000 },
    card: { min_spend: 0, up_to: 5_000 },
    fare: 8_000,
    byMarket: 5_000,
    shippingVoucher: 3_000,
    usesVoucher: true,
  },
  {
    name: 'a voucher of the store leaves its offer less: 70 percent of Rp5.000',
    offers: [{ by: 'store', provinces: ['32'] }],
    voucher: { byStore: true, voucher_code: 'BESAR95', discount_value: 95_000 },
    card: 'free',
    fare: 8_000,
    byStore: 3_500,
    sellerVoucher: 95_000,
    usesVoucher: true,
  },
];

const arrange = async ({ offers, chosen, far, voucher }: Case) => {
  const { db } = market.database;
  if (chosen) await db.updateTable('products').set({ free_shipping: true }).execute();
  await db.updateTable('merchants').set({ couriers: sql`'["jne","jnt","sicepat"]'::jsonb` }).execute();
  if (offers.some(({ couriers, by }) => by === 'market' && couriers)) {
    await db.updateTable('merchants').set({ couriers: sql`'["jne","jnt"]'::jsonb` }).execute();
  }
  for (const { by, ...offer } of offers) {
    await addShippingOffer(market, { ...offer, merchant_id: by === 'store' ? goods.merchantId : null });
  }
  if (far) {
    const actor = { kind: 'user', userId: buyer.id, sessionId: 0, merchantId: null, role: 'user' } as const;
    const { id } = await addAddress({
      ctx: market.context(actor),
      input: {
        label: 'Papua',
        receiver_name: 'Budi Santoso',
        phone: '081234567890',
        address: 'Jalan Percetakan 1',
        is_default: true,
        ...jayapura,
      } as never,
    });
    expect(id).toBeGreaterThan(0);
  }
  if (voucher) {
    const { byStore, ...more } = voucher;
    await addVoucher(market, { ...more, ...(byStore ? { merchant_id: goods.merchantId } : {}) });
  }
};

const said = ({ free_shipping, shipping_offer }: Record<string, unknown>) =>
  free_shipping ? 'free' : (shipping_offer ?? null);

/** What card, page and filter show the buyer. */
const shown = async () => {
  const { token } = buyer;
  const { data: cards } = await market.call('/products/list', { token });
  const filtered = await market.call('/products/list?free_shipping=1', { token });
  const { data: product } = await market.call(`/products/detail/${goods.id}`, { token });
  return {
    card: said(cards[0]),
    product: said(product),
    filter: filtered.data.length,
    facet: (filtered.facets.promotions as { id: string; total: number }[]).find(
      ({ id }) => id === 'free_shipping',
    )?.total,
  };
};

const estimate = async (qty: number) =>
  (await market.call(`/products/shipping-estimate/${goods.id}?qty=${qty}`, { token: buyer.token })).data;

const rowOf = () =>
  market.database.db
    .selectFrom('orders')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Rupiah by account and journal of the order and its group. */
const postings = async (event: string) => {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select p.kind, sum(p.amount)::bigint as amount from ledger_postings p
    join ledger_journals j on j.id = p.journal_id where j.event = ${event} group by p.kind`.execute(
    market.database.db,
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
};

const buy = async (one: Case): Promise<Checkout> => {
  const shop = checkoutAs(market, buyer);
  await shop.add(goods, one.qty ?? 1);
  const opened = await shop.open();
  const paid = await shop.pay(opened.data);
  expect(paid).toMatchObject({ status: 200 });
  await shop.post(`/payment/${paid.data.order_group_code}/simulate`);
  await market.settle();
  return opened.data;
};

const arrive = async (order: { id: number }) => {
  const seller = await market.database.db
    .selectFrom('merchants')
    .select(['id', 'user_id'])
    .where('id', '=', goods.merchantId)
    .executeTakeFirstOrThrow();
  const own = { by: 'seller', userId: seller.user_id, merchantId: seller.id } as const;
  for (const [transition, mover] of [
    ['T4', own],
    ['T9', own],
    ['T10', { by: 'courier' }],
    ['T12', { by: 'courier' }],
  ] as const) {
    await transitionOrder(market.context(), { orderId: order.id, transition, mover });
  }
};

describe('card = product = checkout = order = invoice = journals, when free shipping is offered by', () => {
  test.each(cases)('$name', { tags: 'slow' }, async (one) => {
    await arrange(one);
    const { qty = 1, byStore = 0, byMarket = 0, shippingVoucher = 0, sellerVoucher = 0 } = one;
    const look = await shown();
    expect(look.card).toEqual(one.card);
    expect(look.product).toEqual(one.card);
    expect([look.filter, look.facet ?? 0]).toEqual(one.card === 'free' ? [1, 1] : [0, 0]);
    expect((await estimate(1)).free_shipping).toBe(one.card === 'free');

    const asked = await estimate(qty);
    const checkout = await buy(one);
    const [order] = checkout.orders;
    const left = one.fare - byStore - byMarket;
    if (sellerVoucher === 0) expect(asked.pays).toBe(left);
    expect(order?.selected_shipping?.price).toBe(one.fare);
    expect(order?.shipping_offer ?? null).toEqual(
      byStore + byMarket > 0 ? { by: byStore > 0 ? 'store' : 'market', amount: byStore + byMarket } : null,
    );
    const goodsLeft = 100_000 * qty - sellerVoucher;
    const total = goodsLeft + left - shippingVoucher;
    expect(checkout.summary).toMatchObject({
      shipping: one.fare,
      shipping_offer: byStore + byMarket,
      shipping_discount: shippingVoucher,
      grand_total: total,
    });
    const { rows: uses } = await sql`select 1 from voucher_uses`.execute(market.database.db);
    expect(uses).toHaveLength(one.usesVoucher ? 1 : 0);

    const row = await rowOf();
    expect(row).toMatchObject({ store_subsidy: byStore, market_subsidy: byMarket, grand_total: total });
    const { data: bought } = await market.call(`/buyer/dashboard/order/detail/${row.code}`, {
      token: buyer.token,
    });
    expect(bought.price_breakdown).toMatchObject({
      shipping: one.fare,
      shipping_offer: byStore + byMarket,
      shipping_discount: shippingVoucher,
      total,
    });
    expect(await postings('J1')).toMatchObject({
      gateway_clearing: -total,
      escrow: goodsLeft + one.fare - byStore,
      ...(byMarket + shippingVoucher > 0 ? { promo_expense: -byMarket - shippingVoucher } : {}),
    });

    await arrive(row);
    await transitionOrder(market.context(), {
      orderId: row.id,
      transition: 'T13',
      mover: { by: 'buyer', userId: buyer.id },
    });
    const commission = Math.min(Math.round(goodsLeft / 20), goodsLeft - byStore);
    expect(await postings('J3')).toEqual({
      escrow: -(goodsLeft + one.fare - byStore),
      seller_wallet: goodsLeft - byStore - commission,
      platform_commission: commission,
      courier_payable: one.fare,
    });
    const sellerToken = await createSessionToken(market, (await ownerOf()).user_id);
    const { data: sold } = await market.call(`/merchant/dashboard/orders/detail/${row.code}`, {
      token: sellerToken,
    });
    expect(sold).toMatchObject({
      seller_net: goodsLeft - byStore - commission,
      breakdown: { shipping_subsidy: byStore },
    });
  });
});

const ownerOf = () =>
  market.database.db
    .selectFrom('merchants')
    .select('user_id')
    .where('id', '=', goods.merchantId)
    .executeTakeFirstOrThrow();

const kinds = [
  { by: 'store' as const, pays: { byStore: 8_000, byMarket: 0 } },
  { by: 'market' as const, pays: { byStore: 0, byMarket: 8_000 } },
];

describe.each(kinds)('an order whose shipping the $by pays', ({ by, pays: { byStore, byMarket } }) => {
  const one = { offers: [{ by, provinces: ['32'] }] } as unknown as Case;
  const prepare = async () => {
    await arrange(one);
    await buy(one);
    return rowOf();
  };

  test('returns the money of all parties when it is canceled', { tags: 'slow' }, async () => {
    const row = await prepare();
    await transitionOrder(market.context(), {
      orderId: row.id,
      transition: 'T6',
      mover: { by: 'buyer', userId: buyer.id },
    });
    expect(await postings('J2')).toEqual({
      escrow: -(108_000 - byStore),
      buyer_wallet: 100_000,
      ...(byMarket > 0 ? { promo_expense: byMarket } : {}),
    });
  });

  test.each([
    // The buyer gets 30.000 of the items back: commission on the rest, the full shipping rate to the courier.
    [30_000, { buyer_wallet: 30_000, platform_commission: 3_500, courier_payable: 8_000 }],
    // The store has too little left for its part of the shipping rate: the courier's part lacks it.
    [97_000, { buyer_wallet: 97_000, courier_payable: by === 'store' ? 3_000 : 8_000 }],
  ])('after a complaint over %i', { tags: 'slow' }, async (amount, expected) => {
    const row = await prepare();
    await arrive(row);
    const mover = { by: 'buyer', userId: buyer.id } as const;
    await transitionOrder(market.context(), {
      ...{ orderId: row.id, transition: 'T15', mover, reason: 'damaged', note: 'Rusak' },
      data: { amount },
    });
    const staff = await createStaffUser(market);
    const { data } = await staff.get('/complaints/list?status=all');
    const [complaint] = data;
    await market.database.db.updateTable('complaints').set({ status: 'escalated' }).execute();
    const decided = await staff.post('/complaints/decide', {
      complaint_id: complaint.id,
      refund_amount: amount,
      note: 'Sesuai bukti',
    });
    expect(decided.status).toBe(200);
    const posted = await postings('J4');
    expect(posted).toMatchObject(expected);
    expect(Object.values(posted).reduce((sum, part) => sum + part, 0)).toBe(0);
    expect(posted.seller_wallet ?? 0).toBe(
      Math.max(0, 100_000 - amount - byStore - (posted.platform_commission ?? 0)),
    );
  });
});

describe('the shipping labels of lists', () => {
  test('hold wherever the offer does for a user without a place; the sheet names the area', {
    tags: 'slow',
  }, async () => {
    await arrange({ offers: [{ by: 'store', provinces: ['32'] }] } as unknown as Case);
    const { data } = await market.call('/products/list?free_shipping=1');
    expect(data).toHaveLength(1);
    const { data: far } = await market.call(`/products/shipping-estimate/${goods.id}?area_id=91.71`);
    expect(far).toMatchObject({
      free_shipping: false,
      pays: 72_000,
      shipping_offers: [{ by: 'store', in_area: false, provinces: ['Jawa Barat'] }],
    });
  });

  test('end with the offer, begin with it, and follow its store', { tags: 'slow' }, async () => {
    const staff = await createStaffUser(market);
    const at = (hours: number) => new Date(market.clock.now().getTime() + hours * 3_600_000).toISOString();
    const created = await staff.post('/shipping-offers/create', {
      name_id: 'Gratis ongkir akhir tahun',
      name_en: 'Year-end free shipping',
      date_start: at(1),
      date_end: at(3),
    });
    expect(created).toMatchObject({ status: 200, data: { state: 'upcoming', orders: 0, spent: 0 } });
    const free = async () => {
      await market.settle();
      return (await market.call('/products/list?free_shipping=1')).data.length;
    };
    expect(await free()).toBe(0);
    market.clock.advance(3_600_000);
    expect(await free()).toBe(1);
    market.clock.advance(2 * 3_600_000);
    expect(await free()).toBe(0);

    const token = await createSessionToken(market, (await ownerOf()).user_id);
    const { data: none } = await market.call('/merchant/dashboard/shipping-offer', { token });
    expect(none).toMatchObject({ is_active: false, state: 'off', version: 0 });
    const body = { is_active: true, scope: 'all', provinces: ['32'], date_start: at(-1), version: 0 };
    const saved = await market.call('/merchant/dashboard/shipping-offer', { token, body });
    expect(saved).toMatchObject({ status: 200, data: { state: 'running', version: 1, provinces: ['32'] } });
    expect(await free()).toBe(1);
    expect(await market.call('/merchant/dashboard/shipping-offer', { token, body })).toMatchObject({
      status: 409,
    });
    await market.call('/merchant/dashboard/shipping-offer', {
      token,
      body: { ...body, is_active: false, version: 1 },
    });
    expect(await free()).toBe(0);
  });

  test('a piece of another weight beside it is not shipped for free', { tags: 'slow' }, async () => {
    const { addProduct, refreshCatalog } = await import('../testing/products.ts');
    const { category_id } = await market.database.db
      .selectFrom('products')
      .select('category_id')
      .executeTakeFirstOrThrow();
    const heavy = await addProduct(market, {
      store: goods.merchantId,
      category: category_id,
      weight_gram: 5_000,
    });
    await market.database.db
      .updateTable('products')
      .set({ free_shipping: true })
      .where('id', '=', goods.id)
      .execute();
    await refreshCatalog(market);
    await addShippingOffer(market, { merchant_id: goods.merchantId, scope: 'products', provinces: ['32'] });
    const shop = checkoutAs(market, buyer);
    await shop.add(goods);
    await shop.add(heavy);
    const order = firstOrder(await shop.open());
    expect(order.selected_shipping?.price).toBe(40_000);
    expect(order.shipping_offer).toEqual({ by: 'store', amount: 8_000 });
  });
});
