import './stores.events.ts';
import type { Module } from '../../platform/module.ts';
import { banksMigrations } from './banks/banks.migrations.ts';
import { tellOfBank } from './banks/tell-of-bank.ts';
import { reviewMigrations } from './review/review.migrations.ts';
import { simulateApproval } from './review/simulate-approval.ts';
import { tellOfReview } from './review/tell-of-review.ts';
import { storesMigrations } from './stores.migrations.ts';
import { storesRoutes } from './stores.routes.ts';

export { bankOf, banks } from './banks/banks.ts';
export { bankOfMerchant } from './banks/read-bank.ts';
export { saveBank } from './banks/save-bank.ts';
export { bannerOf } from './banner/read-banner.ts';
export { foundStore } from './found/found-store.ts';
export { merchantOfUser } from './merchant-of-user.ts';
export { approveStore } from './review/approve-store.ts';
export { canSell, type PayoutBlock, payoutBlock } from './review/can-sell.ts';
export { listStores, type StoreRow } from './review/list-stores.ts';
export { readStoreDossier } from './review/read-store-dossier.ts';
export { rejectStore } from './review/reject-store.ts';
export { submitStore } from './review/submit-store.ts';
export { suspendStore, unsuspendStore } from './review/suspend-store.ts';
export type { StoreRefusal } from './stores.events.ts';
export type { Merchants, StoreType } from './stores.tables.ts';

export const storesModule: Module = {
  name: 'stores',
  migrations: { ...storesMigrations, ...banksMigrations, ...reviewMigrations },
  routes: storesRoutes,
  consumers: [tellOfBank, ...tellOfReview],
  queues: [simulateApproval],
};
