import {
  arrangeBuyers,
  arrangeProducts,
  confirmForTest,
  createSessionToken,
  testPassword,
} from '@pasar/api/testing';
import type { Crowd } from './mixed-load.ts';
import { withDatabaseContext } from './with-database-context.ts';

/** Six buyers with money, and three stores that have plenty of what they want. */
export const arrangeCrowd = (databaseUrl: string): Promise<Crowd> =>
  withDatabaseContext(databaseUrl, async (ctx) => {
    const goods = await arrangeProducts({ context: () => ctx }, [100_000, 100_000, 100_000]);
    const buyers = await arrangeBuyers(ctx, 6, { wallet: 400_000_000, password: testPassword });
    // The load withdraws for longer than a proof counts.
    for (const { token } of buyers) await confirmForTest(ctx, token, 'withdrawal', 86_400_000);
    const sellers = new Map<number, { id: number; token: string }>();
    for (const { merchantId, sellerId } of goods) {
      sellers.set(merchantId, { id: sellerId, token: await createSessionToken(ctx, sellerId) });
    }
    return { goods, buyers, sellers };
  });
