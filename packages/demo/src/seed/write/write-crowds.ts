import { type Context, day, jakartaDay } from '@pasar/api/plugin';
import { createChance } from '../chance.ts';
import { demoSeller } from '../data/users.ts';
import { historyDays } from '../plan/history/create-time-generator.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { bulkInsert } from './history/bulk-insert.ts';
import { at } from './insert-rows.ts';

/** How many come to look for one who buys, and how many pages each of them sees. */
const VISITORS_PER_ORDER = [18, 42] as const;
const PAGES = [1.6, 3.1] as const;
/** Of all stores: the busiest of them, and the demo seller's. */
const COUNTED = 0.2;
/** Buyers follow so many stores, at most. */
const FOLLOWED = 4;

const share = (chance: number, [low, high]: readonly [number, number]) => low + (high - low) * chance;

interface Ids {
  merchants: readonly number[];
  buyers: readonly number[];
}

const ordersPerDay = ({ history }: SeedData) => {
  const counts = new Map<number, Map<string, number>>();
  for (const { placedAt, orders } of history) {
    const date = jakartaDay(placedAt);
    for (const { store } of orders) {
      const days = counts.get(store) ?? new Map<string, number>();
      counts.set(store, days.set(date, (days.get(date) ?? 0) + 1));
    }
  }
  return counts;
};

/** Visitors of each day to the stores that sell most: many times those who bought, and some when nobody did. */
const visitRows = (market: SeedData, { merchants }: Ids) => {
  const chance = createChance(merchants.length);
  const counts = [...ordersPerDay(market)].sort(([, one], [, other]) => other.size - one.size);
  const most = Math.ceil(merchants.length * COUNTED);
  const isCounted = (store: number, rank: number) =>
    rank < most || at(market.stores, store).owner.email === demoSeller.email;
  return counts
    .filter(([store], rank) => isCounted(store, rank))
    .flatMap(([store, days]) =>
      Array.from({ length: historyDays }, (_, age) => {
        const date = jakartaDay(new Date(market.now.getTime() - age * day));
        const bought = (days.get(date) ?? 0) + chance.next();
        const visitors = Math.max(bought, 1) * share(chance.next(), VISITORS_PER_ORDER);
        return {
          merchant_id: at(merchants, store),
          day: date,
          visitors: Math.round(visitors),
          views: Math.round(visitors * share(chance.next(), PAGES)) + 1,
        };
      }),
    );
};

/** Whoever bought something may follow the store since. */
const followRows = ({ history }: SeedData, { merchants, buyers }: Ids) => {
  const chance = createChance(buyers.length);
  const followed = new Map<number, Set<number>>();
  return history.flatMap(({ buyer, placedAt, orders: [order] }) => {
    const stores = followed.get(buyer) ?? new Set<number>();
    if (!order || stores.size >= FOLLOWED || stores.has(order.store) || !chance.happens(0.3)) return [];
    followed.set(buyer, stores.add(order.store));
    return [{ user_id: at(buyers, buyer), merchant_id: at(merchants, order.store), created_at: placedAt }];
  });
};

/** Who came to look, and who stays with a store. */
export async function writeCrowds({ db }: Context, market: SeedData, ids: Ids): Promise<void> {
  await bulkInsert(db, 'store_visits', visitRows(market, ids));
  await bulkInsert(db, 'follows', followRows(market, ids));
}
