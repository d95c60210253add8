import type { SeedSize } from '@pasar/api/plugin';

/** The market that `npm start` opens. The pictures are made for this one: with another, pages repeat some. */
export const demoSeed = 2026;

/** How large it is. */
export const demoSize: SeedSize = { stores: 200, products: 5_000, buyers: 2_000, orders: 20_000 };

/** A store lists some twenty products, and a buyer orders ten times in half a year. */
const PRODUCTS_PER_STORE = 20;
const ORDERS_PER_BUYER = 10;

/** The demo market's size, changed where somebody asked for more or less of something. */
export function resolveSeedSize(wished: Partial<SeedSize> = {}): SeedSize {
  const { products = demoSize.products, orders = demoSize.orders } = wished;
  return {
    products,
    orders,
    stores: wished.stores ?? Math.max(demoSize.stores, Math.ceil(products / PRODUCTS_PER_STORE)),
    buyers: wished.buyers ?? Math.max(demoSize.buyers, Math.ceil(orders / ORDERS_PER_BUYER)),
  };
}

/** The sixty written stores with what a test can make quickly. */
export const smallSize: SeedSize = { stores: 60, products: 1_500, buyers: 60, orders: 800 };
