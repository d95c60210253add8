import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { saveImage } from '../../media/index.ts';
import {
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
} from '../../orders/testing/order-fixture.ts';
import { drive } from '../../orders/testing/order-states.ts';

const pixels = new Uint8Array(4);

/** A buyer with a name, two sellers, and what they do with reviews. */
export interface ReviewFixture extends OrderFixture {
  /** A completed order of one line. */
  buy(wish?: OrderOverrides): Promise<{ orderId: number; code: string; lineId: number }>;
  /** An image uploaded by the buyer, or by another user. */
  upload(ownerId?: number): Promise<number>;
  write(body: object, token?: string, headers?: Record<string, string>): Promise<TestResponse>;
  mine(query?: string): Promise<TestResponse>;
  reply(body: object, token?: string): Promise<TestResponse>;
  seen(path: string, token?: string): Promise<TestResponse>;
  /** Everybody logs in again, because days have passed. */
  signInAgain(): Promise<void>;
}

const area = '/buyer/dashboard/order/review';

export const openReviewFixture = async (market: TestServer): Promise<ReviewFixture> => {
  const orders = await openOrderFixture(market, { withTokens: false });
  const { db } = market.database;
  const { buyer, seller, otherSeller } = orders;
  await db.updateTable('users').set({ fullname: 'Budi Santoso' }).where('id', '=', buyer.id).execute();
  const world: ReviewFixture = {
    ...orders,
    buy: async (wish = {}) => {
      const { orderId, code } = await drive(orders, ['T4', 'T9', 'T10', 'T12', 'T13'], { wish });
      const line = await db
        .selectFrom('order_items')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { orderId, code, lineId: line.id };
    },
    upload: async (ownerId = buyer.id) =>
      (
        await saveImage({
          ctx: market.context(),
          input: {
            ownerId,
            visibility: 'draft',
            mime: 'image/png',
            width: 1,
            height: 1,
            files: { 150: pixels, 300: pixels, 600: pixels, 1200: pixels },
          },
        })
      ).id,
    write: (body, token = buyer.token, headers = {}) => market.call(area, { token, body, headers }),
    mine: (query = '') => market.call(`${area}/list?${query}`, { token: buyer.token }),
    reply: (body, token = seller.token) => market.call('/merchant/dashboard/review/reply', { token, body }),
    seen: (path, token = seller.token) => market.call(`/merchant/dashboard/review/${path}`, { token }),
    signInAgain: async () => {
      for (const person of [buyer, seller, otherSeller])
        person.token = await createSessionToken(market, person.id);
    },
  };
  await world.signInAgain();
  return world;
};
