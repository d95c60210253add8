export type { Api, ApiOptions } from './app/api.ts';
export { type DataLocation, exportToFolder, restoreFromFolder } from './app/backup/backup-folder.ts';
export { RestoreError } from './app/backup/restore-data.ts';
export { createApi } from './app/create-api.ts';
export { replaceMarketKey } from './app/market-key/replace-market-key.ts';
export {
  AccountError,
  type Accounts,
  type AccountToAdd,
  hasMasterKey,
  migrateDatabase,
  openAccounts,
} from './app/open-accounts.ts';
export { PluginError } from './app/plugin.ts';
export type { ProductionRequirement } from './app/production-requirements.ts';
export type { Clock } from './platform/clock.ts';
export { DirectoryInUseError } from './platform/database/directory-lock.ts';
export { isPublicAddress, resolvePublic } from './platform/guarded-fetch/public-address.ts';
export { InstallationError } from './platform/installation/installation-error.ts';
export { readInternalToken } from './platform/keys.ts';
export { sendMailBySmtp } from './platform/mail/send-operators-mail.ts';
export { SearchClusterError } from './platform/search-cluster/search-cluster.ts';
export { StorageConfigError } from './platform/storage/s3-address.ts';
export { setTracer, type Tracer } from './platform/tracing.ts';
export type { Issuer, Issuers } from './ports/issuers.ts';
export {
  type PaymentVariables,
  ProviderSettingsError,
  paymentVariables,
  readPaymentSettings,
} from './providers/payment-settings.ts';
