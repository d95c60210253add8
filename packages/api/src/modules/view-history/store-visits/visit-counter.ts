import { second } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';

/** The jobs come round with every event; visits are written no more often than this. */
const apart = 5 * second;
/** Beyond this many users a day one server drops its record of them, and counts some twice. */
const mostRemembered = 200_000;

export interface CountedVisits {
  stores: { merchantId: number; day: string; visitors: number; views: number }[];
  products: { productId: number; views: number }[];
}

export interface VisitCounter {
  add(visit: { merchantId: number; productId?: number; who: string; at: Date }): void;
  /** The visits since the last take; null without any, or when the last take was just now. */
  take(now: Date): CountedVisits | null;
  /** Puts back what could not be written. */
  giveBack(counted: CountedVisits): void;
}

/** Counts in memory, so that a page that everybody opens writes one row now and then and not one each time. */
export const createVisitCounter = (): VisitCounter => {
  let stores = new Map<string, CountedVisits['stores'][number]>();
  let products = new Map<number, number>();
  let today = '';
  let takenAt = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  const isNew = (visitor: string, on: string) => {
    if (on !== today || seen.size >= mostRemembered) seen.clear();
    today = on;
    const before = seen.size;
    return seen.add(visitor).size > before;
  };
  const count = (visit: CountedVisits['stores'][number]) => {
    const key = `${visit.day} ${visit.merchantId}`;
    const known = stores.get(key) ?? { ...visit, visitors: 0, views: 0 };
    known.visitors += visit.visitors;
    known.views += visit.views;
    stores.set(key, known);
  };
  const countProduct = (productId: number, views: number) =>
    products.set(productId, (products.get(productId) ?? 0) + views);
  return {
    add: ({ merchantId, productId, who, at }) => {
      const on = jakartaDay(at);
      count({ merchantId, day: on, visitors: isNew(`${merchantId} ${who}`, on) ? 1 : 0, views: 1 });
      if (productId !== undefined) countProduct(productId, 1);
    },
    take: (now) => {
      const isSoon = Math.abs(now.getTime() - takenAt) < apart;
      if (stores.size === 0 || isSoon) return null;
      takenAt = now.getTime();
      const taken = {
        stores: [...stores.values()],
        products: [...products].map(([productId, views]) => ({ productId, views })),
      };
      stores = new Map();
      products = new Map();
      return taken;
    },
    giveBack: (counted) => {
      counted.stores.forEach(count);
      for (const { productId, views } of counted.products) countProduct(productId, views);
    },
  };
};
