export { storesMigrations } from './stores.migrations.ts';
export type { DocumentType, Merchants, ReviewState, StoreType } from './stores.tables.ts';
