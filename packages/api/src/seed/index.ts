export { demoAccounts } from './data/people.ts';
export type { MarketSize } from './plan/market-size.ts';
export { renewDeadlines } from './renew-deadlines.ts';
export { type SeedMarketInput, seedMarket } from './seed-market.ts';
