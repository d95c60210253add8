/** How much there is in a market. */
export interface MarketSize {
  stores: number;
  products: number;
  buyers: number;
  /** Orders in its past, besides the written ones of the demo accounts. */
  orders: number;
}

/** The market that `npm start` opens. */
export const demoSize: MarketSize = { stores: 60, products: 1_500, buyers: 40, orders: 20_000 };
