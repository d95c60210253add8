import { testPassword } from '../../testing/people.ts';
import { stageBuyers, stageGoods, tokenOf } from '../ground/stage.ts';
import type { Crowd } from './mixed-load.ts';
import { openBooks } from './open-books.ts';

/** Six buyers with money, and three stores that have plenty of what they want. */
export const stageCrowd = (databaseUrl: string): Promise<Crowd> =>
  openBooks(databaseUrl, async (ctx) => {
    const goods = await stageGoods({ context: () => ctx }, [100_000, 100_000, 100_000]);
    const buyers = await stageBuyers(ctx, 6, { wallet: 400_000_000, password: testPassword });
    const sellers = new Map<number, { id: number; token: string }>();
    for (const { merchantId, sellerId } of goods) {
      sellers.set(merchantId, { id: sellerId, token: await tokenOf(ctx, sellerId) });
    }
    return { goods, buyers, sellers };
  });
