import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { consumePromos } from '../../promos/index.ts';
import { closeUnpaidGroup, nextGroupId, transitionOrder } from '../index.ts';
import {
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
  place,
  placePaid,
} from '../testing/order-fixture.ts';
import { createActors } from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const addVoucher = async (code: string) => {
  const now = market.clock.now();
  const { id } = await market.database.db
    .insertInto('vouchers')
    .values({
      owner: 'platform',
      merchant_id: null,
      voucher_code: code,
      name_id: code,
      name_en: code,
      kind: 'discount',
      discount_type: 'amount',
      discount_value: 5_000,
      max_discount: null,
      quota: 10,
      starts_at: now,
      ends_at: new Date(now.getTime() + 30 * day),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const used = async () =>
  (await market.database.db.selectFrom('vouchers').select('used').orderBy('id').execute()).map(
    (voucher) => voucher.used,
  );

/** Two orders share a promo, the second one has another for itself. */
const placeWithPromos = async (placing: typeof place) => {
  const [shared, own] = [await addVoucher('BERDUA'), await addVoucher('SENDIRI')];
  const groupId = await nextGroupId(market.context());
  const wishes: OrderOverrides[] = [
    { platformVoucher: 5_000, promoIds: [shared] },
    { product: 1, platformVoucher: 5_000, sellerVoucher: 5_000, promoIds: [shared, own] },
  ];
  await consumePromos(market.context(), {
    userId: world.buyer.id,
    groupId,
    uses: [
      { promoId: shared, amount: 10_000 },
      { promoId: own, amount: 5_000 },
    ],
  });
  const { orders } = await placing(world, wishes, { groupId });
  const [first = 0, second = 0] = orders.map(({ id }) => id);
  return { groupId, first, second };
};

const reject = (orderId: number, which: 'seller' | 'rival') =>
  transitionOrder(market.context(), {
    orderId,
    transition: 'T5',
    mover: createActors(world)[which],
    reason: 'toko_tutup',
  });

describe('a promo', () => {
  test('comes back with the last of the orders that used it, once', { tags: 'slow' }, async () => {
    const { first, second } = await placeWithPromos(placePaid);
    expect(await used()).toEqual([1, 1]);
    await reject(second, 'rival');
    expect(await used()).toEqual([1, 0]);
    await reject(first, 'seller');
    expect(await used()).toEqual([0, 0]);
    expect(
      (await market.database.db.selectFrom('voucher_uses').select('released_at').execute()).every(
        ({ released_at }) => released_at !== null,
      ),
    ).toBe(true);
  });

  test('stays used when one of its orders was sent', { tags: 'slow' }, async () => {
    const { first, second } = await placeWithPromos(placePaid);
    const { seller, courier } = createActors(world);
    await transitionOrder(market.context(), { orderId: first, transition: 'T4', mover: seller });
    await transitionOrder(market.context(), { orderId: first, transition: 'T9', mover: seller });
    await transitionOrder(market.context(), { orderId: first, transition: 'T10', mover: courier });
    await reject(second, 'rival');
    await transitionOrder(market.context(), { orderId: first, transition: 'T18', mover: courier });
    expect(await used()).toEqual([1, 0]);
  });

  test('comes back when nobody paid', { tags: 'slow' }, async () => {
    const { groupId } = await placeWithPromos(place);
    await closeUnpaidGroup(market.context(), { groupId, to: 'payment_expired' });
    expect(await used()).toEqual([0, 0]);
  });
});
