export type { Api, ApiOptions, SeedOptions } from './app/api.ts';
export { createApi } from './app/create-api.ts';
export {
  AccountRefused,
  type Accounts,
  type AccountToAdd,
  hasMarketKey,
  openAccounts,
} from './app/open-accounts.ts';
export type { ProductionLack } from './app/production-lacks.ts';
export { exportInto, type Place, restoreFrom } from './app/transfer/market-folder.ts';
export { CannotRestore } from './app/transfer/restore-market.ts';
export type { Clock } from './platform/clock.ts';
export { DirectoryInUse } from './platform/database/directory-lock.ts';
export type { Issuer, Issuers } from './platform/issuers.ts';
export { StorageRefused } from './platform/storage/s3-address.ts';
export { demoDesk } from './seed/data/people.ts';
