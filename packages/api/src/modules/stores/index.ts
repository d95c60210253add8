import './stores.events.ts';
import type { Module } from '../../platform/module.ts';
import { banksMigrations } from './banks/banks.migrations.ts';
import { notifyBankChange } from './banks/notify-bank-change.ts';
import { storesMigrations } from './stores.migrations.ts';
import { storesRoutes } from './stores.routes.ts';
import { notifyVerification } from './verification/notify-verification.ts';
import { partRequestsMigrations } from './verification/part-requests.migrations.ts';
import { rejectUnansweredJob } from './verification/reject-unanswered.ts';
import { verificationMigrations } from './verification/verification.migrations.ts';

export { banks, findBank } from './banks/banks.ts';
export { bankOfMerchant } from './banks/read-bank.ts';
export { saveBank } from './banks/save-bank.ts';
export { readBanner } from './banner/read-banner.ts';
export { createStore } from './create/create-store.ts';
export { merchantOfUser } from './merchant-of-user.ts';
export { selectStore } from './select-store.ts';
export type { StoreRejection } from './stores.events.ts';
export type { Merchants, StoreType } from './stores.tables.ts';
export { approveStore } from './verification/approve-store.ts';
export { canSell, type PayoutBlock, payoutBlock } from './verification/can-sell.ts';
export { assertComplete, findMissing } from './verification/find-missing.ts';
export { listStores, type StoreRow } from './verification/list-stores.ts';
export {
  readStoreVerificationFile,
  type StoreVerificationFile,
} from './verification/read-store-verification-file.ts';
export { rejectStore } from './verification/reject-store.ts';
export { requestParts } from './verification/request-parts.ts';
export { submitStore } from './verification/submit-store.ts';
export { suspendStore, unsuspendStore } from './verification/suspend-store.ts';

export const storesModule: Module = {
  name: 'stores',
  migrations: {
    ...storesMigrations,
    ...banksMigrations,
    ...verificationMigrations,
    ...partRequestsMigrations,
  },
  routes: storesRoutes,
  sweeps: [rejectUnansweredJob],
  consumers: [notifyBankChange, ...notifyVerification],
};
