import { day } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { type OrderFixture, openOrderFixture } from '../../orders/testing/order-fixture.ts';
import { consumePromos } from '../index.ts';

const area = '/merchant/dashboard/vouchers';

/** Two sellers and what the first one does with vouchers. */
export interface SellerFixture extends OrderFixture {
  post(path: string, body: object, token?: string, headers?: Record<string, string>): Promise<TestResponse>;
  get(path: string, token?: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** The form of a voucher that runs from now for three days. */
  form(more?: object): object;
  /** Creates it; returns its id. */
  make(more?: object): Promise<number>;
  /** The buyer takes one use, under an order group of this id. */
  use(groupId: number, promoId: number): Promise<void>;
  /** So many days from now. */
  later(days: number): string;
}

export const openSellerFixture = async (market: TestServer): Promise<SellerFixture> => {
  const orders = await openOrderFixture(market, { withTokens: false });
  const { buyer, seller, otherSeller } = orders;
  for (const person of [buyer, seller, otherSeller])
    person.token = await createSessionToken(market, person.id);
  const later = (days: number) => new Date(market.clock.now().getTime() + days * day).toISOString();
  const world: SellerFixture = {
    ...orders,
    later,
    post: (path, body, token = seller.token, headers = {}) =>
      market.call(`${area}/${path}`, { token, body, headers }),
    get: (path, token = seller.token, headers = {}) => market.call(`${area}/${path}`, { token, headers }),
    form: (more = {}) => ({
      voucher_code: 'HEMAT10',
      name: 'Hemat 10 ribu',
      kind: 'discount',
      discount_type: 'amount',
      discount_value: 10_000,
      min_spend: 50_000,
      quota: 100,
      date_start: later(0),
      date_end: later(3),
      ...more,
    }),
    make: async (more = {}) => (await world.post('create', world.form(more))).data.id,
    use: (groupId, promoId) =>
      inTransaction(market.context(), (ctx) =>
        consumePromos(ctx, { userId: buyer.id, groupId, uses: [{ promoId, amount: 10_000 }] }),
      ),
  };
  return world;
};
