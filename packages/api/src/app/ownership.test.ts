import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../testing/all-rows.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { callTrade, getSchemaFields, tradeCalls } from '../testing/trade-calls.ts';
import { mark, openTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts';

let market: TestServer;
let world: TradeFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
  world = await openTradeFixture(market);
  await market.settle();
}, 60_000);
afterAll(() => market.close());

type Hands = 'stranger' | 'seller' | 'rival';
interface Case {
  /** The id or code of the buyer's, or of the seller's store. */
  theirs(world: TradeFixture): number | string;
  /** The caller's own data in a well-formed call. */
  input?(world: TradeFixture): Record<string, unknown>;
  /** Who tries to access it: an unrelated user, the seller of the order, another seller. */
  by?: readonly Hands[];
  asList?: true;
  /** The expected code of both responses, when it is not a 404. */
  status?: 200 | 422;
}

const stranger: readonly Hands[] = ['stranger'];
const otherStore: readonly Hands[] = ['rival'];
const entry = {
  label: 'Rumah',
  receiver_name: 'Siti Aminah',
  phone: '081234567890',
  address: 'Jalan Merdeka 10',
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.01',
  area_id: '32.73.01.1001',
  zipcode: '40153',
};
const cartItem: Case = { theirs: ({ buyer }) => buyer.cartItemId };
const checkout: Case = { theirs: ({ buyer }) => buyer.checkoutId };
const checkoutOrder: Case = { theirs: ({ buyer }) => buyer.checkoutOrderId };
const addressOfBuyer: Case = { theirs: ({ buyer }) => buyer.addressId };
const freshOrder: Case = { theirs: ({ orders }) => orders.fresh };

/** Each id or code of a call that belongs to somebody: `call field`. */
const cases: Record<string, readonly Case[]> = {
  'addresses.edit id': [{ ...addressOfBuyer, input: () => entry }],
  'addresses.setDefault id': [addressOfBuyer],
  'addresses.remove id': [addressOfBuyer],
  'addresses.restore id': [{ theirs: ({ buyer }) => buyer.deletedId }, addressOfBuyer],
  'cart.update cart_item_id': [{ ...cartItem, input: () => ({ qty: 3, note: 'Milik siapa' }) }],
  'cart.checked cart_item_id': [cartItem, { ...cartItem, asList: true }],
  'cart.checked merchant_id': [{ theirs: ({ seller }) => seller.merchantId }],
  'cart.unchecked cart_item_id': [cartItem, { ...cartItem, asList: true }],
  'cart.unchecked merchant_id': [{ theirs: ({ seller }) => seller.merchantId }],
  'cart.remove cart_item_id': [cartItem, { ...cartItem, asList: true }],
  'checkout.preview checkout_id': [checkout],
  'checkout.priceList id': [checkoutOrder],
  'checkout.setLogistic order_id': [
    { ...checkoutOrder, input: ({ buyer }) => ({ shipper_result_id: buyer.quoteId, insurance: true }) },
    { ...checkoutOrder, input: (w) => ({ shipper_result_id: w.stranger.quoteId }), by: stranger },
  ],
  'checkout.setLogistic shipper_result_id': [
    {
      theirs: ({ buyer }) => buyer.quoteId,
      input: (w) => ({ order_id: w.stranger.checkoutOrderId }),
      by: stranger,
    },
  ],
  'checkout.addressForAll address_book_id': [addressOfBuyer],
  'checkout.addressForAll checkout_id': [
    { ...checkout, input: (w) => ({ address_book_id: w.stranger.addressId }), by: stranger },
  ],
  'checkout.addressForOrder order_id': [
    { ...checkoutOrder, input: (w) => ({ address_book_id: w.stranger.addressId }), by: stranger },
    { ...checkoutOrder, input: ({ buyer }) => ({ address_book_id: buyer.addressId }) },
  ],
  'checkout.addressForOrder address_book_id': [
    { ...addressOfBuyer, input: (w) => ({ order_id: w.stranger.checkoutOrderId }), by: stranger },
  ],
  'checkout.setDropship id': [
    { ...checkoutOrder, input: () => ({ dropship_name: 'Kios Siti', dropship_phone: '081234567890' }) },
  ],
  'checkout.unsetDropship id': [checkoutOrder],
  'checkout.setNote id': [{ ...checkoutOrder, input: () => ({ note: 'Titip di satpam' }) }],
  'checkout.useWallet checkout_id': [{ ...checkout, input: () => ({ use_wallet: '1' }) }],
  'checkout.setInvoice checkout_id': [
    {
      ...checkout,
      input: () => ({ name: 'PT Maju', npwp: '0123456789012345', address: 'Jalan Braga 1' }),
    },
  ],
  'checkout.unsetInvoice checkout_id': [checkout],
  'checkout.selectPromo promo_id': [{ theirs: ({ promoId }) => promoId, by: stranger }],
  'checkout.selectPromo checkout_id': [{ ...checkout, input: ({ promoId }) => ({ promo_id: promoId }) }],
  'checkout.unselectPromo promo_id': [{ theirs: ({ promoId }) => promoId, by: stranger, status: 200 }],
  'checkout.unselectPromo checkout_id': [{ ...checkout, input: ({ promoId }) => ({ promo_id: promoId }) }],
  'checkout.pay checkout_id': [
    { ...checkout, input: () => ({ payment_method: 'va_bca', expected_total: 209_000 }) },
  ],
  'payments.read code': [{ theirs: ({ unpaid }) => unpaid.group }],
  'payments.method code': [
    { theirs: ({ unpaid }) => unpaid.group, input: () => ({ payment_method: 'qris' }) },
  ],
  'payments.check code': [{ theirs: ({ unpaid }) => unpaid.group }],
  'payments.proof code': [
    { theirs: ({ unpaid }) => unpaid.group, input: () => ({ media_id: 1, sender: 'Siti' }) },
  ],
  'payments.proof media_id': [
    {
      theirs: ({ buyer }) => buyer.pictureId,
      input: (w) => ({ code: w.stranger.unpaid, sender: 'Siti' }),
      by: stranger,
      status: 422,
    },
  ],
  'payments.simulate code': [{ theirs: ({ unpaid }) => unpaid.group }],
  'orders.detail code': [freshOrder, { theirs: ({ unpaid }) => unpaid.order }],
  'orders.status order_code': [
    { theirs: ({ orders }) => orders.shipped, input: () => ({ status: 'completed' }) },
    { theirs: ({ orders }) => orders.delivered, input: () => ({ status: 'completed' }) },
    { theirs: ({ unpaid }) => unpaid.order, input: () => ({ status: 'cancelled', reason: 'tidak_jadi' }) },
    { ...freshOrder, input: () => ({ status: 'cancelled', reason: 'tidak_jadi' }) },
    { theirs: ({ orders }) => orders.packed, input: () => ({ status: 'cancelled', reason: 'tidak_jadi' }) },
    {
      theirs: ({ orders }) => orders.delivered,
      input: (w) => ({
        status: 'complained',
        reason: 'damaged',
        description: 'Barang ini rusak sekali',
        media_ids: [w.stranger.pictureId],
      }),
    },
    { theirs: ({ orders }) => orders.complained, input: () => ({ status: 'complaint_withdrawn' }) },
  ],
  'orders.status media_ids': [
    {
      theirs: ({ buyer }) => buyer.pictureId,
      input: (w) => ({
        status: 'complained',
        order_code: w.stranger.order,
        reason: 'damaged',
        description: 'Barang ini rusak sekali',
      }),
      asList: true,
      by: stranger,
      status: 422,
    },
  ],
  'selling.detail code': [
    { ...freshOrder, by: otherStore },
    { theirs: ({ unpaid }) => unpaid.order, by: ['seller'] },
  ],
  'selling.approve order_code': [
    { ...freshOrder, by: otherStore },
    { theirs: ({ unpaid }) => unpaid.order, by: ['seller', 'rival'] },
  ],
  'selling.approve order_codes': [{ ...freshOrder, by: otherStore, asList: true }],
  'selling.reject order_code': [{ ...freshOrder, by: otherStore, input: () => ({ reason: 'toko_tutup' }) }],
  'selling.returned order_code': [{ theirs: ({ orders }) => orders.returned, by: otherStore }],
  'selling.pickup order_code': [{ theirs: ({ orders }) => orders.packed, by: otherStore }],
  'selling.pickup order_codes': [{ theirs: ({ orders }) => orders.packed, by: otherStore, asList: true }],
  'selling.waybill order_code': [
    {
      theirs: ({ orders }) => orders.packed,
      by: otherStore,
      input: () => ({ awb: 'JNE0123456789', media_id: 1 }),
    },
  ],
  'selling.waybill media_id': [
    {
      theirs: ({ buyer }) => buyer.pictureId,
      by: otherStore,
      input: ({ rival }) => ({ order_code: rival.packed, awb: 'JNE0123456789' }),
      status: 422,
    },
  ],
  'selling.delivered order_code': [
    {
      theirs: ({ orders }) => orders.shipped,
      by: otherStore,
      input: () => ({ receiver: 'Budi', media_id: 1 }),
    },
  ],
  'selling.delivered media_id': [
    {
      theirs: ({ buyer }) => buyer.pictureId,
      by: otherStore,
      input: ({ rival }) => ({ order_code: rival.brought, receiver: 'Budi' }),
      status: 422,
    },
  ],
  'selling.replyToCancelRequest order_code': [true, false].map((accept) => ({
    theirs: ({ orders }) => orders.asked,
    by: otherStore,
    input: () => ({ accept }),
  })),
  'orders.replyToStaff order_code': [
    {
      theirs: ({ orders }) => orders.complained,
      by: stranger,
      input: () => ({ text: 'Saya bukan pembelinya' }),
    },
  ],
  'selling.replyToStaff order_code': [
    {
      theirs: ({ orders }) => orders.complained,
      by: otherStore,
      input: () => ({ text: 'Saya bukan penjualnya' }),
    },
  ],
  'selling.replyToComplaint order_code': [true, false].map((accept) => ({
    theirs: ({ orders }) => orders.complained,
    by: otherStore,
    input: () => ({ accept, description: 'Saya bukan penjualnya' }),
  })),
};

/** Ids that belong to nobody. */
const common: Record<string, string> = {
  province_id: 'official regions',
  city_id: 'official regions',
  sub_district_id: 'official regions',
  area_id: 'official regions',
  product_id: 'goods that everybody may buy',
  variant_id: 'goods that everybody may buy',
  bank_id: 'the list of banks',
  promo_code: 'whoever knows a code may claim it',
};

const named = [...tradeCalls].flatMap(([name, { params, query, body }]) =>
  [params, query, body]
    .flatMap((part) => getSchemaFields(part).map((field) => field.name))
    .filter((field) => /(^|_)(id|code)s?$/.test(field) && !(field in common))
    .map((field) => `${name} ${field}`),
);

const nobodys = (id: number | string) => (typeof id === 'number' ? 999_999 : 'ORD-20260302-ZZZZZ');

const everybody: readonly Hands[] = ['stranger', 'seller', 'rival'];
const attemptsOf = (list: readonly Case[]) =>
  list.flatMap((one, place) =>
    (one.by ?? everybody).map((hands) => ({ one, hands, what: `${place} by the ${hands}` })),
  );

/** What a caller gets to see, without the code that they named themselves. */
const ask = async (key: string, { input = () => ({}), asList }: Case, hands: Hands, id: number | string) => {
  const [name = '', field = ''] = key.split(' ');
  const { headers: _, ...said } = await callTrade(market, name, {
    token: world[hands].token,
    input: { ...input(world), [field]: asList ? [id] : id },
  });
  const text = JSON.stringify(said);
  return typeof id === 'string'
    ? text.replaceAll(id, 'that code')
    : text.replaceAll(`"id":${id},`, '"id":0,');
};

describe("somebody else's", () => {
  test('every id and code of the contract is in the table of cases [S22]', () => {
    expect(Object.keys(cases).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test.each(Object.entries(cases))(
    '%s is as one that does not exist, and nothing happens [S22] [S23]',
    async (key, list) => {
      const attempts = attemptsOf(list);
      const unknown: string[] = [];
      for (const { one, hands } of attempts)
        unknown.push(await ask(key, one, hands, nobodys(one.theirs(world))));
      const before = await allRows(market.database.db);
      for (const [place, { one, hands, what }] of attempts.entries()) {
        const said = await ask(key, one, hands, one.theirs(world));
        expect(JSON.parse(said).status, what).toBe(one.status ?? 404);
        expect(said, what).toBe(unknown[place]);
        expect(said, what).not.toContain(mark);
      }
      expect(await allRows(market.database.db)).toEqual(before);
    },
  );

  const reads = [...tradeCalls].filter(
    ([name, { method, path }]) => name === 'cart.list' || (method === 'GET' && !path.includes(':')),
  );
  test.each(reads)('nothing shows in %s [S22]', async (name, { access }) => {
    const answer = await callTrade(market, name, {
      token: world[access === 'merchant' ? 'rival' : 'stranger'].token,
    });
    expect(answer.status).toBe(200);
    const said = JSON.stringify(answer);
    for (const hidden of [mark, world.unpaid.group, world.unpaid.order, ...Object.values(world.orders)]) {
      expect(said).not.toContain(hidden);
    }
  });
});
