export type { Api, ApiOptions, SeedOptions } from './app/api.ts';
export { createApi } from './app/create-api.ts';
export { exportInto, type Place, restoreFrom } from './app/transfer/market-folder.ts';
export { CannotRestore } from './app/transfer/restore-market.ts';
export type { Clock } from './platform/clock.ts';
export { DirectoryInUse } from './platform/database/directory-lock.ts';
export { StorageRefused } from './platform/storage/s3-address.ts';
