export type { Api, ApiOptions, SeedOptions } from './app/api.ts';
export { type DataLocation, exportToFolder, restoreFromFolder } from './app/backup/backup-folder.ts';
export { RestoreError } from './app/backup/restore-data.ts';
export { createApi } from './app/create-api.ts';
export {
  AccountError,
  type Accounts,
  type AccountToAdd,
  hasMasterKey,
  openAccounts,
} from './app/open-accounts.ts';
export type { ProductionRequirement } from './app/production-requirements.ts';
export type { Clock } from './platform/clock.ts';
export { DirectoryInUseError } from './platform/database/directory-lock.ts';
export type { Issuer, Issuers } from './platform/issuers.ts';
export { StorageConfigError } from './platform/storage/s3-address.ts';
export { demoStaff } from './seed/data/users.ts';
