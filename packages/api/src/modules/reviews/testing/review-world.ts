import { keepPicture } from '../../../modules/media/index.ts';
import type { TestAnswer, TestMarket } from '../../../testing/open-test-market.ts';
import { tokenOf } from '../../checkout/testing/shopping.ts';
import { drive } from '../../orders/testing/order-states.ts';
import { type OrderWish, type OrderWorld, openOrderWorld } from '../../orders/testing/order-world.ts';

const pixels = new Uint8Array(4);

/** A buyer with a name, two sellers, and what they do with reviews. */
export interface ReviewWorld extends OrderWorld {
  /** A completed order of one line. */
  buy(wish?: OrderWish): Promise<{ orderId: number; code: string; lineId: number }>;
  /** A picture that the buyer has uploaded, or another person. */
  upload(ownerId?: number): Promise<number>;
  write(body: object, token?: string, headers?: Record<string, string>): Promise<TestAnswer>;
  mine(query?: string): Promise<TestAnswer>;
  reply(body: object, token?: string): Promise<TestAnswer>;
  seen(path: string, token?: string): Promise<TestAnswer>;
  /** Days have passed: everybody signs in again. */
  signInAgain(): Promise<void>;
}

const area = '/buyer/dashboard/order/review';

export const openReviewWorld = async (market: TestMarket): Promise<ReviewWorld> => {
  const orders = await openOrderWorld(market, { withTokens: false });
  const { db } = market.database;
  const { buyer, seller, otherSeller } = orders;
  await db.updateTable('users').set({ fullname: 'Budi Santoso' }).where('id', '=', buyer.id).execute();
  const world: ReviewWorld = {
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
        await keepPicture({
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
      for (const person of [buyer, seller, otherSeller]) person.token = await tokenOf(market, person.id);
    },
  };
  await world.signInAgain();
  return world;
};
