export { demoAccounts } from './data/users.ts';
export type { SeedSize } from './plan/seed-size.ts';
export { renewDeadlines } from './renew-deadlines.ts';
export { type SeedDatabaseInput, seedDatabase } from './seed-database.ts';
